// What is done, one after the other.

import type { Base, DeclaredName, Numbered } from './base.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { AsSoonAs, Continuous, EventPattern, Hook, Limit } from './items.ts';
import type { Expression } from './expressions.ts';
import type { Fields } from './shape.ts';

export interface Block extends Base {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
  /** Written after a comma on the header's line. */
  readonly inline: boolean;
}

/**
 * A `block` stands as a statement where several were chained on one line with `, then`; a
 * `continuous` only inside `until`.
 */
export type Statement =
  | Block
  | Continuous
  | RuleCitation
  | Let
  | Assign
  | Gain
  | Command
  | If
  | ForEach
  | Repeat
  | Menu
  | May
  | As
  | EachPlayer
  | Offer
  | Until
  | AtEnd
  | Require
  | Proceed
  | Return
  | Leave
  | ErrorNode;

/** `rule DK-WIN-01, DK-WIN-02` */
export interface RuleCitation extends Base {
  readonly kind: 'rule';
  readonly ids: readonly { readonly id: string; readonly at: Span }[];
}

/** `let x = E`, `let a, b = roll d10 and d10`. */
export interface Let extends Base {
  readonly kind: 'let';
  readonly names: readonly DeclaredName[];
  readonly value: Expression;
}

/** `set x to E`, `increase u.damage by n`, `decrease ...`. */
export interface Assign extends Base {
  readonly kind: 'assign';
  readonly how: 'set' | 'increase' | 'decrease';
  readonly target: Expression;
  readonly value: Expression;
}

/**
 * `gain 3 oil` (stops at the top of the scale), `lose 2 embers` (stops at the bottom), `pay 2
 * embers` (must be affordable); all of `you`.
 */
export interface Gain extends Base {
  readonly kind: 'gain';
  readonly how: 'gain' | 'lose' | 'pay';
  readonly amount: Expression;
  readonly counter: string;
  readonly counterAt: Span;
}

/**
 * A verb with its arguments: built-in (`move c to r`, `shuffle deck`) or one of the game's
 * procedures.
 */
export interface Command extends Base {
  readonly kind: 'command';
  readonly verb: string;
  readonly verbAt: Span;
  readonly object: Expression | null;
  /** `kill each beast in grove`: done once for each. */
  readonly each: boolean;
  readonly args: readonly { readonly label: string; readonly at: Span; readonly value: Expression }[];
}

export interface If extends Base {
  readonly kind: 'if';
  readonly arms: readonly { readonly condition: Expression; readonly body: Block }[];
  readonly otherwise: Block | null;
}

/** `rolling d6 called n` */
export interface Rolling extends Numbered {
  readonly dice: Expression;
  readonly name: string;
  readonly nameAt: Span;
}

/**
 * `for each b in grove where ... rolling d6 called n`. The dice of `rolling` are one throw, made
 * before the first turn of the loop.
 */
export interface ForEach extends Base {
  readonly kind: 'for-each';
  readonly name: string;
  readonly nameAt: Span;
  readonly set: Expression;
  readonly rolling: Rolling | null;
  readonly body: Block;
}

/** `repeat 3 times`, `repeat while C`, `repeat` (until `stop`). */
export interface Repeat extends Base {
  readonly kind: 'repeat';
  readonly times: Expression | null;
  readonly condition: Expression | null;
  readonly body: Block;
}

/** `choose`, `choose at most one`, `choose repeatedly`, each with options. */
export interface Menu extends Base {
  readonly kind: 'menu';
  readonly mode: 'one' | 'at-most-one' | 'repeatedly';
  readonly by: Expression | null;
  /** `by team of p`: any of the side of the player may answer */
  readonly byTeam: boolean;
  readonly entries: readonly (MenuOption | Include)[];
}

/** `for each c in your pile` */
export interface OptionEach extends DeclaredName {
  readonly set: Expression;
}

/** `risking S` */
export interface Risking extends Numbered {
  readonly set: Expression;
}

/** `option summon for each c in your pile if ..., once per summon-phase` + body. */
export interface MenuOption extends Base {
  readonly kind: 'option';
  readonly name: string;
  readonly each: OptionEach | null;
  readonly condition: Expression | null;
  readonly limit: Limit | null;
  /** what each step of the way to a space provokes, from `old` to `it` */
  readonly risking: Risking | null;
  /** things that the option would strike, cover or concern, for players to see */
  readonly showing: Expression | null;
  readonly body: Block;
}

/** `include attack-window`: everything that can be done in that window is an option here too. */
export interface Include extends Base {
  readonly kind: 'include';
  readonly window: string;
  readonly of: Expression | null;
}

/** `you may ...`: yes or no; not asked when the first step is impossible. */
export interface May extends Base {
  readonly kind: 'may';
  readonly body: Block;
}

/** `as p, ...`: `you` is p inside. */
export interface As extends Base {
  readonly kind: 'as';
  readonly player: Expression;
  readonly body: Block;
}

/**
 * `each player, ...` from you clockwise; `each other player, ...`; `each player secretly` asks all
 * at once and reveals together.
 */
export interface EachPlayer extends Base {
  readonly kind: 'each-player';
  readonly others: boolean;
  readonly secretly: boolean;
  readonly body: Block;
}

/** `offer death-window of u`: asks the players the window names, until they pass. */
export interface Offer extends Base {
  readonly kind: 'offer';
  readonly window: string;
  readonly windowAt: Span;
  readonly of: Expression | null;
}

/** `until end of attack, fighters here have +2 might`; `until a figure is wounded ...`. */
export interface Until extends Base {
  readonly kind: 'until';
  readonly end:
    | (Numbered & { readonly by: 'period'; readonly name: string })
    | { readonly by: 'event'; readonly event: EventPattern };
  readonly items: readonly (Hook | Continuous | AsSoonAs)[];
}

/** `at end of attack, ...`: once, when that period ends. Locals are captured. */
export interface AtEnd extends Base {
  readonly kind: 'at-end';
  readonly period: string;
  readonly body: Block;
}

/**
 * `require C`: at the head of a procedure or option it is a condition of legality, elsewhere a
 * violated one is a rules error.
 */
export interface Require extends Base {
  readonly kind: 'require';
  readonly condition: Expression;
}

/**
 * Inside `instead of`: does the replaced event, perhaps with changed arguments (`proceed with n -
 * 1`: by parameter order after the object).
 */
export interface Proceed extends Base {
  readonly kind: 'proceed';
  readonly object: Expression | null;
  readonly args: readonly { readonly label: string; readonly at: Span; readonly value: Expression }[];
}

export interface Return extends Base {
  readonly kind: 'return';
  readonly value: Expression | null;
}

/**
 * `stop` leaves the innermost loop, `skip` goes to its next turn, `expire` ends the lasting effect
 * that contains it.
 */
export interface Leave extends Base {
  readonly kind: 'leave';
  readonly how: 'stop' | 'skip' | 'expire';
}

/** A line that could not be parsed; silences what follows from it. */
export interface ErrorNode extends Base {
  readonly kind: 'error';
  /** names that the line was about to declare, as far as can be seen */
  readonly declares: readonly string[];
  /** the word before them */
  readonly by: 'to' | 'define' | 'let' | null;
}

type Told = Exclude<Statement, Continuous | ErrorNode> | MenuOption | Include;

/** Which fields of statements hold nodes, in the order of the text. */
export const STATEMENT_FIELDS: { readonly [K in Told['kind']]: Fields<Extract<Told, { readonly kind: K }>> } = {
  block: { statements: true },
  rule: {},
  let: { value: true },
  assign: { target: true, value: true },
  gain: { amount: true },
  command: { object: true, args: { value: true } },
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
  proceed: { object: true, args: { value: true } },
  return: { value: true },
  leave: {},
};
