// Walks over the tree; what is below a node of each kind stands in `children.ts`.

import { gatherChildren } from './children.ts';
import type { Node } from './node.ts';

/** Anything that has a kind: a node, or part of one that is looked at as such. */
export interface AnyNode {
  readonly kind: string;
}

/** Gives back what it is made of, so that a class below it can put a private mark on an object that is there already. */
// oxlint-disable-next-line typescript/no-extraneous-class -- what it is for is its constructor
class Marked {
  constructor(node: object) {
    return node;
  }
}

/** The children of a node, on the node itself: nobody else sees them, and it is much faster than a table of all nodes. */
class Known extends Marked {
  #children: readonly Node[];

  constructor(node: AnyNode, children: readonly Node[]) {
    super(node);
    this.#children = children;
  }

  static mark(node: AnyNode, children: readonly Node[]): Known {
    return new Known(node, children);
  }

  static of(node: AnyNode): readonly Node[] | undefined {
    return #children in node ? node.#children : undefined;
  }
}

/** The nodes right below a node, in the order of the text; found once, since only what is filled in ever changes. Never throws. */
export function childrenOf(node: AnyNode): readonly Node[] {
  const before = Known.of(node);
  if (before !== undefined) return before;
  const children: Node[] = [];
  gatherChildren(node, children);
  Known.mark(node, children);
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
