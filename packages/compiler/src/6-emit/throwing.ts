/** Throws of dice that somebody may answer before the numbers are read. */
import type { Dice, ForEach } from '../ast/node.ts';
import type { Context } from './context.ts';
import type { Frame } from './game-emit.ts';

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
    writer.line(`${count} = few(${game.value(context, dice.count)});`);
    writer.line(
      `throwDice(S, ${count}, ${game.value(context, dice.sides)}, ${context.hasSelf ? context.self : '-1'});`,
    );
  }
  afterRoll(
    frame,
    context,
    counts.map(({ count }) => count),
  );
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

/** Tells of the throw and lets it be answered. @param counts how many dice each group has */
function afterRoll(frame: Frame, context: Context, counts: readonly string[]): void {
  const { game } = frame;
  const groups = counts.length > 1 ? `, S[${game.layout.throwBase}], [${counts.join(', ')}]` : '';
  context.writer.line(`if (io.log) tellThrow(S${groups});`);
  if (game.model.afterRoll !== null && game.suspension.dice) openWindow(frame, context, game.model.afterRoll, '-1');
}

export interface LoopCells {
  readonly base: string;
  readonly count: string;
  readonly i: string;
  readonly thing: string;
}

/** All dice of the loop fall at once; their sums are kept in a list beside the things. */
export function rollForEach(
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
    writer.line(`${each} = few(${game.value(context, dice.count)});`);
    writer.line(`throwDice(S, ${each}, ${game.value(context, dice.sides)}, ${cells.thing});`);
  });
  writer.block(`if (${cells.count} > 0)`, () => writer.line('if (io.log) tellThrow(S);'));
  const none = builder.label();
  writer.line(`if (${cells.count} === 0) ${builder.jump(none)}`);
  if (game.model.afterRoll !== null && game.suspension.dice) openWindow(frame, context, game.model.afterRoll, '-1');
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

/** Opens a window, unless nobody could do anything in it. */
export function openWindow(frame: Frame, context: Context, window: string, about: string): void {
  const { builder } = frame;
  const name = window.replaceAll('-', '_');
  const nothing = builder.label();
  context.writer.line(`if (!open_${name}(S, ${context.you}, ${about})) ${builder.jump(nothing)}`);
  builder.call(`w_${name}`, context.you, [about]);
  builder.mark(nothing);
}
