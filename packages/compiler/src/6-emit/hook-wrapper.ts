/**
 * The wrapper around a procedure that somebody listens to: `before` hooks, then the first `instead of` that matches or the body, then the
 * `when` hooks. Who hears the event is settled when it begins.
 */
import type { Pattern, Procedure } from '../ast/node.ts';
import type { Ref } from '../model/model.ts';
import type { Context, Slot } from './context.ts';
import { FrameBuilder } from './frame-builder.ts';
import type { GameEmit } from './game-emit.ts';
import { bindPatterns, hookContext, shapeCells, type EventShape, type HookSite } from './hook-sites.ts';
import { writePeriodEnd } from './lasting.ts';
import { member } from './membership.ts';
import { periodBegins } from './periods.ts';
import { isSettled, mayBeHeard } from './quiet.ts';
import { inRange } from './set-kinds.ts';

export interface Wrapper {
  readonly game: GameEmit;
  readonly shape: EventShape;
  readonly builder: FrameBuilder;
  readonly params: readonly Slot[];
  readonly skip: string;
  readonly outer: string;
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
  writer.line(`${happened} = 0; ${list} = S[7]; ${count} = 0;`);
  writer.line(`if (${wrapper.skip} > 0) ${builder.jump(main)}`);
  writer.line(`${wrapper.outer} = f;`);
  periodBegins(game, writer, procedure.name);
  const quiet = builder.label();
  const finish = builder.label();
  const test = mayBeHeard(game, sites);
  if (test !== null) writer.line(`if (!(${test})) ${builder.jump(quiet)}`);
  runHooks(wrapper, sites, 'before', list, count);
  hear(wrapper, sites, 'when', count);
  builder.mark(main);
  const done = builder.label();
  for (const [ordinal, site] of sites.filter((candidate) => candidate.timing === 'instead').entries())
    replace(wrapper, site, ordinal + 1, done, flat);
  builder.call(body, 'you', flat);
  writer.line(`S[${wrapper.outer} + ${happenedOffset}] = 1;`);
  builder.mark(done);
  writer.line(`if (${wrapper.skip} > 0) { S[7] = f; return 0; }`);
  writer.line(`${result} = S[11];`);
  if (sites.some((site) => site.timing === 'when')) runListed(wrapper, sites, 'when', list, count, happened, result);
  builder.mark(finish);
  if (game.suspension.periods.has(procedure)) writePeriodEnd(builder);
  writer.line(`S[11] = ${result}; S[7] = f; return 0;`);
  if (test !== null) {
    builder.mark(quiet);
    builder.call(body, 'you', flat);
    writer.line(`${result} = S[11];`);
    builder.go(finish);
  }
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

/** Cells of an entry of the list of those who hear an event: hook, source, cells of the entry. Behind it stands the record of a lasting one. */
const ENTRY = 3;

/** Lists who hears the event now. */
export function hear(wrapper: Wrapper, sites: readonly HookSite[], timing: 'before' | 'when', count: string): void {
  const { writer } = wrapper.builder;
  for (const [index, site] of sites.entries()) {
    if (site.timing !== timing) continue;
    forSources(wrapper, site, (source, record) => {
      if (site.lasting) writer.line(`listLasting(S, ${index}, ${record}); ${count}++;`);
      else
        writer.line(
          `S[S[7]] = ${index}; S[S[7] + 1] = ${source}; S[S[7] + 2] = ${ENTRY}; S[7] += ${ENTRY}; ${count}++;`,
        );
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
        writer.line(`const record = ${game.layout.meta.lasting} + i * ${game.layout.meta.lastingStride};`);
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
  const you = site.row ? `ownerOf(S, ${source})` : 'you';
  const context = hookContext(site, writer, source, record, you);
  bindPatterns(site, shape, context, wrapper.params);
  const tests = patternTests(wrapper, site, context);
  if (site.hook.onYourTurn) tests.push(`${turnPlayer(game)} === ${context.you}`);
  if (site.hook.condition && (site.timing === 'instead' || isSettled(site.hook.condition)))
    tests.push(game.condition(context, site.hook.condition));
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
    return `${slot} === ${game.value(context, pattern.test.value)}`;
  }
  const { ref } = pattern;
  // `a number called n`: any number, below zero too.
  if (ref?.to === 'function') return 'true';
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
  forSources(wrapper, site, (from, at) =>
    writer.line(`${source} = ${from}; ${record} = ${site.lasting ? `remember(S, ${at})` : at};`),
  );
  writer.line(`if (${source} === -2) ${builder.jump(next)}`);
  const you = site.row ? `ownerOf(S, ${source})` : 'you';
  builder.call(site.name, you, [source, record, String(ordinal), wrapper.outer, 'you', ...flat]);
  builder.go(done);
  builder.mark(next);
}

/** Runs the listed hooks one after the other. */
export function runListed(
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
  const hooks = [...sites.entries()].filter(([, site]) => site.timing === timing);
  // Only entries of lasting effects are longer than the others.
  const varied = hooks.some(([, site]) => site.lasting !== null);
  const i = builder.cell();
  const here = varied ? builder.cell() : `${list} + ${i} * ${ENTRY} - ${ENTRY}`;
  const next = varied ? builder.cell() : null;
  const again = builder.label();
  const end = builder.label();
  writer.line(`${i} = 0;${next === null ? '' : ` ${next} = ${list};`}`);
  builder.mark(again);
  writer.line(`if (${i} >= ${count}${happened === null ? '' : ` || ${happened} === 0`}) ${builder.jump(end)}`);
  writer.line(`${i}++;`);
  if (next !== null) writer.line(`${here} = ${next}; ${next} += S[${here} + 2];`);
  if (result !== null) writer.line(`S[11] = ${result};`);
  for (const [index, site] of hooks) {
    const other = builder.label();
    writer.line(`if (S[${here}] !== ${index}) ${builder.jump(other)}`);
    const you = site.row ? `ownerOf(S, S[${here} + 1])` : 'you';
    const record = site.lasting ? `${here} + ${ENTRY}` : '-1';
    builder.call(site.name, you, [`S[${here} + 1]`, record, '0', '-1', 'you', ...flatten(wrapper.params)]);
    builder.go(again);
    builder.mark(other);
  }
  builder.go(again);
  builder.mark(end);
}
