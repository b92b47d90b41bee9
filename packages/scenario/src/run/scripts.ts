import { HEADER } from '@undercroft/contract';
import type { Failure } from './result.ts';
import type { Scenario } from '../language/scenario.ts';
import { valueAt } from '../language/source.ts';

/** Dice and picks that a scenario decides and that were not needed. */
export function scriptsLeft({ node, at }: Scenario, state: Int32Array): Failure[] {
  const failures: Failure[] = [];
  const check = (what: string, scripted: number, used: number): void => {
    if (used >= scripted) return;
    failures.push({
      at: valueAt(node, what)?.at ?? at,
      message: `not all \`${what}\` were needed`,
      expected: `${scripted} used`,
      found: `${used} used`,
    });
  };
  check('dice', state[HEADER.diceScripted]!, state[HEADER.diceUsed]!);
  check('picks', state[HEADER.picksScripted]!, state[HEADER.picksUsed]!);
  return failures;
}
