/** Menus of named options, windows that a menu includes, and yes-or-no questions. */
import type { Facts } from '../../language/facts/facts.ts';
import type { EntryMeta } from '@undercroft/contract';
import type { Expression, Local, May, Menu, MenuOption, Node } from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
import { isOut, S, spend, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import { entry } from './entries.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { headMentions, writeHead } from './heads.ts';
import { memberType } from '../layout/set-kinds.ts';
import { identifier } from '../js/names.ts';
import { writeCondition, writeLimit } from './reasons.ts';
import { planOf } from '../values/plans.ts';
import {
  add,
  answerOf,
  argumentIn,
  askNow,
  beginAbout,
  entryIn,
  EXPLAIN,
  OFFERED,
  offerIf,
  ONLY,
  taken,
  unanswered,
} from './question.ts';
import { noneText, numberTexts, optionText, promptText } from '../texts/texts.ts';
import { eachOption } from './alike.ts';
import { question } from './asking.ts';
import { noteShown } from './shown.ts';
import { withWays } from './walked.ts';
import { windowEntries } from './entries.ts';

export interface OptionPlace {
  readonly option: MenuOption;
  readonly index: number;
  readonly label: number;
  readonly cell: Js | null;
  /** of the cell in the frame */
  readonly offset: number;
}

interface IncludePlace {
  readonly window: string;
  readonly of: Js;
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
export interface MenuCode extends MenuPlaces {
  readonly frame: Frame;
  readonly context: Context;
  /** the same names, with the asked player as `you` */
  readonly asked: Context;
  readonly player: Js;
  readonly answer: Js;
  /** where it goes on when nothing more is chosen, and after an option was carried out */
  readonly end: number;
  readonly after: number;
  /** cell with the top of the state as it was before the menu */
  readonly saved: Js;
}

/**
 * Writes the question and the way to the option that was chosen. What the options do is written
 * next by the caller, each between `beginOption` and `endOption`, and `endMenu` closes it: a body
 * may hold any statement, a menu too.
 */
export function askMenu(frame: Frame, context: Context, menu: Menu): MenuCode {
  const { game, builder } = frame;
  const { writer } = context;
  const places = placesOf(frame, context, menu);
  const ask = game.ask(
    context.scene,
    {
      what: 'menu',
      prompt: promptText(game, context.scene, menu),
      type: { is: 'number' },
      entries: places.entries,
      none: noneText(game, context.scene, menu),
      ...(menu.byTeam ? { anyOf: 'team' as const } : {}),
    },
    menu.at,
  );
  const player = menu.by ? value(game, context, menu.by) : context.you;
  const end = builder.label();
  const again = builder.label();
  const saved = builder.cell();
  const after = menu.mode === 'repeatedly' ? again : end;
  const asked = context.inner({ you: player });
  const answer = builder.cell();
  const code: MenuCode = { ...places, frame, context, asked, player, answer, end, after, saved };
  writer.line(js.assign(saved, TOP));
  builder.mark(again);
  writer.line(js.assign(TOP, saved));
  if (menu.mode === 'repeatedly') writer.line(spend(game.site(menu.at, 'menu')));
  question(builder);
  listAnswers(code, menu, ask);
  dispatch(code);
  return code;
}

/** Code that does an option begins. @returns where its body stands */
export function beginOption({ frame, asked }: MenuCode, { option, cell, label, offset }: OptionPlace): Context {
  frame.builder.mark(label);
  const inner = asked.inner();
  const local = frame.game.facts.locals.get(option.each);
  if (local && cell) inner.bind(local, cell);
  if (option.each) frame.builder.holds(offset, memberType(frame.game.facts.types.get(option.each.set)));
  return inner;
}

export function endOption({ frame, after }: MenuCode): void {
  frame.builder.go(after);
}

export function endMenu({ frame, context, end, saved }: MenuCode): void {
  frame.builder.mark(end);
  context.writer.line(js.assign(TOP, saved));
}

function placesOf(frame: Frame, context: Context, menu: Menu): MenuPlaces {
  const { game, builder } = frame;
  const places: MenuPlaces = { entries: [], options: [], includes: [] };
  for (const part of menu.entries) {
    const first = places.entries.length;
    if (part.kind === 'include') {
      const uses = windowEntries(game, context.scene, part.window);
      const of = part.of ? value(game, context, part.of) : js.number(-1);
      places.includes.push({ window: identifier(part.window), of, first, end: first + uses.length });
      places.entries.push(...uses);
      continue;
    }
    const argument = part.each ? game.valueMeta(frame.game.facts.types.get(part.each.set)) : null;
    places.options.push({
      option: part,
      index: first,
      label: builder.label(),
      offset: builder.size,
      cell: part.each ? builder.cell() : null,
    });
    const named = entry({
      name: part.name,
      label: optionText(game, context.scene, part),
      site: game.site(part.at, 'option'),
      argument,
    });
    const numbers = numberTexts(game, context.scene, part);
    places.entries.push(Object.keys(numbers).length === 0 ? named : { ...named, numbers });
  }
  return places;
}

function listAnswers(code: MenuCode, menu: Menu, ask: number): void {
  const { frame, context, answer, end } = code;
  const { writer } = context;
  const list = (): void => {
    const player = menu.by ? context.local('who') : code.player;
    if (menu.by) writer.line(js.constants([player, code.player]));
    const asked = context.inner({ you: player });
    if (frame.game.units.leavesOut) frame.builder.jumpIf(isOut(player), end);
    writer.line(...beginAbout(frame.game, context, ask, player));
    for (const place of code.options) listOption(frame.game, asked, place);
    for (const { window, of, first } of code.includes)
      writer.line(js.run(js.call(`list_${window}`, S, player, of, first)));
    frame.builder.jumpIf(js.equal(OFFERED, 0), end);
    if (menu.mode !== 'one') return writer.line(add(-1), askNow());
    writer.line(js.when(js.binary('>', OFFERED, 1), askNow()));
    writer.line(js.assign(answer, ONLY));
  };
  writer.if(unanswered(), list, js.assign(answer, taken()));
}

/** Goes to the option that was chosen, or does what a window offered. */
function dispatch(code: MenuCode): void {
  const { answer, player, end, after } = code;
  const { game, builder } = code.frame;
  const { writer } = code.context;
  const chosen = entryIn(answer);
  builder.jumpIf(js.binary('<', answer, 0), end);
  for (const place of code.options) {
    writer.if(js.equal(chosen, place.index), () => {
      if (place.cell) writer.line(js.assign(place.cell, argumentIn(answer)));
      if (place.option.limit) writer.line(js.increment(game.limitCell(place.option.limit, player)));
      writer.line(builder.jump(place.label));
    });
  }
  for (const { window, of, first, end: last } of code.includes) {
    const next = builder.label();
    builder.jumpIf(js.or(js.binary('<', chosen, first), js.binary('>=', chosen, last)), next);
    builder.call(`u_${window}`, player, [js.binary('-', chosen, first), argumentIn(answer), of]);
    builder.go(after);
    builder.mark(next);
  }
  builder.go(end);
}

function listOption(game: GameEmit, context: Context, place: OptionPlace): void {
  const { option } = place;
  const { each } = option;
  const can = (inner: Context): Js =>
    game.helper(inner, `can_${identifier(option.name)}`, (helper) => {
      if (option.condition) writeCondition(game, helper, option.condition, option.name);
      if (option.limit) writeLimit(game, helper, option.limit, helper.you);
      writeHead(game, helper, option.body);
    });
  const offer = (inner: Context, test: Js, thing: Js | null): void => {
    const answer = answerOf(place.index, thing);
    inner.writer.line(offerIf(test, answer));
    if (option.showing !== null) noteShown(game, inner, option.showing, answer);
  };
  if (!each) return offer(context, can(context), null);
  // What holds for all of them alike is tested once, before they are looked for; but a reason is
  // told for each.
  const general = isGeneral(game, option) ? can(context) : null;
  const write = (inner: Context, thing: Js): void => {
    const test = general === null ? can(inner) : js.or(js.not(EXPLAIN), general);
    offer(inner, test, thing);
  };
  const loop = (): void =>
    withWays(game, each.set, option.risking, (note) =>
      eachOption(game, context, planOf(game, context, each.set), identifier(each.name), (thing, inner) => {
        const local = game.facts.locals.get(each);
        if (local) inner.bind(local, thing);
        write(inner, thing);
        note(inner, thing, answerOf(place.index, thing));
      }),
    );
  const first = general ?? generalTest(game, context, option);
  context.writer.if(first === js.TRUE ? js.TRUE : js.or(EXPLAIN, first), loop);
}

/** Whether an option can be begun with each of its things or with none. */
function isGeneral({ facts }: GameEmit, { each, condition, body }: MenuOption): boolean {
  const local = facts.locals.get(each);
  const isAbout = (node: Node): boolean => isLocal(facts, node, local);
  return !(condition !== null && some(condition, isAbout)) && !headMentions(facts, body, isAbout);
}

/**
 * What must hold for every thing of an option alike: tested once, before its things are looked at.
 */
function generalTest(game: GameEmit, context: Context, option: MenuOption): Js {
  const tests = conjuncts(option.condition)
    .filter((part) => !some(part, (node) => isLocal(game.facts, node, game.facts.locals.get(option.each))))
    .map((part) => game.condition(context, part));
  if (option.limit)
    tests.push(js.binary('<', game.limitCell(option.limit, context.you), game.value(context, option.limit.times)));
  return js.and(...tests);
}

function conjuncts(condition: Expression | null): Expression[] {
  if (condition === null) return [];
  if (condition.kind !== 'binary' || condition.operator !== 'and') return [condition];
  return [...conjuncts(condition.left), ...conjuncts(condition.right)];
}

function isLocal(facts: Facts, node: Node, local: Local | undefined): boolean {
  const ref = facts.refs.get(node);
  return ref?.to === 'local' && ref.local === local;
}

/**
 * Asks whether. What is done then is written next by the caller.
 *
 * @returns the label behind it, for a player who declines
 */
export function askMay(frame: Frame, context: Context, may: May): number {
  const { game, builder } = frame;
  const { writer } = context;
  const ask = game.ask(
    context.scene,
    { what: 'may', prompt: promptText(game, context.scene, may), type: { is: 'flag' }, entries: [], none: null },
    may.at,
  );
  const end = builder.label();
  const can = game.helper(context, 'may', (inner) => writeHead(game, inner, may.body, false));
  question(builder);
  writer.if(unanswered(), () => {
    if (game.units.leavesOut) builder.jumpIf(isOut(context.you), end);
    builder.jumpIf(js.not(can), end);
    writer.line(...beginAbout(game, context, ask, context.you), add(1), add(0));
    writer.line(askNow());
  });
  builder.jumpIf(js.binary('!==', taken(), 1), end);
  return end;
}
