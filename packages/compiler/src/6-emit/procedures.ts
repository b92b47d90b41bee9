/** Procedures and functions of the game: plain ones, ones that can stop, and effects of cards. */
import type { Define, Param, Procedure } from '../ast/node.ts';
import type { Effect } from '../5-analyze/units.ts';
import { Context, type Slot } from './context.ts';
import { value } from './expressions.ts';
import { FRAME_HEAD, FrameBuilder } from './frame-builder.ts';
import { frameBlock } from './frame-statements.ts';
import type { GameEmit } from './game-emit.ts';
import { canName, hasHead, writeHead } from './heads.ts';
import { emitHeard } from './hooks.ts';
import { writePeriodEnd } from './lasting.ts';
import { isSetParam, parameterCells } from './parameters.ts';
import { procedureEvent } from './log.ts';
import { identifier } from './names.ts';
import { periodBegins } from './periods.ts';
import { giveSet, plainBlock } from './statements.ts';
import { Writer } from './writer.ts';
import { markReached } from './reached.ts';

/** JavaScript parameter names of a plain function. */
function parameterNames(game: GameEmit, params: readonly Param[]): { names: string[]; slots: Slot[] } {
  const names: string[] = [];
  const make = (wish: string): string => {
    const name = game.names.make(`${wish.replaceAll('-', '_')}_`);
    names.push(name);
    return name;
  };
  const slots = params.map((param): Slot => {
    if (!isSetParam(param)) return make(param.name);
    return { base: make(`${param.name}_at`), count: make(`${param.name}_n`) };
  });
  return { names, slots };
}

export function emitProcedure(game: GameEmit, procedure: Procedure): void {
  game.within = procedure.name;
  if (hasHead(procedure)) emitCan(game, procedure);
  if (!game.suspension.procedure(procedure)) return emitPlain(game, procedure);
  if (!game.isHeard(procedure)) return emitFrame(game, procedure, game.procedureName(procedure), true);
  const body = `${game.procedureName(procedure)}_itself`;
  emitFrame(game, procedure, body, false);
  emitHeard(game, procedure, body);
}

function emitCan(game: GameEmit, procedure: Procedure): void {
  const writer = new Writer();
  const { names, slots } = parameterNames(game, procedure.params);
  writer.from(procedure.at, () =>
    writer.block(`function ${canName(game, procedure)}(${['S', 'you', ...names].join(', ')})`, () => {
      const context = new Context(writer, 'you', null);
      bindParams(context, procedure.params, slots);
      writeHead(game, context, procedure.body);
    }),
  );
  game.functions.push(writer);
}

function bindParams(context: Context, params: readonly Param[], slots: readonly Slot[]): void {
  for (const [i, param] of params.entries()) {
    const slot = slots[i];
    if (param.local && slot !== undefined) context.bind(param.local, slot);
  }
}

function plainValues(slots: readonly Slot[]): string[] {
  return slots.filter((slot): slot is string => typeof slot === 'string');
}

function emitPlain(game: GameEmit, procedure: Procedure): void {
  const writer = new Writer();
  const name = game.procedureName(procedure);
  const { names, slots } = parameterNames(game, procedure.params);
  writer.from(procedure.at, () =>
    writer.block(`function ${name}(${['S', 'you', ...names].join(', ')})`, () => {
      const context = new Context(writer, 'you', null);
      bindParams(context, procedure.params, slots);
      writer.line('const top = S[7];');
      context.leave = (result) =>
        result === null ? '{ S[7] = top; return; }' : `{ const result = ${result}; S[7] = top; return result; }`;
      periodBegins(game, writer, procedure.name);
      const told = procedureEvent(game, procedure, 'you', plainValues(slots));
      if (told) writer.line(told);
      plainBlock(game, context, procedure.body);
      writer.line('S[7] = top;');
    }),
  );
  game.functions.push(writer);
  emitRunner(game, procedure, name);
}

/** Lets a plain procedure be called from outside. */
function emitRunner(game: GameEmit, procedure: Procedure, name: string): void {
  if (procedure.params.some(isSetParam)) return;
  const builder = new FrameBuilder(game, game.frame(`r_${identifier(procedure.name)}`));
  const cells = parameterCells(builder, procedure);
  builder.writer.line(`${name}(${['S', 'you', ...plainValues(cells)].join(', ')});`);
  builder.writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(procedure.at, `${procedure.name}, called from outside`));
}

/** @param whole true when nobody hears it, so that it is also the period */
function emitFrame(game: GameEmit, procedure: Procedure, name: string, whole: boolean): void {
  const builder = new FrameBuilder(game, game.frame(name));
  const slots = parameterCells(builder, procedure);
  const context = new Context(builder.writer, 'you', null);
  bindParams(context, procedure.params, slots);
  const isPeriod = whole && game.suspension.periods.has(procedure);
  const result = isPeriod ? builder.cell() : null;
  const end = isPeriod ? builder.label() : null;
  context.leave = (given) => leaveCode(given, result, end);
  if (whole) periodBegins(game, builder.writer, procedure.name);
  const told = procedureEvent(game, procedure, 'you', plainValues(slots));
  if (told) builder.writer.line(told);
  frameBlock({ game, builder }, context, procedure.body);
  if (result !== null && end !== null) {
    builder.writer.line(`${result} = S[11];`);
    builder.mark(end);
    writePeriodEnd(builder);
    builder.writer.line(`S[11] = ${result};`);
  }
  builder.writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(procedure.at, procedure.name));
}

function leaveCode(given: string | null, result: string | null, end: number | null): string {
  if (end !== null) return `{ ${result} = ${given ?? 'S[11]'}; pc = ${end}; continue top; }`;
  return given === null ? '{ S[7] = f; return 0; }' : `{ S[11] = ${given}; S[7] = f; return 0; }`;
}

export function emitDefine(game: GameEmit, define: Define): void {
  game.within = define.name;
  const writer = new Writer();
  const { names, slots } = parameterNames(game, define.params);
  const name = `d_${identifier(define.name)}`;
  game.defineSites.set(name, game.site(define.at, 'function'));
  const givesSet = define.value ? define.value.type?.is === 'set' : (define.gives?.many ?? false);
  if (givesSet) names.push('into');
  writer.from(define.at, () =>
    writer.block(`function ${name}(${['S', 'you', ...names].join(', ')})`, () => {
      const context = new Context(writer, 'you', null);
      bindParams(context, define.params, slots);
      writer.line('const top = S[7];');
      if (givesSet) context.into = 'into';
      context.leave = (result) =>
        result === null ? '{ S[7] = top; return 0; }' : `{ const result = ${result}; S[7] = top; return result; }`;
      if (define.value && givesSet) giveSet(game, context, define.value);
      else if (define.value) writer.line(context.leave(value(game, context, define.value)));
      if (define.body) plainBlock(game, context, define.body);
    }),
  );
  game.functions.push(writer);
}

/** The effect of a card: [4] the card, [5] what the open window is about. */
export function emitEffect(game: GameEmit, effect: Effect): void {
  const { row } = effect;
  game.within = row.name;
  game.withinRow = row;
  const builder = new FrameBuilder(game, game.frame(`e_${identifier(row.name)}`));
  const self = builder.constant('this');
  const about = builder.constant('about');
  const context = new Context(builder.writer, 'you', self);
  context.about = about;
  if (effect.about) context.bind(effect.about, about);
  context.leave = () => '{ S[7] = f; return 0; }';
  builder.writer.from(effect.body.at, () => {
    const rules = row.ruleIds.map((entry) => entry.id);
    markReached(game, builder.writer, effect.body.at, 'effect', rules);
    frameBlock({ game, builder }, context, effect.body);
  });
  builder.writer.line('S[7] = f; return 0;');
  game.withinRow = null;
  game.functions.push(builder.finish(effect.body.at, `the effect of ${row.name}`));
}

/** `resolve(S, f)`: runs the effect of card [4]; [5] is what the open window is about. */
export function emitResolve(game: GameEmit): void {
  const builder = new FrameBuilder(game, game.frame('resolve'));
  const card = builder.constant('card');
  const about = builder.constant('about');
  const back = builder.label();
  const { writer } = builder;
  // One table for all cards: a branch for each would be a function too long to become fast.
  writer.line(`const kind = ${card} < 0 ? -1 : EFFECT_FRAME[ROW_OF[${card}]];`);
  writer.block('if (kind >= 0)', () => {
    writer.line(`S[f] = ${back};`);
    writer.line('const g = push(S, f, kind, SIZES[kind], you);');
    for (const [i, arg] of [card, about].entries()) writer.line(`S[g + ${FRAME_HEAD + i}] = ${arg};`);
    writer.line('const r = FRAMES[kind](S, g);');
    writer.line('if (r !== 0) return r;');
  });
  builder.mark(back);
  writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(null, 'runs the effect of a card'));
}

/** By row: which frame runs its effect, -1 for rows without one. */
export function effectFrames(game: GameEmit): string {
  const frames = game.model.rows.map((row) => (game.units.effects.has(row) ? `FRAME_e_${identifier(row.name)}` : '-1'));
  return `const EFFECT_FRAME = [${frames.join(', ')}];`;
}
