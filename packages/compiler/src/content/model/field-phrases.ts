// Sentences of the log about changes of fields of things: `beast.wounds.more` in `phrases:` of
// game.yaml.

import type { FieldModel, KindModel } from './model.ts';

/**
 * In which direction a field has changed: a number `more` or `less`, a flag `on` or `off`, anything
 * else `set`.
 */
export type Direction = 'more' | 'less' | 'on' | 'off' | 'set';

/**
 * A sentence of `phrases:` about a field: what it is called there, and what may stand in it besides
 * `{you}`.
 */
export interface FieldPhrase {
  readonly name: string;
  readonly kind: KindModel;
  readonly direction: Direction;
  /**
   * `it` is the thing, `value` what its field says afterwards, `amount` by how much a number has
   * changed
   */
  readonly slots: readonly string[];
}

/** In which directions a field can change. Never throws. */
export function directionsOf({ type }: FieldModel): readonly Direction[] {
  if (type.is === 'number') return ['more', 'less'];
  return type.is === 'flag' ? ['on', 'off'] : ['set'];
}

/**
 * What the sentence about a change is called: by the kind that declares the field. Never throws.
 */
export function fieldPhraseName(kind: KindModel, field: FieldModel, direction: Direction): string {
  return `${kind.name}.${field.name}.${direction}`;
}

/** All sentences that a game may have about changes of fields. Never throws. */
export function fieldPhrasesOf(kinds: readonly KindModel[]): readonly FieldPhrase[] {
  return kinds.flatMap((kind) =>
    kind.fields.flatMap((field) =>
      directionsOf(field).map((direction) => ({
        name: fieldPhraseName(kind, field, direction),
        kind,
        direction,
        slots:
          field.type.is === 'number' ? ['it', 'amount', 'value'] : field.type.is === 'flag' ? ['it'] : ['it', 'value'],
      })),
    ),
  );
}
