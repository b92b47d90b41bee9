/** Statements inside functions that can stop: what may ask is cut into labelled pieces, the rest is plain code between them. */
import type { Facts } from '../../ast/facts.ts';
import type {
  As,
  Block,
  Dice,
  EachPlayer,
  ForEach,
  If,
  Let,
  Local,
  May,
  Menu,
  Repeat,
  Return,
  Roll,
  Statement,
} from '../../ast/node.ts';
import { cell, cellOf, isOut, PLAYERS, playerAfter, spend, TOP } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js } from '../code/code.ts';
import { condition } from '../values/conditions.ts';
import { isList, type Context } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { frameCommand } from './frame-commands.ts';
import type { Frame } from '../game/game-emit.ts';
import { prepare } from './prepare.ts';
import { emitProceed } from './proceed.ts';
import { watchEffects } from '../hooks/call-watch.ts';
import { emitAtEnd, emitUntil } from '../hooks/lasting.ts';
import { startsAt } from '../values/listing.ts';
import { askMay, askMenu, beginOption, endMenu, endOption } from '../windows/menus.ts';
import { holdHere } from '../windows/question.ts';
import { isMany } from '../layout/set-kinds.ts';
import { notHere, plainStatement, writeAssign, writeGain } from './statements.ts';
import { openWindow, rollForEach, throwDice } from './throwing.ts';

type Writing<N> = (frame: Frame, context: Context, node: N) => void;

/** Statements that can stop, or that hold something that can. */
const stopping: { readonly [K in Statement['kind']]: Writing<Extract<Statement, { kind: K }>> } = {
  block: frameBlock,
  let: frameLet,
  if: frameIf,
  'for-each': frameForEach,
  repeat: frameRepeat,
  menu: frameMenu,
  may: frameMay,
  as: frameAs,
  'each-player': frameEachPlayer,
  offer: (frame, context, { window, of }) =>
    openWindow(frame, context, window, of ? value(frame.game, context, of) : js.number(-1)),
  command: frameCommand,
  'at-end': emitAtEnd,
  until: emitUntil,
  proceed: emitProceed,
  return: frameReturn,
  assign: (frame, context, node) => {
    prepare(frame, context, node.value);
    writeAssign(frame.game, context, node, frame);
  },
  gain: (frame, context, node) => {
    prepare(frame, context, node.amount);
    writeGain(frame.game, context, node, frame);
  },
  require: (frame, context, node) => {
    prepare(frame, context, node.condition);
    plainStatement(frame.game, context, node);
  },
  leave: (frame, context, node) => {
    plainStatement(frame.game, context, node);
    watchEffects(frame, context);
  },
  rule: never,
  continuous: never,
  error: never,
};

function never({ game }: Frame, context: Context, statement: Statement): never {
  return notHere(game, context, statement);
}

export function frameBlock(frame: Frame, context: Context, block: Block): void {
  for (const statement of block.statements)
    context.writer.from(statement.at, () => frameStatement(frame, context, statement));
}

function frameStatement(frame: Frame, context: Context, statement: Statement): void {
  const isPlain = !frame.game.suspension.node(statement) && !needsFrame(frame.game.facts, statement);
  if (isPlain) return plainStatement(frame.game, context, statement);
  (stopping[statement.kind] as Writing<Statement>)(frame, context, statement);
}

/** Names live in the frame; and a set that is given back is listed as `frameReturn` does it. */
function needsFrame(facts: Facts, statement: Statement): boolean {
  if (statement.kind === 'let' || statement.kind === 'block') return true;
  return statement.kind === 'return' && facts.types.get(statement.value)?.is === 'set';
}

function frameMenu(frame: Frame, context: Context, menu: Menu): void {
  const code = askMenu(frame, context, menu);
  for (const place of code.options) {
    const inner = beginOption(code, place);
    context.writer.from(place.option.at, () => frameBlock(frame, inner, place.option.body));
    endOption(code);
  }
  endMenu(code);
}

function frameMay(frame: Frame, context: Context, may: May): void {
  const declined = askMay(frame, context, may);
  frameBlock(frame, context.inner(), may.body);
  frame.builder.mark(declined);
}

function frameAs(frame: Frame, context: Context, { player, body }: As): void {
  const you = frame.builder.cell();
  prepare(frame, context, player);
  context.writer.line(js.assign(you, value(frame.game, context, player)));
  frameBlock(frame, context.inner({ you }), body);
}

function frameLet(frame: Frame, context: Context, statement: Let): void {
  const { game, builder } = frame;
  const { names, value: given } = statement;
  // Dice that are thrown together are logged as one throw, also where nobody can react to it.
  if (given.kind === 'roll' && (game.suspension.dice || given.dice.length > 1))
    return letRoll(frame, context, statement, given);
  prepare(frame, context, given);
  const [first] = names;
  const local = frame.game.facts.locals.get(first);
  if (!local) return;
  if (given.kind === 'roll') {
    for (const [i, dice] of given.dice.entries())
      letValue(frame, context, frame.game.facts.locals.get(names[i]), value(game, context, dice));
    return;
  }
  if (!isMany(frame.game.facts.types.get(given))) return letValue(frame, context, local, value(game, context, given));
  const known = context.value(given);
  if (known !== null && isList(known)) return context.bind(local, known);
  game.calls.keepList();
  const base = builder.cell();
  const count = builder.cell();
  const [start, many] = startsAt(game, context, given);
  context.writer.line(js.assign(base, start), js.assign(count, many));
  context.bind(local, { base, count });
}

function letValue(frame: Frame, context: Context, local: Local | undefined, given: Js): void {
  if (!local) return;
  const kept = frame.builder.cell();
  context.writer.line(js.assign(kept, given));
  context.bind(local, kept);
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

function frameIf(frame: Frame, context: Context, statement: If): void {
  const { game, builder } = frame;
  const end = builder.label();
  for (const arm of statement.arms) {
    const next = builder.label();
    prepare(frame, context, arm.condition);
    builder.jumpIf(js.not(condition(game, context, arm.condition)), next);
    frameBlock(frame, context.inner(), arm.body);
    builder.go(end);
    builder.mark(next);
  }
  if (statement.otherwise) frameBlock(frame, context.inner(), statement.otherwise);
  builder.mark(end);
}

function frameForEach(frame: Frame, context: Context, statement: ForEach): void {
  const { game, builder } = frame;
  const { writer } = context;
  prepare(frame, context, statement.set);
  const base = builder.cell();
  const count = builder.cell();
  const i = builder.cell();
  const isListed = context.value(statement.set) !== null;
  const [first, many] = startsAt(game, context, statement.set);
  writer.line(js.assign(base, first), js.assign(count, many));
  const inner = context.inner();
  const thing = builder.cell();
  const local = frame.game.facts.locals.get(statement);
  if (local) inner.bind(local, thing);
  const dice = statement.rolling ? rollForEach(frame, inner, statement, { base, count, i, thing }) : null;
  writer.line(js.assign(i, 0));
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  writer.line(js.assign(saved, TOP));
  builder.mark(again);
  writer.line(js.assign(TOP, saved));
  builder.jumpIf(js.binary('>=', i, count), end);
  writer.line(spend(game.site(statement.at, 'for each')));
  writer.line(js.assign(thing, cellOf(base, i)), js.increment(i));
  dice?.read();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  frameBlock(frame, inner, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(js.assign(TOP, isListed ? saved : base));
}

function frameRepeat(frame: Frame, context: Context, statement: Repeat): void {
  const { game, builder } = frame;
  const { writer } = context;
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  const left = statement.times ? builder.cell() : null;
  if (statement.times && left !== null) {
    prepare(frame, context, statement.times);
    writer.line(js.assign(left, value(game, context, statement.times)));
  }
  writer.line(js.assign(saved, TOP));
  builder.mark(again);
  writer.line(js.assign(TOP, saved));
  writer.line(spend(game.site(statement.at, 'repeat')));
  const inner = context.inner();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  if (left !== null) builder.jumpIf(js.binary('<=', js.countedDown(left), 0), end);
  if (statement.condition) {
    prepare(frame, inner, statement.condition);
    builder.jumpIf(js.not(condition(game, inner, statement.condition)), end);
  }
  frameBlock(frame, inner, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(js.assign(TOP, saved));
}

function frameEachPlayer(frame: Frame, context: Context, statement: EachPlayer): void {
  const { builder } = frame;
  const { writer } = context;
  const i = builder.cell();
  const you = builder.cell();
  const again = builder.label();
  const end = builder.label();
  const before = context.you;
  const { meta } = frame.game.layout;
  const together = statement.secretly && meta.together !== undefined ? cell(meta.together) : null;
  if (together !== null) writer.line(js.increment(together));
  writer.line(js.assign(i, statement.others ? 1 : 0));
  builder.mark(again);
  builder.jumpIf(js.binary('>=', i, PLAYERS), end);
  writer.line(js.assign(you, playerAfter(before, i)), js.increment(i));
  if (frame.game.units.leavesOut) builder.jumpIf(isOut(you), again);
  const inner = context.inner({ you });
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  frame.game.together = together !== null;
  frame.game.calls.inTurns(() => frameBlock(frame, inner, statement.body));
  frame.game.together = false;
  builder.go(again);
  builder.mark(end);
  if (together === null) return;
  builder.resumeAt(end);
  writer.line(holdHere(together));
}

function frameReturn(frame: Frame, context: Context, statement: Return): void {
  if (statement.value) prepare(frame, context, statement.value);
  context.writer.line(context.leave(statement.value ? value(frame.game, context, statement.value) : null));
}
