// Sets of spaces that somebody walks to.

import type { Call, Define, Expression } from '../ast/node.ts';
import { walk } from '../ast/walk.ts';

/** Functions of the game that are looked into, one within the other. */
const DEEPEST = 8;

/**
 * The call of `reach` whose spaces a set holds, also where it stands in a function of the game; null when the set holds others, or those of
 * several calls.
 *
 * @param set  its names are bound
 * @throws     never
 */
export function reachIn(set: Expression | null | undefined, depth = 0): Call | null {
  if (set === null || set === undefined || depth > DEEPEST) return null;
  if (set.kind === 'query') return reachIn(set.places[0], depth) ?? reachIn(set.base, depth);
  if (set.kind === 'binary') return reachIn(set.left, depth);
  if (set.kind !== 'call' && set.kind !== 'name') return null;
  if (set.ref?.to === 'define') return reachOf(set.ref.define, depth + 1);
  return set.kind === 'call' && set.name === 'reach' ? set : null;
}

function reachOf({ body, value }: Define, depth: number): Call | null {
  if (body === null) return reachIn(value, depth);
  const found: Call[] = [];
  walk(body, (node) => {
    const call = node.kind === 'return' ? reachIn(node.value, depth) : null;
    if (call !== null) found.push(call);
  });
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}
