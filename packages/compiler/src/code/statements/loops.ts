/** Statements that do a block again and again. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Type } from '../../content/model/model.ts';
import type { Block, Dice, EachPlayer, Expression, ForEach, Repeat } from '../../content/tree/node.ts';
import { sideEffectsOf, type SideEffect } from '../../language/facts/side-effects.ts';
import { some } from '../../content/tree/walk.ts';
import { cell, cellOf, isOut, PLAYERS, playerAfter, spend, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context, ListSlot, Loop } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import { keepValue, writeLoop, type LoopTurn, type Turns, type Writing } from '../game/forms.ts';
import { keepSecret } from '../game/secrets.ts';
import { condition } from '../values/conditions.ts';
import { value } from '../values/expressions.ts';
import { listing, listSlotOf } from '../values/listing.ts';
import { each, isOneLoop } from '../values/loops.ts';
import { planOf } from '../values/plans.ts';
import { memberType } from '../layout/set-kinds.ts';
import { holdHere } from '../windows/question.ts';
import { prepareValue } from './prepare.ts';
import { throwForEach } from './throwing.ts';

/** Writes the block of a loop; given by the caller, because blocks hold loops. */
type WriteBlock = (writing: Writing, block: Block) => void;

export function writeForEach(writing: Writing, statement: ForEach, writeBlock: WriteBlock): void {
  const { game, context, frame } = writing;
  const { set, rolling, body } = statement;
  const local = game.facts.locals.get(statement);
  const label = context.label('each');
  const wish = identifier(statement.name);
  const type = memberType(game.facts.types.get(set));
  const site = game.site(statement.at, 'for each');
  const turn = (inner: Context, thing: Js, ways: Loop): void => {
    inner.loop = ways;
    if (local) inner.bind(local, thing);
    writeBlock({ game, context: inner, frame }, body);
  };
  prepareValue(writing, set);
  if (frame === null && rolling === null && !movesThings(game.facts, body)) {
    const plan = planOf(game, context, set);
    if (isOneLoop(plan)) {
      context.writer.label(label);
      const ways = { stop: js.leave(label), skip: js.skip(label) };
      return each(game, context, plan, wish, (thing, inner) => {
        inner.writer.line(spend(site));
        game.calls.inTurns(() => turn(inner, thing, ways));
      });
    }
  }
  withListed(writing, set, label, (list) => {
    const readDice = rolling === null ? null : prepareDice(writing, rolling.dice, list);
    eachOfList(writing, list, { label, thing: `${wish}_x`, type, site }, (thing, { ways, index }) => {
      const inner = context.inner();
      const rolled = game.facts.locals.get(rolling);
      if (rolling && rolled && readDice)
        inner.bind(rolled, keepValue({ ...writing, context: inner }, rolling.name, undefined, readDice(inner, index)));
      turn(inner, thing, ways);
    });
  });
}

/**
 * Dice of which each thing of a list throws some. A frame throws all of them at once, because
 * players may answer the throw.
 * @returns gives the sum of one thing
 */
function prepareDice(
  { game, context, frame }: Writing,
  dice: Expression,
  list: ListSlot,
): (inner: Context, index: Js) => Js {
  if (frame === null || dice.kind !== 'dice') return (inner) => value(game, inner, dice);
  const sums = throwForEach(frame, context, dice satisfies Dice, list);
  return (_, index) => cellOf(sums, index);
}

/** Whether things may be moved while a loop walks along a zone: then the set is listed first. */
function movesThings(facts: Facts, body: Block): boolean {
  return some(body, (node) => sideEffectsOf(facts, node).some(({ does }) => MOVING.has(does)));
}

const MOVING: ReadonlySet<SideEffect['does']> = new Set(['move', 'reorder', 'turn-tile', 'call'] as const);

/**
 * Lists a set, or takes the list that it is; a list that is made here is forgotten behind `body`.
 */
export function withListed(writing: Writing, set: Expression, label: string, body: (list: ListSlot) => void): void {
  const { game, context, frame } = writing;
  const { writer } = context;
  const known = listSlotOf(game.facts, context, set);
  if (known !== null) return body(known);
  if (frame !== null) {
    const list = frame.builder.listOf(memberType(game.facts.types.get(set)));
    writer.line(js.assign(list.base, TOP), js.assign(list.count, listing(game, context, set)));
    body(list);
    return writer.line(js.assign(TOP, list.base));
  }
  const list = { base: js.name(`at_${label}`), count: js.name(`count_${label}`) };
  writer.scope(() => {
    writer.line(js.constants([list.base, TOP], [list.count, listing(game, context, set)]));
    body(list);
    writer.line(js.assign(TOP, list.base));
  });
}

interface ListLoop {
  readonly label: string;
  /** name of the thing in plain code */
  readonly thing: string;
  /** of the members */
  readonly type: Type | undefined;
  readonly site: number;
}

/** Goes through a list. The thing is a name or a cell that stays the same in its turn. */
export function eachOfList(
  writing: Writing,
  { base, count }: ListSlot,
  { label, thing, type, site }: ListLoop,
  body: (thing: Js, turn: LoopTurn) => void,
): void {
  const { context, frame } = writing;
  const turns = { index: js.name('i'), from: 0, to: count };
  writeLoop(writing, turns, { label, site, freesLists: true }, (turn) => {
    const member = cellOf(base, turn.index);
    const kept = frame === null ? js.name(thing) : frame.builder.cellOf(type);
    context.writer.line(frame === null ? js.constants([kept, member]) : js.assign(kept, member));
    body(kept, turn);
  });
}

export function writeRepeat(writing: Writing, statement: Repeat, writeBlock: WriteBlock): void {
  const { game, context } = writing;
  const { times, condition: holds } = statement;
  const label = context.label('again');
  const inner = { ...writing, context: context.inner() };
  const test = (needed: Expression) => () => {
    prepareValue(inner, needed);
    return condition(game, inner.context, needed);
  };
  let turns: Turns = { whileHolds: holds && test(holds) };
  if (times) {
    prepareValue(writing, times);
    turns = { left: js.name(`left_${label}`), times: value(game, context, times) };
  }
  const site = game.site(statement.at, 'repeat');
  keepSecret(writing, ...[times, holds].filter((part) => part !== null));
  writeLoop(writing, turns, { label, site, freesLists: true }, ({ ways }) => {
    inner.context.loop = ways;
    writeBlock(inner, statement.body);
  });
}

export function writeEachPlayer(writing: Writing, statement: EachPlayer, writeBlock: WriteBlock): void {
  const { game, context, frame } = writing;
  const { writer } = context;
  const { meta } = game.layout;
  const asked = statement.secretly && frame !== null && meta.together !== undefined;
  const together = asked ? cell(meta.together) : null;
  if (together !== null) writer.line(js.increment(together));
  const turns = { index: js.name('i'), from: statement.others ? 1 : 0, to: PLAYERS };
  writeLoop(writing, turns, { label: null, site: null }, ({ ways, index }) => {
    const you = keepValue(writing, 'player', undefined, playerAfter(context.you, index));
    if (game.units.leavesOut) writer.line(js.when(isOut(you), ways.skip));
    const scene = { together: together !== null };
    writeBlock({ ...writing, context: context.inner({ you, scene }) }, statement.body);
  });
  if (together === null || frame === null) return;
  const hold = frame.builder.label();
  frame.builder.mark(hold);
  frame.builder.resumeAt(hold);
  writer.line(holdHere(together));
}
