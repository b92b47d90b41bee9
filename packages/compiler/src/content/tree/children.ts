// Which fields of each kind of node hold nodes, in the order of the text. The types are worked out from the interfaces: a kind that is
// missing here, or a field, at whatever depth, is a type error.

import type { Node } from './node.ts';
import type { Span } from '../../diagnostics/source/span.ts';

export type Kind = Node['kind'];

/** The interface of a kind. */
export type NodeOf<K extends Kind> = Extract<Node, { readonly kind: K }>;

type HoldsNode<T> = T extends { readonly kind: string; readonly at: Span }
  ? true
  : T extends readonly (infer U)[]
    ? HoldsNode<U>
    : T extends object
      ? { [K in keyof T]: HoldsNode<T[K]> }[keyof T]
      : never;

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

type Fields<T> = { readonly [K in keyof T as true extends HoldsNode<T[K]> ? K : never]: ShapeOf<T[K]> };

type Part<T> = T extends { readonly kind: string; readonly at: Span }
  ? true
  : T extends readonly (infer U)[]
    ? Part<U>
    : T extends object
      ? Fields<T>
      : never;

/** `true` = a node, or a list of them; otherwise the fields of a part that hold nodes. */
type ShapeOf<T> = Together<Part<T>>;

/** How the children of a node are found, at run time. */
export type Shape = true | { readonly [field: string]: Shape };

const valueFields = { value: true } as const;
const given = { object: true, args: { value: true } } as const;
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
  // statements
  block: { statements: true },
  rule: {},
  let: valueFields,
  assign: { target: true, value: true },
  gain: { amount: true },
  command: given,
  if: { arms: { condition: true, body: true }, otherwise: true },
  'for-each': { set: true, rolling: { dice: true }, body: true },
  repeat: { times: true, condition: true, body: true },
  menu: { by: true, entries: true },
  option: { each: { set: true }, condition: true, limit: true, risking: { set: true }, showing: true, body: true },
  include: { of: true },
  may: { body: true },
  as: { player: true, body: true },
  'each-player': { body: true },
  offer: { of: true },
  until: { end: { event: true }, items: true },
  'at-end': { body: true },
  require: { condition: true },
  proceed: given,
  return: valueFields,
  leave: {},
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
