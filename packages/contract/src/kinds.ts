/** What a kind has from the kinds it is a sort of. */
import type { GameMeta, KindMeta } from './meta.ts';

/** A kind and those it is a sort of, the general one first; empty when there is none. Never throws. */
export function lineageOf(meta: GameMeta, kind: KindMeta | undefined): KindMeta[] {
  return kind === undefined ? [] : [...lineageOf(meta, meta.kinds[kind.parent]), kind];
}

/** Printed values of a kind and of those it is a sort of, those of the general one first. Never throws. */
export function printedOf(meta: GameMeta, kind: KindMeta | undefined): KindMeta['printed'] {
  return lineageOf(meta, kind).flatMap((one) => one.printed);
}
