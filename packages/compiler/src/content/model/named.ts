// What can be named of a kind: its rows with those of the kinds below it, and these kinds.

import type { KindModel, RowModel } from './model.ts';

/** Rows of a kind and of all below it, in the order of the kinds. Never throws. */
export function namedRows(kind: KindModel): readonly RowModel[] {
  return [...kind.rows, ...kind.children.flatMap(namedRows)];
}

/**
 * The kind and those below it that have rows of their own, or nothing below them: each thing is of
 * exactly one. Never throws.
 */
export function namedKinds(kind: KindModel): readonly KindModel[] {
  const below = kind.children.flatMap(namedKinds);
  return kind.rows.length > 0 || below.length === 0 ? [kind, ...below] : below;
}
