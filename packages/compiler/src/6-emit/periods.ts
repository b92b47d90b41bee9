/** What happens when a period begins: fields that it resets, and what may be done once in it. */
import type { GameEmit } from './game-emit.ts';
import { sum } from './game-emit.ts';
import type { FieldModel } from '../model/model.ts';
import type { Writer } from './writer.ts';

export function periodBegins(game: GameEmit, writer: Writer, period: string): void {
  const fields = [
    ...game.model.globals,
    ...game.model.counters,
    ...game.model.playerFields,
    ...game.model.kinds.flatMap((kind) => kind.fields),
  ];
  for (const field of fields) if (field.resetBy === period) resetField(game, writer, field);
  const cells = game.limits.filter((limit) => limit.limit.period === period);
  for (const { first, cells: count } of cells) {
    const at = game.layout.limits + first;
    writer.line(count === 1 ? `S[${at}] = 0;` : `S.fill(0, ${at}, ${at + count});`);
  }
}

function resetField(game: GameEmit, writer: Writer, field: FieldModel): void {
  const at = game.layout.fields.get(field) ?? 0;
  if (field.owner === 'global') return writer.line(`S[${at}] = ${field.initial};`);
  if (field.owner === 'player') return writer.line(`S.fill(${field.initial}, ${at}, ${at + game.layout.players});`);
  const { first, end } = game.kind(field.owner);
  writer.line(`S.fill(${field.initial}, ${sum(at, String(first))}, ${sum(at, String(end))});`);
}

/** Does anything begin anew with this period? */
export function startsPeriod(game: GameEmit, period: string): boolean {
  const fields = [
    ...game.model.globals,
    ...game.model.counters,
    ...game.model.playerFields,
    ...game.model.kinds.flatMap((kind) => kind.fields),
  ];
  return fields.some((field) => field.resetBy === period) || game.limits.some(({ limit }) => limit.period === period);
}
