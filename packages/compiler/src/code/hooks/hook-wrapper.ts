/**
 * The wrapper around a procedure with listeners: `before` hooks, then the first `instead of` that
 * matches or the body, then the `when` hooks. Who hears the event is settled when it begins.
 */
import { RECORD } from '@undercroft/contract';
import type { Expression, Pattern, Procedure } from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
import { isActing } from '../../language/facts/side-effects.ts';
import { sourcesOf } from '../game/sources.ts';
import { cell, cellOf, F, inForce, ownerOf, RESULT, S, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { Context, isList, type Slot } from '../js/context.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import {
  bindPatterns,
  hookContext,
  isAboutItself,
  namesThis,
  shapeCells,
  type EventShape,
  type HookSite,
} from './hook-sites.ts';
import { eachRecord, writePeriodEnd } from './lasting.ts';
import { member } from '../values/membership.ts';
import { periodBegins } from './periods.ts';
import { isSettled, mayBeHeard } from './quiet.ts';
import { inRange } from '../layout/set-kinds.ts';

/** What code needs that looks for those who hear an event. */
export interface Listening {
  readonly game: GameEmit;
  readonly shape: EventShape;
  readonly builder: Pick<FrameBuilder, 'writer' | 'scene'>;
  readonly params: readonly Slot[];
  /**
   * whether conditions of hooks are part of it, as far as they can be evaluated before a hook runs
   */
  readonly withConditions?: true;
}

export interface Wrapper extends Listening {
  readonly builder: FrameBuilder;
  readonly skip: Js;
  readonly outer: Js;
}

export function emitWrapper(
  game: GameEmit,
  procedure: Procedure,
  shape: EventShape,
  sites: readonly HookSite[],
  body: string,
): void {
  const builder = new FrameBuilder(game, game.frame(game.procedureName(procedure)));
  const params = shapeCells(builder, shape);
  const wrapper: Wrapper = { game, shape, builder, params, skip: builder.cell(), outer: builder.cell() };
  const happenedOffset = builder.size;
  const happened = builder.cell();
  const result = builder.cell();
  const list = builder.cell();
  const count = builder.cell();
  const { writer } = builder;
  const flat = flatten(params);
  const main = builder.label();
  writer.line(js.assign(happened, 0), js.assign(list, TOP), js.assign(count, 0));
  builder.jumpIf(js.binary('>', wrapper.skip, 0), main);
  writer.line(js.assign(wrapper.outer, F));
  const [frame, context] = [{ game, builder }, new Context(writer, YOU, null, builder.scene)];
  periodBegins({ game, context, frame }, procedure.name);
  const quiet = builder.label();
  const finish = builder.label();
  const test = mayBeHeard(game, sites);
  if (test !== null) builder.jumpIf(js.not(test), quiet);
  runHooks(wrapper, sites, 'before', list, count);
  hear(wrapper, sites, 'when', count);
  builder.mark(main);
  const done = builder.label();
  for (const [ordinal, site] of sites.filter((candidate) => candidate.timing === 'instead').entries())
    replace(wrapper, site, ordinal + 1, done, flat);
  builder.call(body, YOU, flat);
  writer.line(js.assign(cellOf(wrapper.outer, happenedOffset), 1));
  builder.mark(done);
  writer.line(js.when(js.binary('>', wrapper.skip, 0), builder.leave()));
  writer.line(js.assign(result, RESULT));
  if (sites.some((site) => site.timing === 'when')) runListed(wrapper, sites, 'when', list, count, happened, result);
  builder.mark(finish);
  if (game.suspension.periods.has(procedure)) writePeriodEnd(frame, context);
  writer.line(js.assign(RESULT, result));
  builder.done();
  if (test !== null) {
    builder.mark(quiet);
    builder.call(body, YOU, flat);
    writer.line(js.assign(result, RESULT));
    builder.go(finish);
  }
  game.functions.push(builder.finish(procedure.at, `${procedure.name}, with everybody who hears it`));
}

function flatten(params: readonly Slot[]): Js[] {
  return params.flatMap((slot) => (isList(slot) ? [slot.base, slot.count] : [slot]));
}

function runHooks(wrapper: Wrapper, sites: readonly HookSite[], timing: 'before' | 'when', list: Js, count: Js): void {
  if (!sites.some((site) => site.timing === timing)) return;
  hear(wrapper, sites, timing, count);
  runListed(wrapper, sites, timing, list, count, null, null);
  wrapper.builder.writer.line(js.assign(TOP, list), js.assign(count, 0));
}

/**
 * Cells of an entry of the list of those who hear an event: hook, source, cells of the entry.
 * Behind it stands the record of a lasting one.
 */
const ENTRY = 3;

/** Stands for no source, no record, and no listener. */
const NONE = js.number(-1);
const NOBODY = -2;

/** Lists who hears the event now. */
export function hear(wrapper: Wrapper, sites: readonly HookSite[], timing: 'before' | 'when', count: Js): void {
  const { writer } = wrapper.builder;
  for (const [index, site] of sites.entries()) {
    if (site.timing !== timing) continue;
    const isOwn = isAboutItself(wrapper.game, site);
    forSources(wrapper, site, (known, record) => {
      const source = isOwn ? js.conditional(inForce(known), known, waiting(known)) : known;
      if (site.lasting) return writer.line(js.run(js.call('listLasting', S, index, record)), js.increment(count));
      const { first, end } = site.row ? sourcesOf(wrapper.game, site.row).range : { first: 0, end: 1 };
      wrapper.game.calls.list(ENTRY * (end - first));
      const written = [index, source, ENTRY].map((part, i) => js.assign(cellOf(TOP, i), part));
      writer.line(...written, js.assign(TOP, ENTRY, ' += '), js.increment(count));
    });
  }
}

/** Stands in an entry for a source that is not in force yet. */
const waiting = (source: Js): Js => js.binary('-', NONE, source);

/** Writes the body of a function that tells whether a change is heard. */
export function writeIsHeard(listening: Listening, sites: readonly HookSite[]): void {
  const { writer } = listening.builder;
  for (const site of sites) forSources(listening, site, () => writer.line(js.give(js.TRUE)));
  writer.line(js.give(js.FALSE));
}

/**
 * Writes a loop over everything that may be the source of a hook; the body stands where the pattern
 * matches.
 */
function forSources(wrapper: Listening, site: HookSite, body: (source: Js, record: Js) => void): void {
  const { game, builder } = wrapper;
  const { writer } = builder;
  writer.from(site.hook.at, () => {
    if (site.lasting) {
      const { code } = site.lasting;
      const record = js.name('record');
      const self = cellOf(record, RECORD.this);
      eachRecord(game, writer, record, () =>
        writer.if(js.equal(cell(record), code), () => matching(wrapper, site, self, record, () => body(self, record))),
      );
      return;
    }
    if (!site.row) return writer.scope(() => matching(wrapper, site, NONE, NONE, () => body(NONE, NONE)));
    const { range, active, isNow } = sourcesOf(game, site.row);
    const known = sourceParameter(wrapper, site);
    if (known !== null) {
      const isListed = isAboutItself(game, site) ? js.TRUE : js.and(active, inForce(known));
      writer.if(js.and(inRange(range, known), isListed, isNow(known)), () =>
        matching(wrapper, site, known, NONE, () => body(known, NONE)),
      );
      return;
    }
    const source = js.name('source');
    writer.if(active, () =>
      writer.for(js.counting(source, range.first, range.end), () => {
        writer.line(js.when(js.not(js.and(inForce(source), isNow(source))), js.skip()));
        matching(wrapper, site, source, NONE, () => body(source, NONE));
      }),
    );
  });
}

/**
 * When one of the event's arguments must be `this`, the argument itself is the only possible
 * source.
 */
function sourceParameter(wrapper: Listening, site: HookSite): Js | null {
  const { event } = site.hook;
  if (event.kind === 'period') return null;
  const isThis = (pattern: Pattern | null): boolean => namesThis(wrapper.game, pattern);
  if (event.kind === 'change' && !isThis(event.subject)) return null;
  const slot =
    event.kind === 'change' || isThis(event.subject)
      ? wrapper.params[0]
      : wrapper.params[
          wrapper.shape.params.findIndex((param) =>
            event.args.some((arg) => arg.label === param.label && isThis(arg.pattern)),
          )
        ];
  return slot === undefined || isList(slot) ? null : slot;
}

function matching(wrapper: Listening, site: HookSite, source: Js, record: Js, body: () => void): void {
  const { game, builder, shape } = wrapper;
  const { writer } = builder;
  const you = site.row ? ownerOf(source) : YOU;
  const context = hookContext(site, writer, source, record, you, builder.scene);
  bindPatterns(wrapper.game, site, shape, context, wrapper.params);
  const tests = patternTests(wrapper, site, context);
  if (site.hook.onYourTurn) tests.push(js.equal(turnPlayer(game), context.you));
  if (site.hook.condition && isTestedFirst(wrapper, site, site.hook.condition))
    tests.push(game.condition(context, site.hook.condition));
  writer.if(js.and(...tests), body);
}

/** Whether a condition of a hook is evaluated before its function is called. */
function isTestedFirst({ game, withConditions }: Listening, { timing }: HookSite, condition: Expression): boolean {
  if (timing === 'instead' || isSettled(game.facts, condition)) return true;
  return withConditions === true && !some(condition, (node) => isActing(game.facts, node));
}

function turnPlayer(game: GameEmit): Js {
  const field = game.model.globals.find((candidate) => candidate.name === game.model.turn);
  return field ? game.fieldCell(field, 0) : js.number(0);
}

function patternTests(wrapper: Listening, site: HookSite, context: Context): Js[] {
  const { event } = site.hook;
  if (event.kind === 'period') return [];
  const tests: Js[] = [];
  const test = (pattern: Pattern | null, slot: Slot | undefined): void => {
    if (pattern && slot !== undefined && !isList(slot)) tests.push(patternTest(wrapper.game, context, pattern, slot));
  };
  test(event.subject, wrapper.params[0]);
  if (event.kind === 'change') return tests;
  for (const { label, pattern } of event.args)
    test(pattern, wrapper.params[wrapper.shape.params.findIndex((param) => param.label === label)]);
  return tests;
}

function patternTest(game: GameEmit, context: Context, pattern: Pattern, slot: Js): Js {
  if (pattern.test.by === 'value') {
    const value = game.value(context, pattern.test.value);
    return value.text === slot.text ? js.TRUE : js.equal(slot, value);
  }
  const ref = game.facts.refs.get(pattern);
  // `a number called n`: any number, below zero too.
  if (ref?.to === 'function') return js.TRUE;
  const test = ref ? nounTest(game, context, pattern, slot) : js.TRUE;
  const owned = pattern.test.yours ? js.equal(ownerOf(slot), context.you) : js.TRUE;
  return js.and(js.binary('>=', slot, 0), test, owned);
}

/** The noun of a pattern as a name: it has the number of the pattern, and so its meaning. */
function nounTest(game: GameEmit, context: Context, { id }: Pattern, slot: Js): Js {
  const at = { file: game.model.files[0] ?? '', start: 0, end: 0 };
  return member(game, context, { kind: 'name', id, at, name: 'noun' }, slot);
}

function replace(wrapper: Wrapper, site: HookSite, ordinal: number, done: number, flat: readonly Js[]): void {
  const { builder } = wrapper;
  const { writer } = builder;
  const source = builder.cell();
  const record = builder.cell();
  const next = builder.label();
  writer.line(js.assign(source, NOBODY));
  builder.jumpIf(js.binary('>=', wrapper.skip, ordinal), next);
  forSources(wrapper, site, (from, at) =>
    writer.line(js.assign(source, from), js.assign(record, site.lasting ? js.call('remember', S, at) : at)),
  );
  builder.jumpIf(js.equal(source, NOBODY), next);
  const you = site.row ? ownerOf(source) : YOU;
  builder.call(site.name, you, [source, record, ordinal, wrapper.outer, YOU, ...flat]);
  builder.go(done);
  builder.mark(next);
}

/** Runs the listed hooks one after the other. */
export function runListed(
  wrapper: Wrapper,
  sites: readonly HookSite[],
  timing: 'before' | 'when',
  list: Js,
  count: Js,
  happened: Js | null,
  result: Js | null,
): void {
  const { builder, game } = wrapper;
  const { writer } = builder;
  const hooks = [...sites.entries()].filter(([, site]) => site.timing === timing);
  // Only entries of lasting effects are longer than the others.
  const varied = hooks.some(([, site]) => site.lasting !== null);
  const i = builder.cell();
  const here = varied ? builder.cell() : js.binary('-', js.binary('+', list, js.binary('*', i, ENTRY)), ENTRY);
  const next = varied ? builder.cell() : null;
  const again = builder.label();
  const end = builder.label();
  writer.line(js.assign(i, 0), ...(next === null ? [] : [js.assign(next, list)]));
  builder.mark(again);
  builder.jumpIf(js.or(js.binary('>=', i, count), happened === null ? js.FALSE : js.equal(happened, 0)), end);
  writer.line(js.increment(i));
  if (next !== null) writer.line(js.assign(here, next), js.assign(next, cellOf(here, 2), ' += '));
  if (result !== null) writer.line(js.assign(RESULT, result));
  for (const [index, site] of hooks) {
    const other = builder.label();
    builder.jumpIf(js.binary('!==', cell(here), index), other);
    const source = cellOf(here, 1);
    if (isAboutItself(game, site)) {
      const known = waiting(source);
      builder.jumpIf(js.and(js.binary('<', source, 0), js.not(inForce(known))), again);
      writer.line(js.when(js.binary('<', source, 0), js.assign(source, known)));
    }
    const record = site.lasting ? js.binary('+', here, ENTRY) : NONE;
    const you = site.row ? ownerOf(source) : YOU;
    builder.call(site.name, you, [source, record, 0, NONE, YOU, ...flatten(wrapper.params)]);
    builder.go(again);
    builder.mark(other);
  }
  builder.go(again);
  builder.mark(end);
}
