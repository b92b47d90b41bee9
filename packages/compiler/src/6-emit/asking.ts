/** Decisions: listing the legal answers, asking, and going on with the answer. */
import type { Choice, Expression } from '../ast/node.ts';
import type { Context } from './context.ts';
import { value } from './expressions.ts';
import type { FrameBuilder } from './frame-builder.ts';
import type { Frame, GameEmit } from './game-emit.ts';
import { each } from './loops.ts';
import { planOf } from './plans.ts';
import { elementType } from './set-kinds.ts';
import { eachOption } from './alike.ts';
import { listing } from './listing.ts';
import { noneText, promptText } from './texts.ts';

export function askChoice(frame: Frame, context: Context, choice: Choice): void {
  for (const part of [choice.count, choice.low, choice.high, choice.by])
    if (part) frame.game.writers.prepare(frame, context, part);
  if (choice.from) prepareInside(frame, context, choice.from);
  if (choice.random) return randomList(frame, context, choice);
  const player = choice.by ? value(frame.game, context, choice.by) : context.you;
  const ask = registerAsk(frame.game, choice);
  if (choice.what === 'number') return askNumber(frame, context, choice, ask, player);
  if (choice.what === 'one' || choice.what === 'up-to-one') return askOne(frame, context, choice, ask, player);
  askSeveral(frame, context, choice, ask, player);
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
    if (choice.from) {
      each(game, context, planOf(game, context, choice.from), 'x', (thing, inner) =>
        inner.writer.line(`if (!listHas(S, ${base}, ${count}, ${thing})) add(${thing});`),
      );
    }
    writer.line(`if (io.count === 0) ${builder.jump(end)}`);
    if (optional) writer.line(`several(${count}, 0, ${most}); add(-1); return ask(S, f);`);
    else {
      const few = choice.what === 'order' ? 'io.count === 1' : `io.count <= ${most} - ${count}`;
      writer.block(`if (${few})`, () => {
        writer.line(`for (let i = 0; i < io.count; i++) { S[S[7]++] = io.options[i]; ${count}++; }`);
        writer.line(builder.jump(end));
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
