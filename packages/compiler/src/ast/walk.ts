// Walks over the tree without knowing its kinds: children are found by their shape.

import type { Node } from './node.ts';

/** Anything that has a kind: a node, or part of one that is looked at as such. */
export interface AnyNode {
  readonly kind: string;
}

/** What later phases fill in; it leads to other parts of the tree, not to children. */
const FILLED = new Set([
  'ref',
  'local',
  'type',
  'procedure',
  'old',
  'at',
  'nameAt',
  'verbAt',
  'windowAt',
  'counterAt',
  'attributeAt',
]);

const known = new WeakMap<AnyNode, readonly Node[]>();

/** The nodes right below a node, in the order of the text; found once, since only what is filled in ever changes. Never throws. */
export function childrenOf(node: AnyNode): readonly Node[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) if (!FILLED.has(key)) gather(value, children);
  known.set(node, children);
  return children;
}

function gather(value: unknown, children: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) gather(one, children);
  } else if ('kind' in value && 'at' in value) children.push(value as Node);
  else for (const [key, one] of Object.entries(value)) if (!FILLED.has(key)) gather(one, children);
}

/**
 * Calls `visit` for a node and everything below it, parents first.
 *
 * @param visit  gives false to leave out what is below
 * @throws       what `visit` throws
 */
export function walk(node: AnyNode, visit: (node: Node) => boolean | void): void {
  if (visit(node as Node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

/**
 * Whether a test holds for a node or for anything below it.
 *
 * @throws what `test` throws
 */
export function some(node: AnyNode, test: (node: Node) => boolean): boolean {
  return test(node as Node) || childrenOf(node).some((child) => some(child, test));
}
