import type { BoardShape, GameMeta } from '@undercroft/contract';
import type { AnswerView, BoardView, WalkView } from '@undercroft/view';
import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import type { BoardSource } from './grounds.ts';
import { latticeOf } from './lattice/lattice.ts';
import type { Size } from './over/over.ts';

/** Squares above others, by the number of the one below. @throws never */
export function aboveOf({ drawn }: BoardView, cards: readonly CardScene[]): Map<number, CardScene> {
  const numbers = new Map((drawn?.above ?? []).map(({ square, thing }) => [thing.id, square]));
  return new Map(
    cards.flatMap((card) => {
      const n = numbers.get(card.thing);
      return n === undefined ? [] : [[n, card] as const];
    }),
  );
}

/** All that lies on a square, also in other things. @throws never */
export function lyingOn(square: CardScene): CardScene[] {
  return [...square.inside, ...square.fittings].flatMap((card) => [card, ...lyingOn(card)]);
}

/** By thing: the cheapest way of those that answers go there. @throws never */
export function walksOf(answers: readonly AnswerView[]): Map<number, WalkView> {
  const walks = new Map<number, WalkView>();
  for (const { thing, walk } of answers) {
    const known = walks.get(thing);
    if (walk !== undefined && (known === undefined || known.cost > walk.cost)) walks.set(thing, walk);
  }
  return walks;
}

/**
 * A place with the room in which it lies, by number of the square; without it where none is seen.
 *
 * @throws never
 */
export function roomWords({ board, meta }: BoardSource, words: Words): (n: number, place: string) => string {
  return (n, place) => {
    const room = meta.rows[board.drawn?.rooms[n] ?? -1]?.title ?? '';
    return room === '' ? place : words.say('board.in-room', { place, room });
  };
}

/** What a thing is called, empty for one that is not known. @throws never */
export function titleOf(meta: GameMeta): (thing: number) => string {
  return (thing) => meta.rows[meta.things[thing] ?? -1]?.title ?? '';
}

/**
 * The plot in which a square lies, and how many plots lie side by side; of a board without tiles
 * none.
 *
 * @throws never
 */
export function plotsOf({ board, meta }: BoardSource): {
  readonly across: number;
  readonly size: Size;
  of(n: number): number;
} {
  const own = meta.kinds[board.kind]?.board;
  const tiles = own?.tiles;
  if (own === undefined || tiles === undefined) return { across: 0, size: { columns: 0, rows: 0 }, of: () => -1 };
  const across = own.columns / tiles.columns;
  const of = (n: number): number =>
    Math.floor(Math.floor(n / own.columns) / tiles.rows) * across + Math.floor((n % own.columns) / tiles.columns);
  return { across, size: tiles, of };
}

/** Of squares the one that lies nearest to the middle of all of them; -1 of none. @throws never */
export function middleOf(squares: readonly number[], shape: BoardShape): number {
  const middles = new Map(squares.map((n) => [n, latticeOf(shape).middle(n)]));
  const x = mean([...middles.values()].map(([across]) => across));
  const y = mean([...middles.values()].map(([, down]) => down));
  const far = (n: number): number => Math.hypot((middles.get(n)?.[0] ?? 0) - x, (middles.get(n)?.[1] ?? 0) - y);
  return squares.reduce((best, n) => (best < 0 || far(n) < far(best) ? n : best), -1);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}
