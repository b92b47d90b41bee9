/** Throws of dice that players may react to before the numbers are read. */
import type { Dice } from '../../content/tree/node.ts';
import { sided } from '../values/arithmetic.ts';
import { cell, cellOf, DICE, S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement, Operand } from '../js/code.ts';
import type { Context, ListSlot } from '../js/context.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { identifier } from '../js/names.ts';

/** One throw of several groups of dice: players may react to it, then the numbers are read. */
export function throwDice(
  frame: Frame,
  context: Context,
  groups: readonly Dice[],
  use: (values: readonly Js[]) => void,
): void {
  const { game, builder } = frame;
  const { writer } = context;
  const base = builder.cell();
  const before = builder.cell();
  const throwBase = cell(game.layout.throwBase);
  const counts = groups.map((dice) => {
    const count = builder.cell();
    return { count, dice };
  });
  writer.line(js.assign(base, DICE), js.assign(before, throwBase), js.assign(throwBase, base));
  for (const { count, dice } of counts) writeThrow(game, context, dice, count, context.hasSelf ? context.self : -1);
  afterRoll(
    frame,
    context,
    counts.map(({ count }) => count),
  );
  let offset = base;
  const values = counts.map(({ count, dice }) => {
    const result = builder.cell();
    writer.line(js.assign(result, js.call(`${dice.keep}Dice`, S, offset, count)));
    offset = js.binary('+', offset, count);
    return result;
  });
  writer.line(js.assign(DICE, base), js.assign(throwBase, before));
  use(values);
}

function writeThrow(game: GameEmit, context: Context, dice: Dice, count: Js, thrower: Operand): void {
  context.writer.line(js.assign(count, js.call('few', game.value(context, dice.count))));
  context.writer.line(
    js.run(js.call('throwDice', S, count, sided(game, game.value(context, dice.sides), dice.sides), thrower)),
  );
}

function logThrow(...groups: readonly Js[]): JsStatement {
  return js.when(js.property('io', 'log'), js.run(js.call('logThrow', S, ...groups)));
}

/** Tells of the throw and lets it be answered. @param counts how many dice each group has */
function afterRoll(frame: Frame, context: Context, counts: readonly Js[]): void {
  const { game } = frame;
  const groups = counts.length > 1 ? [cell(game.layout.throwBase), js.list(counts)] : [];
  context.writer.line(logThrow(...groups));
  letAnswer(frame, context);
}

function letAnswer(frame: Frame, context: Context): void {
  const { afterRoll: window } = frame.game.model;
  if (window !== null && frame.game.suspension.dice) openWindow(frame, context, window, js.number(-1));
}

/**
 * Throws the dice of all things of a list at once.
 * @param dice the dice of each thing
 * @returns where the list of their sums begins, one for each thing
 */
export function throwForEach(frame: Frame, context: Context, dice: Dice, { base, count }: ListSlot): Js {
  const { game, builder } = frame;
  const { writer } = context;
  const [first, before, sums, each] = [builder.cell(), builder.cell(), builder.cell(), builder.cell()];
  const i = js.name('i');
  const throwBase = cell(game.layout.throwBase);
  writer.line(js.assign(first, DICE), js.assign(before, throwBase), js.assign(throwBase, first));
  const turns = js.counting(i, 0, count);
  writer.for(turns, () => writeThrow(game, context, dice, each, cellOf(base, i)));
  writer.if(js.binary('>', count, 0), () => writer.line(logThrow()));
  const none = builder.label();
  builder.jumpIf(js.equal(count, 0), none);
  letAnswer(frame, context);
  builder.mark(none);
  game.calls.list();
  writer.line(js.assign(sums, TOP), js.assign(TOP, js.binary('+', TOP, count)));
  writer.for(turns, () => {
    const from = js.binary('+', first, js.binary('*', i, each));
    writer.line(js.assign(cellOf(sums, i), js.call(`${dice.keep}Dice`, S, from, each)));
  });
  writer.line(js.assign(DICE, first), js.assign(throwBase, before));
  return sums;
}

/** Opens a window, unless no player could do anything in it. */
export function openWindow(frame: Frame, context: Context, window: string, about: Js): void {
  const { builder } = frame;
  const called = identifier(window);
  const nothing = builder.label();
  builder.jumpIf(js.not(js.call(`open_${called}`, S, context.you, about)), nothing);
  builder.call(`w_${called}`, context.you, [about]);
  builder.mark(nothing);
}
