/** What happens after a change: hooks on it, and a look at the conditions that are watched. */
import type { Assign, Command, Gain } from '../../ast/node.ts';
import { writtenField } from '../../5-analyze/reactions.ts';
import type { FieldModel } from '../../model/model.ts';
import { placeOf } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js } from '../code/code.ts';
import type { Context } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { callWatch } from './call-watch.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { identifier } from '../code/names.ts';

/** The function that runs what hears a change. */
export function changeName(field: FieldModel | 'place'): string {
  if (field === 'place') return 'c_place';
  const owner = typeof field.owner === 'object' ? identifier(field.owner.name) : field.owner;
  return `c_${owner}_${identifier(field.name)}`;
}

/** An assignment or a counter that somebody listens to. */
export function withReaction(frame: Frame, context: Context, statement: Assign | Gain, write: () => void): void {
  const { game, builder } = frame;
  const { reactions } = game.suspension;
  const field = writtenField(frame.game.facts, statement);
  const heard = field !== null && reactions.changes.has(field);
  if (field === null || (!heard && !reactions.watchedFields.has(field))) return write();
  const thing = builder.cell();
  const old = builder.cell();
  const of = thingOf(game, context, statement);
  context.writer.line(js.assign(thing, of), js.assign(old, game.fieldCell(field, thing)));
  write();
  const unchanged = builder.label();
  builder.jumpIf(js.equal(game.fieldCell(field, thing), old), unchanged);
  if (heard) builder.call(changeName(field), context.you, [thing, old]);
  if (reactions.watchedFields.has(field)) callWatch(frame, context);
  builder.mark(unchanged);
}

function thingOf(game: GameEmit, context: Context, statement: Assign | Gain): Js {
  if (statement.kind === 'gain') return context.you;
  const { target } = statement;
  if (target.kind === 'field') return value(game, context, target.of);
  if (target.kind === 'your') return context.you;
  return js.number(-1);
}

/** A move of one thing that somebody listens to. */
export function movedWithReaction(frame: Frame, context: Context, thing: Js, write: () => void): void {
  const { game, builder } = frame;
  const { reactions } = game.suspension;
  const moved = builder.cell();
  const old = builder.cell();
  context.writer.line(js.assign(moved, thing), js.assign(old, placeOf(moved)));
  write();
  if (reactions.changes.has('place')) {
    const unchanged = builder.label();
    builder.jumpIf(js.or(js.binary('<', moved, 0), js.equal(placeOf(moved), old)), unchanged);
    builder.call('c_place', context.you, [moved, old]);
    builder.mark(unchanged);
  }
  afterMoves(frame, context);
}

export function afterMoves(frame: Frame, context: Context): void {
  if (frame.game.suspension.reactions.watchesPlaces) callWatch(frame, context);
}

export function movesWithReaction(game: GameEmit, command: Command): boolean {
  const { reactions } = game.suspension;
  return command.verb === 'move' && (reactions.changes.has('place') || reactions.watchesPlaces);
}
