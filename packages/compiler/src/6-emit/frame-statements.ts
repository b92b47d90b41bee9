/** Statements inside functions that can stop: what may ask is cut into labelled pieces, the rest is plain code between them. */
import type {
  Block,
  Call,
  Command,
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
import type { Type, ZoneModel } from '../model/model.ts';
import { isHeard } from '../5-analyze/suspends.ts';
import { children } from '../5-analyze/walk.ts';
import { askChoice } from './asking.ts';
import { addArgument, commandArguments, type Arguments } from './calls.ts';
import type { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import { NotRunnable, type Frame } from './game-emit.ts';
import { emitAtEnd, emitUntil } from './lasting.ts';
import { askMay, askMenu } from './menus.ts';
import { emitProceed } from './hooks.ts';
import { afterMoves, movedWithReaction, movesWithReaction, withReaction } from './reactions.ts';
import { isMany } from './sets.ts';
import { listing } from './listing.ts';
import { plainStatement } from './statements.ts';

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
      return frame.builder.call(`w_${statement.window.replaceAll('-', '_')}`, context.you, [about]);
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
  for (const child of children(expression)) if ('at' in child) prepare(frame, context, child as Expression);
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

/** Calls a procedure that can stop. */
export function callProcedure(frame: Frame, context: Context, procedure: Procedure, given: Arguments): void {
  const extra = isHeard(procedure, frame.game.units) ? ['0', '-1'] : [];
  frame.builder.call(frame.game.procedureName(procedure), context.you, [...given.args, ...extra], given.prepare);
}

/** One throw of several groups of dice; afterwards anybody may answer it, then the numbers are read. */
export function throwDice(
  frame: Frame,
  context: Context,
  groups: readonly Dice[],
  use: (values: readonly string[]) => void,
): void {
  const { game, builder } = frame;
  const { writer } = context;
  const base = builder.cell();
  const before = builder.cell();
  const throwBase = `S[${game.layout.throwBase}]`;
  const counts = groups.map((dice) => {
    const count = builder.cell();
    return { count, dice };
  });
  writer.line(`${base} = S[18]; ${before} = ${throwBase}; ${throwBase} = ${base};`);
  for (const { count, dice } of counts) {
    writer.line(`${count} = ${value(game, context, dice.count)};`);
    writer.line(
      `throwDice(S, ${count}, ${value(game, context, dice.sides)}, ${context.hasSelf ? context.self : '-1'});`,
    );
  }
  afterRoll(frame, context);
  let offset = base;
  const values = counts.map(({ count, dice }) => {
    const result = builder.cell();
    writer.line(`${result} = ${dice.keep}Dice(S, ${offset}, ${count});`);
    offset = `${offset} + ${count}`;
    return result;
  });
  writer.line(`S[18] = ${base}; ${throwBase} = ${before};`);
  use(values);
}

export function afterRoll(frame: Frame, context: Context): void {
  const { game } = frame;
  context.writer.line('if (io.log) tellThrow(S);');
  if (game.model.afterRoll !== null && game.suspension.dice)
    frame.builder.call(`w_${game.model.afterRoll.replaceAll('-', '_')}`, context.you, ['-1']);
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

interface LoopCells {
  readonly base: string;
  readonly count: string;
  readonly i: string;
  readonly thing: string;
}

/** All dice of the loop fall at once; their sums are kept in a list beside the things. */
function rollForEach(
  frame: Frame,
  context: Context,
  statement: ForEach,
  cells: LoopCells,
): { read: () => void } | null {
  const { rolling } = statement;
  if (rolling?.dice.kind !== 'dice') return null;
  const { game, builder } = frame;
  const { writer } = context;
  const { dice } = rolling;
  const first = builder.cell();
  const before = builder.cell();
  const sums = builder.cell();
  const each = builder.cell();
  const throwBase = `S[${game.layout.throwBase}]`;
  writer.line(`${first} = S[18]; ${before} = ${throwBase}; ${throwBase} = ${first};`);
  writer.block(`for (${cells.i} = 0; ${cells.i} < ${cells.count}; ${cells.i}++)`, () => {
    writer.line(`${cells.thing} = S[${cells.base} + ${cells.i}];`);
    writer.line(`${each} = ${value(game, context, dice.count)};`);
    writer.line(`throwDice(S, ${each}, ${value(game, context, dice.sides)}, ${cells.thing});`);
  });
  writer.block(`if (${cells.count} > 0)`, () => writer.line('if (io.log) tellThrow(S);'));
  const none = builder.label();
  writer.line(`if (${cells.count} === 0) ${builder.jump(none)}`);
  if (game.model.afterRoll !== null && game.suspension.dice)
    builder.call(`w_${game.model.afterRoll.replaceAll('-', '_')}`, context.you, ['-1']);
  builder.mark(none);
  writer.line(`${sums} = S[7]; S[7] = S[7] + ${cells.count};`);
  writer.block(`for (${cells.i} = 0; ${cells.i} < ${cells.count}; ${cells.i}++)`, () => {
    writer.line(`S[${sums} + ${cells.i}] = ${dice.keep}Dice(S, ${first} + ${cells.i} * ${each}, ${each});`);
  });
  writer.line(`S[18] = ${first}; ${throwBase} = ${before};`);
  const result = builder.cell();
  if (rolling.local) context.bind(rolling.local, result);
  return { read: () => writer.line(`${result} = S[${sums} + ${cells.i} - 1];`) };
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

function frameCommand(frame: Frame, context: Context, command: Command): void {
  if (command.each && command.object) return frameEach(frame, context, command, command.object);
  if (command.object) prepare(frame, context, command.object);
  for (const arg of command.args) prepare(frame, context, arg.value);
  frameOne(frame, context, command, null);
}

/** `kill each hero in band` where killing can stop. */
function frameEach(frame: Frame, context: Context, command: Command, set: Expression, prepared = false): void {
  const { game, builder } = frame;
  const { writer } = context;
  const base = builder.cell();
  const count = builder.cell();
  const i = builder.cell();
  const again = builder.label();
  const end = builder.label();
  if (!prepared) prepare(frame, context, set);
  const known = context.value(set);
  if (known !== null && typeof known !== 'string')
    writer.line(`${base} = ${known.base}; ${count} = ${known.count}; ${i} = 0;`);
  else writer.line(`${base} = S[7]; ${count} = ${listing(game, context, set)}; ${i} = 0;`);
  builder.mark(again);
  writer.line(`if (${i} >= ${count}) ${builder.jump(end)}`);
  writer.line(`${i}++;`);
  frameOne(frame, context.inner(), command, `S[${base} + ${i} - 1]`);
  builder.go(again);
  builder.mark(end);
  if (known === null) writer.line(`S[7] = ${base};`);
}

function frameOne(frame: Frame, context: Context, command: Command, object: string | null): void {
  const { game, builder } = frame;
  const { writer } = context;
  if (command.procedure && game.suspension.procedure(command.procedure)) {
    const given = commandArguments(game, context, command, command.procedure, object);
    if (given.needed.length === 0) return callProcedure(frame, context, command.procedure, given);
    const skip = builder.label();
    for (const i of given.needed) {
      const cell = builder.cell();
      writer.line(`${cell} = ${given.args[i]};`);
      given.args[i] = cell;
    }
    writer.line(`if (${given.needed.map((i) => `${given.args[i]} < 0`).join(' || ')}) ${builder.jump(skip)}`);
    callProcedure(frame, context, command.procedure, given);
    builder.mark(skip);
    return;
  }
  switch (command.verb) {
    case 'win':
    case 'eliminate':
    case 'end-game': {
      const who =
        command.verb === 'end-game'
          ? '-1'
          : (object ?? (command.object ? value(game, context, command.object) : context.you));
      const because = command.args.find((arg) => arg.label === 'because');
      writer.line(
        `if (${command.verb === 'end-game' ? 'endGame' : command.verb}(S, ${who}, ${because ? value(game, context, because.value) : '-1'})) return 2;`,
      );
      return;
    }
    case 'resolve': {
      const card = object ?? (command.object ? value(game, context, command.object) : '-1');
      return builder.call('resolve', context.you, [card, `S[${game.layout.about}]`]);
    }
  }
  if (command.procedure) return plainOne(frame, context, command, object);
  if (movesWithReaction(game, command)) return frameMove(frame, context, command, object);
  plainOne(frame, context, command, object);
  if (command.verb === 'draw' || command.verb === 'refill') afterMoves(frame, context);
}

/** A move that somebody listens to: one thing after the other. */
function frameMove(frame: Frame, context: Context, command: Command, object: string | null): void {
  if (object === null && isMany(command.object?.type))
    return command.object ? frameEach(frame, context, { ...command, each: true }, command.object, true) : undefined;
  const thing = frame.builder.cell();
  context.writer.line(`${thing} = ${object ?? (command.object ? value(frame.game, context, command.object) : '-1')};`);
  movedWithReaction(frame, context, thing, () => plainOne(frame, context, command, thing));
}

function plainOne(frame: Frame, context: Context, command: Command, object: string | null): void {
  plainStatement(
    frame.game,
    context,
    object === null ? command : { ...command, each: false, object: standIn(context, command, object) },
  );
}

function thingIn(zone: ZoneModel): Type {
  return { is: 'thing', of: zone.holds.length === 1 ? (zone.holds[0] ?? null) : null };
}

/** An expression that stands for JavaScript that is already known. */
function standIn(context: Context, command: Command, code: string): Expression {
  const type =
    command.object?.type?.is === 'set'
      ? command.object.type.of
      : command.object?.type?.is === 'zone'
        ? thingIn(command.object.type.of)
        : command.object?.type;
  const node: Expression = { kind: 'none', at: command.at, ...(type ? { type } : {}) };
  context.setValue(node, code);
  return node;
}
