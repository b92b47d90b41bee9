import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import type { BoardSource, Grounds } from './grounds.ts';
import { FOG } from './ground-names.ts';
import type { Size } from './over/over.ts';
import { isInPart, type BoardPart } from './part.ts';
import { lyingOn, plotsOf } from './squares.ts';
import { squareInWords } from './square-words.ts';

/**
 * Plots of a board of tiles that are one cell of its grid for keys and for readers of the screen:
 * those of which nothing is known square by square, and all of them while plots are asked for and
 * nothing on their squares.
 */
export interface WholePlots {
  /**
   * the square that stands for the cell to which a square belongs: the first one of such a plot,
   * else itself
   */
  readonly cellOf: (n: number) => number;
  /** how many columns and rows the cell of a square has; null when another square stands for it */
  readonly spanOf: (n: number) => Size | null;
  /** a plot in words, by any of its squares; undefined for squares that are cells of their own */
  readonly inWords: (n: number) => string | undefined;
}

const OWN: Size = { columns: 1, rows: 1 };

/** What a board is made of, as far as plots go by it. */
interface Parts {
  readonly squares: readonly CardScene[];
  readonly above: ReadonlyMap<number, CardScene>;
  readonly plots: readonly CardScene[];
}

/** @param title  what a thing is called @throws never */
export function wholePlots(
  source: BoardSource,
  { above, plots, squares }: Parts,
  grounds: Grounds,
  title: (thing: number) => string,
  words: Words,
): WholePlots {
  const laid = plotsOf(source);
  const cardsOf = (n: number): CardScene[] => [squares[n], above.get(n)].filter((one) => one !== undefined);
  const lying = (n: number): CardScene[] => cardsOf(n).flatMap((square) => [...square.inside, ...square.fittings]);
  const isAsked = (n: number): boolean =>
    [...cardsOf(n), ...cardsOf(n).flatMap(lyingOn)].some(({ answers }) => answers.length > 0);
  const isDark = (n: number): boolean => grounds.squares[n]?.name === FOG && lying(n).length === 0 && !isAsked(n);
  const members = new Map<number, number[]>();
  for (const n of squares.keys()) members.set(laid.of(n), [...(members.get(laid.of(n)) ?? []), n]);
  const onlyPlots = plots.some(({ answers }) => answers.length > 0) && ![...squares.keys()].some(isAsked);
  const firsts = new Map<number, number>();
  const labels = new Map<number, string>();
  for (const [index, own] of members) {
    const [plot, first = -1] = [plots[index], own[0]];
    const dark = own.every(isDark);
    if (plot === undefined || (!dark && !onlyPlots)) continue;
    for (const n of own) firsts.set(n, first);
    const whole = {
      ...plot,
      face: { ...plot.face, stats: [], marks: [] },
      inside: [...plot.inside, ...own.flatMap(lying)],
    };
    const ground = dark ? grounds.squares[first] : undefined;
    labels.set(first, squareInWords(whole, { ground, borders: [], walk: undefined, title }, words));
  }
  const cellOf = (n: number): number => firsts.get(n) ?? n;
  return {
    cellOf,
    spanOf: (n) => (!firsts.has(n) ? OWN : cellOf(n) === n ? laid.size : null),
    inWords: (n) => labels.get(cellOf(n)),
  };
}

/**
 * Whether one of the squares of a row stands for a cell of the grid, in the part of the board that
 * is drawn.
 *
 * @throws never
 */
export function isRowHeard(
  own: readonly number[],
  { columns }: Size,
  { cellOf }: WholePlots,
  part: BoardPart,
): boolean {
  return own.some((n) => isInPart(part, n, columns) && cellOf(n) === n);
}
