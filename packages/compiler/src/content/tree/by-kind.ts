// Tables with something for each kind of node: a kind that a phase does not know is a type error in
// its table.

import type { Item } from './items.ts';
import type { Node, Statement } from './node.ts';

/** What to do for each kind of a union of nodes. */
export type ByKind<N extends Node, Context, Result> = {
  readonly [K in N['kind']]: (node: Extract<N, { readonly kind: K }>, context: Context) => Result;
};

/** Does what the table says for the kind of a node. @throws what the entry throws */
export function byKind<N extends Node, Context, Result>(
  table: ByKind<N, Context, Result>,
  node: N,
  context: Context,
): Result {
  // That the entry of its kind takes the node is known from the type of the table; TypeScript
  // cannot follow it through a union.
  const entry = table[node.kind as N['kind']] as unknown as (node: N, context: Context) => Result;
  return entry(node, context);
}

/**
 * What an item is at the top of a file: declared, in force by itself, what belongs to a thing, a
 * statement that is done, a line that is lost.
 */
export type ItemSort = 'declared' | 'standing' | 'of-thing' | 'done' | 'lost';

/** Items that are no statements, and statements that are never done as an item. Others are done. */
const SORTS = {
  procedure: 'declared',
  define: 'declared',
  hook: 'standing',
  'as-soon-as': 'standing',
  continuous: 'standing',
  ability: 'of-thing',
  play: 'of-thing',
  error: 'lost',
} as const satisfies Readonly<Record<Exclude<Item['kind'], Statement['kind']>, ItemSort>> &
  Partial<Readonly<Record<Statement['kind'], ItemSort>>>;

type SortOf<K> = K extends keyof typeof SORTS ? (typeof SORTS)[K] : 'done';

/** The items of some sorts. */
type ItemOf<S extends ItemSort> = Extract<
  Item,
  { readonly kind: { [K in Item['kind']]: SortOf<K> extends S ? K : never }[Item['kind']] }
>;

/** What an item is at the top of a file. Never throws. */
export function sortOf(item: Item): ItemSort {
  const sorts: Partial<Readonly<Record<Item['kind'], ItemSort>>> = SORTS;
  return sorts[item.kind] ?? 'done';
}

/** Whether an item declares a name. Never throws. */
export function isDeclared(item: Item): item is ItemOf<'declared'> {
  return sortOf(item) === 'declared';
}

/** Whether an item is in force by itself, and not only where its card lies. Never throws. */
export function isStanding(item: Item): item is ItemOf<'standing'> {
  return sortOf(item) === 'standing';
}

/** An item that is in force while its thing is, other than a statement that is done. */
export type InForce = ItemOf<'standing' | 'of-thing'>;

/**
 * Whether an item is in force while its thing is, other than a statement that is done. Never
 * throws.
 */
export function isInForce(item: Item): item is InForce {
  const sort = sortOf(item);
  return sort === 'standing' || sort === 'of-thing';
}
