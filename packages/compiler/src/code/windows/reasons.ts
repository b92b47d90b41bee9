/**
 * Why something cannot be done, as texts with slots; the code hands over the values of the moment.
 */
import type { Choice, Expression, Gain, Limit } from '../../content/tree/node.ts';
import type { ReasonText } from '../game/sentences.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { condition } from '../values/conditions.ts';
import type { Context } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { candidateText, conditionReasons, singleReason } from '../texts/texts.ts';

const SLOTS = 2;

/** @returns a call that notes the reason and is false */
function blame(game: GameEmit, context: Context, reason: ReasonText, at: Expression['at']): Js {
  const slots = reason.slots.slice(0, SLOTS);
  const index = game.reason(
    reason.text,
    slots.map((slot) => game.valueMeta(game.facts.types.get(slot))),
    at,
  );
  const values = Array.from({ length: SLOTS }, (_, i) => (slots[i] ? value(game, context, slots[i]) : 0));
  return js.call('blame', index, ...values);
}

/** Writes a test for each part of a condition: the first that does not hold is the reason. */
export function writeCondition(
  game: GameEmit,
  context: Context,
  expression: Expression,
  option: string | null = null,
): void {
  for (const part of conditionReasons(game, context.scene, expression, option)) {
    const holds = condition(game, context, part.condition);
    context.writer.line(js.when(js.not(holds), js.give(blame(game, context, part, part.condition.at))));
  }
}

export function payReason(game: GameEmit, context: Context, statement: Gain): Js {
  return blame(game, context, singleReason(game, context.scene, statement), statement.at);
}

export function candidateReason(game: GameEmit, context: Context, choice: Choice): Js {
  return blame(game, context, { text: candidateText(game, context.scene, choice), slots: [] }, choice.at);
}

/**
 * Tests whether something was done as often as it may be.
 *
 * @param whose the thing that has the ability, or the player who is offered the option
 */
export function writeLimit(game: GameEmit, context: Context, limit: Limit, whose: Js): void {
  const isSpent = js.binary('>=', game.limitCell(limit, whose), value(game, context, limit.times));
  const reason = blame(game, context, singleReason(game, context.scene, limit), limit.at);
  context.writer.line(js.when(isSpent, js.give(reason)));
}
