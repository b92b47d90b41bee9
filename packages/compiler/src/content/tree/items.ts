// What stands at the top of a `.rules` file or an effect: declarations and what is in force.

import type { Base, DeclaredName } from './base.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { Block, Statement } from './statements.ts';
import type { Expression } from './expressions.ts';

/** A whole `.rules` file or an `effect` scalar. */
export interface Program extends Base {
  readonly kind: 'program';
  readonly items: readonly Item[];
}

export type Item = Procedure | Define | Hook | AsSoonAs | Continuous | Ability | Play | Statement;

export interface TypeName extends Base {
  readonly kind: 'type-name';
  readonly name: string;
  /** `row of beast`, `kind of card` */
  readonly what: 'row' | 'kind' | null;
  readonly optional: boolean;
  readonly many: boolean;
}

export interface Param extends Base {
  readonly kind: 'param';
  /** `to`, `by`, `because` ...; null only for the first parameter. */
  readonly label: string | null;
  readonly type: TypeName;
  readonly name: string;
}

/**
 * `to kill unit u because cause why by unit? killer giving flag` + block. Every procedure is an
 * event that may be heard.
 */
export interface Procedure extends Base {
  readonly kind: 'procedure';
  readonly name: string;
  readonly nameAt: Span;
  /** Past participle, written `to strike (struck) figure d`; null when regular. */
  readonly participle: string | null;
  readonly params: readonly Param[];
  readonly gives: TypeName | null;
  readonly body: Block;
}

/**
 * `define edge(number ours, number theirs) as ours - theirs` or with a block that returns. Pure:
 * never asks, never changes.
 */
export interface Define extends Base {
  readonly kind: 'define';
  readonly name: string;
  readonly nameAt: Span;
  readonly params: readonly Param[];
  readonly gives: TypeName | null;
  /** Either an expression (`as ...`) or a block. */
  readonly value: Expression | null;
  readonly body: Block | null;
}

/** What a hook listens to. */
export type EventPattern = HappenPattern | PeriodPattern | ChangePattern;

/** `a beast is killed because duel by this`, `this being killed`, `healing-step for you`. */
export interface HappenPattern extends Base {
  readonly kind: 'happen';
  /** The participle as written, or the procedure's name when it has no object. */
  readonly verb: string;
  readonly verbAt: Span;
  readonly subject: Pattern | null;
  readonly args: readonly { readonly label: string; readonly pattern: Pattern }[];
}

/** `night-phase begins`, `attack ends`. */
export interface PeriodPattern extends Base {
  readonly kind: 'period';
  readonly name: string;
  readonly edge: 'begins' | 'ends';
}

/** `evil of a player changes`; inside, `it` is the thing and `old` its former value. */
export interface ChangePattern extends Base {
  readonly kind: 'change';
  readonly field: string;
  readonly subject: Pattern;
}

/** One argument of an event pattern: a test, and perhaps a name. */
export interface Pattern extends Base {
  readonly kind: 'pattern';
  /**
   * `a beast` = noun; `your fighter` = noun that belongs to you; `this`, `duel`, `you` = equality
   * with an expression.
   */
  readonly test:
    | { readonly by: 'noun'; readonly noun: string; readonly yours: boolean }
    | { readonly by: 'value'; readonly value: Expression };
  readonly called: string | null;
}

/** `when ... `, `before ...`, `instead of ...`. */
export interface Hook extends Base {
  readonly kind: 'hook';
  readonly timing: 'when' | 'before' | 'instead';
  readonly event: EventPattern;
  /** `on your turn` was written. */
  readonly onYourTurn: boolean;
  readonly condition: Expression | null;
  readonly body: Block;
}

/** `as soon as count(x) >= 5` + body. */
export interface AsSoonAs extends Base {
  readonly kind: 'as-soon-as';
  readonly condition: Expression;
  readonly body: Block;
}

/** `your fighters have +1 might while ...`. */
export interface Continuous extends Base {
  readonly kind: 'continuous';
  readonly subject: Expression;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Expression;
  readonly attribute: string;
  readonly attributeAt: Span;
  /** Names given to the attribute's own arguments: `+2 attack(target)`. */
  readonly names: readonly DeclaredName[];
  readonly condition: Expression | null;
}

export interface Limit extends Base {
  readonly kind: 'limit';
  readonly times: Expression;
  readonly period: string;
}

/** What may be done in a window. */
interface InWindow extends Base {
  readonly window: string;
  readonly windowAt: Span;
  readonly of: string | null;
  readonly condition: Expression | null;
  readonly body: Block;
}

/** `once per round, in magic-window if ..., you may ...`. */
export interface Ability extends InWindow {
  readonly kind: 'ability';
  readonly limit: Limit | null;
}

/** `play in attack-window if ..., ...`: a card that is played from where its kind says. */
export interface Play extends InWindow {
  readonly kind: 'play';
}
