/** Procedures and functions of the game: plain ones, and ones that can stop. */
import type { Block, Define, Param, Procedure } from '../../content/tree/node.ts';
import { leavesLists } from '../../core/lists.ts';
import { isNested } from '../../core/nested.ts';
import { RESULT, S, spend, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import { Context, isList, newScene, type CodeScene, type Slot } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { canName, writeHead } from '../windows/heads.ts';
import { emitHeard } from './hooks.ts';
import { writePeriodEnd } from '../hooks/lasting.ts';
import { isSetParam, parameterCells } from '../hooks/parameters.ts';
import { procedureEvent } from '../texts/log.ts';
import { identifier } from '../js/names.ts';
import { periodBegins } from '../hooks/periods.ts';
import { emitDrawn, isDrawn } from '../values/drawn.ts';
import { isSmall } from '../values/inlined.ts';
import { giveSet, writeBlock } from '../statements/statements.ts';
import { Writer } from '../js/writer.ts';
import { emitCanResolve } from './resolving.ts';

/** The list that a function which gives a set fills. */
const INTO = js.name('into');

/** Parameters of a plain function, with what stands for each. */
function parameterNames(
  game: GameEmit,
  { names: fresh }: CodeScene,
  params: readonly Param[],
): { names: Js[]; slots: Slot[] } {
  const names: Js[] = [];
  const make = (wish: string): Js => {
    const name = js.name(fresh.make(`${wish}_`));
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
  if (!game.suspension.procedure(procedure)) return emitPlain(game, procedure);
  if (!game.isHeard(procedure)) return emitFrame(game, procedure, game.procedureName(procedure), true);
  const body = `${game.procedureName(procedure)}_itself`;
  emitFrame(game, procedure, body, false);
  emitHeard(game, procedure, body);
}

/**
 * Heads that are tested before an offer, and those that these test in turn. A head without a caller
 * needs no reason either.
 */
export function emitHeads(game: GameEmit): void {
  for (const head of game.heads) {
    if (head === 'cards') emitCanResolve(game);
    else emitCan(game, head);
  }
}

function emitCan(game: GameEmit, procedure: Procedure): void {
  const scene = newScene({ within: procedure.name });
  const writer = new Writer();
  const { names, slots } = parameterNames(game, scene, procedure.params);
  writer.from(procedure.at, () =>
    writer.function(canName(game, procedure), [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null, scene);
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
  const scene = newScene({ within: procedure.name });
  const { names, slots } = parameterNames(game, scene, procedure.params);
  writer.from(procedure.at, () =>
    writer.function(name, [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null, scene);
      bindParams(game, context, procedure.params, slots);
      const { leave, end } = beginPlain(game, writer, procedure.body, js.give());
      writer.line(spend(game.site(procedure.at, 'function')));
      context.leave = leave;
      periodBegins({ game, context, frame: null }, procedure.name);
      const logged = procedureEvent(game, procedure, YOU, plainValues(slots));
      if (logged) writer.line(logged);
      writeBlock({ game, context, frame: null }, procedure.body);
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

/** @param whole true when it has no listener, so that it is also the period */
function emitFrame(game: GameEmit, procedure: Procedure, name: string, whole: boolean): void {
  const builder = new FrameBuilder(game, game.frame(name), { within: procedure.name });
  const slots = parameterCells(game.facts, builder, procedure);
  const context = new Context(builder.writer, YOU, null, builder.scene);
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
  writeBlock({ game, context, frame }, procedure.body);
  if (result !== null && end !== null) {
    builder.writer.line(js.assign(result, RESULT));
    builder.mark(end);
    writePeriodEnd(frame, context);
    builder.writer.line(js.assign(RESULT, result));
  }
  builder.done();
  game.functions.push(builder.finish(procedure.at, procedure.name));
}

export function emitDefine(game: GameEmit, define: Define): void {
  if (isDrawn(game, define)) return emitDrawn(game, define);
  const writer = new Writer();
  const scene = newScene({ within: define.name, define });
  const { names, slots } = parameterNames(game, scene, define.params);
  const name = `d_${identifier(define.name)}`;
  const site = game.site(define.at, 'function');
  game.defineSites.set(name, site);
  const givesSet = define.value ? game.facts.types.get(define.value)?.is === 'set' : (define.gives?.many ?? false);
  if (givesSet) names.push(INTO);
  writer.from(define.at, () =>
    writer.function(name, [S, YOU, ...names], () => {
      const context = new Context(writer, YOU, null, scene);
      bindParams(game, context, define.params, slots);
      const { leave } = beginPlain(game, writer, define.body, js.give(0));
      if (isNested(game.facts, define, (ref) => isSmall(game, ref))) writer.line(spend(site));
      if (givesSet) context.into = INTO;
      context.leave = leave;
      if (define.value && givesSet) giveSet(game, context, define.value);
      else if (define.value) writer.line(context.leave(value(game, context, define.value)));
      if (define.body) writeBlock({ game, context, frame: null }, define.body);
    }),
  );
  game.functions.push(writer);
}
