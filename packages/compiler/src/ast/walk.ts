// Walks over the tree without knowing its kinds: children are found by their shape.

import type { Node } from './node.ts';

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

/** The nodes right below a node, in the order of the text. Never throws. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) if (!FILLED.has(key)) gather(value, children);
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
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}
