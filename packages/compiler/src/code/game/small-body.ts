/** What is written in place of a call: see `values/inlined.ts`. */
import { changedAttributes } from '../../core/changed.ts';
import type { Facts } from '../../language/facts/facts.ts';
import type { Define, Expression, Node } from '../../content/tree/node.ts';
import type { AttributeModel } from '../../content/model/model.ts';

/**
 * What a function gives: an expression, or one thing when a condition holds and another when it
 * does not.
 */
export type Given = Expression | Fork;

export interface Fork {
  readonly kind: 'fork';
  readonly test: Expression;
  readonly yes: Given;
  readonly no: Given;
}

export interface SmallBody {
  readonly given: Given;
  /** nodes of its tree, those of what is written into it included */
  readonly size: number;
  /** whether anything in it depends on who acts */
  readonly asksYou: boolean;
  /** whether it calls nothing that may take long, so that its size bounds the work */
  readonly isBounded: boolean;
}

/** What has been found so far. */
export interface Small {
  /** of functions; `open` while it is looked at, null for one that stays a function */
  readonly bodies: Map<Define, SmallBody | 'open' | null>;
  /** how much is written in place of an attribute; 0 where it is called */
  readonly bases: Map<AttributeModel, number>;
  readonly changed: ReadonlySet<AttributeModel>;
}

/** @param effects what may be in force or last */
export function newSmall(facts: Facts, effects: readonly { readonly item: Node }[]): Small {
  return {
    bodies: new Map(),
    bases: new Map(),
    changed: changedAttributes(
      facts,
      effects.map(({ item }) => item),
    ),
  };
}
