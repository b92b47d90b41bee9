/** Decisions: listing the legal answers, asking, and going on with the answer. */
import type { Choice, Expression } from '../ast/node.ts';
import type { Context } from './context.ts';
import { value } from './expressions.ts';
import type { FrameBuilder } from './frame-builder.ts';
import type { Frame, GameEmit } from './game-emit.ts';
import { each, type Plan } from './loops.ts';
import { planOf } from './plans.ts';
import { elementType } from './set-kinds.ts';
import { allAlike, eachOption } from './alike.ts';
import { listing } from './listing.ts';
import { noneText, promptText } from './texts.ts';

export function askChoice(frame: Frame, context: Context, choice: Choice): void {
  for (const part of [choice.count, choice.low, choice.high, choice.by])
    if (part) frame.game.writers.prepare(frame, context, part);
  if (choice.from) prepareInside(frame, context, choice.from);
  if (choice.random) return randomList(frame, context, choice);
  if (choice.what === 'one' || choice.what === 'some') {
    const plan = choice.from ? planOf(frame.game, context, choice.from) : null;
    if (plan && choice.from && allAlike(frame.game, plan, choice.from)) return takeAny(frame, context, choice, plan);
  }
  const player = choice.by ? value(frame.game, context, choice.by) : context.you;
  const ask = registerAsk(frame.game, choice);
  if (choice.what === 'number') return askNumber(frame, context, choice, ask, player);
  if (choice.what === 'one' || choice.what === 'up-to-one') return askOne(frame, context, choice, ask, player);
  askSeveral(frame, context, choice, ask, player);
}

/** Of things that are all the same the first ones are taken, and nobody is asked. */
function takeAny(frame: Frame, context: Context, choice: Choice, plan: Plan): void {
  const { game, builder } = frame;
  const { writer } = context;
  if (choice.what === 'one') {
    const cell = builder.cell();
    writer.line(`${cell} = -1;`);
    each(game, context, plan, 'x', (thing, inner) => inner.writer.line(`${cell} = ${thing}; break;`));
    return context.setValue(choice, cell);
  }
  const base = builder.cell();
  const count = builder.cell();
  const most = game.names.make('most');
  writer.line(`const ${most} = ${choice.count ? value(game, context, choice.count) : '65535'};`);
  writer.line(`${base} = S[7]; ${count} = 0;`);
  each(game, context, plan, 'x', (thing, inner) =>
    inner.writer.line(`if (${count} >= ${most}) break; S[S[7]++] = ${thing}; ${count}++;`),
  );
  context.setValue(choice, { base, count });
}

/** Dice inside the set that is chosen from fall before the question. */
function prepareInside(frame: Frame, context: Context, from: Expression): void {
  if (frame.game.suspension.node(from)) frame.game.writers.prepare(frame, context, from);
}

function registerAsk(game: GameEmit, choice: Choice): number {
  return game.ask(
    {
      what: choice.what,
      prompt: promptText(game, choice),
      type: game.valueMeta(elementType(choice.from?.type ?? choice.type)),
      entries: [],
      none: noneText(game, choice),
    },
    choice.at,
  );
}

function randomList(frame: Frame, context: Context, choice: Choice): void {
  const base = frame.builder.cell();
  const count = frame.builder.cell();
  context.writer.line(`${base} = S[7]; ${count} = ${listing(frame.game, context, choice)};`);
  context.setValue(choice, { base, count });
}

/** Begins a question: from here the code runs when it is asked and again when it is answered. */
export function question(builder: FrameBuilder, context: Context): void {
  const label = builder.label();
  builder.mark(label);
  context.writer.line(`S[f] = ${label};`);
}

/** A question with one answer: `list` writes what is offered and what holds when nobody needs to be asked. */
function askSingle(
  frame: Frame,
  context: Context,
  choice: Choice,
  opening: { readonly ask: number; readonly player: string },
  list: (cell: string) => void,
): void {
  const { writer } = context;
  const cell = frame.builder.cell();
  question(frame.builder, context);
  writer.block(
    'if (S[9] === 0)',
    () => {
      writer.line(`begin(${opening.ask}, ${opening.player});`);
      list(cell);
    },
    `} else ${cell} = take(S);`,
  );
  context.setValue(choice, cell);
}

function askOne(frame: Frame, context: Context, choice: Choice, ask: number, player: string): void {
  const { game } = frame;
  const { writer } = context;
  askSingle(frame, context, choice, { ask, player }, (cell) => {
    if (choice.from)
      eachOption(game, context, planOf(game, context, choice.from), 'x', (thing, inner) =>
        inner.writer.line(`add(${thing});`),
      );
    if (choice.what === 'up-to-one') {
      writer.line('if (io.count > 0) { add(-1); return ask(S, f); }');
      writer.line(`${cell} = -1;`);
    } else {
      writer.line('if (io.count > 1) return ask(S, f);');
      writer.line(`${cell} = io.count === 1 ? io.options[0] : -1;`);
    }
  });
}

function askNumber(frame: Frame, context: Context, choice: Choice, ask: number, player: string): void {
  const { game } = frame;
  const { writer } = context;
  const low = choice.low ? value(game, context, choice.low) : '0';
  const high = choice.high ? value(game, context, choice.high) : '0';
  askSingle(frame, context, choice, { ask, player }, (cell) => {
    writer.line(`for (let n = ${low}, high = ${high}; n <= high; n++) add(n);`);
    writer.line('if (io.count > 1) return ask(S, f);');
    writer.line(`${cell} = io.count === 1 ? io.options[0] : 0;`);
  });
}

/**
 * Offers what is not chosen yet; of things that are all the same, one.
 *
 * @returns the JavaScript name of how many are left, each of those that are the same counted
 */
function listLeft(frame: Frame, context: Context, from: Expression, chosen: { base: string; count: string }): string {
  const { game } = frame;
  const left = game.names.make('left');
  context.writer.line(`let ${left} = 0;`);
  eachOption(
    game,
    context,
    planOf(game, context, from),
    'x',
    (thing, inner) => inner.writer.line(`add(${thing});`),
    (thing, inner) => {
      inner.writer.line(`if (listHas(S, ${chosen.base}, ${chosen.count}, ${thing})) continue;`);
      inner.writer.line(`${left}++;`);
    },
  );
  return left;
}

function askSeveral(frame: Frame, context: Context, choice: Choice, ask: number, player: string): void {
  const { game, builder } = frame;
  const { writer } = context;
  const base = builder.cell();
  const count = builder.cell();
  const most = builder.cell();
  const end = builder.label();
  const optional = choice.what === 'up-to' || choice.what === 'any-number';
  writer.line(
    `${base} = S[7]; ${count} = 0; ${most} = ${choice.count ? value(game, context, choice.count) : '65535'};`,
  );
  const again = builder.label();
  builder.mark(again);
  writer.line(`S[f] = ${again};`);
  writer.block('if (S[9] === 0)', () => {
    writer.line(`if (${count} >= ${most}) ${builder.jump(end)}`);
    writer.line(`begin(${ask}, ${player});`);
    const left = choice.from ? listLeft(frame, context, choice.from, { base, count }) : 'io.count';
    writer.line(`if (io.count === 0) ${builder.jump(end)}`);
    if (optional) writer.line(`several(${count}, 0, ${most}); add(-1); return ask(S, f);`);
    else {
      // Without a choice the next one is taken: when all are needed that are left, or when they are all the same.
      const forced = choice.what === 'order' ? '' : ` || ${left} <= ${most} - ${count}`;
      writer.block(`if (io.count === 1${forced})`, () => {
        writer.line(`S[S[7]++] = io.options[0]; ${count}++;`);
        writer.line(builder.jump(again));
      });
      writer.line(`several(${count}, ${most}, ${most}); return ask(S, f);`);
    }
  });
  writer.block('', () => {
    writer.line('const answer = take(S);');
    writer.line(`if (answer < 0) ${builder.jump(end)}`);
    writer.line(`S[S[7]++] = answer; ${count}++;`);
    writer.line(builder.jump(again));
  });
  builder.mark(end);
  context.setValue(choice, { base, count });
}
