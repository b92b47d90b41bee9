/**
 * Running "given, do, expect": setting up a position, giving answers, comparing what happened,
 * telling the difference.
 *
 * It must not know files, YAML and the compiler: it receives compiled games and scenarios that
 * were parsed already.
 *
 * @module
 */
export { matchAnswer, nameAnswers, type Match, type NamedAnswer } from './language/answers.ts';
export { ChanceError, CHANCES_LIMIT, chancesOf, type Chances } from './state/chances.ts';
export { changesBetween, dumpState, type Change } from './state/dump.ts';
export { evaluate, type ExpressionResult } from './state/expression.ts';
export { fractionValue, showFraction, type Fraction } from './state/fraction.ts';
export { situationOf, type Names, type Situation } from './language/names.ts';
export { alwaysOf, inOrder } from './run/compare-chances.ts';
export { prepareScenario, SCENARIO_SEED, type PrepareOptions } from './run/prepare.ts';
export { ExpressionError, showReading, type Reading } from './state/reading.ts';
export { recordScenario, type RecordedScenario } from './run/record.ts';
export { failureLines, type Failure, type OpenDecision, type ScenarioResult } from './run/result.ts';
export { namedZones, positionAsGiven, type GivenPosition } from './run/as-given.ts';
export { BRANCH_RUNS, branchesOf, type Branch, type Branches, type BranchStep } from './run/branches.ts';
export { parseCall, type ParsedCall } from './run/call.ts';
export { changedByHand, positionReached } from './run/positions.ts';
export { positionAfterDo, runScenario } from './run/run.ts';
export { isScenarioFile, readScenarios, SCENARIO_KEYS, type FileProblem, type Scenario } from './language/scenario.ts';
export {
  plainSource,
  ScenarioProblem,
  type SourceEntry,
  type SourceList,
  type SourceMap,
  type SourceNode,
  type SourceScalar,
  type Spot,
} from './language/source.ts';
export { nearHint, nearestName, listWords, plainWords } from './language/words.ts';
