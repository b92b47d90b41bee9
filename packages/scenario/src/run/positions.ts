/** Positions to which scenarios lead. */
import type { GameModule } from '@undercroft/contract';
import { situationOf, type Situation } from '../language/names.ts';
import type { Scenario } from '../language/scenario.ts';
import { listOf, ScenarioProblem, valueAt } from '../language/source.ts';
import { setUp } from './given.ts';
import { prepareScenario } from './prepare.ts';
import { Run } from './running.ts';

/**
 * The position to which a scenario leads, also one that fails: where its first answer that is not
 * offered would be given, or a rule fails.
 *
 * @returns the position, and why it goes no further; null when all of `do` was given
 * @throws ScenarioProblem when the scenario says something that the game does not know before
 *   anything runs
 */
export function positionReached(
  game: GameModule,
  scenario: Scenario,
): { readonly situation: Situation; readonly stopped: string | null } {
  const prepared = prepareScenario(game, scenario);
  const run = new Run(prepared);
  try {
    run.start(valueAt(scenario.node, 'start')?.at ?? scenario.at);
    for (const step of listOf(valueAt(scenario.node, 'do'))) run.answerOnly(step);
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    return { situation: run.leftToChance(), stopped: error.message };
  }
  return { situation: run.leftToChance(), stopped: null };
}

/**
 * A position of a running game that is changed by hand:
 * `given` of a scenario, under its checks. Running procedures go on.
 *
 * @throws ScenarioProblem when something is given that the game does not have
 */
export function changedByHand(game: GameModule, state: Int32Array, scenario: Scenario): Situation {
  const situation = situationOf(game, state.slice());
  const given = valueAt(scenario.node, 'given');
  if (given !== undefined) setUp(situation, given);
  return situation;
}
