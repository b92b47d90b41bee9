/** What happens when a period begins: fields that it resets, and what may be done once in it. */
import { cell, S } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { FieldModel } from '../../model/model.ts';
import { lookAgain } from '../values/tiles.ts';
import type { Writer } from '../code/writer.ts';

/** Below this many cells single stores are faster than a call of `fill`. */
const FEW = 8;

export function periodBegins(game: GameEmit, writer: Writer, period: string): void {
  for (const field of allFields(game)) if (field.resetBy === period) resetField(game, writer, field);
  for (const { first, cells } of game.limits.filter(({ limit }) => limit.period === period)) {
    reset(writer, game.layout.limits + first, cells, 0);
  }
}

function allFields(game: GameEmit): FieldModel[] {
  const { globals, counters, playerFields, kinds } = game.model;
  return [...globals, ...counters, ...playerFields, ...kinds.flatMap((kind) => kind.fields)];
}

function resetField(game: GameEmit, writer: Writer, field: FieldModel): void {
  const at = game.layout.fields.get(field) ?? 0;
  if (field.owner === 'global') return reset(writer, at, 1, field.initial);
  if (field.owner === 'player') return reset(writer, at, game.layout.players, field.initial);
  const { first, end } = game.kind(field.owner);
  reset(writer, at + first, end - first, field.initial);
  lookAgain(game, field, writer);
}

function reset(writer: Writer, at: number, count: number, initial: number): void {
  if (count > FEW) return writer.line(js.run(js.method(S, 'fill', initial, at, at + count)));
  let value = js.number(initial);
  for (let i = count - 1; i > 0; i--) value = js.assigned(cell(at + i), value);
  if (count > 0) writer.line(js.assign(cell(at), value));
}

/** Whether anything is reset when this period begins. */
export function startsPeriod(game: GameEmit, period: string): boolean {
  return (
    allFields(game).some((field) => field.resetBy === period) ||
    game.limits.some(({ limit }) => limit.period === period)
  );
}
