/** Why something cannot be done, as texts with slots; the code hands over the values of the moment. */
import type { Choice, Expression, Gain, Limit } from '../ast/node.ts';
import type { Reason } from '../explain/index.ts';
import type { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import type { GameEmit } from './game-emit.ts';
import { candidateText, conditionReasons, singleReason } from './texts.ts';

const SLOTS = 2;

/** @returns JavaScript that notes the reason and is false */
function blame(game: GameEmit, context: Context, reason: Reason, at: Expression['at']): string {
  const slots = reason.slots.slice(0, SLOTS);
  const index = game.reason(
    reason.text,
    slots.map((slot) => game.valueMeta(slot.type)),
    at,
  );
  const values = Array.from({ length: SLOTS }, (_, i) => (slots[i] ? value(game, context, slots[i]) : '0'));
  return `blame(${[index, ...values].join(', ')})`;
}

/** Writes a test for each part of a condition: the first that does not hold is the reason. */
export function writeCondition(
  game: GameEmit,
  context: Context,
  expression: Expression,
  option: string | null = null,
): void {
  for (const part of conditionReasons(game, expression, option)) {
    context.writer.line(
      `if (!(${condition(game, context, part.condition)})) return ${blame(game, context, part, part.condition.at)};`,
    );
  }
}

export function payReason(game: GameEmit, context: Context, statement: Gain): string {
  return blame(game, context, singleReason(game, statement), statement.at);
}

export function candidateReason(game: GameEmit, context: Context, choice: Choice): string {
  return blame(game, context, { text: candidateText(game, choice), slots: [] }, choice.at);
}

export function limitReason(game: GameEmit, context: Context, limit: Limit): string {
  return blame(game, context, singleReason(game, limit), limit.at);
}
