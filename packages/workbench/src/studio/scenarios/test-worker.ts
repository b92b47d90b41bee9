/** Runs all scenarios of a game beside the page. One message in, one out. */
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

interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<TestOrder>) => void): void;
  readonly postMessage: (results: readonly TestResult[]) => void;
}

const scope = self as unknown as Scope;
scope.addEventListener('message', ({ data }) => void run(data).catch(reportError));

async function run({ code, texts }: TestOrder): Promise<void> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const game = (await import(/* @vite-ignore */ url)) as GameModule;
  const files = Object.entries(texts).filter(([path]) => isScenarioFile(path.slice(path.indexOf('/') + 1)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(files.flatMap(([path, text]) => resultsOf(game, path, text)));
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
