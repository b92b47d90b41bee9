/** What happens after a change: hooks on it, and conditions that have become true. */
import type { Assign, Command, Gain, Hook } from '../ast/node.ts';
import { isForEachPlayer, writtenField } from '../5-analyze/reactions.ts';
import type { Owned } from '../5-analyze/units.ts';
import type { AsSoonAs } from '../ast/node.ts';
import type { FieldModel } from '../model/model.ts';
import { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import { FrameBuilder } from './frame-builder.ts';
import type { Frame, GameEmit } from './game-emit.ts';
import { emitChange } from './hooks.ts';
import type { HookSite } from './hook-sites.ts';
import { identifier } from './names.ts';
import { Writer } from './writer.ts';
import { markReached } from './reached.ts';

function changeName(field: FieldModel | 'place'): string {
  if (field === 'place') return 'c_place';
  const owner = typeof field.owner === 'object' ? identifier(field.owner.name) : field.owner;
  return `c_${owner}_${identifier(field.name)}`;
}

/** An assignment or a counter that somebody listens to. */
export function withReaction(frame: Frame, context: Context, statement: Assign | Gain, write: () => void): void {
  const { game, builder } = frame;
  const { reactions } = game.suspension;
  const field = writtenField(statement);
  const heard = field !== null && reactions.changes.has(field);
  if (field === null || (!heard && !reactions.watchedFields.has(field))) return write();
  const thing = builder.cell();
  const old = builder.cell();
  const of = thingOf(game, context, statement);
  context.writer.line(`${thing} = ${of}; ${old} = ${game.fieldCell(field, thing)};`);
  write();
  const unchanged = builder.label();
  context.writer.line(`if (${game.fieldCell(field, thing)} === ${old}) ${builder.jump(unchanged)}`);
  if (heard) builder.call(changeName(field), context.you, [thing, old]);
  if (reactions.watchedFields.has(field)) callWatch(frame, context);
  builder.mark(unchanged);
}

function thingOf(game: GameEmit, context: Context, statement: Assign | Gain): string {
  if (statement.kind === 'gain') return context.you;
  const { target } = statement;
  if (target.kind === 'field') return value(game, context, target.of);
  if (target.kind === 'your') return context.you;
  return '-1';
}

/** A move of one thing that somebody listens to. @param thing JavaScript */
export function movedWithReaction(frame: Frame, context: Context, thing: string, write: () => void): void {
  const { game, builder } = frame;
  const { reactions } = game.suspension;
  const moved = builder.cell();
  const old = builder.cell();
  context.writer.line(`${moved} = ${thing}; ${old} = placeOf(S, ${moved});`);
  context.pass(moved, 'moved');
  write();
  if (reactions.changes.has('place')) {
    const unchanged = builder.label();
    context.writer.line(`if (${moved} < 0 || placeOf(S, ${moved}) === ${old}) ${builder.jump(unchanged)}`);
    builder.call('c_place', context.you, [moved, old]);
    builder.mark(unchanged);
  }
  afterMoves(frame, context);
}

export function afterMoves(frame: Frame, context: Context): void {
  if (frame.game.suspension.reactions.watchesPlaces) callWatch(frame, context);
}

function callWatch(frame: Frame, context: Context): void {
  const nothing = frame.builder.label();
  context.writer.line(`if (!watching(S)) ${frame.builder.jump(nothing)}`);
  frame.builder.call('watch', context.you, []);
  frame.builder.mark(nothing);
}

export function movesWithReaction(game: GameEmit, command: Command): boolean {
  const { reactions } = game.suspension;
  return command.verb === 'move' && (reactions.changes.has('place') || reactions.watchesPlaces);
}

export function emitReactions(game: GameEmit): void {
  for (const [field, hooks] of game.suspension.reactions.changes) {
    const sites = hooks.map((hook, i) => siteOf(game, hook, field, i));
    const [first] = hooks;
    if (first) emitChange(game, changeName(field), sites, first.at);
  }
  if (game.suspension.reactions.watches.length > 0) emitWatches(game);
}

function siteOf(game: GameEmit, hook: Hook, field: FieldModel | 'place', i: number): HookSite {
  const row = game.units.hooks.find((owned) => owned.item === hook)?.row ?? null;
  const lasting = game.lasting.find((code) => code.item === hook) ?? null;
  return { hook, row, lasting, timing: 'when', name: `h_${changeName(field).slice(2)}_${i}` };
}

/** Cells that remember whether each watched condition held: one, or one for each thing of the row. */
export function watchCells(watches: readonly Owned<AsSoonAs>[], things: (watch: Owned<AsSoonAs>) => number): number {
  return watches.reduce((total, watch) => total + things(watch), 0);
}

/**
 * `watching(S)`: has a condition become true? It forgets those that are true no more.
 * `watch(S, f)`: does what waits for them, one after the other, until none is left.
 */
function emitWatches(game: GameEmit): void {
  const test = new Writer();
  const builder = new FrameBuilder(game, game.frame('watch'));
  const found = builder.cell();
  const again = builder.label();
  const end = builder.label();
  let cell = game.layout.watches;
  const labels = game.suspension.reactions.watches.map(() => builder.label());
  test.line('let watchedSource = -1;');
  test.block('function becameTrue(S)', () => {
    for (const [i, watch] of game.suspension.reactions.watches.entries()) {
      const { item, row } = watch;
      const players = isForEachPlayer(watch) ? game.layout.players : 1;
      const range = row ? game.row(row) : { first: 0, end: players };
      const at = cell - (row ? range.first : 0);
      cell += range.end - range.first;
      test.block(`for (let source = ${range.first}; source < ${range.end}; source++)`, () => {
        const context = new Context(test, row ? 'ownerOf(S, source)' : 'source', row ? 'source' : null);
        const held = `S[${at} + source]`;
        const active = row ? 'inForce(S, source) && ' : players > 1 ? 'source < S[1] && ' : '';
        test.line(`const holds = ${active}(${condition(game, context, item.condition)}) ? 1 : 0;`);
        test.line(`if (holds === 1 && ${held} === 0) { ${held} = 1; watchedSource = source; return ${i}; }`);
        test.line(`${held} = holds;`);
      });
    }
    test.line('return -1;');
  });
  test.line('let becoming = -1;');
  test.block('function watching(S)', () => test.line('return (becoming = becameTrue(S)) >= 0;'));
  game.functions.push(test);
  const { writer } = builder;
  const source = builder.cell();
  writer.line(`${found} = becoming; ${source} = watchedSource;`);
  builder.mark(again);
  writer.line("if (--budget < 0) fail('loop-limit', -1);");
  for (const [i, label] of labels.entries()) writer.line(`if (${found} === ${i}) ${builder.jump(label)}`);
  builder.go(end);
  const next = builder.label();
  for (const [i, watch] of game.suspension.reactions.watches.entries()) {
    const { item, row } = watch;
    builder.mark(labels[i] ?? end);
    const you = builder.cell();
    writer.line(`${you} = ${row ? `ownerOf(S, ${source})` : isForEachPlayer(watch) ? source : 'you'};`);
    const context = new Context(writer, you, row ? source : null);
    context.leave = () => builder.jump(next);
    markReached(game, writer, item.at, 'watch');
    writer.from(item.at, () => game.writers.frameBlock({ game, builder }, context, item.body));
    builder.go(next);
  }
  builder.mark(next);
  writer.line(`${found} = becameTrue(S); ${source} = watchedSource;`);
  builder.go(again);
  builder.mark(end);
  writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(null, 'conditions that have become true'));
}
