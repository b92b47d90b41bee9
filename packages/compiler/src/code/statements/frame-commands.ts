/** Commands that can stop: procedures, `resolve`, the end of the game, moves that somebody hears, and `VERB each`. */
import { reactsTo } from '../../core/reactions.ts';
import type { Command, Expression, Procedure } from '../../language/ast/node.ts';
import { isBuiltInVerb, type BuiltInVerb } from '../../language/vocabulary/verbs.ts';
import { watchPlayers } from '../hooks/call-watch.ts';
import { callProcedure, commandArguments } from './calls.ts';
import { cell, cellOf, S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { Frame } from '../game/game-emit.ts';
import { startsAt } from '../values/listing.ts';
import { isMany } from '../layout/set-kinds.ts';
import { prepare } from './prepare.ts';
import { runBuiltIn } from './commands.ts';
import { plainOne } from './plain-commands.ts';

export function frameCommand(frame: Frame, context: Context, command: Command): void {
  if (command.each && command.object && !frame.game.facts.procedures.get(command)) {
    if (command.verb === 'win') return winTogether(frame, context, command, command.object);
    if (command.verb === 'eliminate') return eliminateTogether(frame, context, command, command.object);
  }
  if (command.each && command.object) return frameEach(frame, context, command, command.object);
  if (command.object) prepare(frame, context, command.object);
  for (const arg of command.args) prepare(frame, context, arg.value);
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
  if (!prepared) prepare(frame, context, set);
  const isListed = context.value(set) !== null;
  const [first, many] = startsAt(game, context, set);
  writer.line(js.assign(base, first), js.assign(count, many), js.assign(i, 0));
  builder.mark(again);
  builder.jumpIf(js.binary('>=', i, count), end);
  writer.line(js.increment(i));
  const thing = cell(js.binary('-', js.binary('+', base, i), 1));
  game.calls.inTurns(() => frameOne(frame, context.inner(), command, thing));
  builder.go(again);
  builder.mark(end);
  if (!isListed) writer.line(js.assign(TOP, base));
}

/** `win each best because ...`: all of them win at once; with nobody among them the game goes on. */
function winTogether(frame: Frame, context: Context, command: Command, set: Expression): void {
  const { game } = frame;
  const { writer } = context;
  const [at, n, i, reason] = [js.name('at'), js.name('n'), js.name('i'), js.name('reason')];
  game.calls.keepList();
  prepare(frame, context, set);
  writer.scope(() => {
    const [first, many] = startsAt(game, context, set);
    writer.line(js.constants([at, first], [n, many]));
    writer.line(js.constants([reason, because(frame, context, command)]));
    const others = js.counting(i, 1, n);
    writer.line(js.loop(others, js.run(js.call('alsoWins', S, cellOf(at, i), reason))));
    const won = js.and(js.binary('>', n, 0), js.call('win', S, cell(at), reason));
    writer.line(js.when(won, js.give(2)));
  });
}

/**
 * `eliminate each losers because ...`: all of them are out before it is looked at who is left, so
 * that the last in the list does not win.
 */
function eliminateTogether(frame: Frame, context: Context, command: Command, set: Expression): void {
  const { game } = frame;
  const { writer } = context;
  const [at, n, i, reason, out] = [js.name('at'), js.name('n'), js.name('i'), js.name('reason'), js.name('out')];
  game.calls.keepList();
  prepare(frame, context, set);
  writer.scope(() => {
    const [first, many] = startsAt(game, context, set);
    writer.line(js.constants([at, first], [n, many]));
    writer.line(js.constants([reason, because(frame, context, command)]), js.variables([out, js.FALSE]));
    const goes = js.call('goesOut', S, cellOf(at, i), reason);
    writer.line(js.loop(js.counting(i, 0, n), js.when(goes, js.assign(out, js.TRUE))));
    writer.line(js.when(js.and(out, js.call('isDecided', S, reason)), js.give(2)));
  });
}

function because({ game }: Frame, context: Context, command: Command): Js {
  const reason = command.args.find((arg) => arg.label === 'because');
  return reason ? game.value(context, reason.value) : js.number(-1);
}

function frameOne(frame: Frame, context: Context, command: Command, object: Js | null): void {
  const { verb } = command;
  const procedure = frame.game.facts.procedures.get(command);
  if (procedure && frame.game.suspension.procedure(procedure))
    return callNamed(frame, context, command, procedure, object);
  if (!procedure && isBuiltInVerb(verb)) return verbs[verb](frame, context, command, object);
  plainOne(frame.game, context, command, object);
}

type Doing = (frame: Frame, context: Context, command: Command, object: Js | null) => void;

/** What built-in verbs do where they can stop, or where somebody hears what they do. */
const verbs: { readonly [V in BuiltInVerb]: Doing } = {
  win: (frame, context, command, object) =>
    mayEnd(frame, context, command, 'win', objectOf(frame, context, command, object, context.you)),
  eliminate: (frame, context, command, object) => {
    mayEnd(frame, context, command, 'eliminate', objectOf(frame, context, command, object, context.you));
    watchPlayers(frame, context);
  },
  'end-game': (frame, context, command) => mayEnd(frame, context, command, 'endGame', js.number(-1)),
  resolve: (frame, context, command, object) => {
    const what = objectOf(frame, context, command, object, js.number(-1));
    frame.builder.call('resolve', context.you, [what, cell(frame.game.layout.about)]);
  },
  move: frameMove,
  draw: frameVerb,
  refill: frameVerb,
  shuffle: frameVerb,
  reroll: frameVerb,
  reveal: frameVerb,
  hide: frameVerb,
  rotate: frameVerb,
};

function frameVerb(frame: Frame, context: Context, command: Command, object: Js | null): void {
  runBuiltIn({ game: frame.game, context, frame }, command, object);
}

/** What a command is about. @param known of a `VERB each` loop */
function objectOf({ game }: Frame, context: Context, { object }: Command, known: Js | null, otherwise: Js): Js {
  return known ?? (object ? game.value(context, object) : otherwise);
}

function mayEnd(frame: Frame, context: Context, command: Command, how: string, who: Js): void {
  const ends = js.call(how, S, who, because(frame, context, command));
  context.writer.line(js.when(ends, js.give(2)));
}

/** A procedure that can stop; nothing is done when something that it needs is none. */
function callNamed(frame: Frame, context: Context, command: Command, procedure: Procedure, object: Js | null): void {
  const { game, builder } = frame;
  const given = commandArguments(game, context, command, procedure, object);
  if (given.needed.length === 0) return callProcedure(frame, context, procedure, given);
  const skip = builder.label();
  const missing = given.needed.map((i): Js => {
    const kept = builder.cell();
    context.writer.line(js.assign(kept, given.args[i] ?? -1));
    given.args[i] = kept;
    return js.binary('<', kept, 0);
  });
  builder.jumpIf(js.or(...missing), skip);
  callProcedure(frame, context, procedure, given);
  builder.mark(skip);
}

/** What hears a move is called before the next thing is moved. */
function frameMove(frame: Frame, context: Context, command: Command, object: Js | null): void {
  const { game, builder } = frame;
  if (!reactsTo(game.suspension.reactions, command)) return frameVerb(frame, context, command, object);
  if (object === null && isMany(game.facts.types.get(command.object)))
    return command.object ? frameEach(frame, context, { ...command, each: true }, command.object, true) : undefined;
  const thing = builder.cell();
  context.writer.line(js.assign(thing, objectOf(frame, context, command, object, js.number(-1))));
  frameVerb(frame, context, command, thing);
}
