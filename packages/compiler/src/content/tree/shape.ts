/**
 * Which fields of a node hold nodes. The types are worked out from an interface: a field that is
 * missing in its table, at any depth, is a type error.
 */
import type { Span } from '../../diagnostics/source/span.ts';

type HoldsNode<T> = T extends { readonly kind: string; readonly at: Span }
  ? true
  : T extends readonly (infer U)[]
    ? HoldsNode<U>
    : T extends object
      ? { [K in keyof T]: HoldsNode<T[K]> }[keyof T]
      : never;

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** The fields of a node that hold nodes. */
export type Fields<T> = { readonly [K in keyof T as true extends HoldsNode<T[K]> ? K : never]: ShapeOf<T[K]> };

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
