/**
 * Code that changes fields of the game. No other code writes their cells, so bounds, hooks, whose
 * turn it is and noted boards are kept here.
 */
import { hearsField } from '../../core/reactions.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { printedOf } from '../layout/rows.ts';
import { cell, cellOf, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import type { IdRange } from '../layout/layout.ts';
import { lookAgain } from '../values/tiles.ts';
import type { Writer } from '../js/writer.ts';
import { hearAll, hearField } from './hearing.ts';
import type { Writing } from '../game/forms.ts';
import { watchFields } from './call-watch.ts';

/** Which bounds of a field a value may cross. */
interface Crossing {
  readonly low: boolean;
  readonly high: boolean;
}

/** Stores a value into the cell of a field and keeps the field in its bounds. */
type StoreField = (target: Js, value: Js, crossing: Crossing) => void;

/** One field of one thing or player that is written. */
interface FieldWrite {
  readonly field: FieldModel;
  /** the thing or player; -1 for a field of the game */
  readonly of: Js;
  readonly at: Span;
}

/**
 * Writes the change of a field.
 * @param change writes what is done, and stores the value with what it is given
 */
export function writeField(writing: Writing, { field, of, at }: FieldWrite, change: (store: StoreField) => void): void {
  const { game, context, frame } = writing;
  const store: StoreField = (target, value, crossing) =>
    storeValue(game, context.writer, field, target, value, crossing);
  if (!hearsField(game.suspension.reactions, field)) return change(store);
  if (frame === null) throw unheard(at, field);
  hearField(frame, context, field, of, () => change(store));
}

/** A change that is heard where code cannot stop: the analysis of what stops has left it out. */
function unheard(at: Span, { name }: FieldModel): NotRunnable {
  return new NotRunnable(at, `a change of ${name} here, which rules hear,`);
}

function storeValue(
  game: GameEmit,
  writer: Writer,
  field: FieldModel,
  target: Js,
  value: Js,
  { low, high }: Crossing,
): void {
  const keep = (operator: '<' | '>', bound: number): void =>
    writer.line(js.when(js.binary(operator, target, bound), js.assign(target, bound)));
  writer.line(js.assign(target, value));
  if (low && field.min !== null) keep('<', field.min);
  if (high && field.max !== null) keep('>', field.max);
  afterWrite(game, writer, field);
}

/** Tells the kernel of a change that it keeps account of. */
function afterWrite(game: GameEmit, writer: Writer, field: FieldModel): void {
  if (field.owner === 'global' && field.name === game.model.turn) writer.line(js.run(js.call('passTurn', S)));
  lookAgain(game, field, writer);
}

/**
 * Writes that fields get their first values again, all of them at once, before anything is heard.
 * @param more writes what is reset with them
 */
export function resetFields(writing: Writing, fields: readonly FieldModel[], more: () => void): void {
  const { game, context, frame } = writing;
  const { reactions } = game.suspension;
  const reset = (): void => {
    for (const field of fields) storeFirst(game, context.writer, field);
    more();
  };
  const heard = fields.filter((field) => hearsField(reactions, field));
  const [first] = heard;
  if (first === undefined) return reset();
  if (frame === null) throw unheard(first.at, first);
  const hooked = heard.filter((field) => reactions.changes.has(field));
  hearAll(frame, context, hooked, reset);
  watchFields(frame, context, heard);
}

/** Below this many cells single stores are faster than a call of `fill`. */
const FEW = 8;

function storeFirst(game: GameEmit, writer: Writer, field: FieldModel): void {
  const at = game.layout.fields.get(field) ?? 0;
  const { first, end } = rangeOf(game, field);
  if (field.bySeat) for (const [seat, value] of field.bySeat.entries()) fillCells(writer, at + seat, 1, value);
  else if (field.fromPrinted === null) fillCells(writer, at + first, end - first, field.initial);
  else {
    const x = js.name('x');
    const printed = printedOf(game.layout, field.fromPrinted.owner, field.fromPrinted.name, x);
    writer.line(js.loop(js.counting(x, first, end), js.assign(cellOf(at, x), printed)));
  }
  afterWrite(game, writer, field);
}

/** The things, players or single cell that have a field. */
function rangeOf(game: GameEmit, { owner }: FieldModel): IdRange {
  if (typeof owner === 'object') return game.kind(owner);
  return { first: 0, end: owner === 'global' ? 1 : game.layout.players };
}

/** Fills cells that lie in a row with one number. */
export function fillCells(writer: Writer, at: number, count: number, value: number): void {
  if (count > FEW) return writer.line(js.run(js.method(S, 'fill', value, at, at + count)));
  let stored = js.number(value);
  for (let i = count - 1; i > 0; i--) stored = js.assigned(cell(at + i), stored);
  if (count > 0) writer.line(js.assign(cell(at), stored));
}
