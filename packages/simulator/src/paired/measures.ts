/** What is measured of one game, so that two games can be compared. */
import { HEADER, OUTCOME, type GameMeta, type GameModule } from '@undercroft/contract';
import { scoreSheet } from '@undercroft/engine';
import type { Played } from '../play.ts';
import { exactWins } from '../statistics.ts';

/**
 * What is measured; its name is what people type: `win 1`, `draw`, `turns`, `score`, `wants 1`,
 * `ending last-stand`.
 */
export interface Measure {
  readonly name: string;
  /** 0 to 1 (part of a game won, or whether something happened), or a number of its own */
  readonly is: 'share' | 'number';
}

/** What can be measured of the games of so many players, in a fixed order. */
export function measuresOf({ turn, score, bots, endings }: GameMeta, players: number): Measure[] {
  const seats = Array.from({ length: players }, (_, seat) => seat + 1);
  const share = (name: string): Measure => ({ name, is: 'share' });
  const number = (name: string): Measure => ({ name, is: 'number' });
  return [
    ...seats.map((seat) => share(`win ${seat}`)),
    share('draw'),
    ...(turn < 0 ? [] : [number('turns')]),
    number('answers'),
    ...(score === undefined ? [] : [number('score'), ...seats.map((seat) => number(`score ${seat}`))]),
    ...((bots?.wants.length ?? 0) === 0 ? [] : seats.map((seat) => number(`wants ${seat}`))),
    ...endings.map(({ name }) => share(`ending ${name}`)),
  ];
}

/** The measures of a finished game, in the order of `measuresOf`. */
export function measureGame(game: GameModule, { state, seats, turns, answers }: Played): number[] {
  const { turn, score, bots, endings } = game.meta;
  const wins = winsOf(state, seats.length);
  const scores = score === undefined ? [] : seats.map((_, seat) => scoreOf(game, state, seat));
  const wants = (bots?.wants.length ?? 0) === 0 ? [] : seats.map((_, seat) => wantsOf(game, state, seat));
  const mean = scores.reduce((sum, points) => sum + points, 0) / seats.length;
  return [
    ...wins,
    wins.some((part) => part > 0) ? 0 : 1,
    ...(turn < 0 ? [] : [turns]),
    answers,
    ...(score === undefined ? [] : [exactWins(mean), ...scores]),
    ...wants,
    ...endings.map((_, ending) => (state[HEADER.ending] === ending ? 1 : 0)),
  ];
}

/** All points of a player. */
export function scoreOf(game: GameModule, state: Int32Array, seat: number): number {
  return scoreSheet(game, state, seat).reduce((sum, { points }) => sum + points, 0);
}

/** What a player has of all that the game says players strive for, in points. */
function wantsOf(game: GameModule, state: Int32Array, seat: number): number {
  return exactWins((game.wants?.(state, seat) ?? 0) / 100);
}

/** By seat: 1 for a single winner, an equal part for each of several winners, 0 for the others. */
export function winsOf(state: Int32Array, players: number): number[] {
  const won = Array.from({ length: players }, (_, seat) => (state[HEADER.outcome + seat] === OUTCOME.won ? 1 : 0));
  const winners = won.reduce<number>((sum, one) => sum + one, 0);
  return won.map((one) => exactWins(one / Math.max(1, winners)));
}
