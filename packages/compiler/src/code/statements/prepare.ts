/** What an expression asks, throws or calls, computed before the statement that it stands in. */
import type { Call, Choice, Expression, Procedure } from '../../content/tree/node.ts';
import { childrenOf } from '../../content/tree/walk.ts';
import { RESULT } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { Frame } from '../game/game-emit.ts';
import type { Writing } from '../game/forms.ts';
import { askChoice } from '../windows/asking.ts';
import { addArgument, callProcedure, type CallArguments } from './calls.ts';
import { throwDice } from './throwing.ts';

/**
 * Computes first what an expression asks, throws or calls, in order of evaluation, and remembers
 * the values.
 */
export function prepare(frame: Frame, context: Context, expression: Expression): void {
  if (!frame.game.suspension.node(expression)) return;
  if (expression.kind === 'choice') return prepareChoice(frame, context, expression);
  for (const child of childrenOf(expression)) if ('at' in child) prepare(frame, context, child as Expression);
  if (expression.kind === 'dice')
    return throwDice(frame, context, [expression], (values) => context.setValue(expression, values[0] ?? js.number(0)));
  const ref = frame.game.facts.refs.get(expression);
  if (expression.kind === 'call' && ref?.to === 'procedure' && frame.game.suspension.procedure(ref.procedure)) {
    callForValue(frame, context, expression, ref.procedure);
  }
}

/**
 * The same for code that may have no frame: code that runs through asks, throws and calls nothing
 * of the kind.
 */
export function prepareValue({ context, frame }: Writing, expression: Expression): void {
  if (frame !== null) prepare(frame, context, expression);
}

/** Dice inside the set that is chosen from fall before the question. */
function prepareChoice(frame: Frame, context: Context, choice: Choice): void {
  const { count, low, high, by, from } = choice;
  for (const part of [count, low, high, by, from]) if (part) prepare(frame, context, part);
  askChoice(frame, context, choice);
}

function callForValue(frame: Frame, context: Context, call: Call, procedure: Procedure): void {
  const given: CallArguments = { prepare: [], args: [], needed: [] };
  for (const arg of call.args) addArgument(frame.game, context, arg, given);
  callProcedure(frame, context, procedure, given);
  const result = frame.builder.cellOf(frame.game.facts.types.get(call));
  context.writer.line(js.assign(result, RESULT));
  context.setValue(call, result);
}
