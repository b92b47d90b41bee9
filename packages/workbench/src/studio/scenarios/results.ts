/** What comes of the scenarios of a game that is edited: for a page, and for editors. */
import { createCollector, parseYaml, sourceFile, sourceTreeOf } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { isScenarioFile, readScenarios, runScenario, failureLines } from '@undercroft/scenario';

/** What is to be run. */
export interface TestOrder {
  /** the game as one ES module */
  readonly code: string;
  /** texts of its files by path */
  readonly texts: Readonly<Record<string, string>>;
}

/** What came of one scenario, or of a file that cannot be read as scenarios. */
export interface TestResult {
  readonly file: string;
  readonly line: number;
  readonly it: string;
  /** why it failed, in lines; empty when it passed */
  readonly told: string;
  /** it is of a whole file, and leads to no position */
  readonly isFile: boolean;
}

/**
 * Runs all scenarios among some files.
 *
 * @param texts  of the game, by path
 * @returns      in the order of the files; nothing for a file whose YAML is wrong
 * @throws       never
 */
export function scenarioResults(game: GameModule, texts: TestOrder['texts']): TestResult[] {
  const files = Object.entries(texts).filter(([path]) => isScenarioFile(path.slice(path.indexOf('/') + 1)));
  return files.flatMap(([path, text]) => resultsOf(game, path, text));
}

function resultsOf(game: GameModule, path: string, text: string): TestResult[] {
  const file = sourceFile(path, text);
  const { root, sound } = createCollector().take(parseYaml(file));
  // What is wrong with the YAML itself stands among the problems.
  if (root === undefined || !sound) return [];
  const { scenarios, problems } = readScenarios(path, sourceTreeOf(file, root));
  return [
    ...problems.map(({ at, message }) => ({ file: path, line: at.line, it: path, told: message, isFile: true })),
    ...scenarios.map((scenario) => {
      const { at, it } = scenario;
      return { file: path, line: at.line, it, told: failureLines(runScenario(game, scenario)), isFile: false };
    }),
  ];
}
