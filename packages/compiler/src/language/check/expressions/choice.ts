// Decisions and random picks.

import type { Choice } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import type { Environment } from '../common/environment.ts';
import { constantOf, reportAmount } from './arithmetic.ts';
import { ASKED, looking, RANDOM, reportDoing } from '../common/looking.ts';
import { checkChosen } from './query.ts';
import { requireNumber } from '../common/require.ts';
import { definite, describe, NUMBER, optional, PLAYER, setOf } from '../common/types.ts';

/** Reports a question to a side in a game that has none. */
export function checkTeam({ by, byTeam }: Pick<Choice, 'by' | 'byTeam'>, { names, report }: Environment): void {
  if (byTeam && by !== null && names.game.team === null && !names.game.cooperative) report('check/no-team', by.at, {});
}

/**
 * The type of what is chosen: one thing, one thing or none, a set in the order of choice, or a
 * number.
 */
export function checkChoice(choice: Choice, environment: Environment): Type {
  reportDoing(choice.at, choice.random ? RANDOM : ASKED, environment);
  const numbers = looking(environment, choice.what === 'number' ? 'the bounds of a choice' : 'the number of a choice');
  for (const number of [choice.count, choice.low, choice.high]) if (number !== null) requireNumber(number, numbers);
  if (choice.count !== null) reportAmount(choice.count, 'chosen', environment);
  if (choice.by !== null) {
    const by = environment.expression(choice.by, looking(environment, 'whoever is asked'), PLAYER);
    if (definite(by).is !== 'player' && by.is !== 'error')
      environment.report('check/wrong-type', choice.by.at, { expected: 'a player', found: describe(by) });
  }
  checkTeam(choice, environment);
  const low = choice.low && constantOf(choice.low);
  const high = choice.high && constantOf(choice.high);
  if (low !== null && high !== null && low > high) environment.report('check/number-range', choice.at, { low, high });
  if (choice.what === 'number' || choice.from === null) return NUMBER;
  const one =
    choice.what === 'one' ||
    choice.what === 'up-to-one' ||
    (choice.count?.kind === 'number' && choice.count.value === 1);
  const members = checkChosen(choice.from, looking(environment, 'what is chosen from'), one);
  if (choice.what === 'one') return members;
  return choice.what === 'up-to-one' ? optional(members) : setOf(members);
}
