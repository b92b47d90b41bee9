/** The places where watched conditions are looked at again: see functions/watches.ts. */
import type { FieldModel } from '../../content/model/model.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { Frame } from '../game/game-emit.ts';

/** Looks at the watched conditions, and does what waits for those that have become true. */
export function callWatch(frame: Frame, context: Context): void {
  const nothing = frame.builder.label();
  frame.builder.jumpIf(js.not(js.call('watching', S)), nothing);
  frame.builder.call('watch', context.you, []);
  frame.builder.mark(nothing);
}

/** Looks at watched conditions when they may read one of these fields. */
export function watchFields(frame: Frame, context: Context, fields: readonly FieldModel[]): void {
  const { watchedFields } = frame.game.suspension.reactions;
  if (fields.some((field) => watchedFields.has(field))) callWatch(frame, context);
}

/** Looks at watched conditions when one may read where things lie. */
export function watchPlaces(frame: Frame, context: Context): void {
  if (frame.game.suspension.reactions.watchesPlaces) callWatch(frame, context);
}

/** Looks at watched conditions when one may read a value that a lasting effect changes. */
export function watchEffects(frame: Frame, context: Context): void {
  if (frame.game.suspension.reactions.watchesEffects) callWatch(frame, context);
}

/** Looks at all watched conditions: any of them may ask who still plays. */
export function watchPlayers(frame: Frame, context: Context): void {
  const { watches, lastingWatches } = frame.game.suspension.reactions;
  if (watches.length + lastingWatches.length > 0) callWatch(frame, context);
}
