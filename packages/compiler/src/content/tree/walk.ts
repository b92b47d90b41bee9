// Walks over the tree; what is below a node of each kind stands in `children.ts`.

import { gatherChildren } from './children.ts';
import type { Node } from './node.ts';

/** Anything that has a kind: a node, or part of one that is looked at as such. */
export interface AnyNode {
  readonly kind: string;
}

/** The nodes right below a node, in the order of the text. Never throws. */
export function childrenOf(node: AnyNode): readonly Node[] {
  const children: Node[] = [];
  gatherChildren(node, children);
  return children;
}

/** A node and everything below it, parents first. */
interface Below {
  readonly nodes: readonly Node[];
  /** by node: number of the first one that does not stand below it */
  readonly after: readonly number[];
}

/** The same trees are walked a dozen times in a compile, so each is laid out in a row once. */
const known = new WeakMap<AnyNode, Below>();

function belowOf(root: AnyNode): Below {
  const before = known.get(root);
  if (before !== undefined) return before;
  const nodes: Node[] = [];
  const after: number[] = [];
  const add = (node: AnyNode): void => {
    const index = nodes.push(node as Node) - 1;
    for (const child of childrenOf(node)) add(child);
    after[index] = nodes.length;
  };
  add(root);
  const below = { nodes, after };
  known.set(root, below);
  return below;
}

/**
 * Calls `visit` for a node and everything below it, parents first.
 *
 * @param visit  gives false to leave out what is below
 * @throws       what `visit` throws
 */
export function walk(root: AnyNode, visit: (node: Node) => boolean | void): void {
  const { nodes, after } = belowOf(root);
  for (let i = 0; i < nodes.length;) i = visit(nodes[i] as Node) === false ? (after[i] as number) : i + 1;
}

/**
 * Whether a test holds for a node or for anything below it.
 *
 * @throws what `test` throws
 */
export function some(root: AnyNode, test: (node: Node) => boolean): boolean {
  return belowOf(root).nodes.some(test);
}
