/** What a kind has from the kinds it is a sort of. */
import type { GameMeta } from './meta.ts';
import type { KindMeta } from './meta/things.ts';

/**
 * A kind and those it is a sort of, the general one first; empty when there is none. Never throws.
 */
export function lineageOf(meta: GameMeta, kind: KindMeta | undefined): KindMeta[] {
  return kind === undefined ? [] : [...lineageOf(meta, meta.kinds[kind.parent]), kind];
}

/**
 * Whether a kind is another one, or a sort of it.
 *
 * @param kind index, below 0 none
 * @param of index
 * @throws never
 */
export function isSortOf(meta: GameMeta, kind: number, of: number): boolean {
  for (let at = kind; at >= 0; at = meta.kinds[at]!.parent) if (at === of) return true;
  return false;
}

/**
 * Printed values of a kind and of those it is a sort of, those of the general one first. Never
 * throws.
 */
export function printedOf(meta: GameMeta, kind: KindMeta | undefined): KindMeta['printed'] {
  return lineageOf(meta, kind).flatMap((one) => one.printed);
}
