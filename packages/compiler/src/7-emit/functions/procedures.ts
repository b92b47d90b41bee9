/** Procedures and functions of the game: plain ones, ones that can stop, and effects of cards. */
import { FRAME } from '@undercroft/contract';
import type { Block, Define, Param, Procedure } from '../../ast/node.ts';
import { leavesLists } from '../../5-analyze/lists.ts';
import { isNested } from '../../5-analyze/nested.ts';
import type { Effect } from '../../5-analyze/units.ts';
import type { RowModel } from '../../model/model.ts';
import { rowOf } from '../code/attribute-names.ts';
import { cell, cellOf, F, RESULT, S, spend, TOP, YOU } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js, JsStatement } from '../code/code.ts';
import { Context, isList, type Slot } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { carryOn, FrameBuilder, frameName } from '../game/frame-builder.ts';
import { frameBlock } from '../statements/frame-statements.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { blockHasHead, canName, writeHead } from '../windows/heads.ts';
import { emitHeard } from './hooks.ts';
import { writePeriodEnd } from '../hooks/lasting.ts';
import { isSetParam, parameterCells } from '../hooks/parameters.ts';
import { procedureEvent } from '../texts/log.ts';
import { identifier } from '../code/names.ts';
import { periodBegins } from '../hooks/periods.ts';
import { emitDrawn, isDrawn } from '../values/drawn.ts';
import { isSmall } from '../values/inlined.ts';
import { giveSet, plainBlock } from '../statements/statements.ts';
import { Writer } from '../code/writer.ts';
import { markReached } from '../game/reached.ts';

/** The list that a function which gives a set fills. */
const INTO = js.name('into');

/** Parameters of a plain function, with what stands for each. */
function parameterNames(game: GameEmit, params: readonly Param[]): { names: Js[]; slots: Slot[] } {
  const names: Js[] = [];
  const make = (wish: string): Js => {
    const name = game.local(`${wish}_`);
    names.push(name);
    return name;
  };
  const slots = params.map((param): Slot => {
    const called = identifier(param.name);
    if (!isSetParam(game.facts, param)) return make(called);
    return { base: make(`${called}_at`), count: make(`${called}_n`) };
  });
  return { names, slots };
}

export function emitProcedure(game: GameEmit, procedure: Procedure): void {
  game.within = procedure.name;
  if (!game.suspension.procedure(procedure)) return emitPlain(game, procedure);
  if (!game.isHeard(procedure)) return emitFrame(game, procedure, game.procedureName(procedure), true);
  const body = `${game.procedureName(procedure)}_itself`;
  emitFrame(game, procedure, body, false);
  emitHeard(game, procedure, body);
}

/** Heads that are looked at before something is offered, with those that they look at in turn. What nobody asks for has no reason to tell either. */
export function emitHeads(game: GameEmit): void {
  for (const head of game.heads) {
    if (head === 'cards') emitCanResolve(game);
    else emitCan(game, head);
  }
}

function emitCan(game: GameEmit, procedure: Procedure): void {
  game.within = procedure.name;
  const writer = new Writer();
  const { names, slots } = parameterNames(game, procedure.params);
  writer.from(procedure.at, () =>
    writer.function(canName(game, procedure), [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null);
      bindParams(game, context, procedure.params, slots);
      writeHead(game, context, procedure.body);
    }),
  );
  game.functions.push(writer);
}

function bindParams({ facts }: GameEmit, context: Context, params: readonly Param[], slots: readonly Slot[]): void {
  for (const [i, param] of params.entries()) {
    const slot = slots[i];
    const local = facts.locals.get(param);
    if (local && slot !== undefined) context.bind(local, slot);
  }
}

function plainValues(slots: readonly Slot[]): Js[] {
  return slots.filter((slot): slot is Js => !isList(slot));
}

/** Where the lists of a plain function begin. */
const TOP_BEFORE = js.name('top');

/**
 * Begins a plain function, which forgets the lists that it made.
 *
 * @param block what it does, null when it only works out a value
 * @param none  what it does without a result
 * @returns     how it is left with a result, and what it does at its end
 */
function beginPlain(
  { facts }: GameEmit,
  writer: Writer,
  block: Block | null,
  none: JsStatement,
): { leave: (result: Js | null) => JsStatement; end: () => void } {
  if (block === null || !leavesLists(facts, block))
    return { leave: (result) => (result === null ? none : js.give(result)), end: () => {} };
  writer.line(js.constants([TOP_BEFORE, TOP]));
  const forget = js.assign(TOP, TOP_BEFORE);
  const kept = js.name('result');
  return {
    leave: (result) =>
      result === null ? js.group(forget, none) : js.group(js.constants([kept, result]), forget, js.give(kept)),
    end: () => writer.line(forget),
  };
}

function emitPlain(game: GameEmit, procedure: Procedure): void {
  const writer = new Writer();
  const name = game.procedureName(procedure);
  const { names, slots } = parameterNames(game, procedure.params);
  writer.from(procedure.at, () =>
    writer.function(name, [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null);
      bindParams(game, context, procedure.params, slots);
      const { leave, end } = beginPlain(game, writer, procedure.body, js.give());
      writer.line(spend(game.site(procedure.at, 'function')));
      context.leave = leave;
      periodBegins({ game, context, frame: null }, procedure.name);
      const logged = procedureEvent(game, procedure, YOU, plainValues(slots));
      if (logged) writer.line(logged);
      plainBlock(game, context, procedure.body);
      end();
    }),
  );
  game.functions.push(writer);
  emitRunner(game, procedure, name);
}

/** Lets a plain procedure be called from outside. */
function emitRunner(game: GameEmit, procedure: Procedure, name: string): void {
  if (procedure.params.some((param) => isSetParam(game.facts, param))) return;
  const frame = game.frame(`r_${identifier(procedure.name)}`);
  frame.isWritten = game.host.target !== 'release' || procedure.name === game.model.start;
  const builder = new FrameBuilder(game, frame);
  const cells = parameterCells(game.facts, builder, procedure);
  frame.size = builder.size;
  if (!frame.isWritten) return;
  builder.writer.line(js.run(js.call(name, S, YOU, ...plainValues(cells))));
  builder.done();
  game.functions.push(builder.finish(procedure.at, `${procedure.name}, called from outside`));
}

/** @param whole true when nobody hears it, so that it is also the period */
function emitFrame(game: GameEmit, procedure: Procedure, name: string, whole: boolean): void {
  const builder = new FrameBuilder(game, game.frame(name));
  const slots = parameterCells(game.facts, builder, procedure);
  const context = new Context(builder.writer, YOU, null);
  bindParams(game, context, procedure.params, slots);
  const isPeriod = whole && game.suspension.periods.has(procedure);
  const result = isPeriod ? builder.cell() : null;
  const end = isPeriod ? builder.label() : null;
  context.leave = (given) =>
    result === null || end === null ? builder.leave(given) : builder.jump(end, js.assign(result, given ?? RESULT));
  const frame: Frame = { game, builder };
  if (whole) periodBegins({ game, context, frame }, procedure.name);
  const logged = procedureEvent(game, procedure, YOU, plainValues(slots));
  if (logged) builder.writer.line(logged);
  frameBlock(frame, context, procedure.body);
  if (result !== null && end !== null) {
    builder.writer.line(js.assign(result, RESULT));
    builder.mark(end);
    writePeriodEnd(builder);
    builder.writer.line(js.assign(RESULT, result));
  }
  builder.done();
  game.functions.push(builder.finish(procedure.at, procedure.name));
}

export function emitDefine(game: GameEmit, define: Define): void {
  game.within = define.name;
  if (isDrawn(game, define)) return emitDrawn(game, define);
  const writer = new Writer();
  const { names, slots } = parameterNames(game, define.params);
  const name = `d_${identifier(define.name)}`;
  const site = game.site(define.at, 'function');
  game.defineSites.set(name, site);
  const givesSet = define.value ? game.facts.types.get(define.value)?.is === 'set' : (define.gives?.many ?? false);
  if (givesSet) names.push(INTO);
  writer.from(define.at, () =>
    writer.function(name, [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null);
      bindParams(game, context, define.params, slots);
      const { leave } = beginPlain(game, writer, define.body, js.give(0));
      if (isNested(game.facts, define, (ref) => isSmall(game, ref))) writer.line(spend(site));
      if (givesSet) context.into = INTO;
      context.leave = leave;
      if (define.value && givesSet) giveSet(game, context, define.value);
      else if (define.value) writer.line(context.leave(value(game, context, define.value)));
      if (define.body) plainBlock(game, context, define.body);
    }),
  );
  game.functions.push(writer);
}

/** The effect of a card: cell 4 of its frame is the card, cell 5 what the open window is about. */
export function emitEffect(game: GameEmit, effect: Effect): void {
  const { row } = effect;
  game.within = row.name;
  game.withinRow = row;
  const builder = new FrameBuilder(game, game.frame(`e_${identifier(row.name)}`));
  const self = builder.constant('this');
  const about = builder.constant('about');
  const context = new Context(builder.writer, YOU, self);
  if (effect.about) context.bind(effect.about, about);
  context.leave = () => builder.leave();
  builder.writer.from(effect.body.at, () => {
    const rules = row.ruleIds.map((entry) => entry.id);
    markReached(game, builder.writer, effect.body.at, 'effect', rules);
    frameBlock({ game, builder }, context, effect.body);
  });
  builder.done();
  game.withinRow = null;
  game.functions.push(builder.finish(effect.body.at, `the effect of ${row.name}`));
}

/** `resolve(S, f)`: runs the effect of the card in cell 4 of its frame; cell 5 is what the open window is about. */
export function emitResolve(game: GameEmit): void {
  const builder = new FrameBuilder(game, game.frame('resolve'));
  const card = builder.constant('card');
  const about = builder.constant('about');
  const back = builder.label();
  const { writer } = builder;
  // One table for all cards: with a branch for each the function would be too long for the engine to optimise.
  const [kind, frame] = [js.name('kind'), js.name('g')];
  const known = js.conditional(js.binary('<', card, 0), -1, js.at('EFFECT_FRAME', rowOf(card)));
  writer.line(js.constants([kind, known]));
  writer.if(js.binary('>=', kind, 0), () => {
    builder.resumeAt(back);
    for (const row of game.units.effects.keys()) builder.frame.calls.add(`e_${identifier(row.name)}`);
    writer.line(js.constants([frame, js.call('push', S, F, kind, YOU)]));
    for (const [i, arg] of [card, about].entries()) writer.line(js.assign(cellOf(frame, FRAME.locals + i), arg));
    carryOn(writer, js.call(js.at('FRAMES', kind), S, frame));
  });
  builder.mark(back);
  builder.done();
  game.functions.push(builder.finish(null, 'runs the effect of a card'));
}

/** `can_resolve(S, you, card)`: whether the effect of a card can be begun, by the head of its block. */
function emitCanResolve(game: GameEmit): void {
  const card = js.name('card');
  const ables = [...game.units.effects.values()].filter(({ body }) => blockHasHead(game.facts, body));
  const whole = new Writer();
  whole.function('can_resolve', [S, YOU, card], () => {
    if (ables.length > 0)
      whole.switch(js.conditional(js.binary('<', card, 0), -1, js.at('ROW_OF', card)), () => {
        for (const { row } of ables) whole.case(row.index, js.give(js.call(canResolveName(row), S, YOU, card)));
      });
    whole.line(js.give(js.TRUE));
  });
  for (const effect of ables) game.functions.push(canResolve(game, effect, card));
  game.functions.push(whole);
}

const canResolveName = (row: RowModel): string => `can_e_${identifier(row.name)}`;

function canResolve(game: GameEmit, effect: Effect, card: Js): Writer {
  const { row } = effect;
  const writer = new Writer();
  game.within = row.name;
  game.withinRow = row;
  writer.from(effect.body.at, () =>
    writer.function(canResolveName(row), [S, YOU, card], () => {
      const context = new Context(writer, YOU, card);
      if (effect.about) context.bind(effect.about, cell(game.layout.about));
      writeHead(game, context, effect.body);
    }),
  );
  game.withinRow = null;
  return writer;
}

/** By row: which frame runs its effect, -1 for rows without one. */
export function effectFrames(game: GameEmit): Js {
  return js.list(
    game.model.rows.map((row) => (game.units.effects.has(row) ? frameName(`e_${identifier(row.name)}`) : -1)),
  );
}
