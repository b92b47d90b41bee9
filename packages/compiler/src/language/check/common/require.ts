// Checks that many kinds of nodes share.

import type { Expression } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
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
  requireFit(expression, environment.expression(expression, environment, NUMBER), NUMBER, environment);
}

/** Reports a value that does not fit; what only fits when it is not none is told so. */
export function requireFit(expression: Expression, type: Type, wanted: Type, { report }: Environment): void {
  if (fits(type, wanted)) return;
  const mayBeNone = type.is === 'optional' && fits(type.of, wanted);
  report(mayBeNone ? 'check/none-into' : 'check/wrong-type', expression.at, {
    expected: describe(wanted),
    found: describe(type),
  });
}
