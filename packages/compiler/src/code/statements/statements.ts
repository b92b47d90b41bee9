/**
 * Statements. Each is written once for both kinds of code: plain code runs through, and a frame can
 * stop where something is asked. Inside of a frame, what cannot stop is plain code.
 */
import { RECORD } from '@undercroft/contract';
import type {
  As,
  Block,
  Dice,
  Expression,
  If,
  Leave,
  Let,
  Local,
  May,
  Menu,
  Offer,
  Require,
  Return,
  Roll,
  Statement,
} from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
import { cellOf, fail, S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { isList, type Context } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { markReached } from '../game/reached.ts';
import { watchEffects } from '../hooks/call-watch.ts';
import { choose, keepValue, withValue, type Writing } from '../game/forms.ts';
import { decidersOf, isWorkedOut, keepSecret } from '../game/secrets.ts';
import { emitAtEnd, emitUntil } from '../hooks/lasting.ts';
import { isMany, memberType } from '../layout/set-kinds.ts';
import { condition } from '../values/conditions.ts';
import { value } from '../values/expressions.ts';
import { listing, startsAt } from '../values/listing.ts';
import { each, partsOf } from '../values/loops.ts';
import { planOf } from '../values/plans.ts';
import { askMay, askMenu, beginOption, endMenu, endOption } from '../windows/menus.ts';
import { writeAssign, writeGain } from './field-writes.ts';
import { writeCommand } from './commands.ts';
import { writeEachPlayer, writeForEach, writeRepeat } from './loops.ts';
import { prepareValue } from './prepare.ts';
import { emitProceed } from './proceed.ts';
import { openWindow, throwDice } from './throwing.ts';

type Write<N> = (writing: Writing, node: N) => void;

const statements: { readonly [K in Statement['kind']]: Write<Extract<Statement, { kind: K }>> } = {
  block: writeBlock,
  rule: ({ game, context }, { at, ids }) =>
    markReached(
      game,
      context.writer,
      at,
      'rule',
      ids.map(({ id }) => id),
    ),
  let: writeLet,
  assign: writeAssign,
  gain: writeGain,
  if: writeIf,
  'for-each': (writing, node) => writeForEach(writing, node, writeBlock),
  repeat: (writing, node) => writeRepeat(writing, node, writeBlock),
  as: writeAs,
  'each-player': (writing, node) => writeEachPlayer(writing, node, writeBlock),
  require: writeRequire,
  return: writeReturn,
  leave: writeLeave,
  command: writeCommand,
  // These ask something or last, so their code has a frame.
  menu: inFrame(frameMenu),
  may: inFrame(frameMay),
  offer: inFrame(frameOffer),
  until: inFrame(emitUntil),
  'at-end': inFrame(emitAtEnd),
  proceed: inFrame(emitProceed),
  continuous: (_, node) => notHere(node),
  error: (_, node) => notHere(node),
};

export function writeBlock(writing: Writing, block: Block): void {
  for (const statement of block.statements)
    writing.context.writer.from(statement.at, () => writeStatement(writing, statement));
}

function writeStatement(writing: Writing, statement: Statement): void {
  const { game, context, frame } = writing;
  const stops = frame !== null && (holdsNames(statement) || game.suspension.node(statement));
  const write = statements[statement.kind] as Write<Statement>;
  if (!stops) write({ game, context, frame: null }, statement);
  else if (holdsNames(statement)) write(writing, statement);
  else frame.builder.scope(() => write(writing, statement));
  if (frame !== null && decidesOn(game, statement)) keepSecret(writing, statement);
}

/** Whether what follows a statement depends on it in a way that no field or zone shows. */
function decidesOn({ facts }: GameEmit, statement: Statement): boolean {
  return some(statement, (node) =>
    node.kind === 'assign'
      ? facts.refs.get(node.target)?.to !== 'field'
      : node.kind === 'leave' || node.kind === 'return',
  );
}

/** Names are kept in the frame, because what stops later may read them. */
function holdsNames({ kind }: Statement): boolean {
  return kind === 'let' || kind === 'block';
}

function notHere({ at, kind }: Statement): never {
  throw new NotRunnable(at, `${kind} here`);
}

function inFrame<N extends Statement>(write: (frame: Frame, context: Context, node: N) => void): Write<N> {
  return ({ context, frame }, node) => (frame === null ? notHere(node) : write(frame, context, node));
}

function inside(writing: Writing, change: Parameters<Context['inner']>[0] = {}): Writing {
  return { ...writing, context: writing.context.inner(change) };
}

function writeRequire(writing: Writing, { at, condition: needed }: Require): void {
  const { game, context } = writing;
  prepareValue(writing, needed);
  const holds = condition(game, context, needed);
  context.writer.line(js.when(js.not(holds), fail('require', game.site(at, 'require'))));
}

function writeReturn(writing: Writing, { value: given }: Return): void {
  const { game, context } = writing;
  if (given) prepareValue(writing, given);
  if (context.into !== null && given) return giveSet(game, context, given);
  context.writer.line(context.leave(given ? value(game, context, given) : null));
}

/**
 * Fills the list of a function that gives a set, and leaves the function with how many there are.
 */
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

function writeLeave({ context, frame }: Writing, { how }: Leave): void {
  if (how === 'expire') {
    const number = context.lasting === null ? -1 : cellOf(context.lasting, RECORD.number);
    context.writer.line(js.run(js.call('expire', S, number)));
    if (frame !== null) watchEffects(frame, context);
    return;
  }
  const code = how === 'stop' ? context.loop?.stop : context.loop?.skip;
  context.writer.line(code ?? context.leave(null));
}

function writeLet(writing: Writing, statement: Let): void {
  const { game, context, frame } = writing;
  const { names, value: given } = statement;
  const local = game.facts.locals.get(names[0]);
  // Dice that are thrown together are logged as one throw, even if no player can react to it.
  if (given.kind === 'roll' && frame !== null && (game.suspension.dice || given.dice.length > 1))
    return letRoll(frame, context, statement, given);
  prepareValue(writing, given);
  if (!local) return;
  if (given.kind === 'roll') {
    for (const [i, dice] of given.dice.entries()) {
      const one = game.facts.locals.get(names[i]);
      if (one) context.bind(one, keepValue(writing, one.name, game.facts.types.get(one), value(game, context, dice)));
    }
    return;
  }
  if (isMany(game.facts.types.get(given))) {
    letSet(writing, local, given);
    keepSecret(writing, ...decidersOf(game.facts, given));
    return;
  }
  const type = game.facts.types.get(local);
  context.bind(local, keepValue(writing, local.name, type, value(game, context, given)));
  keepSecret(writing, ...(isWorkedOut(type) ? [given] : decidersOf(game.facts, given)));
}

function letRoll(frame: Frame, context: Context, statement: Let, roll: Roll): void {
  const dice = roll.dice.filter((term): term is Dice => term.kind === 'dice');
  throwDice(frame, context, dice, (values) => {
    for (const [i, name] of statement.names.entries()) {
      const local = frame.game.facts.locals.get(name);
      if (local) context.bind(local, values[i] ?? js.number(0));
    }
  });
}

function letSet({ game, context, frame }: Writing, local: Local, set: Expression): void {
  const { writer } = context;
  const known = context.value(set);
  if (known !== null && isList(known)) return context.bind(local, known);
  game.calls.keepList();
  if (frame !== null) {
    const { base, count } = frame.builder.listOf(memberType(game.facts.types.get(set)));
    const [start, many] = startsAt(game, context, set);
    writer.line(js.assign(base, start), js.assign(count, many));
    return context.bind(local, { base, count });
  }
  const list = context.label(`list_${identifier(local.name)}`);
  const [base, count] = [js.name(`${list}_at`), js.name(`${list}_n`)];
  writer.line(js.constants([base, TOP], [count, listing(game, context, set)]));
  context.bind(local, { base, count });
}

function writeIf(writing: Writing, { arms, otherwise }: If): void {
  const { game, context } = writing;
  keepSecret(writing, ...arms.map(({ condition: needed }) => needed));
  const test = (holds: Expression) => () => {
    prepareValue(writing, holds);
    return condition(game, context, holds);
  };
  choose(
    writing,
    arms.map((arm) => ({ test: test(arm.condition), body: () => writeArm(writing, arm.body) })),
    otherwise && (() => writeArm(writing, otherwise)),
  );
}

function writeArm(writing: Writing, body: Block): void {
  const write = (): void => writeBlock(inside(writing), body);
  if (writing.frame === null) write();
  else writing.frame.builder.scope(write);
}

function writeAs(writing: Writing, { player, body }: As): void {
  const who = () => {
    prepareValue(writing, player);
    return value(writing.game, writing.context, player);
  };
  withValue(writing, 'you', undefined, who, (you) => writeBlock(inside(writing, { you }), body));
}

function frameMenu(frame: Frame, context: Context, menu: Menu): void {
  const code = askMenu(frame, context, menu);
  for (const place of code.options) {
    frame.builder.scope(() => {
      const inner = beginOption(code, place);
      context.writer.from(place.option.at, () =>
        writeBlock({ game: frame.game, context: inner, frame }, place.option.body),
      );
      endOption(code);
    });
  }
  endMenu(code);
}

function frameMay(frame: Frame, context: Context, may: May): void {
  const declined = askMay(frame, context, may);
  writeBlock({ game: frame.game, context: context.inner(), frame }, may.body);
  frame.builder.mark(declined);
}

function frameOffer(frame: Frame, context: Context, { window, of }: Offer): void {
  openWindow(frame, context, window, of ? value(frame.game, context, of) : js.number(-1));
}
