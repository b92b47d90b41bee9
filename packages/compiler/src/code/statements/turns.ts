/**
 * Statements that do a block again and again. Code that can stop keeps its count in the frame, and
 * goes back to a label; other code is a loop of JavaScript.
 */
import type { Facts } from '../../language/ast/facts.ts';
import type { Block, EachPlayer, Expression, ForEach, Repeat } from '../../language/ast/node.ts';
import { sideEffectsOf, type SideEffect } from '../../language/ast/side-effects.ts';
import { some } from '../../language/ast/walk.ts';
import { cell, cellOf, isOut, PLAYERS, playerAfter, spend, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import type { Writing } from '../hooks/hearing.ts';
import { condition } from '../values/conditions.ts';
import { value } from '../values/expressions.ts';
import { listing, startsAt } from '../values/listing.ts';
import { each, isOneLoop } from '../values/loops.ts';
import { planOf } from '../values/plans.ts';
import { holdHere } from '../windows/question.ts';
import { keepValue } from './forms.ts';
import { prepare } from './prepare.ts';
import { rollForEach } from './throwing.ts';

/** Writes the block of a loop; given by the caller, because blocks hold loops. */
export type WriteBlock = (writing: Writing, block: Block) => void;

export function plainForEach(game: GameEmit, context: Context, statement: ForEach, writeBlock: WriteBlock): void {
  const { writer } = context;
  const { rolling, body } = statement;
  const local = game.facts.locals.get(statement);
  const label = game.names.make('each');
  const wish = identifier(statement.name);
  const site = game.site(statement.at, 'for each');
  const turn = (inner: Context, thing: Js): void => {
    inner.loop = { stop: js.leave(label), skip: js.skip(label) };
    if (local) inner.bind(local, thing);
    inner.writer.line(spend(site));
    game.calls.inTurns(() => writeBlock({ game, context: inner, frame: null }, body));
  };
  if (rolling) {
    return eachListed(game, context, statement.set, { label, wish, cells: ['at', 'count'] }, (thing) => {
      const inner = context.inner();
      const rollingLocal = game.facts.locals.get(rolling);
      if (rollingLocal)
        inner.bind(
          rollingLocal,
          keepValue({ game, context: inner, frame: null }, rolling.name, value(game, inner, rolling.dice)),
        );
      turn(inner, thing);
    });
  }
  const plan = planOf(game, context, statement.set);
  if (!movesThings(game.facts, body) && isOneLoop(plan)) {
    writer.label(label);
    return each(game, context, plan, wish, (thing, inner) => turn(inner, thing));
  }
  eachListed(game, context, statement.set, listNames(label, wish), (thing) => turn(context.inner(), thing));
}

export function frameForEach(frame: Frame, context: Context, statement: ForEach, writeBlock: WriteBlock): void {
  const { game, builder } = frame;
  const { writer } = context;
  prepare(frame, context, statement.set);
  const base = builder.cell();
  const count = builder.cell();
  const i = builder.cell();
  const isListed = context.value(statement.set) !== null;
  const [first, many] = startsAt(game, context, statement.set);
  writer.line(js.assign(base, first), js.assign(count, many));
  const inner = context.inner();
  const thing = builder.cell();
  const local = frame.game.facts.locals.get(statement);
  if (local) inner.bind(local, thing);
  const dice = statement.rolling ? rollForEach(frame, inner, statement, { base, count, i, thing }) : null;
  writer.line(js.assign(i, 0));
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  writer.line(js.assign(saved, TOP));
  builder.mark(again);
  writer.line(js.assign(TOP, saved));
  builder.jumpIf(js.binary('>=', i, count), end);
  writer.line(spend(game.site(statement.at, 'for each')));
  writer.line(js.assign(thing, cellOf(base, i)), js.increment(i));
  dice?.read();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  writeBlock({ game: frame.game, context: inner, frame }, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(js.assign(TOP, isListed ? saved : base));
}

/** Whether things may be moved while a loop walks along a zone: then the set is listed first. */
function movesThings(facts: Facts, body: Block): boolean {
  return some(body, (node) => sideEffectsOf(facts, node).some(({ does }) => MOVING.has(does)));
}

const MOVING: ReadonlySet<SideEffect['does']> = new Set(['move', 'reorder', 'turn-tile', 'call'] as const);

interface ListNames {
  readonly label: string;
  /** of the thing */
  readonly wish: string;
  /** where the list begins, and how long it is */
  readonly cells: readonly [base: string, count: string];
}

export function listNames(label: string, wish: string): ListNames {
  return { label, wish, cells: [`at_${label}`, `count_${label}`] };
}

/** Lists a set, goes through the list, and forgets it. */
export function eachListed(
  game: GameEmit,
  context: Context,
  set: Expression,
  { label, wish, cells }: ListNames,
  body: (thing: Js) => void,
): void {
  const { writer } = context;
  const [base, count, i, thing] = [js.name(cells[0]), js.name(cells[1]), js.name('i'), js.name(`${wish}_x`)];
  writer.scope(() => {
    writer.line(js.constants([base, TOP], [count, listing(game, context, set)]));
    const turn = (): void => {
      writer.line(js.constants([thing, cellOf(base, i)]));
      body(thing);
    };
    writer.for(js.counting(i, 0, count), turn, label);
    writer.line(js.assign(TOP, base));
  });
}

export function plainRepeat(game: GameEmit, context: Context, statement: Repeat, writeBlock: WriteBlock): void {
  const label = game.names.make('again');
  const inner = context.inner();
  inner.loop = { stop: js.leave(label), skip: js.skip(label) };
  const { writer } = context;
  const turn = (): void => {
    writer.line(spend(game.site(statement.at, 'repeat')));
    game.calls.inTurns(() => writeBlock({ game, context: inner, frame: null }, statement.body));
  };
  if (statement.times) {
    const left = js.name(`left_${label}`);
    return writer.for(js.countingDown(left, value(game, context, statement.times)), turn, label);
  }
  writer.while(statement.condition ? condition(game, inner, statement.condition) : js.TRUE, turn, label);
}

export function frameRepeat(frame: Frame, context: Context, statement: Repeat, writeBlock: WriteBlock): void {
  const { game, builder } = frame;
  const { writer } = context;
  const again = builder.label();
  const end = builder.label();
  const saved = builder.cell();
  const left = statement.times ? builder.cell() : null;
  if (statement.times && left !== null) {
    prepare(frame, context, statement.times);
    writer.line(js.assign(left, value(game, context, statement.times)));
  }
  writer.line(js.assign(saved, TOP));
  builder.mark(again);
  writer.line(js.assign(TOP, saved));
  writer.line(spend(game.site(statement.at, 'repeat')));
  const inner = context.inner();
  inner.loop = { stop: builder.jump(end), skip: builder.jump(again) };
  if (left !== null) builder.jumpIf(js.binary('<=', js.countedDown(left), 0), end);
  if (statement.condition) {
    prepare(frame, inner, statement.condition);
    builder.jumpIf(js.not(condition(game, inner, statement.condition)), end);
  }
  writeBlock({ game: frame.game, context: inner, frame }, statement.body);
  builder.go(again);
  builder.mark(end);
  writer.line(js.assign(TOP, saved));
}

export function plainEachPlayer(game: GameEmit, context: Context, statement: EachPlayer, writeBlock: WriteBlock): void {
  const you = game.local('player');
  const i = js.name(`i_${you.text}`);
  const { writer } = context;
  const before = context.you;
  writer.for(js.counting(i, statement.others ? 1 : 0, PLAYERS), () => {
    writer.line(js.constants([you, playerAfter(before, i)]));
    if (game.units.leavesOut) writer.line(js.when(isOut(you), js.skip()));
    game.calls.inTurns(() => writeBlock({ game, context: context.inner({ you }), frame: null }, statement.body));
  });
}

export function frameEachPlayer(frame: Frame, context: Context, statement: EachPlayer, writeBlock: WriteBlock): void {
  const { builder } = frame;
  const { writer } = context;
  const i = builder.cell();
  const you = builder.cell();
  const again = builder.label();
  const end = builder.label();
  const before = context.you;
  const { meta } = frame.game.layout;
  const together = statement.secretly && meta.together !== undefined ? cell(meta.together) : null;
  if (together !== null) writer.line(js.increment(together));
  writer.line(js.assign(i, statement.others ? 1 : 0));
  builder.mark(again);
  builder.jumpIf(js.binary('>=', i, PLAYERS), end);
  writer.line(js.assign(you, playerAfter(before, i)), js.increment(i));
  if (frame.game.units.leavesOut) builder.jumpIf(isOut(you), again);
  const inner = context.inner({ you });
  frame.game.together = together !== null;
  frame.game.calls.inTurns(() => writeBlock({ game: frame.game, context: inner, frame }, statement.body));
  frame.game.together = false;
  builder.go(again);
  builder.mark(end);
  if (together === null) return;
  builder.resumeAt(end);
  writer.line(holdHere(together));
}
