/** Menus of named options, windows that a menu includes, and yes-or-no questions. */
import type { EntryMeta } from '@undercroft/contract';
import type { May, Menu, MenuOption } from '../ast/node.ts';
import type { Context } from './context.ts';
import { value } from './expressions.ts';
import { entry, type Frame, type GameEmit } from './game-emit.ts';
import { writeHead } from './heads.ts';
import { limitReason, writeCondition } from './reasons.ts';
import { planOf } from './plans.ts';
import { noneText, optionText, promptText } from './texts.ts';
import { eachOption } from './alike.ts';
import { question } from './asking.ts';
import { windowEntries } from './windows.ts';

const NUMBER_OF_PLAY = 16;

interface OptionPlace {
  readonly option: MenuOption;
  readonly index: number;
  readonly label: number;
  readonly cell: string | null;
}

export function askMenu(frame: Frame, context: Context, menu: Menu): void {
  const { game, builder } = frame;
  const { writer } = context;
  const entries: EntryMeta[] = [];
  const options: OptionPlace[] = [];
  const includes: { readonly window: string; readonly of: string; readonly first: number; readonly end: number }[] = [];
  for (const part of menu.entries) {
    if (part.kind === 'include') {
      const uses = windowEntries(game, part.window);
      const of = part.of ? value(game, context, part.of) : '-1';
      includes.push({
        window: part.window.replaceAll('-', '_'),
        of,
        first: entries.length,
        end: entries.length + uses.length,
      });
      entries.push(...uses);
    } else {
      options.push({
        option: part,
        index: entries.length,
        label: builder.label(),
        cell: part.each ? builder.cell() : null,
      });
      entries.push(
        entry({
          name: part.name,
          label: optionText(game, part),
          site: game.site(part.at, 'option'),
          argument: part.each ? game.valueMeta(part.each.set.type) : null,
        }),
      );
    }
  }
  const none = noneText(game, menu);
  const ask = game.ask(
    { what: 'menu', prompt: promptText(game, menu), type: { is: 'number' }, entries, none },
    menu.at,
  );
  const player = menu.by ? value(game, context, menu.by) : context.you;
  const end = builder.label();
  const again = builder.label();
  const saved = builder.cell();
  const answer = builder.cell();
  writer.line(`${saved} = S[7];`);
  builder.mark(again);
  writer.line(`S[7] = ${saved};`);
  if (menu.mode === 'repeatedly') writer.line(`if (--budget < 0) fail('loop-limit', ${game.site(menu.at, 'menu')});`);
  question(builder, context);
  const asked = context.inner({ you: player });
  writer.block(
    'if (S[9] === 0)',
    () => {
      writer.line(`begin(${ask}, ${player});`);
      for (const place of options) listOption(game, asked, place);
      for (const include of includes)
        writer.line(`list_${include.window}(S, ${player}, ${include.of}, ${include.first});`);
      if (menu.mode === 'one') {
        writer.line(`if (io.count === 0) ${builder.jump(end)}`);
        writer.line('if (io.count > 1) return ask(S, f);');
        writer.line(`${answer} = io.options[0];`);
      } else {
        writer.line(`if (io.count === 0) ${builder.jump(end)}`);
        writer.line('add(-1); return ask(S, f);');
      }
    },
    `} else ${answer} = take(S);`,
  );
  writer.line(`if (${answer} < 0) ${builder.jump(end)}`);
  for (const place of options) {
    writer.block(`if (${answer} >> ${NUMBER_OF_PLAY} === ${place.index})`, () => {
      if (place.cell) writer.line(`${place.cell} = (${answer} & 65535) - 1;`);
      if (place.option.limit) writer.line(`S[${game.limitCell(place.option.limit)}]++;`);
      writer.line(builder.jump(place.label));
    });
  }
  const after = menu.mode === 'repeatedly' ? again : end;
  for (const include of includes) {
    const next = builder.label();
    writer.line(
      `if (${answer} >> ${NUMBER_OF_PLAY} < ${include.first} || ${answer} >> ${NUMBER_OF_PLAY} >= ${include.end}) ${builder.jump(next)}`,
    );
    builder.call(`u_${include.window}`, player, [
      `(${answer} >> ${NUMBER_OF_PLAY}) - ${include.first}`,
      `(${answer} & 65535) - 1`,
      include.of,
    ]);
    builder.go(after);
    builder.mark(next);
  }
  builder.go(end);
  for (const place of options) {
    builder.mark(place.label);
    const inner = asked.inner();
    if (place.option.each?.local && place.cell) inner.bind(place.option.each.local, place.cell);
    context.writer.from(place.option.at, () => frame.game.writers.frameBlock(frame, inner, place.option.body));
    builder.go(after);
  }
  builder.mark(end);
  writer.line(`S[7] = ${saved};`);
}

function listOption(game: GameEmit, context: Context, place: OptionPlace): void {
  const { option } = place;
  const write = (inner: Context, argument: string): void => {
    const can = game.helper(inner, `can_${option.name.replaceAll('-', '_')}`, (helper) => {
      if (option.condition) writeCondition(game, helper, option.condition, option.name);
      if (option.limit)
        helper.writer.line(
          `if (S[${game.limitCell(option.limit)}] >= ${value(game, helper, option.limit.times)}) return ${limitReason(game, helper, option.limit)};`,
        );
      writeHead(game, helper, option.body);
    });
    const answer =
      argument === '-1' ? String(place.index << NUMBER_OF_PLAY) : `${place.index << NUMBER_OF_PLAY} | ${argument} + 1`;
    inner.writer.line(`if (${can}) add(${answer}); else if (io.explain) why(${answer});`);
  };
  if (!option.each) return write(context, '-1');
  const { local } = option.each;
  eachOption(
    game,
    context,
    planOf(game, context, option.each.set),
    option.each.name.replaceAll('-', '_'),
    (thing, inner) => {
      if (local) inner.bind(local, thing);
      write(inner, thing);
    },
  );
}

export function askMay(frame: Frame, context: Context, may: May): void {
  const { game, builder } = frame;
  const { writer } = context;
  const ask = game.ask(
    { what: 'may', prompt: promptText(game, may), type: { is: 'flag' }, entries: [], none: null },
    may.at,
  );
  const end = builder.label();
  const can = game.helper(context, 'may', (inner) => writeHead(game, inner, may.body));
  question(builder, context);
  writer.block('if (S[9] === 0)', () => {
    writer.line(`if (!${can}) ${builder.jump(end)}`);
    writer.line(`begin(${ask}, ${context.you}); add(1); add(0);`);
    writer.line('return ask(S, f);');
  });
  writer.line(`if (take(S) !== 1) ${builder.jump(end)}`);
  frame.game.writers.frameBlock(frame, context.inner(), may.body);
  builder.mark(end);
}
