/**
 * Things that stand for others, as a figure does for the card that it was placed with: `stands-for`
 * of a kind.
 */
import type { GameMeta } from '@undercroft/contract';
import { metaIndex } from './meta-index.ts';

/** The thing that one stands for now; the thing itself when it stands for none. Never throws. */
export function shownThing(meta: GameMeta, state: Int32Array, thing: number): number {
  const standsFor = meta.kinds[metaIndex(meta).kindOf[thing] ?? -1]?.standsFor;
  const field = standsFor === undefined ? undefined : meta.fields[standsFor];
  const shown = field === undefined ? -1 : (state[field.offset + thing] ?? -1);
  return shown < 0 ? thing : shown;
}
