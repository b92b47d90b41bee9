/** `as soon as`: conditions that are watched, always or for a while, and what is done when one becomes true. */
import type { AsSoonAs } from '../ast/node.ts';
import { isForEachPlayer } from '../5-analyze/reactions.ts';
import type { Owned } from '../5-analyze/units.ts';
import type { RowModel } from '../model/model.ts';
import { Context } from './context.ts';
import { condition } from './expressions.ts';
import { FrameBuilder } from './frame-builder.ts';
import type { GameEmit } from './game-emit.ts';
import { recordContext, type LastingCode } from './lasting.ts';
import { markReached } from './reached.ts';
import { Writer } from './writer.ts';

/** Cells that remember whether each watched condition held: one, or one for each thing of the row. */
export function watchCells(watches: readonly Owned<AsSoonAs>[], things: (watch: Owned<AsSoonAs>) => number): number {
  return watches.reduce((total, watch) => total + things(watch), 0);
}

interface Watch {
  readonly item: AsSoonAs;
  readonly row: RowModel | null;
  readonly lasting: LastingCode | null;
  readonly eachPlayer: boolean;
}

/** All watched conditions: those of the rules, those of things, then those that are watched for a while. */
function allWatches(game: GameEmit): Watch[] {
  const { watches, lastingWatches } = game.suspension.reactions;
  return [
    ...watches.map((watch) => ({ ...watch, lasting: null, eachPlayer: isForEachPlayer(watch) })),
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
  writer.line(`${found} = becoming; ${source} = watchedSource; ${top} = S[7];`);
  builder.mark(again);
  writer.line("if (--budget < 0) fail('loop-limit', -1);");
  writer.line(`S[7] = ${top};`);
  for (const [i, label] of labels.entries()) writer.line(`if (${found} === ${i}) ${builder.jump(label)}`);
  builder.go(end);
  const next = builder.label();
  for (const [i, watch] of watches.entries()) {
    builder.mark(labels[i] ?? end);
    const context = watchContext(builder, watch, source);
    context.leave = () => builder.jump(next);
    markReached(game, writer, watch.item.at, 'watch');
    writer.from(watch.item.at, () => game.writers.frameBlock({ game, builder }, context, watch.item.body));
    builder.go(next);
  }
  builder.mark(next);
  writer.line(`${found} = becameTrue(S); ${source} = watchedSource;`);
  builder.go(again);
  builder.mark(end);
  writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(null, 'conditions that have become true'));
}

/** Where the body of a watched condition stands. What lasts may end in the middle of its own body: it works on a copy of its record. */
function watchContext(builder: FrameBuilder, { row, lasting, eachPlayer }: Watch, source: string): Context {
  const { writer } = builder;
  if (lasting) {
    writer.line(`${source} = remember(S, ${source});`);
    return recordContext(writer, source, lasting);
  }
  const you = builder.cell();
  writer.line(`${you} = ${row ? `ownerOf(S, ${source})` : eachPlayer ? source : 'you'};`);
  return new Context(writer, you, row ? source : null);
}

function watchTests(game: GameEmit, watches: readonly Watch[]): Writer {
  const test = new Writer();
  let cell = game.layout.watches;
  test.line('let watchedSource = -1;');
  test.block('function becameTrue(S)', () => {
    for (const [i, watch] of watches.entries()) {
      const { item, row, lasting } = watch;
      if (lasting) {
        testLasting(game, test, watch, lasting, i);
        continue;
      }
      const players = watch.eachPlayer ? game.layout.players : 1;
      const range = row ? game.row(row) : { first: 0, end: players };
      const at = cell - (row ? range.first : 0);
      cell += range.end - range.first;
      test.block(`for (let source = ${range.first}; source < ${range.end}; source++)`, () => {
        const context = new Context(test, row ? 'ownerOf(S, source)' : 'source', row ? 'source' : null);
        const active = row ? 'inForce(S, source) && ' : players > 1 ? 'source < S[1] && ' : '';
        const holds = `${active}(${condition(game, context, item.condition)})`;
        lookAgain(test, holds, `S[${at} + source]`, 'source', i);
      });
    }
    test.line('return -1;');
  });
  test.line('let becoming = -1;');
  test.block('function watching(S)', () => test.line('return (becoming = becameTrue(S)) >= 0;'));
  return test;
}

function testLasting(game: GameEmit, test: Writer, { item }: Watch, code: LastingCode, i: number): void {
  const { lasting, lastingStride } = game.layout.meta;
  test.block(
    `for (let record = ${lasting}; record < ${lasting} + S[19] * ${lastingStride}; record += ${lastingStride})`,
    () => {
      test.line(`if (S[record] !== ${code.code}) continue;`);
      const holds = `(${condition(game, recordContext(test, 'record', code), item.condition)})`;
      lookAgain(test, holds, `S[record + ${code.held}]`, 'record', i);
    },
  );
}

/** Compares a condition with how it was when it was last looked at. */
function lookAgain(test: Writer, holds: string, held: string, source: string, i: number): void {
  test.line(`const holds = ${holds} ? 1 : 0;`);
  test.line(`if (holds === 1 && ${held} === 0) { ${held} = 1; watchedSource = ${source}; return ${i}; }`);
  test.line(`${held} = holds;`);
}
