/**
 * Things that stand for others, as a figure does for the card that it was placed with: `stands-for`
 * of a kind.
 */
import type { GameMeta } from '@undercroft/contract';
import { metaIndex } from './meta-index.ts';

/**
 * The thing that one stands for now; the thing itself when it stands for none. A copy of a copy is
 * the last of them; things that copy each other in a circle are themselves. Never throws.
 */
export function shownThing(meta: GameMeta, state: Int32Array, thing: number): number {
  let at = thing;
  for (let steps = 0; steps <= meta.things.length; steps++) {
    const kind = meta.kinds[metaIndex(meta).kindOf[at] ?? -1];
    const field = meta.fields[kind?.standsFor ?? -1];
    const shown = field === undefined ? -1 : (state[field.offset + at] ?? -1);
    if (shown < 0) return at;
    if (kind?.copies !== true) return shown;
    at = shown;
  }
  return thing;
}
