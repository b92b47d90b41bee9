/** Statements that run through without stopping, as plain JavaScript. */
import { sideEffectsOf, type SideEffect } from '../../ast/side-effects.ts';
import type { Facts } from '../../ast/facts.ts';
import { RECORD } from '@undercroft/contract';
import type {
  As,
  Assign,
  Block,
  Command,
  EachPlayer,
  Expression,
  ForEach,
  Gain,
  If,
  Leave,
  Let,
  Repeat,
  Return,
  Statement,
} from '../../ast/node.ts';
import { some } from '../../ast/walk.ts';
import type { FieldModel } from '../../model/model.ts';
import { counted, exact, isAtLeast } from '../values/arithmetic.ts';
import { commandArguments } from './calls.ts';
import { cellOf, fail, isOut, PLAYERS, playerAfter, S, spend, TOP } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js } from '../code/code.ts';
import { runBuiltIn } from './commands.ts';
import { condition } from '../values/conditions.ts';
import type { Context } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { writeField } from '../hooks/field-writer.ts';
import { NotRunnable, type Frame, type GameEmit } from '../game/game-emit.ts';
import { canPay } from '../windows/heads.ts';
import { listing } from '../values/listing.ts';
import { addsTo, fieldEvents, logField, logGain, WAS } from '../texts/log.ts';
import { each, isOneLoop, partsOf } from '../values/loops.ts';
import { identifier } from '../code/names.ts';
import { planOf } from '../values/plans.ts';
import { markReached } from '../game/reached.ts';
import { isMany } from '../layout/set-kinds.ts';

type Writing<N> = (game: GameEmit, context: Context, node: N) => void;

const statements: { readonly [K in Statement['kind']]: Writing<Extract<Statement, { kind: K }>> } = {
  block: plainBlock,
  rule: (game, context, { at, ids }) =>
    markReached(
      game,
      context.writer,
      at,
      'rule',
      ids.map(({ id }) => id),
    ),
  let: plainLet,
  assign: (game, context, node) => writeAssign(game, context, node),
  gain: (game, context, node) => writeGain(game, context, node),
  if: plainIf,
  'for-each': plainForEach,
  repeat: plainRepeat,
  as: plainAs,
  'each-player': plainEachPlayer,
  require: (game, context, { at, condition: needed }) => {
    const holds = condition(game, context, needed);
    context.writer.line(js.when(js.not(holds), fail('require', game.site(at, 'require'))));
  },
  return: plainReturn,
  leave: plainLeave,
  command: plainCommand,
  // These ask something or last: frame-statements.ts.
  menu: notHere,
  may: notHere,
  offer: notHere,
  until: notHere,
  'at-end': notHere,
  proceed: notHere,
  continuous: notHere,
  error: notHere,
};

export function plainBlock(game: GameEmit, context: Context, block: Block): void {
  for (const statement of block.statements)
    context.writer.from(statement.at, () => plainStatement(game, context, statement));
}

export function plainStatement(game: GameEmit, context: Context, statement: Statement): void {
  (statements[statement.kind] as Writing<Statement>)(game, context, statement);
}

export function notHere(_game: GameEmit, _context: Context, statement: Statement): never {
  throw new NotRunnable(statement.at, `${statement.kind} here`);
}

function plainReturn(game: GameEmit, context: Context, statement: Return): void {
  if (context.into !== null && statement.value) return giveSet(game, context, statement.value);
  context.writer.line(context.leave(statement.value ? value(game, context, statement.value) : null));
}

/** Fills the list of a function that gives a set, and leaves the function with how many there are. */
export function giveSet(game: GameEmit, context: Context, set: Expression): void {
  const { writer, into } = context;
  const given = js.name('given');
  if (into === null) throw new Error('nothing to fill');
  const [first, ...others] = partsOf(planOf(game, context, set));
  // The kernel has listed it already.
  const isDirect = first.source.by === 'filled' && first.source.isPlain === true && first.tests.length === 0;
  writer.scope(() => {
    writer.line(js.variables([given, isDirect ? first.source.fill(into) : 0]));
    for (const part of isDirect ? others : [first, ...others])
      each(game, context, part, 'x', (thing) => writer.line(js.assign(js.at(into, js.next(given)), thing)));
    writer.line(context.leave(given));
  });
}

function plainLeave(_game: GameEmit, context: Context, { how }: Leave): void {
  if (how === 'expire') {
    const number = context.lasting === null ? -1 : cellOf(context.lasting, RECORD.number);
    return context.writer.line(js.run(js.call('expire', S, number)));
  }
  const code = how === 'stop' ? context.loop?.stop : context.loop?.skip;
  context.writer.line(code ?? context.leave(null));
}

function plainLet(game: GameEmit, context: Context, { names, value: given }: Let): void {
  const [first] = names;
  const kept = game.facts.locals.get(first);
  if (!first || !kept) return;
  if (given.kind === 'roll') {
    for (const [i, dice] of given.dice.entries()) {
      const local = game.facts.locals.get(names[i]);
      if (local) context.bind(local, newLocal(game, context, local.name, value(game, context, dice)));
    }
    return;
  }
  if (isMany(game.facts.types.get(given))) {
    game.calls.keepList();
    const list = game.names.make(`list_${identifier(first.name)}`);
    const [base, count] = [js.name(`${list}_at`), js.name(`${list}_n`)];
    context.writer.line(js.constants([base, TOP], [count, listing(game, context, given)]));
    return context.bind(kept, { base, count });
  }
  context.bind(kept, newLocal(game, context, first.name, value(game, context, given)));
}

function newLocal(game: GameEmit, context: Context, wish: string, given: Js): Js {
  const local = game.local(`${identifier(wish)}_`);
  context.writer.line(js.variables([local, given]));
  return local;
}

/**
 * `set`, `increase`, `decrease`.
 * @param frame the function that can stop, null in one that cannot
 */
export function writeAssign(game: GameEmit, context: Context, statement: Assign, frame: Frame | null = null): void {
  const { target, how } = statement;
  const ref = game.facts.refs.get(target);
  const changed = (was: Js): Js => {
    const amount = value(game, context, statement.value);
    return how === 'set' ? amount : exact(game, js.binary(how === 'increase' ? '+' : '-', was, amount), statement);
  };
  if (ref?.to !== 'field') {
    const local = value(game, context, target);
    return context.writer.line(js.assign(local, changed(local)));
  }
  // What is added may be less than nothing.
  const isSure = how !== 'set' && isAtLeast(game, statement.value, 0);
  const crossing = { low: how !== 'increase' || !isSure, high: how !== 'decrease' || !isSure };
  const write = { field: ref.field, of: ownerOfTarget(game, context, target), at: statement.at };
  writeField({ game, context, frame }, write, (store) => {
    const cell = value(game, context, target);
    tellingField(game, context, statement, () => store(cell, changed(cell), crossing));
  });
}

/**
 * Writes a change of a field; around it what tells the log of it, when the game has words for that.
 */
function tellingField(game: GameEmit, context: Context, { target, at }: Assign, change: () => void): void {
  const ref = game.facts.refs.get(target);
  const field = target.kind === 'field' && ref?.to === 'field' ? ref.field : null;
  const events = field === null ? [] : fieldEvents(game, field);
  if (field === null || target.kind !== 'field' || events.length === 0) return change();
  context.writer.scope(() => {
    const thing = game.local('changed');
    context.writer.line(js.constants([thing, value(game, context, target.of)], [WAS, game.fieldCell(field, thing)]));
    change();
    logField(game, context, { field, thing, at, events });
  });
}

/** The thing or player whose field is written; -1 for a field of the game. */
function ownerOfTarget(game: GameEmit, context: Context, target: Expression): Js {
  if (target.kind === 'field') return value(game, context, target.of);
  return target.kind === 'your' ? context.you : js.number(-1);
}

/** A change that the bounds of the counter are part of. */
const WITHIN = { low: false, high: false } as const;

/** `gain`, `lose`, `pay`. @param frame the function that can stop, null in one that cannot */
export function writeGain(game: GameEmit, context: Context, statement: Gain, frame: Frame | null = null): void {
  const ref = game.facts.refs.get(statement);
  if (ref?.to !== 'field') throw new Error(`no counter ${statement.counter}`);
  const { field } = ref;
  const counter = game.fieldCell(field, context.you);
  const { writer } = context;
  const n = js.name('n');
  writeField({ game, context, frame }, { field, of: context.you, at: statement.at }, (store) => {
    const asked = counted(game, value(game, context, statement.amount), statement.amount);
    const isNone = game.units.leavesOut && statement.how === 'gain';
    const amount = isNone ? js.conditional(isOut(context.you), 0, asked) : asked;
    writer.scope(() => {
      writer.line(js.constants([n, amount]));
      if (statement.how === 'pay')
        writer.line(js.when(js.not(canPay(field, counter, n)), fail('require', game.site(statement.at, 'pay'))));
      writer.line(js.constants([WAS, counter]));
      const after = addsTo(statement, field)
        ? added(game, js.binary('+', counter, n), field, statement)
        : js.call(js.property('Math', 'max'), js.binary('-', counter, n), field.min ?? 0);
      store(counter, after, WITHIN);
      logGain(game, context, statement, field, counter);
    });
  });
}

/** A counter stops at its `max`; without one it holds what a cell holds, and more is an error. */
function added(game: GameEmit, sum: Js, { max }: FieldModel, statement: Gain): Js {
  return max === null ? exact(game, sum, statement) : js.call(js.property('Math', 'min'), sum, max);
}

function plainIf(game: GameEmit, context: Context, { arms, otherwise }: If): void {
  context.writer.choose(
    arms.map(({ condition: test, body }) => ({
      test: () => condition(game, context, test),
      body: () => plainBlock(game, context.inner(), body),
    })),
    otherwise && (() => plainBlock(game, context.inner(), otherwise)),
  );
}

/** Whether things may be moved while a loop walks along a zone: then the set is listed first. */
function movesThings(facts: Facts, body: Block): boolean {
  return some(body, (node) => sideEffectsOf(facts, node).some(({ does }) => MOVING.has(does)));
}

const MOVING: ReadonlySet<SideEffect['does']> = new Set(['move', 'reorder', 'turn-tile', 'call'] as const);

function plainForEach(game: GameEmit, context: Context, statement: ForEach): void {
  const { writer } = context;
  const { rolling, body } = statement;
  const local = game.facts.locals.get(statement);
  const label = game.names.make('each');
  const wish = identifier(statement.name);
  const site = game.site(statement.at, 'for each');
  const turn = (inner: Context, thing: Js): void => {
    inner.loop = { stop: js.leave(label), skip: js.skip(label) };
    if (local) inner.bind(local, thing);
    inner.writer.line(spend(site));
    game.calls.inTurns(() => plainBlock(game, inner, body));
  };
  if (rolling) {
    return eachListed(game, context, statement.set, { label, wish, cells: ['at', 'count'] }, (thing) => {
      const inner = context.inner();
      const rollingLocal = game.facts.locals.get(rolling);
      if (rollingLocal) inner.bind(rollingLocal, newLocal(game, inner, rolling.name, value(game, inner, rolling.dice)));
      turn(inner, thing);
    });
  }
  const plan = planOf(game, context, statement.set);
  if (!movesThings(game.facts, body) && isOneLoop(plan)) {
    writer.label(label);
    return each(game, context, plan, wish, (thing, inner) => turn(inner, thing));
  }
  eachListed(game, context, statement.set, listNames(label, wish), (thing) => turn(context.inner(), thing));
}

interface ListNames {
  readonly label: string;
  /** of the thing */
  readonly wish: string;
  /** where the list begins, and how long it is */
  readonly cells: readonly [base: string, count: string];
}

function listNames(label: string, wish: string): ListNames {
  return { label, wish, cells: [`at_${label}`, `count_${label}`] };
}

/** Lists a set, goes through the list, and forgets it. */
function eachListed(
  game: GameEmit,
  context: Context,
  set: Expression,
  { label, wish, cells }: ListNames,
  body: (thing: Js) => void,
): void {
  const { writer } = context;
  const [base, count, i, thing] = [js.name(cells[0]), js.name(cells[1]), js.name('i'), js.name(`${wish}_x`)];
  writer.scope(() => {
    writer.line(js.constants([base, TOP], [count, listing(game, context, set)]));
    const turn = (): void => {
      writer.line(js.constants([thing, cellOf(base, i)]));
      body(thing);
    };
    writer.for(js.counting(i, 0, count), turn, label);
    writer.line(js.assign(TOP, base));
  });
}

function plainRepeat(game: GameEmit, context: Context, statement: Repeat): void {
  const label = game.names.make('again');
  const inner = context.inner();
  inner.loop = { stop: js.leave(label), skip: js.skip(label) };
  const { writer } = context;
  const turn = (): void => {
    writer.line(spend(game.site(statement.at, 'repeat')));
    game.calls.inTurns(() => plainBlock(game, inner, statement.body));
  };
  if (statement.times) {
    const left = js.name(`left_${label}`);
    return writer.for(js.countingDown(left, value(game, context, statement.times)), turn, label);
  }
  writer.while(statement.condition ? condition(game, inner, statement.condition) : js.TRUE, turn, label);
}

function plainAs(game: GameEmit, context: Context, statement: As): void {
  const you = game.local('you');
  context.writer.scope(() => {
    context.writer.line(js.constants([you, value(game, context, statement.player)]));
    plainBlock(game, context.inner({ you }), statement.body);
  });
}

function plainEachPlayer(game: GameEmit, context: Context, statement: EachPlayer): void {
  const you = game.local('player');
  const i = js.name(`i_${you.text}`);
  const { writer } = context;
  const before = context.you;
  writer.for(js.counting(i, statement.others ? 1 : 0, PLAYERS), () => {
    writer.line(js.constants([you, playerAfter(before, i)]));
    if (game.units.leavesOut) writer.line(js.when(isOut(you), js.skip()));
    game.calls.inTurns(() => plainBlock(game, context.inner({ you }), statement.body));
  });
}

function plainCommand(game: GameEmit, context: Context, command: Command): void {
  const { object } = command;
  if (!command.each || !object) return plainOne(game, context, command, null);
  const label = game.names.make('each');
  const site = game.site(command.at, command.verb);
  eachListed(game, context, object, listNames(label, label), (thing) => {
    const inner = context.inner();
    inner.writer.line(spend(site));
    game.calls.inTurns(() => plainOne(game, inner, command, thing));
  });
}

/** @param object what stands for the object of the command in a `VERB each` loop */
export function plainOne(game: GameEmit, context: Context, command: Command, object: Js | null): void {
  const procedure = game.facts.procedures.get(command);
  if (!procedure) return runBuiltIn({ game, context, frame: null }, command, object);
  const { prepare, args, needed } = commandArguments(game, context, command, procedure, object);
  const { writer } = context;
  const call = (): Js => js.call(game.procedureName(procedure), S, context.you, ...args);
  if (prepare.length === 0 && needed.length === 0) return writer.line(js.run(call()));
  writer.scope(() => {
    for (const line of prepare) writer.line(line);
    for (const i of needed) {
      const given = js.name(`arg${i}`);
      writer.line(js.constants([given, args[i] ?? -1]));
      args[i] = given;
    }
    const present = needed.map((i) => js.binary('>=', args[i] ?? -1, 0));
    writer.line(js.when(js.and(...present), js.run(call())));
  });
}
