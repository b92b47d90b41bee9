import type { Facts } from '../language/facts/facts.ts';
import type { Node } from '../content/tree/node.ts';
import type { AttributeModel } from '../content/model/model.ts';

/**
 * Attributes that effects change: of things in force, of the rules, and lasting ones.
 *
 * @param items all items that may last or be in force
 */
export function changedAttributes(facts: Facts, items: readonly Node[]): ReadonlySet<AttributeModel> {
  const changed = new Set<AttributeModel>();
  for (const item of items) {
    const ref = item.kind === 'continuous' ? facts.refs.get(item) : undefined;
    if (ref?.to === 'attribute') changed.add(ref.attribute);
  }
  return changed;
}
