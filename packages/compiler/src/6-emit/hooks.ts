/**
 * Events with hooks. A procedure that somebody listens to gets a wrapper around its body: `before` hooks, then the first `instead of` that
 * matches or the body, then the `when` hooks. Who hears an event is settled when it begins.
 */
import type { Hook, Pattern, Place, Procedure, Proceed } from '../ast/node.ts';
import type { Ref, RowModel } from '../model/model.ts';
import { Context, type Slot } from './context.ts';
import { condition, value } from './expressions.ts';
import { FrameBuilder, FRAME_HEAD } from './frame-builder.ts';
import { NotRunnable, type Frame, type GameEmit } from './game-emit.ts';
import { LASTING_STRIDE } from './layout.ts';
import { recordContext, writePeriodEnd, type LastingCode } from './lasting.ts';
import { identifier } from './names.ts';
import { periodBegins } from './periods.ts';
import { isSetParam } from './parameters.ts';
import { inRange, member } from './sets.ts';
import type { Writer } from './writer.ts';

/** Cells of a hook's frame before the event's parameters: source, record, next, outer, acting player of the event. */
const SOURCE = FRAME_HEAD;
const RECORD = FRAME_HEAD + 1;
const NEXT = FRAME_HEAD + 2;
const OUTER = FRAME_HEAD + 3;
const EVENT_YOU = FRAME_HEAD + 4;
const HOOK_HEAD = FRAME_HEAD + 5;

/** An event as its hooks see it: a procedure with its parameters, or a change with the thing and the old value. */
export interface EventShape {
  readonly name: string;
  readonly at: Place;
  readonly params: readonly { readonly label: string | null; readonly isSet: boolean }[];
  readonly procedure: Procedure | null;
}

export function shapeOf(procedure: Procedure): EventShape {
  return {
    name: procedure.name,
    at: procedure.at,
    params: procedure.params.map((param) => ({ label: param.label, isSet: isSetParam(param) })),
    procedure,
  };
}

export function shapeCells(builder: FrameBuilder, shape: EventShape): Slot[] {
  return shape.params.map((param) => (param.isSet ? { base: builder.cell(), count: builder.cell() } : builder.cell()));
}

export interface HookSite {
  readonly hook: Hook;
  readonly row: RowModel | null;
  readonly lasting: LastingCode | null;
  readonly name: string;
  readonly timing: 'before' | 'instead' | 'when';
}

/** All hooks that listen to a procedure, lasting ones first. */
export function sitesOf(game: GameEmit, procedure: Procedure): HookSite[] {
  const sites: HookSite[] = [];
  const add = (hook: Hook, row: RowModel | null, lasting: LastingCode | null): void => {
    const { event } = hook;
    if (event.kind === 'change' || event.procedure !== procedure) return;
    const timing = event.kind === 'period' ? (event.edge === 'begins' ? 'before' : 'when') : hook.timing;
    sites.push({
      hook,
      row,
      lasting,
      timing,
      name: `h_${identifier(procedure.name)}_${sites.length}_${row ? identifier(row.name) : 'rules'}`,
    });
  };
  for (const code of game.lasting) if (code.item.kind === 'hook') add(code.item, null, code);
  for (const { item, row } of game.units.hooks) add(item, row, null);
  return sites;
}

export function emitHeard(game: GameEmit, procedure: Procedure, body: string): void {
  const sites = sitesOf(game, procedure);
  const shape = shapeOf(procedure);
  for (const site of sites) emitHook(game, shape, site);
  emitWrapper(game, procedure, shape, sites, body);
}

/** `name(S, f)`: runs everything that hears a change; [4] is the thing, player or -1, [5] the old value. */
export function emitChange(game: GameEmit, name: string, sites: readonly HookSite[], at: Place): void {
  const shape: EventShape = {
    name,
    at,
    params: [
      { label: null, isSet: false },
      { label: 'old', isSet: false },
    ],
    procedure: null,
  };
  for (const site of sites) emitHook(game, shape, site);
  const builder = new FrameBuilder(game, game.frame(name));
  const wrapper: Wrapper = { game, shape, builder, params: shapeCells(builder, shape), skip: '0', outer: 'f' };
  const list = builder.cell();
  const count = builder.cell();
  builder.writer.line(`${list} = S[7]; ${count} = 0;`);
  hear(wrapper, sites, 'when', count);
  runListed(wrapper, sites, 'when', list, count, null, null);
  builder.writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(at, `everybody who hears that ${name.slice(2)} changed`));
}

function emitHook(game: GameEmit, shape: EventShape, site: HookSite): void {
  const builder = new FrameBuilder(game, game.frame(site.name));
  builder.cell(HOOK_HEAD - FRAME_HEAD);
  const params = shapeCells(builder, shape);
  const context = hookContext(site, builder.writer, `S[f + ${SOURCE}]`, `S[f + ${RECORD}]`, 'S[f + 3]');
  bindPatterns(site, shape, context, params);
  context.leave = (result) =>
    result === null ? '{ S[7] = f; return 0; }' : `{ S[11] = ${result}; S[7] = f; return 0; }`;
  game.within = site.row?.name ?? shape.name;
  game.withinRow = site.row;
  const frame: Frame = { game, builder, hooked: shape.procedure };
  builder.writer.from(site.hook.at, () => {
    const test = site.timing === 'instead' ? null : site.hook.condition;
    if (test) {
      frame.game.writers.prepare(frame, context, test);
      builder.writer.line(`if (!(${condition(game, context, test)})) { S[7] = f; return 0; }`);
    }
    frame.game.writers.frameBlock(frame, context, site.hook.body);
  });
  game.withinRow = null;
  builder.writer.line('S[7] = f; return 0;');
  game.functions.push(
    builder.finish(site.hook.at, `${site.timing} ${shape.name}${site.row ? `, ${site.row.name}` : ''}`),
  );
}

function hookContext(site: HookSite, writer: Writer, source: string, record: string, you: string): Context {
  if (!site.lasting) return new Context(writer, you, site.row ? source : null);
  const context = recordContext(writer, record, site.lasting);
  return context;
}

function bindPatterns(site: HookSite, shape: EventShape, context: Context, params: readonly Slot[]): void {
  const { event } = site.hook;
  const [first] = params;
  if (site.hook.local && first !== undefined) context.bind(site.hook.local, first);
  if (event.kind === 'change') {
    if (event.subject.local && first !== undefined) context.bind(event.subject.local, first);
    const old = params[1];
    if (site.hook.old && old !== undefined) context.bind(site.hook.old, old);
    return;
  }
  if (event.kind !== 'happen') return;
  if (event.subject?.local && first !== undefined) context.bind(event.subject.local, first);
  for (const { label, pattern } of event.args) {
    const slot = params[shape.params.findIndex((param) => param.label === label)];
    if (pattern.local && slot !== undefined) context.bind(pattern.local, slot);
  }
}

/** Inside `instead of`: the event goes on, to the next replacement or to what it really does. */
export function emitProceed(frame: Frame, context: Context, proceed: Proceed): void {
  const { hooked } = frame;
  if (!hooked) throw new NotRunnable(proceed.at, '`proceed` outside `instead of`');
  const { game, builder } = frame;
  let cell = HOOK_HEAD;
  const args: string[] = [];
  for (const param of hooked.params) {
    const given =
      param.label === null ? proceed.object : (proceed.args.find((arg) => arg.label === param.label)?.value ?? null);
    if (given) frame.game.writers.prepare(frame, context, given);
    for (let i = 0; i < (isSetParam(param) ? 2 : 1); i++)
      args.push(given ? value(game, context, given) : `S[f + ${cell + i}]`);
    cell += isSetParam(param) ? 2 : 1;
  }
  builder.call(game.procedureName(hooked), `S[f + ${EVENT_YOU}]`, [...args, `S[f + ${NEXT}]`, `S[f + ${OUTER}]`]);
}

// ---------------------------------------------------------------- the wrapper

interface Wrapper {
  readonly game: GameEmit;
  readonly shape: EventShape;
  readonly builder: FrameBuilder;
  readonly params: readonly Slot[];
  readonly skip: string;
  readonly outer: string;
}

function emitWrapper(
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
  writer.line(`${happened} = 0; ${list} = S[7]; ${count} = 0;`);
  writer.line(`if (${wrapper.skip} > 0) ${builder.jump(main)}`);
  writer.line(`${wrapper.outer} = f;`);
  periodBegins(game, writer, procedure.name);
  runHooks(wrapper, sites, 'before', list, count);
  hear(wrapper, sites, 'when', count);
  builder.mark(main);
  const done = builder.label();
  for (const [ordinal, site] of sites.filter((candidate) => candidate.timing === 'instead').entries())
    replace(wrapper, site, ordinal + 1, done, flat);
  builder.call(body, 'S[f + 3]', flat);
  writer.line(`S[${wrapper.outer} + ${happenedOffset}] = 1;`);
  builder.mark(done);
  writer.line(`if (${wrapper.skip} > 0) { S[7] = f; return 0; }`);
  writer.line(`${result} = S[11];`);
  if (sites.some((site) => site.timing === 'when')) runListed(wrapper, sites, 'when', list, count, happened, result);
  if (game.suspension.periods.has(procedure)) writePeriodEnd(builder);
  writer.line(`S[11] = ${result}; S[7] = f; return 0;`);
  game.functions.push(builder.finish(procedure.at, `${procedure.name}, with everybody who hears it`));
}

function flatten(params: readonly Slot[]): string[] {
  return params.flatMap((slot) => (typeof slot === 'string' ? [slot] : [slot.base, slot.count]));
}

function runHooks(
  wrapper: Wrapper,
  sites: readonly HookSite[],
  timing: 'before' | 'when',
  list: string,
  count: string,
): void {
  if (!sites.some((site) => site.timing === timing)) return;
  hear(wrapper, sites, timing, count);
  runListed(wrapper, sites, timing, list, count, null, null);
  wrapper.builder.writer.line(`S[7] = ${list}; ${count} = 0;`);
}

/** Lists who hears the event now: three ints each, hook, source, record. */
function hear(wrapper: Wrapper, sites: readonly HookSite[], timing: 'before' | 'when', count: string): void {
  const { writer } = wrapper.builder;
  for (const [index, site] of sites.entries()) {
    if (site.timing !== timing) continue;
    forSources(wrapper, site, (source, record) => {
      writer.line(`S[S[7]] = ${index}; S[S[7] + 1] = ${source}; S[S[7] + 2] = ${record}; S[7] += 3; ${count}++;`);
    });
  }
}

/** Writes a loop over everything that may be the source of a hook; the body stands where the pattern matches. */
function forSources(wrapper: Wrapper, site: HookSite, body: (source: string, record: string) => void): void {
  const { game, builder } = wrapper;
  const { writer } = builder;
  writer.from(site.hook.at, () => {
    if (site.lasting) {
      const { code } = site.lasting;
      writer.block('for (let i = 0; i < S[19]; i++)', () => {
        writer.line(`const record = ${game.layout.meta.lasting} + i * ${LASTING_STRIDE};`);
        writer.block(`if (S[record] === ${code})`, () =>
          matching(wrapper, site, `S[record + 2]`, 'record', () => body('S[record + 2]', 'record')),
        );
      });
      return;
    }
    if (!site.row) return writer.block('', () => matching(wrapper, site, '-1', '-1', () => body('-1', '-1')));
    const range = game.row(site.row);
    const known = sourceParameter(wrapper, site);
    const active = `S[${game.layout.inForce + site.row.index}] > 0`;
    if (known !== null) {
      writer.block(`if (${active} && ${inRange(range, known)} && inForce(S, ${known}))`, () =>
        matching(wrapper, site, known, '-1', () => body(known, '-1')),
      );
      return;
    }
    writer.block(`if (${active})`, () =>
      writer.block(`for (let source = ${range.first}; source < ${range.end}; source++)`, () => {
        writer.line('if (!inForce(S, source)) continue;');
        matching(wrapper, site, 'source', '-1', () => body('source', '-1'));
      }),
    );
  });
}

/** When one of the event's arguments must be `this`, the argument itself is the only possible source. */
function sourceParameter(wrapper: Wrapper, site: HookSite): string | null {
  const { event } = site.hook;
  if (event.kind === 'period') return null;
  const isThis = (pattern: Pattern | null): boolean =>
    pattern?.test.by === 'value' && pattern.test.value.kind === 'name' && pattern.test.value.ref?.to === 'this';
  if (event.kind === 'change' && !isThis(event.subject)) return null;
  const slot =
    event.kind === 'change' || isThis(event.subject)
      ? wrapper.params[0]
      : wrapper.params[
          wrapper.shape.params.findIndex((param) =>
            event.args.some((arg) => arg.label === param.label && isThis(arg.pattern)),
          )
        ];
  return typeof slot === 'string' ? slot : null;
}

function matching(wrapper: Wrapper, site: HookSite, source: string, record: string, body: () => void): void {
  const { game, builder, shape } = wrapper;
  const { writer } = builder;
  const you = site.row ? `ownerOf(S, ${source})` : 'S[f + 3]';
  const context = hookContext(site, writer, source, record, you);
  bindPatterns(site, shape, context, wrapper.params);
  const tests = patternTests(wrapper, site, context);
  if (site.hook.onYourTurn) tests.push(`${turnPlayer(game)} === ${context.you}`);
  if (site.timing === 'instead' && site.hook.condition) tests.push(condition(game, context, site.hook.condition));
  if (tests.length === 0) return body();
  writer.block(`if (${tests.join(' && ')})`, body);
}

function turnPlayer(game: GameEmit): string {
  const field = game.model.globals.find((candidate) => candidate.name === game.model.turn);
  return field ? game.fieldCell(field, '0') : '0';
}

function patternTests(wrapper: Wrapper, site: HookSite, context: Context): string[] {
  const { event } = site.hook;
  if (event.kind === 'period') return [];
  const tests: string[] = [];
  const test = (pattern: Pattern | null, slot: Slot | undefined): void => {
    if (!pattern || typeof slot !== 'string') return;
    const text = patternTest(wrapper.game, context, pattern, slot);
    if (text !== 'true' && text !== `${slot} === ${slot}`) tests.push(text);
  };
  test(event.subject, wrapper.params[0]);
  if (event.kind === 'change') return tests;
  for (const { label, pattern } of event.args)
    test(pattern, wrapper.params[wrapper.shape.params.findIndex((param) => param.label === label)]);
  return tests;
}

function patternTest(game: GameEmit, context: Context, pattern: Pattern, slot: string): string {
  if (pattern.test.by === 'value') {
    return `${slot} === ${value(game, context, pattern.test.value)}`;
  }
  const { ref } = pattern;
  const test = ref ? nounTest(game, context, ref, slot) : 'true';
  const present = `${slot} >= 0`;
  if (!pattern.test.yours) return test === 'true' ? present : `${present} && ${test}`;
  return `${present} && ${test} && ownerOf(S, ${slot}) === ${context.you}`;
}

function nounTest(game: GameEmit, context: Context, ref: Ref, slot: string): string {
  const at = { file: 0, start: 0, end: 0 };
  return member(game, context, { kind: 'name', at, name: 'noun', ref }, slot);
}

function replace(wrapper: Wrapper, site: HookSite, ordinal: number, done: number, flat: readonly string[]): void {
  const { builder } = wrapper;
  const { writer } = builder;
  const source = builder.cell();
  const record = builder.cell();
  const next = builder.label();
  writer.line(`${source} = -2;`);
  writer.line(`if (${wrapper.skip} >= ${ordinal}) ${builder.jump(next)}`);
  forSources(wrapper, site, (from, at) => writer.line(`${source} = ${from}; ${record} = ${at};`));
  writer.line(`if (${source} === -2) ${builder.jump(next)}`);
  const you = site.row ? `ownerOf(S, ${source})` : 'S[f + 3]';
  builder.call(site.name, you, [source, record, String(ordinal), wrapper.outer, 'S[f + 3]', ...flat]);
  builder.go(done);
  builder.mark(next);
}

/** Runs the listed hooks one after the other. */
function runListed(
  wrapper: Wrapper,
  sites: readonly HookSite[],
  timing: 'before' | 'when',
  list: string,
  count: string,
  happened: string | null,
  result: string | null,
): void {
  const { builder } = wrapper;
  const { writer } = builder;
  const i = builder.cell();
  const again = builder.label();
  const end = builder.label();
  writer.line(`${i} = 0;`);
  builder.mark(again);
  writer.line(`if (${i} >= ${count}${happened === null ? '' : ` || ${happened} === 0`}) ${builder.jump(end)}`);
  writer.line(`${i}++;`);
  const at = `${list} + ${i} * 3`;
  if (result !== null) writer.line(`S[11] = ${result};`);
  for (const [index, site] of sites.entries()) {
    if (site.timing !== timing) continue;
    const next = builder.label();
    writer.line(`if (S[${at} - 3] !== ${index}) ${builder.jump(next)}`);
    const you = site.row ? `ownerOf(S, S[${at} - 2])` : 'S[f + 3]';
    builder.call(site.name, you, [`S[${at} - 2]`, `S[${at} - 1]`, '0', '-1', 'S[f + 3]', ...flatten(wrapper.params)]);
    builder.go(again);
    builder.mark(next);
  }
  builder.go(again);
  builder.mark(end);
}
