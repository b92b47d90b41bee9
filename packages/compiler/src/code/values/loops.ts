/**
 * A plan says where the members of a set are found and what each must satisfy; here it becomes a
 * loop.
 */
import * as js from '../js/code.ts';
import type { Js, Operand } from '../js/code.ts';
import { cell, cellOf, DICE, PLAYERS, playerAfter } from '../js/cells.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { SetPlan, Source } from '../game/set-plan.ts';
import { zoneId } from '../game/zone-id.ts';
import type { Writer } from '../js/writer.ts';

/** The plans of which a plan is the union, each with the tests of all. */
export function partsOf(plan: SetPlan): [SetPlan, ...SetPlan[]] {
  if (plan.source.by !== 'union') return [plan];
  const parts = plan.source.parts.flatMap((part) => partsOf({ ...part, tests: [...part.tests, ...plan.tests] }));
  return parts as [SetPlan, ...SetPlan[]];
}

/** Whether a plan becomes one loop, so that leaving it and going on in it can name it. */
export function isOneLoop({ source: { by } }: SetPlan): boolean {
  return by !== 'union' && by !== 'hosted' && by !== 'zones' && by !== 'block';
}

/**
 * Writes the loop over a plan; the body gets the thing and a context whose writer is in the loop.
 */
export function each(
  game: GameEmit,
  context: Context,
  plan: SetPlan,
  wish: string,
  body: (thing: Js, inner: Context) => void,
): void {
  const { writer } = context;
  const { source } = plan;
  if (source.by === 'union') {
    for (const part of source.parts)
      each(game, context, { ...part, tests: [...part.tests, ...plan.tests] }, wish, body);
    return;
  }
  const tests = plan.tests.map((test) => test.inLoop?.(context) ?? test);
  const x = context.local(`${wish}_`);
  const inside = (): void => {
    const inner = context.inner({ scene: { isRepeated: true } });
    const test = js.and(...tests.map((judge) => judge(x, inner)));
    if (test !== js.TRUE) writer.line(js.when(js.not(test), js.skip()));
    body(x, inner);
  };
  if (source.by === 'hosted') {
    each(game, context, source.hosts, 'host', (host) =>
      zoneLoop(game, writer, x, zoneId(game, source.zone, host), inside),
    );
    return;
  }
  simpleLoop(game, context, source, x, inside);
}

/** A loop along the things of one zone. */
export function zoneLoop(game: GameEmit, writer: Writer, x: Js, zone: Js, inside: () => void): void {
  const { head, next } = game.layout.meta;
  const start = js.variables([x, cellOf(head, zone)]);
  writer.for({ start, test: js.binary('>=', x, 0), step: js.assign(x, cellOf(next, x)) }, inside);
}

function simpleLoop(
  game: GameEmit,
  context: Context,
  source: Exclude<Source, { readonly by: 'union' | 'hosted' }>,
  x: Js,
  inside: () => void,
): void {
  const { writer } = context;
  const count = (from: Operand, to: Operand): void => writer.for(js.counting(x, from, to), inside);
  const beside = (what: string): Js => js.name(`${what}_${x.text}`);
  switch (source.by) {
    case 'zone':
      return zoneLoop(game, writer, x, source.id, inside);
    case 'zones': {
      const { first, instances } = game.zone(source.zone);
      const zone = beside('z');
      return writer.for(js.counting(zone, first, first + instances), () => zoneLoop(game, writer, x, zone, inside));
    }
    case 'range':
      return count(source.first, source.end);
    case 'every': {
      const { first, end, step } = source;
      const start = js.variables([x, first]);
      return writer.for({ start, test: js.binary('<', x, end), step: js.assign(x, step, ' += ') }, inside);
    }
    case 'block':
      return blockLoop(writer, source, x, inside);
    case 'lines':
      return linesLoop(writer, source, x, inside);
    case 'enum':
      return count(0, source.count);
    case 'dice': {
      const { firstDie } = game.layout.meta;
      return count(js.sum(firstDie, cell(game.layout.throwBase)), js.sum(firstDie, DICE));
    }
    case 'list': {
      const i = beside('i');
      return writer.for(js.counting(i, 0, source.list.count), () => {
        writer.line(js.constants([x, cellOf(source.list.base, i)]));
        inside();
      });
    }
    case 'filled': {
      const buffer = game.buffer(source.wish);
      const [i, n] = [beside('i'), beside('n')];
      const isShared = !game.runsInItself(context.scene);
      const list = isShared ? buffer : beside('own');
      const start = isShared ? js.variables([i, 0], [n, source.fill(buffer)]) : js.variables([i, 0]);
      if (!isShared) fillOwn(game, context, buffer, { list, n, fill: source.fill });
      return writer.for({ start, test: js.binary('<', i, n), step: js.increment(i) }, () => {
        writer.line(js.constants([x, js.at(list, i)]));
        inside();
      });
    }
    case 'players':
      return eachPlayer(writer, x, source.word, source.from ?? context.you, inside);
    case 'one': {
      const once = beside('once');
      const start = js.variables([x, source.thing], [once, js.TRUE]);
      return writer.for({ start, test: js.and(once, js.binary('>=', x, 0)), step: js.assign(once, js.FALSE) }, inside);
    }
  }
}

/**
 * Fills a list that one run of a loop has for itself. The loop may run again while it runs, and
 * while the list is being filled.
 */
function fillOwn(
  game: GameEmit,
  { writer }: Context,
  buffer: Js,
  { list, n, fill }: { readonly list: Js; readonly n: Js; readonly fill: (buffer: Js) => Js },
): void {
  const kept = js.name(`kept_${list.text}`);
  game.swapped.add(buffer);
  writer.line(js.constants([kept, buffer]), js.assign(buffer, js.call('newList')));
  writer.line(js.constants([list, buffer], [n, fill(buffer)]), js.assign(buffer, kept));
}

/**
 * A loop along one row or column of a map, or over the one square where both are known. What is
 * across is worked out only where the line is on the map, as a loop over all squares would do.
 */
function linesLoop(
  writer: Writer,
  { first, wide, high, axis, at, across }: Extract<Source, { readonly by: 'lines' }>,
  x: Js,
  inside: () => void,
): void {
  const [line, end] = [js.name(`line_${x.text}`), js.name(`end_${x.text}`)];
  const [lines, apart] = axis === 'row' ? [high, wide] : [wide, 1];
  const [places, step] = axis === 'row' ? [wide, 1] : [high, wide];
  const begin: [Js, Js] = [line, js.call('nthFrom', first, at, lines, apart)];
  if (across !== null) {
    const square = js.call('nthFrom', line, across, places, step);
    const start = js.variables(begin, [x, js.conditional(js.binary('<', line, 0), -1, square)]);
    return writer.for({ start, test: js.binary('>=', x, 0), step: js.assign(x, js.number(-1)) }, inside);
  }
  const last = js.conditional(js.binary('<', line, 0), -1, js.sum(line, places * step));
  const start = js.variables(begin, [x, line], [end, last]);
  writer.for({ start, test: js.binary('<', x, end), step: js.assign(x, js.number(step), ' += ') }, inside);
}

/** Two loops: one along the rows, one along the places of each. */
function blockLoop(
  writer: Writer,
  { corner, columns, rows, seats, wide, high }: Extract<Source, { readonly by: 'block' }>,
  x: Js,
  inside: () => void,
): void {
  const beside = (what: string): Js => js.name(`${what}_${x.text}`);
  const times = (count: Js, by: number): Js => (by === 1 ? count : js.binary('*', count, by));
  const [row, below, end] = [beside('row'), beside('below'), beside('end')];
  const across = columns.constant === null ? beside('across') : columns;
  const many = js.call('rowsOfBlock', row, across, rows, wide, high);
  const begin: [Js, Js][] = [[row, corner]];
  if (across !== columns) begin.push([across, columns]);
  begin.push([below, js.sum(row, times(many, wide * seats))]);
  const rowsAhead = { start: js.variables(...begin), test: js.binary('<', row, below) };
  writer.for({ ...rowsAhead, step: js.assign(row, js.number(wide * seats), ' += ') }, () => {
    const start = js.variables([x, row], [end, js.sum(row, times(across, seats))]);
    writer.for({ start, test: js.binary('<', x, end), step: js.assign(x, js.number(seats), ' += ') }, inside);
  });
}

export function eachPlayer(
  writer: Writer,
  x: Js,
  word: 'players' | 'others' | 'everyone',
  you: Js,
  write: () => void,
): void {
  if (word === 'players') return writer.for(js.counting(x, 0, PLAYERS), write);
  const i = js.name(`i_${x.text}`);
  writer.for(js.counting(i, word === 'others' ? 1 : 0, PLAYERS), () => {
    writer.line(js.constants([x, playerAfter(you, i)]));
    write();
  });
}

/** The plan is exactly one zone. */
export function wholeZone(plan: SetPlan): Extract<Source, { readonly by: 'zone' }> | null {
  return plan.source.by === 'zone' && plan.tests.length === 0 ? plan.source : null;
}
