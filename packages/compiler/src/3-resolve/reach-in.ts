// Sets of spaces that somebody walks to.

import type { Call, Expression } from '../ast/node.ts';

/**
 * The call of `reach` whose spaces a set holds, also where it stands in a function of the game; null when the set holds others.
 *
 * @param set  its names are bound
 * @throws     never
 */
export function reachIn(set: Expression | null | undefined): Call | null {
  if (set === null || set === undefined) return null;
  if (set.kind === 'query') return reachIn(set.places[0]) ?? reachIn(set.base);
  if (set.kind === 'binary') return reachIn(set.left);
  if (set.kind !== 'call' && set.kind !== 'name') return null;
  if (set.ref?.to === 'define') return reachIn(set.ref.define.value);
  return set.kind === 'call' && set.name === 'reach' ? set : null;
}
