// Games in a row: what `campaign:` says, and what goes from one game to the next.

import type { CampaignModel, FieldModel, GameContent, OptionModel } from '../../../model/model.ts';
import { entryOfKey, type YamlMap } from '../../yaml/node.ts';
import { entriesAt, flagAt, mapAt, mapOf, scalarAt, scalarsAt, textAt } from '../../read.ts';
import { lookUp, type LoadContext } from '../common/context.ts';

/**
 * Reads `campaign:`.
 *
 * @param game  the root of game.yaml
 * @returns     null when each game stands alone
 * @throws      never
 */
export function readCampaign(
  context: LoadContext,
  game: YamlMap,
  { options, globals }: { readonly options: readonly OptionModel[]; readonly globals: readonly FieldModel[] },
): CampaignModel | null {
  const map = mapAt(game, 'campaign');
  if (map === undefined) return null;
  return {
    text: textAt(map, 'text') ?? '',
    settles: scalarsAt(map, 'settles').flatMap((scalar) => lookUp(context, 'option', scalar, options) ?? []),
    over: readOver(context, map, globals),
  };
}

function readOver(context: LoadContext, map: YamlMap, globals: readonly FieldModel[]): FieldModel | null {
  const scalar = scalarAt(map, 'over');
  const field = scalar === undefined ? undefined : lookUp(context, 'global', scalar, globals);
  if (scalar === undefined || field === undefined) return null;
  if (field.type.is !== 'flag' || !field.kept) context.report('load/campaign-over', scalar.span, { name: field.name });
  return field;
}

/**
 * Reports what is kept for a campaign that there is not, and a campaign that keeps nothing.
 *
 * @throws never
 */
export function checkKept(context: LoadContext, game: YamlMap, { campaign }: Pick<GameContent, 'campaign'>): void {
  const kept = declared(game).filter(({ map }) => flagAt(map, 'kept'));
  const at = entryOfKey(game, 'campaign')?.keySpan;
  if (campaign !== null && at !== undefined && kept.length === 0) context.report('load/nothing-kept', at, {});
  if (at !== undefined) return;
  for (const { name, map } of kept)
    context.report('load/kept-for-nothing', entryOfKey(map, 'kept')?.keySpan ?? map.span, { name });
}

/** Everything that can be kept, where it is declared. */
function declared(game: YamlMap): { readonly name: string; readonly map: YamlMap }[] {
  const kinds = entriesAt(game, 'kinds').map(({ value }) => mapOf(value));
  return [
    ...['globals', 'counters', 'zones'].flatMap((key) => entriesAt(game, key)),
    ...entriesAt(mapAt(game, 'player'), 'fields'),
    ...kinds.flatMap((kind) => [...entriesAt(kind, 'fields'), ...entriesAt(kind, 'zones')]),
  ].flatMap(({ key, value }) => {
    const map = mapOf(value);
    return map === undefined ? [] : [{ name: key, map }];
  });
}
