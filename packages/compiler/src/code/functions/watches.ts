/**
 * `as soon as`: conditions that are watched, always or for a while, and what is done when one
 * becomes true.
 */
import type { AsSoonAs } from '../../content/tree/node.ts';
import { isForEachPlayer } from '../../core/reactions.ts';
import type { RowModel } from '../../content/model/model.ts';
import { sourcesOf } from '../game/sources.ts';
import { cell, cellOf, inForce, LASTING, ownerOf, PLAYERS, S, spend, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { condition } from '../values/conditions.ts';
import { Context } from '../js/context.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { recordContext } from '../hooks/lasting.ts';
import type { LastingCode } from '../layout/lasting-records.ts';
import { writeBlock } from '../statements/statements.ts';
import { markReached } from '../game/reached.ts';
import { Writer } from '../js/writer.ts';

/**
 * Variables of the module: the condition that became true, and the thing, player or record for
 * which it did.
 */
const BECOMING = js.name('becoming');
const WATCHED = js.name('watchedSource');

interface Watch {
  readonly item: AsSoonAs;
  readonly row: RowModel | null;
  readonly lasting: LastingCode | null;
  readonly eachPlayer: boolean;
}

/**
 * All watched conditions: those of the rules, those of things, then those that are watched for a
 * while.
 */
function allWatches(game: GameEmit): Watch[] {
  const { watches, lastingWatches } = game.suspension.reactions;
  return [
    ...watches.map((watch) => ({ ...watch, lasting: null, eachPlayer: isForEachPlayer(game.facts, watch) })),
    ...lastingWatches.map((item) => {
      const lasting = game.lasting.find((code) => code.item === item) ?? null;
      return { item, row: null, lasting, eachPlayer: false };
    }),
  ];
}

/**
 * `watching(S)`: has a condition become true? It forgets those that are true no more.
 * `watch(S, f)`: does what waits for them, one after the other, until none is left.
 */
export function emitWatches(game: GameEmit): void {
  const watches = allWatches(game);
  if (watches.length === 0) return;
  game.functions.push(watchTests(game, watches));
  const builder = new FrameBuilder(game, game.frame('watch'));
  const { writer } = builder;
  const found = builder.cell();
  const source = builder.cell();
  const top = builder.cell();
  const again = builder.label();
  const end = builder.label();
  const labels = watches.map(() => builder.label());
  writer.line(js.assign(found, BECOMING), js.assign(source, WATCHED), js.assign(top, TOP));
  builder.mark(again);
  writer.line(spend(-1));
  writer.line(js.assign(TOP, top));
  for (const [i, label] of labels.entries()) builder.jumpIf(js.equal(found, i), label);
  builder.go(end);
  const next = builder.label();
  for (const [i, watch] of watches.entries()) {
    builder.mark(labels[i] ?? end);
    const context = watchContext(builder, watch, source);
    context.leave = () => builder.jump(next);
    markReached(game, writer, watch.item.at, 'watch');
    writer.from(watch.item.at, () => writeBlock({ game, context, frame: { game, builder } }, watch.item.body));
    builder.go(next);
  }
  builder.mark(next);
  writer.line(js.assign(found, js.call('becameTrue', S)), js.assign(source, WATCHED));
  builder.go(again);
  builder.mark(end);
  builder.done();
  game.functions.push(builder.finish(null, 'conditions that have become true'));
}

/**
 * Where the body of a watched condition stands. What lasts may end in the middle of its own body:
 * it works on a copy of its record.
 */
function watchContext(builder: FrameBuilder, { row, lasting, eachPlayer }: Watch, source: Js): Context {
  const { writer } = builder;
  const scene = { ...builder.scene, within: row?.name ?? '', row };
  if (lasting) {
    writer.line(js.assign(source, js.call('remember', S, source)));
    return recordContext(writer, source, lasting, scene);
  }
  const you = builder.cell();
  writer.line(js.assign(you, row ? ownerOf(source) : eachPlayer ? source : YOU));
  return new Context(writer, you, row ? source : null, scene);
}

function watchTests(game: GameEmit, watches: readonly Watch[]): Writer {
  const test = new Writer();
  let next = game.layout.watches;
  test.line(js.variables([WATCHED, -1]));
  test.function('becameTrue', [S], () => {
    for (const [i, watch] of watches.entries()) {
      const { item, row, lasting } = watch;
      if (lasting) {
        testLasting(game, test, watch, lasting, i);
        continue;
      }
      const players = watch.eachPlayer ? game.layout.players : 1;
      const sources = row ? sourcesOf(game, row) : null;
      const range = sources?.range ?? { first: 0, end: players };
      const at = next - (row ? range.first : 0);
      next += range.end - range.first;
      const source = js.name('source');
      test.for(js.counting(source, range.first, range.end), () => {
        const context = new Context(test, row ? ownerOf(source) : source, row ? source : null);
        const active = sources
          ? js.and(inForce(source), sources.isNow(source))
          : players > 1
            ? js.binary('<', source, PLAYERS)
            : js.TRUE;
        const holds = js.and(active, condition(game, context, item.condition));
        lookAgain(test, holds, cellOf(at, source), source, i);
      });
    }
    test.line(js.give(-1));
  });
  test.line(js.variables([BECOMING, -1]));
  const found = js.assigned(BECOMING, js.call('becameTrue', S));
  test.function('watching', [S], () => test.line(js.give(js.binary('>=', found, 0))));
  return test;
}

function testLasting(game: GameEmit, test: Writer, { item }: Watch, code: LastingCode, i: number): void {
  const { lasting, lastingStride } = game.layout.meta;
  const record = js.name('record');
  const end = js.sum(lasting, js.binary('*', LASTING, lastingStride));
  const records = {
    start: js.variables([record, lasting]),
    test: js.binary('<', record, end),
    step: js.assign(record, lastingStride, ' += '),
  };
  test.for(records, () => {
    test.line(js.when(js.binary('!==', cell(record), code.code), js.skip()));
    const holds = condition(game, recordContext(test, record, code), item.condition);
    lookAgain(test, holds, cellOf(record, code.held), record, i);
  });
}

/** Compares a condition with how it was when it was last looked at. */
function lookAgain(test: Writer, now: Js, held: Js, source: Js, i: number): void {
  const holds = js.name('holds');
  test.line(js.constants([holds, js.flag(now)]));
  const became = js.and(js.equal(holds, 1), js.equal(held, 0));
  test.line(js.when(became, js.group(js.assign(held, 1), js.assign(WATCHED, source), js.give(i))));
  test.line(js.assign(held, holds));
}
