// Which fields of each kind of node hold nodes, in the order of the text; those of statements stand
// beside their interfaces. A kind or a field that is missing, at any depth, is a type error.

import type { Node } from './node.ts';
import type { Fields, Shape } from './shape.ts';
import { STATEMENT_FIELDS } from './statements.ts';

export type Kind = Node['kind'];

/** The interface of a kind. */
export type NodeOf<K extends Kind> = Extract<Node, { readonly kind: K }>;

const valueFields = { value: true } as const;
const inWindow = { condition: true, body: true } as const;

const SHAPES: { readonly [K in Kind]: Fields<NodeOf<K>> } = {
  // items
  program: { items: true },
  procedure: { params: true, gives: true, body: true },
  define: { params: true, value: true, gives: true, body: true },
  hook: { event: true, condition: true, body: true },
  'as-soon-as': { condition: true, body: true },
  continuous: { subject: true, amount: true, condition: true },
  ability: { limit: true, ...inWindow },
  play: inWindow,
  param: { type: true },
  'type-name': {},
  limit: { times: true },
  happen: { subject: true, args: { pattern: true } },
  period: {},
  change: { subject: true },
  pattern: { test: { value: true } },
  ...STATEMENT_FIELDS,
  error: {},
  // expressions
  number: {},
  flag: {},
  none: {},
  name: {},
  here: {},
  field: { of: true, args: true },
  your: {},
  call: { args: true },
  binary: { left: true, right: true },
  not: valueFields,
  negative: valueFields,
  quantifier: { set: true },
  names: {},
  query: { base: true, owner: true, places: true, where: true },
  choice: { count: true, from: true, low: true, high: true, by: true },
  dice: { count: true, sides: true },
  roll: { dice: true },
  'if-value': { condition: true, yes: true, no: true },
  list: { entries: true },
  table: { entries: { key: true, value: true } },
};

/** Every kind of node. */
export const KINDS: readonly string[] = Object.keys(SHAPES);

const fieldsOf: ReadonlyMap<string, Shape> = new Map(Object.entries(SHAPES));

/** Adds the children of a node, in the order of the text. Never throws. */
export function gatherChildren(node: { readonly kind: string }, children: Node[]): void {
  const shape = fieldsOf.get(node.kind);
  if (shape !== undefined) gatherFields(node, shape, children);
}

function gatherFields(part: object, shape: Shape, children: Node[]): void {
  if (shape === true) {
    children.push(part as Node);
    return;
  }
  for (const field in shape) {
    const value = (part as Readonly<Record<string, unknown>>)[field];
    const inner = shape[field];
    if (typeof value !== 'object' || value === null || inner === undefined) continue;
    if (!Array.isArray(value)) gatherFields(value, inner, children);
    else for (const one of value) gatherFields(one as object, inner, children);
  }
}
