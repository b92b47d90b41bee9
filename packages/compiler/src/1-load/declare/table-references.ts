// What table.yaml names must exist: zones, kinds, counters, and what it shows of a kind.

import type { GameModel, KindModel } from '../../model/model.ts';
import { entriesAt, mapAt, mapOf, nodeAt, scalarAt, scalarsAt } from '../read.ts';
import type { YamlMap, YamlScalar } from '../yaml/node.ts';
import { lookUp, type LoadContext } from './context.ts';

/** What table.yaml may speak of. */
export type TableScope = Pick<GameModel, 'kinds' | 'zones' | 'counters'>;

/**
 * Reports names in table.yaml that are not declared.
 *
 * @param root  the root of table.yaml
 * @throws      never
 */
export function checkTable(context: LoadContext, root: YamlMap, scope: TableScope): void {
  for (const scalar of scalarsAt(root, 'counters')) lookUp(context, 'counter', scalar, scope.counters);
  for (const place of ['player', 'shared', 'hand']) {
    const areas = nodeAt(root, place);
    for (const area of areas?.kind === 'seq' ? areas.items : []) checkArea(context, mapOf(area), scope);
  }
  for (const { key, keySpan, value } of entriesAt(root, 'kinds')) {
    const kind = lookUp(context, 'kind', named(key, keySpan), scope.kinds);
    if (kind !== undefined) checkLook(context, mapOf(value), kind, scope.kinds);
  }
}

/** A key looked up like a value. */
function named(text: string, span: YamlScalar['span']): YamlScalar {
  return { kind: 'scalar', value: text, text, style: 'plain', span };
}

function checkArea(context: LoadContext, area: YamlMap | undefined, { zones, kinds }: TableScope): void {
  const scalar = scalarAt(area, 'zone');
  const zone = scalar === undefined ? undefined : lookUp(context, 'zone', scalar, zones);
  const by = scalarAt(area, 'by');
  if (zone === undefined || by === undefined) return;
  const held = kinds.filter((kind) =>
    zone.holds.some((one) => lineOf(one).includes(kind) || lineOf(kind).includes(one)),
  );
  lookUp(context, 'field', by, held.flatMap(shownOf));
}

function checkLook(
  context: LoadContext,
  look: YamlMap | undefined,
  kind: KindModel,
  kinds: readonly KindModel[],
): void {
  const related = kinds.filter((other) => lineOf(kind).includes(other) || lineOf(other).includes(kind));
  const shown = related.flatMap(shownOf);
  const value = scalarAt(look, 'value');
  if (value !== undefined && value.text !== 'none') lookUp(context, 'attribute', value, shown);
  for (const scalar of scalarsAt(look, 'stats')) lookUp(context, 'attribute', scalar, shown);
  const by = scalarAt(mapAt(look, 'hue'), 'by');
  if (by !== undefined) lookUp(context, 'field', by, shown);
  for (const { value: state } of entriesAt(look, 'states')) {
    for (const { key, keySpan } of mapOf(state)?.entries ?? []) lookUp(context, 'field', named(key, keySpan), shown);
  }
  const zones = related.flatMap((one) => one.zones);
  for (const scalar of [...scalarsAt(look, 'inside'), ...scalarsAt(look, 'fittings')])
    lookUp(context, 'zone of this kind', scalar, zones);
}

/** A kind and its parents. */
function lineOf(kind: KindModel): readonly KindModel[] {
  return kind.parent === null ? [kind] : [kind, ...lineOf(kind.parent)];
}

function shownOf(kind: KindModel): readonly { readonly name: string }[] {
  return [...kind.attributes, ...kind.fields, ...kind.printed];
}
