/** Menus of named options, windows that a menu includes, and yes-or-no questions. */
import type { EntryMeta } from '@undercroft/contract';
import type { Expression, Local, May, Menu, MenuOption } from '../ast/node.ts';
import { some } from '../ast/walk.ts';
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

interface IncludePlace {
  readonly window: string;
  readonly of: string;
  readonly first: number;
  readonly end: number;
}

/** The entries of a menu in the order of their numbers. */
interface MenuPlaces {
  readonly entries: EntryMeta[];
  readonly options: OptionPlace[];
  readonly includes: IncludePlace[];
}

/** What the pieces of one menu share. */
interface MenuCode extends MenuPlaces {
  readonly frame: Frame;
  readonly context: Context;
  /** the same names, with whoever is asked as `you` */
  readonly asked: Context;
  readonly player: string;
  readonly answer: string;
  /** where it goes on when nothing more is chosen, and after an option was carried out */
  readonly end: number;
  readonly after: number;
}

export function askMenu(frame: Frame, context: Context, menu: Menu): void {
  const { game, builder } = frame;
  const { writer } = context;
  const places = placesOf(frame, context, menu);
  const ask = game.ask(
    {
      what: 'menu',
      prompt: promptText(game, menu),
      type: { is: 'number' },
      entries: places.entries,
      none: noneText(game, menu),
    },
    menu.at,
  );
  const player = menu.by ? value(game, context, menu.by) : context.you;
  const end = builder.label();
  const again = builder.label();
  const saved = builder.cell();
  const after = menu.mode === 'repeatedly' ? again : end;
  const asked = context.inner({ you: player });
  const code: MenuCode = { ...places, frame, context, asked, player, answer: builder.cell(), end, after };
  writer.line(`${saved} = S[7];`);
  builder.mark(again);
  writer.line(`S[7] = ${saved};`);
  if (menu.mode === 'repeatedly') writer.line(`if (--budget < 0) fail('loop-limit', ${game.site(menu.at, 'menu')});`);
  question(builder, context);
  listAnswers(code, menu, ask);
  dispatch(code);
  for (const place of places.options) carryOut(code, place);
  builder.mark(end);
  writer.line(`S[7] = ${saved};`);
}

function placesOf(frame: Frame, context: Context, menu: Menu): MenuPlaces {
  const { game, builder } = frame;
  const places: MenuPlaces = { entries: [], options: [], includes: [] };
  for (const part of menu.entries) {
    const first = places.entries.length;
    if (part.kind === 'include') {
      const uses = windowEntries(game, part.window);
      const of = part.of ? value(game, context, part.of) : '-1';
      places.includes.push({ window: part.window.replaceAll('-', '_'), of, first, end: first + uses.length });
      places.entries.push(...uses);
      continue;
    }
    const argument = part.each ? game.valueMeta(part.each.set.type) : null;
    places.options.push({
      option: part,
      index: first,
      label: builder.label(),
      cell: part.each ? builder.cell() : null,
    });
    places.entries.push(
      entry({ name: part.name, label: optionText(game, part), site: game.site(part.at, 'option'), argument }),
    );
  }
  return places;
}

function listAnswers(code: MenuCode, menu: Menu, ask: number): void {
  const { frame, asked, player, answer, end } = code;
  const { writer } = code.context;
  const none = `if (io.count === 0) ${frame.builder.jump(end)}`;
  const list = (): void => {
    writer.line(`begin(${ask}, ${player});`);
    for (const place of code.options) listOption(frame.game, asked, place);
    for (const { window, of, first } of code.includes) writer.line(`list_${window}(S, ${player}, ${of}, ${first});`);
    writer.line(none);
    if (menu.mode !== 'one') return writer.line('add(-1); return ask(S, f);');
    writer.line('if (io.count > 1) return ask(S, f);');
    writer.line(`${answer} = io.options[0];`);
  };
  writer.block('if (S[9] === 0)', list, `} else ${answer} = take(S);`);
}

/** Goes to the option that was chosen, or does what a window offered. */
function dispatch(code: MenuCode): void {
  const { answer, player, end, after } = code;
  const { game, builder } = code.frame;
  const { writer } = code.context;
  const chosen = `${answer} >> ${NUMBER_OF_PLAY}`;
  writer.line(`if (${answer} < 0) ${builder.jump(end)}`);
  for (const place of code.options) {
    writer.block(`if (${chosen} === ${place.index})`, () => {
      if (place.cell) writer.line(`${place.cell} = (${answer} & 65535) - 1;`);
      if (place.option.limit) writer.line(`S[${game.limitCell(place.option.limit, player)}]++;`);
      writer.line(builder.jump(place.label));
    });
  }
  for (const { window, of, first, end: last } of code.includes) {
    const next = builder.label();
    writer.line(`if (${chosen} < ${first} || ${chosen} >= ${last}) ${builder.jump(next)}`);
    builder.call(`u_${window}`, player, [`(${chosen}) - ${first}`, `(${answer} & 65535) - 1`, of]);
    builder.go(after);
    builder.mark(next);
  }
  builder.go(end);
}

function carryOut(code: MenuCode, place: OptionPlace): void {
  const { frame, asked, after } = code;
  const { option, cell, label } = place;
  frame.builder.mark(label);
  const inner = asked.inner();
  if (option.each?.local && cell) inner.bind(option.each.local, cell);
  code.context.writer.from(option.at, () => frame.game.writers.frameBlock(frame, inner, option.body));
  frame.builder.go(after);
}

function listOption(game: GameEmit, context: Context, place: OptionPlace): void {
  const { option } = place;
  const write = (inner: Context, argument: string): void => {
    const can = game.helper(inner, `can_${option.name.replaceAll('-', '_')}`, (helper) => {
      if (option.condition) writeCondition(game, helper, option.condition, option.name);
      if (option.limit)
        helper.writer.line(
          `if (S[${game.limitCell(option.limit, helper.you)}] >= ${value(game, helper, option.limit.times)}) return ${limitReason(game, helper, option.limit)};`,
        );
      writeHead(game, helper, option.body);
    });
    const answer =
      argument === '-1' ? String(place.index << NUMBER_OF_PLAY) : `${place.index << NUMBER_OF_PLAY} | ${argument} + 1`;
    inner.writer.line(`if (${can}) add(${answer}); else if (io.explain) why(${answer});`);
  };
  const { each } = option;
  if (!each) return write(context, '-1');
  const loop = (): void =>
    eachOption(game, context, planOf(game, context, each.set), each.name.replaceAll('-', '_'), (thing, inner) => {
      if (each.local) inner.bind(each.local, thing);
      write(inner, thing);
    });
  const general = generalTest(game, context, option);
  if (general === null) loop();
  else context.writer.block(`if (io.explain || (${general}))`, loop);
}

/** What must hold for every thing of an option alike: tested once, before its things are looked at. */
function generalTest(game: GameEmit, context: Context, option: MenuOption): string | null {
  const tests = conjuncts(option.condition)
    .filter((part) => !some(part, (node) => isLocal(node, option.each?.local)))
    .map((part) => game.condition(context, part));
  if (option.limit)
    tests.push(`S[${game.limitCell(option.limit, context.you)}] < ${game.value(context, option.limit.times)}`);
  return tests.length === 0 ? null : tests.map((test) => (test.includes('||') ? `(${test})` : test)).join(' && ');
}

function conjuncts(condition: Expression | null): Expression[] {
  if (condition === null) return [];
  if (condition.kind !== 'binary' || condition.operator !== 'and') return [condition];
  return [...conjuncts(condition.left), ...conjuncts(condition.right)];
}

function isLocal(node: { readonly kind: string }, local: Local | undefined): boolean {
  const { ref } = node as { kind: string; ref?: { to: string; local?: Local } };
  return ref?.to === 'local' && ref.local === local;
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
