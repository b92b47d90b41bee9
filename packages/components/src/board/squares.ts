import { latticeOfTiles, type BoardShape, type GameMeta, type TileLattice } from '@undercroft/contract';
import type { AnswerView, BoardView, WalkView } from '@undercroft/view';
import type { CardScene } from '../scene/card-scene.ts';
import type { BoardSource } from './grounds.ts';
import { latticeOf, SIDE } from './lattice/lattice.ts';
import type { Size } from './over/over.ts';

/** What a board is made of. */
export interface BoardParts {
  readonly squares: readonly CardScene[];
  readonly above: readonly CardScene[];
  readonly plots: readonly CardScene[];
  readonly gates: readonly CardScene[];
}

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

/** What a thing is called, empty for one that is not known. @throws never */
export function titleOf(meta: GameMeta): (thing: number) => string {
  return (thing) => meta.rows[meta.things[thing] ?? -1]?.title ?? '';
}

/**
 * What players call a thing, a place of a board by its name among `spots`; undefined for one that
 * is not known.
 */
export function calledBy(
  { rows, things }: GameMeta,
  spots: ReadonlyMap<number, string>,
  thing: number,
): string | undefined {
  return spots.get(thing) ?? rows[things[thing] ?? -1]?.title;
}

/** The plots of a board of tiles. */
export interface Plots {
  /** of a board of tiles; null of any other */
  readonly lattice: TileLattice | null;
  /** the plot in which a square lies, -1 none */
  readonly of: (n: number) => number;
  /** columns and rows of the cell that stands for a plot as a whole */
  readonly size: Size;
  /** the box around a plot, in sides of a space */
  readonly box: (plot: number) => SpaceBox;
}

/** A box on a board, in sides of a space. */
export interface SpaceBox {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** The plots of a board; of one without tiles none. @throws never */
export function plotsOf({ board, meta }: BoardSource): Plots {
  const own = meta.kinds[board.kind]?.board;
  const tiles = own?.tiles;
  if (own === undefined || tiles === undefined)
    return {
      lattice: null,
      of: () => -1,
      size: { columns: 0, rows: 0 },
      box: () => boxAround([], { columns: 0, rows: 0 }),
    };
  const lattice = latticeOfTiles(meta, tiles);
  return {
    lattice,
    of: (n) => lattice.plotOf[n] ?? -1,
    size: tiles.hexagons === undefined ? tiles : { columns: 1, rows: 1 },
    box: (plot) => boxAround(lattice.spaces[plot] ?? [], own),
  };
}

/** The box around the middles of spaces, half a side larger on each side. @throws never */
export function boxAround(squares: readonly number[], shape: BoardShape): SpaceBox {
  const middles = squares.map((n) => latticeOf(shape).middle(n));
  const [across, down] = [0, 1].map((axis) => middles.map((middle) => middle[axis]! / SIDE));
  const [left, top] = [Math.min(...across!) - 0.5, Math.min(...down!) - 0.5];
  return { left, top, wide: Math.max(...across!) + 0.5 - left, high: Math.max(...down!) + 0.5 - top };
}
