/**
 * Compares figures with the kept ones and lists those that have become worse. It does not know how
 * they are measured.
 */
import type { Row } from '../bench.ts';

/**
 * What figures cost, by id of their row: as a multiple of the yardstick of the same run, or of what
 * is written by hand where that was measured by turns with it. More is slower.
 */
export type Ratios = Readonly<Record<string, number>>;

/** `ratios.json`. */
export interface KeptRatios {
  /** day on which they were written, as `2026-11-28` */
  readonly written: string;
  readonly ratios: Ratios;
}

/**
 * How many times as slow a figure must be to be told. The same code differs by a fifth from run to
 * run on a busy machine.
 */
export const WORSE = 1.5;

/** The ratios of rows that have one. */
export function ratiosOf(rows: readonly Row[]): Ratios {
  const ratios: Record<string, number> = {};
  for (const { id, values } of rows) {
    const cost = values['yards'] ?? (values['ratio'] === undefined ? undefined : 1 / values['ratio']);
    if (cost !== undefined) ratios[id] = Number(cost.toPrecision(3));
  }
  return ratios;
}

/**
 * Ids of figures that are worse than they were by `WORSE` or more; those that are not in both are
 * left out.
 */
export function slowerThan(kept: Ratios, now: Ratios): string[] {
  return Object.keys(now).filter((id) => kept[id] !== undefined && now[id]! >= kept[id] * WORSE);
}

/** The lower of two measurements of each figure: other programs can only make it slower. */
export function lowerOf(a: Ratios, b: Ratios): Ratios {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...ids].map((id) => [id, Math.min(a[id] ?? Infinity, b[id] ?? Infinity)]));
}

/** What there is to tell, a line for each figure; none when all is as it was. */
export function notesOf({ ratios, written }: KeptRatios, now: Ratios): string[] {
  const slower = slowerThan(ratios, now).map(
    (id) => `slower: ${id} takes ${(now[id]! / ratios[id]!).toFixed(1)} times what it took on ${written}`,
  );
  const isKept = (id: string): boolean => ratios[id] !== undefined;
  const added = Object.keys(now).filter((id) => !isKept(id));
  const gone = Object.keys(ratios).filter((id) => now[id] === undefined);
  return [
    ...slower,
    ...added.map((id) => `new: nothing is kept that ${id} could be compared with`),
    ...gone.map((id) => `gone: ${id} is kept and was not measured`),
  ];
}
