/**
 * Legality: what must hold before an option, a card or a procedure can be begun. It is read off the
 * head of its body: `require`, `pay`, a choice that needs candidates, the head of a procedure that
 * is called first or of a card that is resolved, and the branch that would be taken.
 */
import type { Facts } from '../../language/facts/facts.ts';
import { isActing, sideEffectsOf } from '../../language/facts/side-effects.ts';
import type {
  Block,
  Choice,
  Command,
  Expression,
  Gain,
  If,
  NameUse,
  Node,
  Procedure,
  Statement,
} from '../../content/tree/node.ts';
import { childrenOf, some } from '../../content/tree/walk.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { condition } from '../values/conditions.ts';
import type { Context } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import { argument } from '../values/listing.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { isPaidUp } from '../texts/log.ts';
import { candidateReason, payReason, writeCondition } from './reasons.ts';
import { anyOf } from '../values/aggregates.ts';

/**
 * Writes `if (!...) return blame(...)` lines for the head of a block, then `return true`.
 *
 * @param tells whether a player could read why not; a question that is left out when its only
 *   answer cannot be given tells nothing
 */
export function writeHead(game: GameEmit, context: Context, block: Block, tells = true): void {
  const head = new HeadWriter(game, context, tells);
  head.block(block);
  context.writer.line(js.give(js.TRUE));
}

/**
 * Whether the head of a procedure has a condition.
 *
 * @param within procedures whose heads lead here: a recursive one counts as having none
 */
export function hasHead(facts: Facts, procedure: Procedure, within: readonly Procedure[] = []): boolean {
  return !within.includes(procedure) && blockHasHead(facts, procedure.body, [...within, procedure]);
}

/** The procedure that a command of a head calls, when what its own head asks for is looked at. */
function lookedAt(facts: Facts, command: Command, within: readonly Procedure[] = []): Procedure | null {
  const procedure = facts.procedures.get(command);
  if (command.each || !procedure) return null;
  if (comesBack(facts, procedure, procedure.body, []) || !hasHead(facts, procedure, within)) return null;
  return procedure;
}

/** Whether the head of a block calls a procedure, at any depth: then the check might never end. */
function comesBack(facts: Facts, to: Procedure, block: Block, seen: Procedure[]): boolean {
  for (const statement of linesOf(block)) {
    if (statement.kind === 'command') {
      const procedure = facts.procedures.get(statement);
      if (!procedure || seen.includes(procedure)) return false;
      seen.push(procedure);
      return procedure === to || comesBack(facts, to, procedure.body, seen);
    }
    if (statement.kind === 'as') return comesBack(facts, to, statement.body, seen);
    if (statement.kind === 'if')
      return [...statement.arms.map(({ body }) => body), statement.otherwise].some(
        (body) => body !== null && comesBack(facts, to, body, seen),
      );
    if (inHead(facts, statement) === 'over') return false;
  }
  return false;
}

/**
 * The statements of a block; those that are chained on one line with `, then` stand there as a
 * block of their own.
 */
function linesOf({ statements }: Block): readonly Exclude<Statement, Block>[] {
  return statements.flatMap((statement) => (statement.kind === 'block' ? linesOf(statement) : [statement]));
}

export function blockHasHead(facts: Facts, block: Block, within: readonly Procedure[] = []): boolean {
  for (const statement of linesOf(block)) {
    const asks = asksForSomething(facts, statement, within);
    if (asks !== 'next') return asks;
  }
  return false;
}

/**
 * Whether a line of a head asks for something; `next` where that is for the line behind it to say.
 */
function asksForSomething(
  facts: Facts,
  statement: Exclude<Statement, Block>,
  within: readonly Procedure[],
): boolean | 'next' {
  if (statement.kind === 'let') return isPure(facts, statement.value) ? 'next' : isChoice(statement.value);
  if (statement.kind === 'require') return true;
  if (statement.kind === 'gain') return statement.how === 'pay';
  if (statement.kind === 'command')
    return (
      statement.verb === 'resolve' ||
      (statement.object !== null && isChoice(statement.object)) ||
      lookedAt(facts, statement, within) !== null
    );
  if (statement.kind === 'if')
    return statement.arms.some(({ condition: test, body }) => isPure(facts, test) && blockHasHead(facts, body, within));
  if (statement.kind === 'as') return isPure(facts, statement.player) && blockHasHead(facts, statement.body, within);
  return inHead(facts, statement) === 'on' ? 'next' : false;
}

/** Whether the head of a block looks at the effect of a card that is resolved. */
export function headResolves(facts: Facts, block: Block, within: readonly Procedure[] = []): boolean {
  for (const statement of linesOf(block)) {
    if (statement.kind === 'command') {
      const procedure = lookedAt(facts, statement, within);
      if (procedure === null) return statement.verb === 'resolve' && !facts.procedures.get(statement);
      return headResolves(facts, procedure.body, [...within, procedure]);
    }
    if (statement.kind === 'if')
      return [...statement.arms.map(({ body }) => body), statement.otherwise].some(
        (body) => body !== null && headResolves(facts, body, within),
      );
    if (statement.kind === 'as') return headResolves(facts, statement.body, within);
    if (inHead(facts, statement) === 'over') return false;
  }
  return false;
}

/** Whether the head of a block may look at something. */
export function headMentions(facts: Facts, block: Block, isIt: (node: Node) => boolean): boolean {
  for (const statement of linesOf(block)) {
    if (statement.kind === 'rule') continue;
    if (statement.kind === 'command') {
      const asks = lookedAt(facts, statement) !== null;
      const looks = asks || statement.verb === 'resolve' || (statement.object !== null && isChoice(statement.object));
      return looks && some(statement, isIt);
    }
    if (inHead(facts, statement) === 'over') return false;
    if (some(statement, isIt)) return true;
    if (inHead(facts, statement) === 'last') return false;
  }
  return false;
}

/**
 * Whether the head of a block goes on behind a statement, ends with its blocks, or is over before
 * it, because it does something. What is paid, and who acts, is known without doing anything.
 * Commands are looked at one by one.
 */
function inHead(facts: Facts, statement: Exclude<Statement, Block>): 'on' | 'last' | 'over' {
  const acts = sideEffectsOf(facts, statement).some(
    (effect) => effect.does !== 'act-as' && !(effect.does === 'write' && effect.target === null),
  );
  if (acts) return 'over';
  return childrenOf(statement).some(({ kind }) => kind === 'block') ? 'last' : 'on';
}

/** Does the head of a procedure look at this parameter? What is chosen later is not known yet. */
function usesInHead(facts: Facts, procedure: Procedure, param: Procedure['params'][number]): boolean {
  for (const statement of linesOf(procedure.body)) {
    if (statement.kind === 'command' && statement.object?.kind !== 'choice' && lookedAt(facts, statement) === null)
      return false;
    if (some(statement, (node) => node.kind === 'name' && isLocal(facts, node, param))) return true;
    if (inHead(facts, statement) !== 'on') return false;
  }
  return false;
}

function isLocal({ locals, refs }: Facts, name: NameUse, param: Procedure['params'][number]): boolean {
  const ref = refs.get(name);
  return ref?.to === 'local' && ref.local === locals.get(param);
}

/**
 * The function that tells whether a procedure can be begun. Naming it marks it as used, so that it
 * is written, with its reasons.
 */
export function canName(game: GameEmit, procedure: Procedure): string {
  game.heads.add(procedure);
  return `can_${game.procedureName(procedure).slice(2)}`;
}

function isChoice(expression: Expression): expression is Choice {
  return expression.kind === 'choice' && expression.what === 'one' && !expression.random;
}

/** Nothing in it asks, rolls or changes anything. */
export function isPure(facts: Facts, expression: Expression): boolean {
  return !some(expression, (node) => isActing(facts, node));
}

/** Whether a price can be paid: there is as much, or as much room. */
export function canPay(field: FieldModel, cell: Js, price: Js): Js {
  return isPaidUp(field) ? js.binary('<=', js.binary('+', cell, price), field.max ?? 0) : js.binary('>=', cell, price);
}

class HeadWriter {
  private readonly game: GameEmit;
  private context: Context;
  /** what was paid so far, by counter */
  private readonly paid = new Map<unknown, Js>();
  private names = 0;
  private readonly tells: boolean;

  constructor(game: GameEmit, context: Context, tells: boolean) {
    this.game = game;
    this.context = context;
    this.tells = tells;
  }

  block(block: Block): void {
    for (const statement of linesOf(block)) if (!this.statement(statement)) return;
  }

  /** @returns false when the head ends here */
  private statement(statement: Exclude<Statement, Block>): boolean {
    if (statement.kind === 'let') return this.let(statement);
    if (statement.kind === 'gain') return this.pay(statement);
    if (statement.kind === 'command') this.command(statement);
    if (statement.kind === 'if') this.branch(statement);
    if (statement.kind === 'as') this.as(statement);
    if (statement.kind === 'require') {
      if (this.tells) writeCondition(this.game, this.context, statement.condition);
      else this.test(condition(this.game, this.context, statement.condition), () => js.FALSE);
    }
    return inHead(this.game.facts, statement) === 'on';
  }

  /**
   * Of several branches the one that would be done must be one that can be begun; the head ends
   * with it.
   */
  private branch({ arms, otherwise }: If): void {
    if (!arms.every(({ condition: test }) => isPure(this.game.facts, test))) return;
    this.context.writer.choose(
      arms.map(({ condition: test, body }) => ({
        test: () => condition(this.game, this.context, test),
        body: () => this.inner().block(body),
      })),
      otherwise && (() => this.inner().block(otherwise)),
    );
  }

  /** Goes on inside a branch, with what was paid before it. */
  private inner(): HeadWriter {
    const inner = new HeadWriter(this.game, this.context.inner(), this.tells);
    for (const [field, total] of this.paid) inner.paid.set(field, total);
    inner.names = this.names;
    return inner;
  }

  /** What another player must be able to do first; the head ends with it. */
  private as(statement: Extract<Statement, { kind: 'as' }>): void {
    if (!isPure(this.game.facts, statement.player)) return;
    const you = js.name(`you${this.names++}`);
    this.context.writer.line(js.constants([you, value(this.game, this.context, statement.player)]));
    new HeadWriter(this.game, this.context.inner({ you }), this.tells).block(statement.body);
  }

  private let(statement: Extract<Statement, { kind: 'let' }>): boolean {
    const local = this.game.facts.locals.get(statement.names[0]);
    if (isPure(this.game.facts, statement.value) && this.game.facts.types.get(statement.value)?.is !== 'set' && local) {
      const kept = js.name(`x${this.names++}`);
      this.context.writer.line(js.constants([kept, value(this.game, this.context, statement.value)]));
      this.context.bind(local, kept);
      return true;
    }
    this.candidates(statement.value);
    return false;
  }

  private candidates(expression: Expression): void {
    const choice = expression.kind === 'choice' && expression.what === 'one' && !expression.random ? expression : null;
    if (!choice?.from || this.game.facts.types.get(choice.from)?.is === 'enum') return;
    if (!isPure(this.game.facts, choice.from)) return;
    this.test(anyOf(this.game, this.context, choice.from), () => candidateReason(this.game, this.context, choice));
  }

  private pay(statement: Gain): boolean {
    const ref = this.game.facts.refs.get(statement);
    if (statement.how !== 'pay' || !isPure(this.game.facts, statement.amount) || ref?.to !== 'field') return false;
    const { field } = ref;
    const cell = this.game.fieldCell(field, this.context.you);
    const before = this.paid.get(field);
    const amount = value(this.game, this.context, statement.amount);
    const total = before === undefined ? amount : js.binary('+', before, amount);
    this.paid.set(field, total);
    this.test(canPay(field, cell, total), () => payReason(this.game, this.context, statement));
    return true;
  }

  private command(command: Command): void {
    if (command.each) return;
    if (command.object) this.candidates(command.object);
    if (command.verb === 'resolve') this.resolve(command);
    const procedure = lookedAt(this.game.facts, command);
    const args = procedure && this.callArguments(command, procedure);
    if (procedure === null || args === null) return;
    const can = js.call(canName(this.game, procedure), S, this.context.you, ...args);
    this.context.writer.line(js.when(js.not(can), js.give(js.FALSE)));
  }

  /** The head of the card's own effect. */
  private resolve({ object }: Command): void {
    if (object === null || !isPure(this.game.facts, object)) return;
    this.game.heads.add('cards');
    const can = js.call('can_resolve', S, this.context.you, value(this.game, this.context, object));
    this.context.writer.line(js.when(js.not(can), js.give(js.FALSE)));
  }

  private callArguments(command: Command, procedure: Procedure): Js[] | null {
    const args: Js[] = [];
    for (const param of procedure.params) {
      const arg =
        param.label === null ? command.object : command.args.find((given) => given.label === param.label)?.value;
      if (!arg) args.push(js.number(-1));
      else if (isPure(this.game.facts, arg)) args.push(...argument(this.game, this.context, arg));
      else if (
        this.game.facts.types.get(this.game.facts.locals.get(param))?.is === 'set' ||
        usesInHead(this.game.facts, procedure, param)
      )
        return null;
      else {
        this.candidates(arg);
        args.push(js.number(-1));
      }
    }
    return args;
  }

  private test(test: Js, blame: () => Js): void {
    this.context.writer.line(js.when(js.not(test), js.give(this.tells ? blame() : js.FALSE)));
  }
}
