/** Where things lie on sheets of paper, in millimetres from the upper left corner. */
import type { PrintSize } from '@undercroft/components';

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** How things of one size lie on a sheet: row by row, in the middle of the paper. */
export interface Grid {
  /** as it is turned to hold the most */
  readonly paper: PrintSize;
  readonly size: PrintSize;
  readonly bleed: number;
  readonly columns: number;
  readonly rows: number;
  /** upper left corner of the first thing, where it is cut */
  readonly first: Place;
  /** from one thing to the next */
  readonly step: PrintSize;
}

/** What no printer reaches, and where the marks for cutting stand. */
const MARGIN = 6;

/**
 * The grid that holds the most things of a size on a sheet, upright or across.
 *
 * @param paper  upright
 * @returns      null when not even one has room
 */
export function gridOn(paper: PrintSize, size: PrintSize, bleed: number): Grid | null {
  const across = { width: paper.height, height: paper.width };
  const [upright, turned] = [gridOf(paper, size, bleed), gridOf(across, size, bleed)];
  const best = turned.columns * turned.rows > upright.columns * upright.rows ? turned : upright;
  return best.columns * best.rows === 0 ? null : best;
}

function gridOf(paper: PrintSize, size: PrintSize, bleed: number): Grid {
  const step = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  const room = (length: number, each: number): number => Math.max(0, Math.floor((length - 2 * MARGIN) / each + 1e-9));
  const columns = room(paper.width, step.width);
  const rows = room(paper.height, step.height);
  const first = {
    left: (paper.width - columns * step.width) / 2 + bleed,
    top: (paper.height - rows * step.height) / 2 + bleed,
  };
  return { paper, size, bleed, columns, rows, first, step };
}

/** Where the thing of a number lies, from 0. */
export function placeOn({ first, step, columns }: Grid, n: number): Place {
  return { left: first.left + (n % columns) * step.width, top: first.top + Math.floor(n / columns) * step.height };
}

/**
 * How the back of that thing lies on the sheet behind it, when paper is turned over its long edge.
 */
export function backPlaceOn(grid: Grid, n: number): Place & { readonly upsideDown: boolean } {
  const { left, top } = placeOn(grid, n);
  const { paper, size } = grid;
  // Over an edge at its side a sheet shows its back as a card does that one turns; over its upper
  // edge it stands on its head.
  return paper.width <= paper.height
    ? { left: paper.width - left - size.width, top, upsideDown: false }
    : { left, top: paper.height - top - size.height, upsideDown: true };
}

/** Things on sheets, in order. */
export function sheetsOf<T>(things: readonly T[], { columns, rows }: Grid): T[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(things.length / each) }, (_, n) => things.slice(n * each, (n + 1) * each));
}

/**
 * The lines along which one cuts: those between things of different sheets too, since each sheet
 * may be full.
 */
export function cutsOn({ first, step, size, columns, rows }: Grid): {
  readonly across: number[];
  readonly down: number[];
} {
  const lines = (from: number, each: number, length: number, count: number): number[] => [
    ...new Set(
      Array.from({ length: count }, (_, n) => from + n * each)
        .flatMap((at) => [at, at + length])
        .map((at) => Math.round(at * 1000) / 1000),
    ),
  ];
  return {
    down: lines(first.left, step.width, size.width, columns),
    across: lines(first.top, step.height, size.height, rows),
  };
}
