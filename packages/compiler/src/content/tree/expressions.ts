// What has a value.

import type { Base } from './base.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { ErrorNode } from './statements.ts';

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
  | NameSet
  | Query
  | Choice
  | Dice
  | Roll
  | IfValue
  | ListLiteral
  | TableLiteral
  | ErrorNode;

export interface NumberLiteral extends Base {
  readonly kind: 'number';
  readonly value: number;
}
export interface FlagLiteral extends Base {
  readonly kind: 'flag';
  readonly value: boolean;
}
export interface NoneLiteral extends Base {
  readonly kind: 'none';
}

/**
 * A name: local, row, set, zone, enum value, global, option, player word (`you`), `this`, `it`,
 * `result`.
 */
export interface NameUse extends Base {
  readonly kind: 'name';
  readonly name: string;
}

/** `here`: the place where `this` lies. */
export interface Here extends Base {
  readonly kind: 'here';
}

/** `u.force`, `its force` (object is the name `it`), `f.attack(d)`. */
export interface Field extends Base {
  readonly kind: 'field';
  readonly of: Expression;
  readonly name: string;
  readonly nameAt: Span;
  readonly args: readonly Expression[] | null;
}

/** `your oil`, `your hand`, `your fighters`. */
export interface Your extends Base {
  readonly kind: 'your';
  readonly name: string;
  readonly nameAt: Span;
}

/**
 * `count(S)`, `sum(S, its worth)`, `edge(a, b)`: built-in or defined function, or a procedure that
 * gives a value.
 */
export interface Call extends Base {
  readonly kind: 'call';
  readonly name: string;
  readonly nameAt: Span;
  readonly args: readonly Expression[];
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

/**
 * On sets `+` is union, `-` difference; `is` compares, or tests for kind, set or row. `/` rounds
 * down.
 */
export interface Binary extends Base {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export interface Not extends Base {
  readonly kind: 'not';
  readonly value: Expression;
}
export interface Negative extends Base {
  readonly kind: 'negative';
  readonly value: Expression;
}

/** `any beasts in grove`, `no tricks in g`. */
export interface Quantifier extends Base {
  readonly kind: 'quantifier';
  readonly any: boolean;
  readonly set: Expression;
}

/**
 * `rows of beast`, `kinds of card`: what there is by name, whether or not such things are in play;
 * `row of beast` where one is meant.
 */
export interface NameSet extends Base {
  readonly kind: 'names';
  readonly what: 'row' | 'kind';
  /** `rows`, `kinds`: all of them */
  readonly many: boolean;
  /** of a kind */
  readonly name: string;
  readonly nameAt: Span;
}

/** `units in rooms in dungeon of p called u where its side is evil`. */
export interface Query extends Base {
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

/**
 * `a beast in grove`, `a random beast`, `2 moths in deck`, `up to 3 fighters`, `any number of
 * cards`, `a number from 0 to 3`, `an order of S`.
 */
export interface Choice extends Base {
  readonly kind: 'choice';
  readonly what: 'one' | 'up-to-one' | 'some' | 'up-to' | 'any-number' | 'number' | 'order';
  readonly random: boolean;
  /** how many, for `some` and `up-to` */
  readonly count: Expression | null;
  /**
   * the set chosen from; its base is a *singular* noun for one/up-to-one; an enum's name is allowed
   * with `one`
   */
  readonly from: Expression | null;
  /** bounds for `number` */
  readonly low: Expression | null;
  readonly high: Expression | null;
  /** `chosen by p` */
  readonly by: Expression | null;
  /** `chosen by team of p`: any of the side of the player may answer */
  readonly byTeam: boolean;
}

/**
 * `d6`, `2d6`, `(your mining-dice)d6`, `1d(f.die)`, `highest of 2d10`. Where a number is needed,
 * dice are rolled there and then.
 */
export interface Dice extends Base {
  readonly kind: 'dice';
  readonly count: Expression;
  readonly sides: Expression;
  readonly keep: 'sum' | 'highest' | 'lowest';
}

/** `roll d10 and d10`: one throw, a number for each. */
export interface Roll extends Base {
  readonly kind: 'roll';
  readonly dice: readonly Expression[];
}

/** `if a then b else c` */
export interface IfValue extends Base {
  readonly kind: 'if-value';
  readonly condition: Expression;
  readonly yes: Expression;
  readonly no: Expression;
}
export interface ListLiteral extends Base {
  readonly kind: 'list';
  readonly entries: readonly Expression[];
}
/** `[1 -> 2, 3 -> 5]` */
export interface TableLiteral extends Base {
  readonly kind: 'table';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}
