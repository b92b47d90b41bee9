import type { BotsModel, WantModel } from '../../../model/bots.ts';
import { entriesAt, flagAt, mapAt, mapOf, scalarAt, wholeAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

/** Hundredths of a point that a want is worth, where it does not say. */
const WEIGHT = 100;

/**
 * Reads `bots: {wants: {oil: your oil, hand: {is: count(your hand), weight: 40, harmless: true}},
 * ahead: 30, until: year}`.
 *
 * @returns null when there is none
 * @throws  never
 */
export function readBots(context: LoadContext, game: YamlMap): BotsModel | null {
  const bots = mapAt(game, 'bots');
  if (bots === undefined) return null;
  // What all win together is no loss of the others.
  const shared = flagAt(game, 'cooperative');
  const wants = entriesAt(bots, 'wants').flatMap((entry) => readWant(context, entry, shared));
  const until = scalarAt(bots, 'until');
  return {
    wants,
    ahead: wholeAt(bots, 'ahead'),
    until: until === undefined ? null : context.take(context.input.expression(rulesTextOf(context, until))),
  };
}

function readWant(context: LoadContext, { key, keySpan, value }: YamlEntry, shared: boolean): WantModel[] {
  const map = mapOf(value);
  const is = value.kind === 'scalar' ? value : scalarAt(map, 'is');
  if (is === undefined) return [];
  const expression = context.take(context.input.expression(rulesTextOf(context, is)));
  const weight = wholeAt(map, 'weight') ?? WEIGHT;
  const harmless = shared || flagAt(map, 'harmless') ? ({ harmless: true } as const) : {};
  return [{ name: key, at: keySpan, value: expression, weight, ...harmless }];
}
