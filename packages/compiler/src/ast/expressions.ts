// What has a value.

import type { Ref, Type } from '../model/model.ts';
import type { Base } from './base.ts';
import type { Span } from '../source/span.ts';
import type { ErrorNode } from './statements.ts';

interface Value extends Base {
  /** filled by check */
  type?: Type;
}

export type Expression =
  | NumberLiteral
  | FlagLiteral
  | NoneLiteral
  | NameUse
  | Here
  | Field
  | Your
  | Call
  | Binary
  | Not
  | Negative
  | Quantifier
  | Query
  | Choice
  | Dice
  | Roll
  | IfValue
  | ListLiteral
  | TableLiteral
  | ErrorNode;

export interface NumberLiteral extends Value {
  readonly kind: 'number';
  readonly value: number;
}
export interface FlagLiteral extends Value {
  readonly kind: 'flag';
  readonly value: boolean;
}
export interface NoneLiteral extends Value {
  readonly kind: 'none';
}

/** A name: local, row, set, zone, enum value, global, option, player word (`you`), `this`, `it`, `result`. */
export interface NameUse extends Value {
  readonly kind: 'name';
  readonly name: string;
  /** filled by resolve/check (enum values need the other side's type) */
  ref?: Ref;
}

/** `here`: the place where `this` lies. */
export interface Here extends Value {
  readonly kind: 'here';
}

/** `u.force`, `its force` (object is the name `it`), `f.attack(d)`. */
export interface Field extends Value {
  readonly kind: 'field';
  readonly of: Expression;
  readonly name: string;
  readonly nameAt: Span;
  readonly args: readonly Expression[] | null;
  /** filled by check */
  ref?: Ref;
}

/** `your oil`, `your hand`, `your fighters`. */
export interface Your extends Value {
  readonly kind: 'your';
  readonly name: string;
  readonly nameAt: Span;
  /** filled by check */
  ref?: Ref;
}

/** `count(S)`, `sum(S, its worth)`, `edge(a, b)`: built-in or defined function, or a procedure that gives a value. */
export interface Call extends Value {
  readonly kind: 'call';
  readonly name: string;
  readonly nameAt: Span;
  readonly args: readonly Expression[];
  /** filled by resolve */
  ref?: Ref;
}

export type BinaryOperator =
  | 'or'
  | 'and'
  | 'is'
  | 'is-not'
  | 'is-in'
  | 'is-not-in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/';

/** On sets `+` is union, `-` difference; `is` compares, or tests for kind, set or row. `/` rounds down. */
export interface Binary extends Value {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export interface Not extends Value {
  readonly kind: 'not';
  readonly value: Expression;
}
export interface Negative extends Value {
  readonly kind: 'negative';
  readonly value: Expression;
}

/** `any beasts in grove`, `no tricks in g`. */
export interface Quantifier extends Value {
  readonly kind: 'quantifier';
  readonly any: boolean;
  readonly set: Expression;
}

/** `units in rooms in dungeon of p called u where its side is evil`. */
export interface Query extends Value {
  readonly kind: 'query';
  /** a set, zone or list; for a bare noun a NameUse */
  readonly base: Expression;
  /** `of P` */
  readonly owner: Expression | null;
  /** `in PLACE`, zero or more, all must hold; a place is a zone, a thing or a set of things */
  readonly places: readonly Expression[];
  readonly called: string | null;
  readonly where: Expression | null;
}

/** `a beast in grove`, `a random beast`, `2 moths in deck`, `up to 3 fighters`, `any number of cards`, `a number from 0 to 3`, `an order of S`. */
export interface Choice extends Value {
  readonly kind: 'choice';
  readonly what: 'one' | 'up-to-one' | 'some' | 'up-to' | 'any-number' | 'number' | 'order';
  readonly random: boolean;
  /** how many, for `some` and `up-to` */
  readonly count: Expression | null;
  /** the set chosen from; its base is a *singular* noun for one/up-to-one; an enum's name is allowed with `one` */
  readonly from: Expression | null;
  /** bounds for `number` */
  readonly low: Expression | null;
  readonly high: Expression | null;
  /** `chosen by p` */
  readonly by: Expression | null;
}

/** `d6`, `2d6`, `(your mining-dice)d6`, `1d(f.die)`, `highest of 2d10`. Where a number is needed, dice are rolled there and then. */
export interface Dice extends Value {
  readonly kind: 'dice';
  readonly count: Expression;
  readonly sides: Expression;
  readonly keep: 'sum' | 'highest' | 'lowest';
}

/** `roll d10 and d10`: one throw, a number for each. */
export interface Roll extends Value {
  readonly kind: 'roll';
  readonly dice: readonly Expression[];
}

/** `if a then b else c` */
export interface IfValue extends Value {
  readonly kind: 'if-value';
  readonly condition: Expression;
  readonly yes: Expression;
  readonly no: Expression;
}
export interface ListLiteral extends Value {
  readonly kind: 'list';
  readonly entries: readonly Expression[];
}
/** `[1 -> 2, 3 -> 5]` */
export interface TableLiteral extends Value {
  readonly kind: 'table';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}
