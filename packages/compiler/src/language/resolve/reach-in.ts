// Sets of spaces that are goals of a walk.

import type { Facts } from '../facts/facts.ts';
import type { Call, Define, Expression } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';

/** Functions of the game that are looked into, one within the other. */
const DEEPEST = 8;

/**
 * The call of `reach` whose spaces a set holds, also where it stands in a function of the game;
 * null when the set holds others, or those of several calls.
 *
 * @param set  its names are bound
 * @throws     never
 */
export function reachIn(facts: Facts, set: Expression | null | undefined, depth = 0): Call | null {
  if (set === null || set === undefined || depth > DEEPEST) return null;
  if (set.kind === 'query') return reachIn(facts, set.places[0], depth) ?? reachIn(facts, set.base, depth);
  if (set.kind === 'binary') return reachIn(facts, set.left, depth);
  if (set.kind !== 'call' && set.kind !== 'name') return null;
  const ref = facts.refs.get(set);
  if (ref?.to === 'define') return reachOf(facts, ref.define, depth + 1);
  return set.kind === 'call' && set.name === 'reach' ? set : null;
}

function reachOf(facts: Facts, { body, value }: Define, depth: number): Call | null {
  if (body === null) return reachIn(facts, value, depth);
  const found: Call[] = [];
  walk(body, (node) => {
    const call = node.kind === 'return' ? reachIn(facts, node.value, depth) : null;
    if (call !== null) found.push(call);
  });
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}
