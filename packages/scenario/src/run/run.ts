/** Running a scenario: prepare, answer what `do` says, compare. */
import type { GameModule } from '@undercroft/contract';
import { chancesExpected, compareChances } from './compare-chances.ts';
import type { Situation } from '../language/names.ts';
import { prepareScenario, type PrepareOptions } from './prepare.ts';
import type { Failure, ScenarioResult } from './result.ts';
import { Run } from './running.ts';
import type { Scenario } from '../language/scenario.ts';
import { listOf, ScenarioProblem, valueAt } from '../language/source.ts';

/**
 * Runs one scenario to its end.
 *
 * @returns what failed, if anything did; never throws for what an author can write
 */
export function runScenario(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): ScenarioResult {
  const failures: Failure[] = [];
  let run: Run | undefined;
  try {
    const chances = chancesExpected(scenario);
    if (chances !== undefined) {
      failures.push(...compareChances(beforeChance(game, scenario, options), scenario, chances));
    } else {
      run = new Run(prepareScenario(game, scenario, options));
      run.start(valueAt(scenario.node, 'start')?.at ?? scenario.at);
      for (const step of listOf(valueAt(scenario.node, 'do'))) failures.push(...run.step(step));
      failures.push(...run.finish(scenario));
    }
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    failures.push({ at: error.at, message: error.message });
  }
  const failed = failures.length > 0 ? run : undefined;
  return {
    scenario,
    passed: failures.length === 0,
    failures,
    open: failed?.open() ?? null,
    changes: failed?.changes() ?? [],
    sentences: run?.sentences() ?? [],
    notBegun: failed?.notBegun() ?? [],
  };
}

/**
 * The position in which the answers of a scenario have been given, with its scripted dice and picks
 * as far as they were needed; what comes after is left to chance. Checks between the answers are
 * passed over.
 *
 * @throws ScenarioProblem when an answer is not offered, or a rule fails
 */
export function positionAfterDo(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): Situation {
  const run = new Run(prepareScenario(game, scenario, options));
  run.start(valueAt(scenario.node, 'start')?.at ?? scenario.at);
  for (const step of listOf(valueAt(scenario.node, 'do'))) run.answerOnly(step);
  return run.leftToChance();
}

/** Where chances of a scenario begin: after its `do`, or where it begins itself. */
function beforeChance(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): Situation {
  if (valueAt(scenario.node, 'do') === undefined)
    return prepareScenario(game, scenario, { ...options, scripted: false });
  return positionAfterDo(game, scenario, options);
}
