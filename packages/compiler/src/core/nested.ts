/**
 * Whether working something out asks a function or an attribute of the game. Such work can double
 * with every step down, or never end, so each call of it is counted; all else ends by itself after
 * a look at the things there are, and so do functions that are small.
 */
import type { Facts } from '../language/facts/facts.ts';
import type { Continuous, Expression, Node } from '../content/tree/node.ts';
import { some } from '../content/tree/walk.ts';
import type { AttributeModel, SetModel } from '../content/model/model.ts';
import type { Ref } from '../language/facts/ref.ts';

/** @param isSmall whether what a name asks for takes no more work than its size */
export function isNested(
  facts: Facts,
  node: Node,
  isSmall: (ref: Ref) => boolean,
  seen: Set<SetModel> = new Set(),
): boolean {
  return some(node, (inner) => {
    const ref = facts.refs.get(inner);
    if (ref === undefined) return false;
    if (ref.to === 'define' || ref.to === 'attribute' || ref.to === 'procedure') return !isSmall(ref);
    if (ref.to !== 'set' || seen.has(ref.set)) return false;
    seen.add(ref.set);
    return isNested(facts, ref.set.query, isSmall, seen);
  });
}

/** @param effects what changes the attribute @param isSmall as above */
export function isNestedAttribute(
  facts: Facts,
  attribute: AttributeModel,
  effects: readonly Continuous[],
  isSmall: (ref: Ref) => boolean,
): boolean {
  const parts: (Expression | null)[] = [
    attribute.base,
    ...effects.flatMap(({ subject, amount, condition }) => [subject, amount, condition]),
  ];
  return (
    facts.shown.get(attribute)?.to === 'attribute' ||
    parts.some((part) => part !== null && isNested(facts, part, isSmall))
  );
}
