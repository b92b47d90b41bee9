/**
 * Code around a change that hooks or watched conditions hear: it notes what was before, and
 * afterwards calls what hears the difference.
 */
import type { FieldModel, KindModel } from '../../content/model/model.ts';
import { cell, cellOf, placeOf, S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import { writeLoop } from '../game/forms.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import type { IdRange } from '../layout/layout.ts';
import { watchFields, watchPlaces } from './call-watch.ts';

/** What functions about changes of one kind are called, behind their first letters. */
export function changing(field: FieldModel | 'place'): string {
  if (field === 'place') return 'place';
  const owner = typeof field.owner === 'object' ? identifier(field.owner.name) : field.owner;
  return `${owner}_${identifier(field.name)}`;
}

/** Whether anything hears a change now: most changes are heard by nothing, and need no frame. */
function isHeardNow(name: string, { you }: Context, thing: Js, old: Js): Js {
  return js.call(`hears_${name}`, S, you, thing, old);
}

/** Calls the function that runs what hears a change, if anything does. */
function callHeard(frame: Frame, context: Context, name: string, thing: Js, old: Js): void {
  const { builder } = frame;
  const unheard = builder.label();
  builder.jumpIf(js.not(isHeardNow(name, context, thing, old)), unheard);
  builder.call(`c_${name}`, context.you, [thing, old]);
  builder.mark(unheard);
}

/**
 * Writes a change of one field of one thing or player.
 *
 * @param of     the thing or player; -1 for a field of the game
 * @param change writes the change itself
 */
export function hearField(frame: Frame, context: Context, field: FieldModel, of: Js, change: () => void): void {
  const { game, builder } = frame;
  const { reactions } = game.suspension;
  const thing = builder.cellOf(typeof field.owner === 'object' ? { is: 'thing', of: field.owner } : undefined);
  const old = builder.cellOf(field.type);
  context.writer.line(js.assign(thing, of), js.assign(old, game.fieldCell(field, thing)));
  change();
  const unchanged = builder.label();
  builder.jumpIf(js.equal(game.fieldCell(field, thing), old), unchanged);
  if (reactions.changes.has(field)) callHeard(frame, context, changing(field), thing, old);
  watchFields(frame, context, [field]);
  builder.mark(unchanged);
}

/** Writes a move of one thing. @param thing a cell that stays the same; -1 for none */
export function hearPlace(frame: Frame, context: Context, thing: Js, change: () => void): void {
  const { game, builder } = frame;
  const old = builder.cell();
  context.writer.line(js.assign(old, placeOf(thing)));
  change();
  if (game.suspension.reactions.changes.has('place')) {
    const unchanged = builder.label();
    builder.jumpIf(js.or(js.binary('<', thing, 0), js.equal(placeOf(thing), old)), unchanged);
    callHeard(frame, context, changing('place'), thing, old);
    builder.mark(unchanged);
  }
  watchPlaces(frame, context);
}

/** What changes of many things at once: a field, or the places of a kind of things. */
export type Changing = FieldModel | KindModel;

/** Things or players that changed, in a list of pairs: which one, and what was before. */
interface Noted {
  readonly name: string;
  readonly range: IdRange;
  readonly now: (of: Js) => Js;
  readonly list: Js;
  readonly count: Js;
}

/** Cells of a pair. */
const PAIR = 2;
const [X, I, END] = [js.name('x'), js.name('i'), js.name('end')];

/**
 * Writes a change of many things at once; what hears it is called when all of it is done.
 * @param heard by hooks
 */
export function hearAll(frame: Frame, context: Context, heard: readonly Changing[], change: () => void): void {
  const { builder } = frame;
  const { writer } = context;
  const noted = heard.map((one) => ({ ...changeOf(frame.game, one), list: builder.cell(), count: builder.cell() }));
  for (const one of noted) noteBefore(frame, context, one);
  change();
  for (const one of noted) keepChanged(context, one);
  for (const one of noted) callEach(frame, context, one);
  if (noted[0] !== undefined) writer.line(js.assign(TOP, noted[0].list));
}

function changeOf(game: GameEmit, what: Changing): Pick<Noted, 'name' | 'range' | 'now'> {
  if (!('owner' in what)) return { name: changing('place'), range: game.kind(what), now: placeOf };
  const range = typeof what.owner === 'object' ? game.kind(what.owner) : { first: 0, end: game.layout.players };
  return { name: changing(what), range, now: (of) => game.fieldCell(what, of) };
}

function noteBefore({ game }: Frame, { writer }: Context, { range, now, list, count }: Noted): void {
  game.calls.list(PAIR * (range.end - range.first));
  writer.line(js.assign(list, TOP), js.assign(count, 0));
  writer.for(js.counting(X, range.first, range.end), () => {
    writer.line(js.assign(cell(TOP), X), js.assign(cellOf(TOP, 1), now(X)), js.assign(TOP, PAIR, ' += '));
  });
}

/** Keeps the pairs of a list whose things have changed. What hooks do later is heard by itself. */
function keepChanged({ writer }: Context, { range, now, list, count }: Noted): void {
  const pairs = js.sum(list, PAIR * (range.end - range.first));
  const head = {
    start: js.variables([I, list], [END, pairs]),
    test: js.binary('<', I, END),
    step: js.assign(I, PAIR, ' += '),
  };
  writer.for(head, () => {
    writer.line(js.when(js.equal(now(cell(I)), cellOf(I, 1)), js.skip()));
    const at = js.sum(list, js.binary('*', count, PAIR));
    writer.line(js.assign(cell(at), cell(I)), js.assign(cellOf(at, 1), cellOf(I, 1)), js.increment(count));
  });
}

function callEach(frame: Frame, context: Context, { name, list, count }: Noted): void {
  const { game } = frame;
  const turns = { index: I, from: 0, to: count };
  writeLoop({ game, context, frame }, turns, { label: null, site: null }, ({ index }) => {
    const at = js.sum(list, js.binary('*', index, PAIR));
    callHeard(frame, context, name, cell(at), cell(js.sum(at, 1)));
  });
}
