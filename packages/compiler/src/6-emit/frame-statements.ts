/** Statements inside functions that can stop: what may ask is cut into labelled pieces, the rest is plain code between them. */
import type {
  Block,
  Call,
  Dice,
  Expression,
  ForEach,
  If,
  Let,
  Procedure,
  Repeat,
  Return,
  Roll,
  Statement,
} from '../ast/node.ts';
import { childrenOf } from '../ast/walk.ts';
import { askChoice } from './asking.ts';
import { addArgument, type Arguments } from './calls.ts';
import type { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import { NotRunnable, type Frame } from './game-emit.ts';
import { emitAtEnd, emitUntil } from './lasting.ts';
import { askMay, askMenu } from './menus.ts';
import { emitProceed } from './hooks.ts';
import { withReaction } from './reactions.ts';
import { isMany } from './set-kinds.ts';
import { listing } from './listing.ts';
import { plainStatement } from './statements.ts';
import { throwDice, rollForEach, openWindow } from './throwing.ts';
import { callProcedure, frameCommand } from './frame-commands.ts';

export function frameBlock(frame: Frame, context: Context, block: Block): void {
  for (const statement of block.statements) frameStatement(frame, context, statement);
}

export function frameStatement(frame: Frame, context: Context, statement: Statement): void {
  context.writer.from(statement.at, () => {
    if (statement.kind === 'let') return frameLet(frame, context, statement);
    if (statement.kind === 'block') return frameBlock(frame, context, statement);
    if (!frame.game.suspension.node(statement) && !needsFrame(statement))
      return plainStatement(frame.game, context, statement);
    return stopping(frame, context, statement);
  });
}

/** Inside loops that are cut into pieces, leaving is a jump, so these are never plain. */
function needsFrame(statement: Statement): boolean {
  return statement.kind === 'return' && statement.value?.type?.is === 'set';
}

function stopping(frame: Frame, context: Context, statement: Statement): void {
  switch (statement.kind) {
    case 'if':
      return frameIf(frame, context, statement);
    case 'for-each':
      return frameForEach(frame, context, statement);
    case 'repeat':
      return frameRepeat(frame, context, statement);
    case 'menu':
      return askMenu(frame, context, statement);
    case 'may':
      return askMay(frame, context, statement);
    case 'as': {
      const you = frame.builder.cell();
      prepare(frame, context, statement.player);
      context.writer.line(`${you} = ${value(frame.game, context, statement.player)};`);
      return frameBlock(frame, context.inner({ you }), statement.body);
    }
    case 'each-player':
      return frameEachPlayer(frame, context, statement);
    case 'offer': {
      const about = statement.of ? value(frame.game, context, statement.of) : '-1';
      return openWindow(frame, context, statement.window, about);
    }
    case 'command':
      return frameCommand(frame, context, statement);
    case 'at-end':
      return emitAtEnd(frame, context, statement);
    case 'until':
      return emitUntil(frame, context, statement);
    case 'proceed':
      return emitProceed(frame, context, statement);
    case 'return':
      return frameReturn(frame, context, statement);
    case 'assign':
      prepare(frame, context, statement.value);
      return withReaction(frame, context, statement, () => plainStatement(frame.game, context, statement));
    case 'gain':
      prepare(frame, context, statement.amount);
      return withReaction(frame, context, statement, () => plainStatement(frame.game, context, statement));
    case 'require':
      prepare(frame, context, statement.condition);
      return plainStatement(frame.game, context, statement);
  }
  throw new NotRunnable(statement.at, `${statement.kind} here`);
}

/** Computes first what an expression asks, throws or calls, in order of evaluation, and remembers the values. */
export function prepare(frame: Frame, context: Context, expression: Expression): void {
  if (!frame.game.suspension.node(expression)) return;
  if (expression.kind === 'choice') return askChoice(frame, context, expression);
  for (const child of childrenOf(expression)) if ('at' in child) prepare(frame, context, child as Expression);
  if (expression.kind === 'dice')
    return throwDice(frame, context, [expression], (values) => context.setValue(expression, values[0] ?? '0'));
  if (
    expression.kind === 'call' &&
    expression.ref?.to === 'procedure' &&
    frame.game.suspension.procedure(expression.ref.procedure)
  ) {
    callForValue(frame, context, expression, expression.ref.procedure);
  }
}

function callForValue(frame: Frame, context: Context, call: Call, procedure: Procedure): void {
  const given: Arguments = { prepare: [], args: [], needed: [] };
  for (const arg of call.args) addArgument(frame.game, context, arg, given);
  callProcedure(frame, context, procedure, given);
  const result = frame.builder.cell();
  context.writer.line(`${result} = S[11];`);
  context.setValue(call, result);
}

function frameLet(frame: Frame, context: Context, statement: Let): void {
  const { game, builder } = frame;
  if (statement.value.kind === 'roll' && game.suspension.dice)
    return letRoll(frame, context, statement, statement.value);
  prepare(frame, context, statement.value);
  const [first] = statement.names;
  if (!first?.local) return;
  if (isMany(statement.value.type) && statement.value.kind !== 'roll') {
    const known = context.value(statement.value);
    if (known !== null && typeof known !== 'string') return context.bind(first.local, known);
    const base = builder.cell();
    const count = builder.cell();
    context.writer.line(`${base} = S[7]; ${count} = ${listing(game, context, statement.value)};`);
    return context.bind(first.local, { base, count });
  }
  if (statement.value.kind === 'roll') {
    for (const [i, dice] of statement.value.dice.entries())
      letValue(frame, context, statement.names[i]?.local, value(game, context, dice));
    return;
  }
  letValue(frame, context, first.local, value(game, context, statement.value));
}

function letValue(frame: Frame, context: Context, local: Let['names'][number]['local'], code: string): void {
  if (!local) return;
  const cell = frame.builder.cell();
  context.writer.line(`${cell} = ${code};`);
  context.bind(local, cell);
}

function letRoll(frame: Frame, context: Context, statement: Let, roll: Roll): void {
  const dice = roll.dice.filter((term): term is Dice => term.kind === 'dice');
  throwDice(frame, context, dice, (values) => {
    for (const [i, { local }] of statement.names.entries()) if (local) context.bind(local, values[i] ?? '0');
  });
}

function frameIf(frame: Frame, context: Context, statement: If): void {
  const { game, builder } = frame;
  const end = builder.label();
  for (const arm of statement.arms) {
    const next = builder.label();
    prepare(frame, context, arm.condition);
    context.writer.line(`if (!(${condition(game, context, arm.condition)})) ${builder.jump(next)}`);
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
  const known = context.value(statement.set);
  if (known !== null && typeof known !== 'string') writer.line(`${base} = ${known.base}; ${count} = ${known.count};`);
  else writer.line(`${base} = S[7]; ${count} = ${listing(game, context, statement.set)};`);
  const inner = context.inner();
  const thing = builder.cell();
  if (statement.local) inner.bind(statement.local, thing);
  const dice = statement.rolling ? rollForEach(frame, inner, statement, { base, count, i, thing }) : null;
  writer.line(`${i} = 0;`);
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  writer.line(`${saved} = S[7];`);
  builder.mark(again);
  writer.line(`S[7] = ${saved};`);
  writer.line(`if (${i} >= ${count}) ${builder.jump(end)}`);
  writer.line(`${thing} = S[${base} + ${i}]; ${i}++;`);
  dice?.read();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  frameBlock(frame, inner, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(`S[7] = ${known === null ? base : saved};`);
}

function frameRepeat(frame: Frame, context: Context, statement: Repeat): void {
  const { game, builder } = frame;
  const { writer } = context;
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  const left = statement.times ? builder.cell() : null;
  if (statement.times) {
    prepare(frame, context, statement.times);
    writer.line(`${left} = ${value(game, context, statement.times)};`);
  }
  writer.line(`${saved} = S[7];`);
  builder.mark(again);
  writer.line(`S[7] = ${saved};`);
  writer.line(`if (--budget < 0) fail('loop-limit', ${game.site(statement.at, 'repeat')});`);
  const inner = context.inner();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  if (left !== null) writer.line(`if (${left}-- <= 0) ${builder.jump(end)}`);
  if (statement.condition) {
    prepare(frame, inner, statement.condition);
    writer.line(`if (!(${condition(game, inner, statement.condition)})) ${builder.jump(end)}`);
  }
  frameBlock(frame, inner, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(`S[7] = ${saved};`);
}

function frameEachPlayer(frame: Frame, context: Context, statement: Extract<Statement, { kind: 'each-player' }>): void {
  const { builder } = frame;
  const { writer } = context;
  const i = builder.cell();
  const you = builder.cell();
  const again = builder.label();
  const end = builder.label();
  const before = context.you;
  writer.line(`${i} = ${statement.others ? 1 : 0};`);
  builder.mark(again);
  writer.line(`if (${i} >= S[1]) ${builder.jump(end)}`);
  writer.line(`${you} = (${before} + ${i}) % S[1]; ${i}++;`);
  const inner = context.inner({ you });
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  frameBlock(frame, inner, statement.body);
  builder.go(again);
  builder.mark(end);
}

function frameReturn(frame: Frame, context: Context, statement: Return): void {
  if (statement.value) prepare(frame, context, statement.value);
  context.writer.line(context.leave(statement.value ? value(frame.game, context, statement.value) : null));
}
