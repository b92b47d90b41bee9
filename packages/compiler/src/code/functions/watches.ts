/**
 * `as soon as`: conditions that are watched, always or for a while, and what is done when one
 * becomes true.
 */
import type { AsSoonAs } from '../../content/tree/node.ts';
import { isForEachPlayer } from '../../core/reactions.ts';
import { readsOf, zonesInForce } from '../../core/reads.ts';
import type { RowModel } from '../../content/model/model.ts';
import { sourcesOf } from '../game/sources.ts';
import { cell, cellOf, ENTER, inForce, LASTING, ownerOf, PLAYERS, S, spend, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { condition } from '../values/conditions.ts';
import { Context } from '../js/context.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { recordContext } from '../hooks/lasting.ts';
import type { IdRange } from '../layout/layout.ts';
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
  readonly index: number;
  /** first of the cells that say whether it held, unless it is watched only for a while */
  readonly at: number;
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
  const all = [
    ...watches.map((watch) => ({ ...watch, lasting: null, eachPlayer: isForEachPlayer(game.facts, watch) })),
    ...lastingWatches.map((item) => {
      const lasting = game.lasting.find((code) => code.item === item) ?? null;
      return { item, row: null, lasting, eachPlayer: false };
    }),
  ];
  let next = game.layout.watches;
  return all.map((watch, index) => {
    const at = next;
    if (watch.lasting === null) {
      const { first, end } = watchedRange(game, watch);
      next += end - first;
    }
    return { ...watch, index, at };
  });
}

/** Things or players for which it is watched, each with a cell of its own. */
function watchedRange(game: GameEmit, { row, eachPlayer }: Pick<Watch, 'row' | 'eachPlayer'>): IdRange {
  return row === null ? { first: 0, end: eachPlayer ? game.layout.players : 1 } : sourcesOf(game, row).range;
}

/**
 * `watching(S)`: has a condition become true? It forgets those that are true no more.
 * `settle(S)`: remembers whether the conditions that depend on hidden things hold now, for a deal.
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
  test.line(js.variables([WATCHED, -1]));
  test.function('becameTrue', [S], () => {
    eachWatched(game, test, watches, (watched) => lookAgain(test, watched));
    test.line(js.give(-1));
  });
  test.line(js.variables([BECOMING, -1]));
  const found = js.assigned(BECOMING, js.call('becameTrue', S));
  test.function('watching', [S], () => test.line(js.give(js.binary('>=', found, 0))));
  const secret = watches.filter((watch) => isSecret(game, watch));
  const settle = (): void => {
    test.line(ENTER);
    eachWatched(game, test, secret, ({ held, now }) => test.line(js.assign(held, js.flag(now))));
  };
  if (secret.length > 0) test.function('settle', [S], settle, true);
  return test;
}

/** Whether some player does not see all that the condition depends on, or the thing that has it. */
function isSecret({ model }: GameEmit, { item, row }: Watch): boolean {
  const { fields, yourFields, yourZones, zones } = readsOf(model, [item.condition]);
  const sources = row === null ? [] : zonesInForce(model, row.kind);
  return [...fields, ...yourFields, ...yourZones, ...zones, ...sources].some(({ visible }) => visible !== 'all');
}

/** A condition as it is watched for one thing, player or record. */
interface Watched {
  readonly index: number;
  /** whether it holds now */
  readonly now: Js;
  /** the cell that says whether it held */
  readonly held: Js;
  readonly source: Js;
}

/** Goes through the things, players and records for which each condition is watched. */
function eachWatched(game: GameEmit, test: Writer, watches: readonly Watch[], look: (watched: Watched) => void): void {
  for (const watch of watches) {
    const { at, eachPlayer, index, item, lasting, row } = watch;
    if (lasting) {
      eachWatchingRecord(game, test, watch, lasting, look);
      continue;
    }
    const { first, end } = watchedRange(game, watch);
    const source = js.name('source');
    test.for(js.counting(source, first, end), () => {
      const context = new Context(test, row ? ownerOf(source) : source, row ? source : null);
      const active = row
        ? js.and(inForce(source), sourcesOf(game, row).isNow(source))
        : eachPlayer && end > 1
          ? js.binary('<', source, PLAYERS)
          : js.TRUE;
      const now = js.and(active, condition(game, context, item.condition));
      look({ index, now, held: cellOf(at - first, source), source });
    });
  }
}

function eachWatchingRecord(
  game: GameEmit,
  test: Writer,
  { index, item }: Watch,
  code: LastingCode,
  look: (watched: Watched) => void,
): void {
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
    const now = condition(game, recordContext(test, record, code), item.condition);
    look({ index, now, held: cellOf(record, code.held), source: record });
  });
}

/** Compares a condition with how it was when it was last looked at. */
function lookAgain(test: Writer, { index, now, held, source }: Watched): void {
  const holds = js.name('holds');
  test.line(js.constants([holds, js.flag(now)]));
  const became = js.and(js.equal(holds, 1), js.equal(held, 0));
  test.line(js.when(became, js.group(js.assign(held, 1), js.assign(WATCHED, source), js.give(index))));
  test.line(js.assign(held, holds));
}
