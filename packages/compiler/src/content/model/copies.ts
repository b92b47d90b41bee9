// Things that are copies of others: `copies:` of a kind.

import type { FieldModel, KindModel } from './model.ts';

/**
 * The kind that says `copies:` for a kind: itself, or the one above it. Null for things that are
 * what their rows say.
 */
export function copyingKind(kind: KindModel): KindModel | null {
  if (kind.copies == null) return null;
  return (kind.parent === null ? null : copyingKind(kind.parent)) ?? kind;
}

/** Fields that say what things are copies of, each once. */
export function copyFields(kinds: readonly KindModel[]): readonly FieldModel[] {
  return [...new Set(kinds.flatMap(({ copies }) => copies ?? []))];
}

/** The field by which a thing of a kind is called after another one. */
export function namingField({ copies, standsFor }: KindModel): FieldModel | null {
  return copies ?? standsFor ?? null;
}
