// Capacities of a game. They follow from how a state is laid out; exceeding one is an error here,
// never a surprise in a game.

import type { GameContent } from '../../../model/model.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import type { LoadContext } from '../common/context.ts';

/** Things of a game, dice included: an answer has 16 bits for one. */
export const THING_COUNT_MAX = 60_000;
/** Zones, those of each player and each thing counted one by one. */
export const ZONE_COUNT_MAX = 60_000;
/** Rows of a game. */
export const ROW_COUNT_MAX = 4000;
/** Kinds of a game. */
export const KIND_COUNT_MAX = 256;

/**
 * Things that a row stands for in a game of the most players.
 *
 * @throws never
 */
export function thingCount(model: Pick<GameContent, 'maxPlayers' | 'rows'>): number {
  return model.rows.reduce((sum, row) => sum + row.count * (row.perPlayer ? model.maxPlayers : 1), 0);
}

/** Zones in a game of the most players, those of things included. Never throws. */
export function zoneCount(model: Pick<GameContent, 'maxPlayers' | 'rows' | 'zones'>): number {
  const shared = model.zones.reduce((sum, zone) => sum + (zone.owner === 'player' ? model.maxPlayers : 1), 0);
  return model.rows.reduce((sum, row) => {
    let each = 0;
    for (let kind: typeof row.kind | null = row.kind; kind !== null; kind = kind.parent) each += kind.zones.length;
    return sum + each * row.count * (row.perPlayer ? model.maxPlayers : 1);
  }, shared);
}

/**
 * Reports what a game has too many of.
 *
 * @param at  where to report it: the start of game.yaml
 * @throws    never
 */
export function checkLimits(context: LoadContext, model: GameContent, at: Span): void {
  const counts: readonly (readonly [string, number, number])[] = [
    ['thing', thingCount(model) + model.maxDice, THING_COUNT_MAX],
    ['zone', zoneCount(model), ZONE_COUNT_MAX],
    ['row', model.rows.length, ROW_COUNT_MAX],
    ['kind', model.kinds.length, KIND_COUNT_MAX],
  ];
  for (const [what, count, countMax] of counts)
    if (count > countMax) context.report('load/limit', at, { what, count, countMax });
}
