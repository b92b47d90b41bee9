/**
 * The syntax tree of the rules language: one interface per node kind, kinds are kebab strings.
 *
 * The parser makes these nodes; `3-resolve` and `4-check` fill the fields below the line "filled by"; nothing else changes them.
 */
import type { Ref, Type } from '../model/model.ts';

/** UTF-16 offsets into the *file* (already mapped through the YAML scalar), half-open, with the index of the file. */
export interface Place {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

interface Base {
  readonly at: Place;
}

// ---------------------------------------------------------------- items

/** A whole `.rules` file or an `effect` scalar. */
export interface Program extends Base {
  readonly kind: 'program';
  readonly items: readonly Item[];
}

export type Item = Procedure | Define | Hook | AsSoonAs | Continuous | Ability | Play | Statement;

export interface TypeName extends Base {
  readonly kind: 'type-name';
  readonly name: string;
  readonly optional: boolean;
  readonly many: boolean;
  /** filled by resolve */
  type?: Type;
}

export interface Param extends Base {
  readonly kind: 'param';
  /** `to`, `by`, `because` ...; null only for the first parameter. */
  readonly label: string | null;
  readonly type: TypeName;
  readonly name: string;
  /** filled by resolve */
  local?: Local;
}

/** `to kill unit u because cause why by unit? killer giving flag` + block. Every procedure is an event that may be heard. */
export interface Procedure extends Base {
  readonly kind: 'procedure';
  readonly name: string;
  readonly nameAt: Place;
  /** Past participle, written `to strike (struck) figure d`; null when regular. */
  readonly participle: string | null;
  readonly params: readonly Param[];
  readonly gives: TypeName | null;
  readonly body: Block;
}

/** `define edge(number ours, number theirs) as ours - theirs` or with a block that returns. Pure: never asks, never changes. */
export interface Define extends Base {
  readonly kind: 'define';
  readonly name: string;
  readonly nameAt: Place;
  readonly params: readonly Param[];
  readonly gives: TypeName | null;
  /** Either an expression (`as ...`) or a block. */
  readonly value: Expression | null;
  readonly body: Block | null;
}

/** What a hook listens to. */
export type EventPattern = HappenPattern | PeriodPattern | ChangePattern;

/** `a hero is killed because duel by this`, `this being killed`, `healing-step for you`. */
export interface HappenPattern extends Base {
  readonly kind: 'happen';
  /** The participle as written, or the procedure's name when it has no object. */
  readonly verb: string;
  readonly verbAt: Place;
  readonly subject: Pattern | null;
  readonly args: readonly { readonly label: string; readonly pattern: Pattern }[];
  /** filled by resolve */
  procedure?: Procedure;
}

/** `hero-phase begins`, `attack ends`. */
export interface PeriodPattern extends Base {
  readonly kind: 'period';
  readonly name: string;
  readonly edge: 'begins' | 'ends';
  /** filled by resolve */
  procedure?: Procedure;
}

/** `evil of a player changes`; inside, `it` is the thing and `old` its former value. */
export interface ChangePattern extends Base {
  readonly kind: 'change';
  readonly field: string;
  readonly subject: Pattern;
  /** filled by check */
  ref?: Ref;
}

/** One argument of an event pattern: a test, and perhaps a name. */
export interface Pattern extends Base {
  readonly kind: 'pattern';
  /** `a hero` = noun; `your creature` = noun that belongs to you; `this`, `duel`, `you` = equality with an expression. */
  readonly test:
    | { readonly by: 'noun'; readonly noun: string; readonly yours: boolean }
    | { readonly by: 'value'; readonly value: Expression };
  readonly called: string | null;
  /** filled by resolve */
  local?: Local;
  ref?: Ref;
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
  /** filled by resolve: `it` inside the hook */
  local?: Local;
  old?: Local;
}

/** `as soon as count(x) >= 5` + body. */
export interface AsSoonAs extends Base {
  readonly kind: 'as-soon-as';
  readonly condition: Expression;
  readonly body: Block;
}

/** `your creatures have +1 force while ...`. */
export interface Continuous extends Base {
  readonly kind: 'continuous';
  readonly subject: Expression;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Expression;
  readonly attribute: string;
  readonly attributeAt: Place;
  /** Names given to the attribute's own arguments: `+2 attack(target)`. */
  readonly names: readonly { readonly name: string; readonly at: Place; local?: Local }[];
  readonly condition: Expression | null;
  /** filled by resolve: `it` is the thing whose attribute is read */
  local?: Local;
  ref?: Ref;
}

export interface Limit extends Base {
  readonly kind: 'limit';
  readonly times: Expression;
  readonly period: string;
  /** filled by resolve */
  procedure?: Procedure;
}

/** `once per round, in magic-window if ..., you may ...`. */
export interface Ability extends Base {
  readonly kind: 'ability';
  readonly limit: Limit | null;
  readonly window: string;
  readonly windowAt: Place;
  readonly of: string | null;
  readonly condition: Expression | null;
  readonly body: Block;
  /** filled by resolve */
  local?: Local;
}

/** `play in attack-window if ..., ...`: a card that is played from where its kind says. */
export interface Play extends Base {
  readonly kind: 'play';
  readonly window: string;
  readonly windowAt: Place;
  readonly of: string | null;
  readonly condition: Expression | null;
  readonly body: Block;
  /** filled by resolve */
  local?: Local;
}

// ---------------------------------------------------------------- statements

export interface Block extends Base {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
  /** Written after a comma on the header's line. */
  readonly inline: boolean;
}

/** A `block` stands as a statement where several were chained on one line with `, then`; a `continuous` only inside `until`. */
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
  readonly ids: readonly { readonly id: string; readonly at: Place }[];
}

/** `let x = E`, `let a, b = roll d10 and d10`. */
export interface Let extends Base {
  readonly kind: 'let';
  readonly names: readonly { readonly name: string; readonly at: Place; local?: Local }[];
  readonly value: Expression;
}

/** `set x to E`, `increase u.damage by n`, `decrease ...`. */
export interface Assign extends Base {
  readonly kind: 'assign';
  readonly how: 'set' | 'increase' | 'decrease';
  readonly target: Expression;
  readonly value: Expression;
}

/** `gain 3 gold` (stops at the top of the scale), `lose 2 mana` (stops at the bottom), `pay 2 mana` (must be affordable); all of `you`. */
export interface Gain extends Base {
  readonly kind: 'gain';
  readonly how: 'gain' | 'lose' | 'pay';
  readonly amount: Expression;
  readonly counter: string;
  readonly counterAt: Place;
  /** filled by resolve */
  ref?: Ref;
}

/** A verb with its arguments: built-in (`move c to r`, `shuffle deck`) or one of the game's procedures. */
export interface Command extends Base {
  readonly kind: 'command';
  readonly verb: string;
  readonly verbAt: Place;
  readonly object: Expression | null;
  /** `kill each hero in band`: done once for each. */
  readonly each: boolean;
  readonly args: readonly { readonly label: string; readonly at: Place; readonly value: Expression }[];
  /** filled by resolve: a procedure of the game, or null for a built-in verb */
  procedure?: Procedure | null;
}

export interface If extends Base {
  readonly kind: 'if';
  readonly arms: readonly { readonly condition: Expression; readonly body: Block }[];
  readonly otherwise: Block | null;
}

/** `for each h in band where ... rolling d6 called n`. The dice of `rolling` are one throw, made before the first turn of the loop. */
export interface ForEach extends Base {
  readonly kind: 'for-each';
  readonly name: string;
  readonly nameAt: Place;
  readonly set: Expression;
  readonly rolling: { readonly dice: Expression; readonly name: string; readonly nameAt: Place; local?: Local } | null;
  readonly body: Block;
  /** filled by resolve */
  local?: Local;
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
  readonly entries: readonly (MenuOption | Include)[];
}

/** `option summon for each c in your pile if ..., once per summon-phase` + body. */
export interface MenuOption extends Base {
  readonly kind: 'option';
  readonly name: string;
  readonly each: { readonly name: string; readonly at: Place; readonly set: Expression; local?: Local } | null;
  readonly condition: Expression | null;
  readonly limit: Limit | null;
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

/** `each player, ...` from you clockwise; `each other player, ...`; `each player secretly` asks all at once and reveals together. */
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
  readonly windowAt: Place;
  readonly of: Expression | null;
}

/** `until end of attack, creatures here have +2 force`; `until a figure is wounded ...`. */
export interface Until extends Base {
  readonly kind: 'until';
  readonly end:
    | { readonly by: 'period'; readonly name: string; /** filled by resolve */ procedure?: Procedure }
    | { readonly by: 'event'; readonly event: EventPattern };
  readonly items: readonly (Hook | Continuous | AsSoonAs)[];
}

/** `at end of attack, ...`: once, when that period ends. Locals are captured. */
export interface AtEnd extends Base {
  readonly kind: 'at-end';
  readonly period: string;
  readonly body: Block;
  /** filled by resolve */
  procedure?: Procedure;
}

/** `require C`: at the head of a procedure or option it is a condition of legality, elsewhere a violated one is a rules error. */
export interface Require extends Base {
  readonly kind: 'require';
  readonly condition: Expression;
}

/** Inside `instead of`: does the replaced event, perhaps with changed arguments (`proceed with n - 1`: by parameter order after the object). */
export interface Proceed extends Base {
  readonly kind: 'proceed';
  readonly object: Expression | null;
  readonly args: readonly { readonly label: string; readonly at: Place; readonly value: Expression }[];
}

export interface Return extends Base {
  readonly kind: 'return';
  readonly value: Expression | null;
}

/** `stop` leaves the innermost loop, `skip` goes to its next turn, `expire` ends the lasting effect that contains it. */
export interface Leave extends Base {
  readonly kind: 'leave';
  readonly how: 'stop' | 'skip' | 'expire';
}

/** A line that could not be parsed; silences what follows from it. */
export interface ErrorNode extends Base {
  readonly kind: 'error';
  type?: Type;
}

// ---------------------------------------------------------------- expressions

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
  readonly nameAt: Place;
  readonly args: readonly Expression[] | null;
  /** filled by check */
  ref?: Ref;
}

/** `your gold`, `your spell-hand`, `your creatures`. */
export interface Your extends Value {
  readonly kind: 'your';
  readonly name: string;
  readonly nameAt: Place;
  /** filled by check */
  ref?: Ref;
}

/** `count(S)`, `sum(S, its worth)`, `edge(a, b)`: built-in or defined function, or a procedure that gives a value. */
export interface Call extends Value {
  readonly kind: 'call';
  readonly name: string;
  readonly nameAt: Place;
  readonly args: readonly Expression[];
  /** filled by resolve */
  ref?: Ref;
  /** for aggregates with a second argument judged for each thing: the local that is `it` there */
  local?: Local;
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
  /** filled by check for `is`: equality of values, or membership in what `right` names */
  test?: 'equal' | 'member';
}
export interface Not extends Value {
  readonly kind: 'not';
  readonly value: Expression;
}
export interface Negative extends Value {
  readonly kind: 'negative';
  readonly value: Expression;
}

/** `any heroes in band`, `no traps in r`. */
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
  /** filled by resolve: the thing looked at (`it`, or the called name) */
  local?: Local;
}

/** `a hero in band`, `a random hero`, `2 skeletons in reserve`, `up to 3 creatures`, `any number of cards`, `a number from 0 to 3`, `an order of S`. */
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

/** A local name: parameter, `let`, loop variable, `it`. One object per declaration; the emitter gives it a slot. */
export interface Local {
  readonly name: string;
  type: Type;
  readonly at: Place;
  /** assigned to after its declaration */
  changed?: boolean;
}

export type Node =
  | Program
  | Item
  | Block
  | MenuOption
  | Include
  | Limit
  | Param
  | TypeName
  | Pattern
  | EventPattern
  | Expression;
