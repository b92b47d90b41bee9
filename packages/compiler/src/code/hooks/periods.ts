/** What happens when a period begins: fields that it resets, and what may be done once in it. */
import { fieldsOf } from '../../core/reactions.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { fillCells, resetFields } from './field-writer.ts';
import type { Writing } from '../game/forms.ts';

export function periodBegins(writing: Writing, period: string): void {
  const { game, context } = writing;
  resetFields(writing, resetBy(game, period), () => {
    for (const { limit, first, cells } of game.limits)
      if (limit.period === period) fillCells(context.writer, game.layout.limits + first, cells, 0);
  });
}

function resetBy(game: GameEmit, period: string): FieldModel[] {
  return fieldsOf(game.model).filter((field) => field.resetBy === period);
}

/** Whether anything is reset when this period begins. */
export function startsPeriod(game: GameEmit, period: string): boolean {
  return resetBy(game, period).length > 0 || game.limits.some(({ limit }) => limit.period === period);
}
