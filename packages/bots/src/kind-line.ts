/** Which kinds are of which. */
import type { GameMeta } from '@undercroft/contract';

/** Whether a kind is another one, or one of its kinds. @throws never */
export function isWithin(meta: GameMeta, kind: number, ancestor: number): boolean {
  for (let at = kind; at >= 0; at = meta.kinds[at].parent) if (at === ancestor) return true;
  return false;
}
