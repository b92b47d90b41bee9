// Checks that many kinds of nodes share.

import type { Expression } from '../ast/node.ts';
import type { Environment } from './environment.ts';
import { describe, FLAG, fits, NUMBER } from './types.ts';

/** Checks a yes or no. */
export function checkCondition(condition: Expression, environment: Environment): void {
  const type = environment.expression(condition, environment, FLAG);
  if (type.is !== 'flag' && type.is !== 'error')
    environment.report('check/not-a-condition', condition.at, { found: describe(type) });
}

/** Checks an expression that must be a number; dice are rolled there and then. */
export function requireNumber(expression: Expression, environment: Environment): void {
  const type = environment.expression(expression, environment, NUMBER);
  if (!fits(type, NUMBER))
    environment.report('check/wrong-type', expression.at, { expected: 'a number', found: describe(type) });
}
