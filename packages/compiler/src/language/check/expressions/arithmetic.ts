// Numbers that are known before the game: too great ones, divisions by zero, useless amounts.

import type { Binary, Expression } from '../../../content/tree/node.ts';
import type { Environment } from '../common/environment.ts';

/** The greatest number there is; the least is as far on the other side. */
const GREATEST = 2_147_483_647;

/**
 * The number that an expression always is, null when only the game can tell. Outside of the numbers
 * there are it is null as well.
 */
export function constantOf(expression: Expression): number | null {
  const constant = exactly(expression);
  return constant === null || Math.abs(constant) > GREATEST ? null : constant;
}

function exactly(expression: Expression): number | null {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'negative': {
      const of = constantOf(expression.value);
      return of === null ? null : -of;
    }
    case 'binary':
      return result(expression);
    case 'call':
    case 'choice':
    case 'dice':
    case 'error':
    case 'field':
    case 'flag':
    case 'here':
    case 'if-value':
    case 'list':
    case 'name':
    case 'names':
    case 'none':
    case 'not':
    case 'quantifier':
    case 'query':
    case 'roll':
    case 'table':
    case 'your':
      return null;
  }
}

function result({ operator, left, right }: Binary): number | null {
  const [a, b] = [constantOf(left), constantOf(right)];
  if (a === null || b === null) return null;
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? null : Math.floor(a / b);
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'and':
    case 'is':
    case 'is-in':
    case 'is-not':
    case 'is-not-in':
    case 'or':
      return null;
  }
}

/** Reports a number that no cell can hold. */
export function reportTooGreat(expression: Expression, { report }: Environment): void {
  const constant = exactly(expression);
  if (constant !== null && Math.abs(constant) > GREATEST) report('check/too-great', expression.at, { most: GREATEST });
}

export function reportByZero({ right }: Binary, { report }: Environment): void {
  if (constantOf(right) === 0) report('check/by-zero', right.at, {});
}

/**
 * Reports what is less than nothing where something is counted, and what is always nothing. To gain
 * 0 is how an option does nothing, so that is left alone.
 */
export function reportAmount(amount: Expression, what: string, { report }: Environment): void {
  const constant = constantOf(amount);
  if (constant === null) return;
  if (constant < 0) report('check/negative-amount', amount.at, { what, amount: constant });
  else if (constant === 0 && what !== 'gained') report('check/zero-amount', amount.at, { what });
}
