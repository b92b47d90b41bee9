/** Scenario files: a list of maps, each a scenario. */
import { listOf, ScenarioProblem, textOf, valueAt, type SourceMap, type SourceNode, type Spot } from './source.ts';
import { nearHint } from './words.ts';

/** A scenario as it stands in its file; what it says is read when it runs. */
export interface Scenario {
  /** its name: a sentence that tells what holds */
  readonly it: string;
  /** ids of the rules it proves */
  readonly rules: readonly string[];
  /** path as it is shown */
  readonly file: string;
  readonly at: Spot;
  readonly node: SourceMap;
}

/** Something wrong with a file, before anything runs. */
export interface FileProblem {
  readonly file: string;
  readonly at: Spot;
  readonly message: string;
}

/** Every key that a scenario may have. */
export const SCENARIO_KEYS: readonly string[] = [
  'it',
  'rules',
  'players',
  'options',
  'variant',
  'seed',
  'given',
  'start',
  'as',
  'dice',
  'picks',
  'do',
  'always',
  'expect',
];

/** Whether a file holds scenarios. @param path  inside the folder of its game */
export function isScenarioFile(path: string): boolean {
  return /^scenarios\/.*\.yaml$/.test(path) || path.endsWith('.scenarios.yaml');
}

/** Reads the scenarios of one file. Never throws: what is wrong is in `problems`. */
export function readScenarios(
  file: string,
  root: SourceNode,
): { readonly scenarios: readonly Scenario[]; readonly problems: readonly FileProblem[] } {
  const scenarios: Scenario[] = [];
  const problems: FileProblem[] = [];
  if (root.is !== 'list' && !(root.is === 'scalar' && root.value === null)) {
    problems.push({ file, at: root.at, message: 'a file of scenarios is a list: each begins with `- it: what holds`' });
    return { scenarios, problems };
  }
  const names = new Set<string>();
  for (const node of listOf(root)) {
    try {
      const scenario = readScenario(file, node);
      if (names.has(scenario.it)) {
        problems.push({ file, at: node.at, message: `two scenarios of this file are called "${scenario.it}"` });
      }
      names.add(scenario.it);
      scenarios.push(scenario);
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      problems.push({ file, at: error.at, message: error.message });
    }
  }
  return { scenarios, problems };
}

function readScenario(file: string, node: SourceNode): Scenario {
  if (node.is !== 'map') throw new ScenarioProblem('a scenario is a map that begins with `it: what holds`', node.at);
  for (const { key, keyAt } of node.entries) {
    if (SCENARIO_KEYS.includes(key)) continue;
    throw new ScenarioProblem(`a scenario has no \`${key}\`${nearHint(key, SCENARIO_KEYS)}`, keyAt);
  }
  const it = valueAt(node, 'it');
  if (it === undefined) throw new ScenarioProblem('a scenario needs a name: `it: what holds`', node.at);
  return { it: textOf(it), rules: listOf(valueAt(node, 'rules')).map(textOf), file, at: node.at, node };
}
