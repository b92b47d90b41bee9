/** What is measured of one game, so that two games can be compared. */
import { HEADER, NONE, OUTCOME, type GameMeta, type GameModule } from '@undercroft/contract';
import { scoreSheet } from '@undercroft/engine';
import type { Played } from '../play.ts';
import { sideNames } from '../sides.ts';
import { exactWins } from '../statistics.ts';

/**
 * What is measured; its name is what people type: `win 1`, `draw` or
 * `lost`, `turns`, `score`, `wants 1`,
 * `ending last-stand`.
 */
export interface Measure {
  readonly name: string;
  /** 0 to 1 (part of a game won, or whether something happened), or a number of its own */
  readonly is: 'share' | 'number';
  /** what a side has, or all who play together: those of single seats then tell nothing more */
  readonly side?: true;
}

/** The measures that a table lists: sides where the game has them, and else seats. */
export function listedMeasures<M extends Measure>(measures: readonly M[]): readonly M[] {
  const hasSides = measures.some(({ side }) => side === true);
  return hasSides ? measures.filter(({ name }) => !/^(?:win|score|wants) \d+$/.test(name)) : measures;
}

/** Whether it tells how often a seat, a side, or all who play together have won. */
export function isWin({ name }: Measure): boolean {
  return name === 'won' || name.startsWith('win ');
}

/** How many play against each other: sides where the game has them; 1 where all win together. */
export function rivalsOf(meta: GameMeta, players: number): number {
  return playsAsSides(meta) ? Math.max(1, sideNames(meta).length) : players;
}

/** What can be measured of the games of so many players, in a fixed order. */
export function measuresOf(meta: GameMeta, players: number): Measure[] {
  const { turn, score, bots, endings } = meta;
  const seats = Array.from({ length: players }, (_, seat) => seat + 1);
  const share = (name: string): Measure => ({ name, is: 'share' });
  const number = (name: string): Measure => ({ name, is: 'number' });
  return [
    ...seats.map((seat) => share(`win ${seat}`)),
    share(withoutWinner(meta, players)),
    ...sidesOf(meta).map((name): Measure => ({ ...share(name), side: true })),
    ...(turn < 0 ? [] : [number('turns')]),
    number('answers'),
    ...(score === undefined ? [] : [number('score'), ...seats.map((seat) => number(`score ${seat}`))]),
    ...((bots?.wants.length ?? 0) === 0 ? [] : seats.map((seat) => number(`wants ${seat}`))),
    ...endings.map(({ name }) => share(`ending ${name}`)),
  ];
}

/** What a game without a winner is: a loss of all who play together or alone, or a draw. */
function withoutWinner({ cooperative }: GameMeta, players: number): string {
  return cooperative === true || players === 1 ? 'lost' : 'draw';
}

/** The measures of a finished game, in the order of `measuresOf`. */
export function measureGame(game: GameModule, { state, seats, turns, answers }: Played): number[] {
  const { turn, score, bots, endings } = game.meta;
  const wins = winsOf(game.meta, state, seats.length);
  const scores = score === undefined ? [] : seats.map((_, seat) => scoreOf(game, state, seat));
  const wants = (bots?.wants.length ?? 0) === 0 ? [] : seats.map((_, seat) => wantsOf(game, state, seat));
  const mean = scores.reduce((sum, points) => sum + points, 0) / seats.length;
  return [
    ...wins,
    wins.some((part) => part > 0) ? 0 : 1,
    ...sideWins(game.meta, state, seats.length),
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

/**
 * By seat: 1 for a player who won alone, a part for each who won together, 0 for the others. In a
 * game with sides, and in a cooperative one, 1 for each who won.
 */
export function winsOf(meta: GameMeta, state: Int32Array, players: number): number[] {
  const won = Array.from({ length: players }, (_, seat) => (hasWon(state, seat) ? 1 : 0));
  if (playsAsSides(meta)) return won;
  const winners = won.reduce<number>((sum, one) => sum + one, 0);
  return won.map((one) => exactWins(one / Math.max(1, winners)));
}

/** Whether players win and lose as sides, or all together. */
export function playsAsSides({ team, cooperative }: GameMeta): boolean {
  return team !== undefined || cooperative === true;
}

/** By side, in the order of `team`: 1 if a player of it has won. Empty for a game without sides. */
export function teamWins(meta: GameMeta, state: Int32Array, players: number): number[] {
  const { team } = meta;
  const field = team === undefined ? undefined : meta.fields[team];
  if (field?.type.is !== 'enum') return [];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return meta.enums[field.type.of]!.values.map((_, side) =>
    seats.some((seat) => state[field.offset + seat] === side && hasWon(state, seat)) ? 1 : 0,
  );
}

/** What a side has won: `win sun`, or `won` of all who play together. */
function sidesOf(meta: GameMeta): string[] {
  if (meta.cooperative === true) return ['won'];
  const type = meta.fields[meta.team ?? NONE]?.type;
  return type?.is === 'enum' ? meta.enums[type.of]!.values.map((name) => `win ${name}`) : [];
}

function sideWins(meta: GameMeta, state: Int32Array, players: number): number[] {
  return meta.cooperative === true ? [hasWon(state, 0) ? 1 : 0] : teamWins(meta, state, players);
}

function hasWon(state: Int32Array, seat: number): boolean {
  return state[HEADER.outcome + seat] === OUTCOME.won;
}
