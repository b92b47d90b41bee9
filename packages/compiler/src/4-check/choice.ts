// Decisions and random picks.

import type { Choice } from '../ast/node.ts';
import type { Type } from '../model/model.ts';
import type { Environment } from './environment.ts';
import { checkChosen } from './query.ts';
import { requireNumber } from './require.ts';
import { definite, describe, NUMBER, optional, PLAYER, setOf } from './types.ts';

/** The type of what is chosen: one thing, one thing or none, a set in the order of choice, or a number. */
export function checkChoice(choice: Choice, environment: Environment): Type {
  if (environment.pure !== null) {
    environment.report('check/impure', choice.at, {
      what: choice.random ? 'Something is drawn at random' : 'Somebody is asked',
      where: environment.pure,
    });
  }
  for (const number of [choice.count, choice.low, choice.high]) if (number !== null) requireNumber(number, environment);
  if (choice.by !== null) {
    const by = environment.expression(choice.by, environment, PLAYER);
    if (definite(by).is !== 'player' && by.is !== 'error')
      environment.report('check/wrong-type', choice.by.at, { expected: 'a player', found: describe(by) });
  }
  if (choice.low?.kind === 'number' && choice.high?.kind === 'number' && choice.low.value > choice.high.value) {
    environment.report('check/number-range', choice.at, { low: choice.low.value, high: choice.high.value });
  }
  if (choice.what === 'number' || choice.from === null) return NUMBER;
  const one =
    choice.what === 'one' ||
    choice.what === 'up-to-one' ||
    (choice.count?.kind === 'number' && choice.count.value === 1);
  const members = checkChosen(choice.from, environment, one);
  if (choice.what === 'one') return members;
  return choice.what === 'up-to-one' ? optional(members) : setOf(members);
}
