/**
 * Whether working something out asks a function or an attribute of the game. Such work can double with every step down, or never end, so each
 * call of it is counted; all else ends by itself after a look at the things there are.
 */
import type { Facts } from '../ast/facts.ts';
import type { Continuous, Expression, Node } from '../ast/node.ts';
import { some } from '../ast/walk.ts';
import type { AttributeModel, SetModel } from '../model/model.ts';

export function isNested(facts: Facts, node: Node, seen: Set<SetModel> = new Set()): boolean {
  return some(node, (inner) => {
    const ref = facts.refs.get(inner);
    if (ref === undefined) return false;
    if (ref.to === 'define' || ref.to === 'attribute' || ref.to === 'procedure') return true;
    if (ref.to !== 'set' || seen.has(ref.set)) return false;
    seen.add(ref.set);
    return isNested(facts, ref.set.query, seen);
  });
}

/** @param effects what changes the attribute */
export function isNestedAttribute(facts: Facts, attribute: AttributeModel, effects: readonly Continuous[]): boolean {
  const parts: (Expression | null)[] = [
    attribute.base,
    ...effects.flatMap(({ subject, amount, condition }) => [subject, amount, condition]),
  ];
  return attribute.shown !== undefined || parts.some((part) => part !== null && isNested(facts, part));
}
