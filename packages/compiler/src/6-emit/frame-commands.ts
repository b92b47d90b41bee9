/** Commands that can stop: procedures, `resolve`, the end of the game, moves that somebody hears, and `VERB each`. */
import type { Command, Expression, Procedure } from '../ast/node.ts';
import { isHeard } from '../5-analyze/suspends.ts';
import type { Type, ZoneModel } from '../model/model.ts';
import { commandArguments, type Arguments } from './calls.ts';
import type { Context } from './context.ts';
import type { Frame } from './game-emit.ts';
import { listing } from './listing.ts';
import { callerTest } from './quiet.ts';
import { afterMoves, movedWithReaction, movesWithReaction } from './reactions.ts';
import { isMany } from './set-kinds.ts';
import { plainStatement } from './statements.ts';

export function frameCommand(frame: Frame, context: Context, command: Command): void {
  if (command.each && command.object && command.verb === 'win' && !command.procedure)
    return winTogether(frame, context, command, command.object);
  if (command.each && command.object) return frameEach(frame, context, command, command.object);
  if (command.object) frame.game.writers.prepare(frame, context, command.object);
  for (const arg of command.args) frame.game.writers.prepare(frame, context, arg.value);
  frameOne(frame, context, command, null);
}

/** `kill each beast in grove` where killing can stop. */
function frameEach(frame: Frame, context: Context, command: Command, set: Expression, prepared = false): void {
  const { game, builder } = frame;
  const { writer } = context;
  const base = builder.cell();
  const count = builder.cell();
  const i = builder.cell();
  const again = builder.label();
  const end = builder.label();
  if (!prepared) frame.game.writers.prepare(frame, context, set);
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

/** `win each best because ...`: all of them win at once; with nobody among them the game goes on. */
function winTogether(frame: Frame, context: Context, command: Command, set: Expression): void {
  const { game } = frame;
  const { writer } = context;
  frame.game.writers.prepare(frame, context, set);
  const because = command.args.find((arg) => arg.label === 'because');
  const known = context.value(set);
  writer.block('', () => {
    if (known !== null && typeof known !== 'string') writer.line(`const at = ${known.base}, n = ${known.count};`);
    else writer.line(`const at = S[7], n = ${listing(game, context, set)};`);
    writer.line(`const reason = ${because ? game.value(context, because.value) : '-1'};`);
    writer.line('for (let i = 1; i < n; i++) alsoWins(S, S[at + i], reason);');
    writer.line('if (n > 0 && win(S, S[at], reason)) return 2;');
  });
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
          : (object ?? (command.object ? game.value(context, command.object) : context.you));
      const because = command.args.find((arg) => arg.label === 'because');
      writer.line(
        `if (${command.verb === 'end-game' ? 'endGame' : command.verb}(S, ${who}, ${because ? game.value(context, because.value) : '-1'})) return 2;`,
      );
      return;
    }
    case 'resolve': {
      const card = object ?? (command.object ? game.value(context, command.object) : '-1');
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
  context.writer.line(`${thing} = ${object ?? (command.object ? frame.game.value(context, command.object) : '-1')};`);
  movedWithReaction(frame, context, thing, () => plainOne(frame, context, command, thing));
}

function plainOne(frame: Frame, context: Context, command: Command, object: string | null): void {
  plainStatement(
    frame.game,
    context,
    object === null ? command : { ...command, each: false, object: standIn(context, command, object) },
  );
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

function thingIn(zone: ZoneModel): Type {
  return { is: 'thing', of: zone.holds.length === 1 ? (zone.holds[0] ?? null) : null };
}

/** Calls a procedure that can stop. */
export function callProcedure(frame: Frame, context: Context, procedure: Procedure, given: Arguments): void {
  const { game, builder } = frame;
  const name = game.procedureName(procedure);
  if (!isHeard(procedure, game.units)) return builder.call(name, context.you, given.args, given.prepare);
  const test = callerTest(game, procedure);
  if (test !== null) return builder.callEither(test, name, context.you, given.args, given.prepare);
  builder.call(name, context.you, [...given.args, '0', '-1'], given.prepare);
}
