/** Scenario files from disk. */
import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  createCollector,
  parseYaml,
  sourceFile,
  sourceLookup,
  sourceTreeOf,
  type Diagnostic,
  type SourceFile,
  type SourceLookup,
} from '@undercroft/compiler';
import { filesIn, type GameFolder } from '@undercroft/content-files';
import { isScenarioFile, readScenarios, type FileProblem, type Scenario } from '@undercroft/scenario';
import { UsageError, shownPath } from './failure.ts';
import { readText } from './node-host.ts';

/** Scenarios of some files. */
export interface ScenarioSet {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly FileProblem[];
  /** what is wrong with the YAML itself */
  readonly diagnostics: readonly Diagnostic[];
  readonly lookup: SourceLookup;
}

/** The scenarios of a game. */
export function scenariosOf(cwd: string, game: GameFolder): ScenarioSet {
  return readFiles(
    cwd,
    filesIn(game.folder)
      .filter(isScenarioFile)
      .map((path) => join(game.folder, path)),
  );
}

/**
 * The scenarios of a file, or of all YAML files of a folder.
 *
 * @throws UsageError when there is no such file
 */
export function scenariosFrom(cwd: string, path: string): ScenarioSet {
  const whole = resolve(cwd, path);
  const stat = statSync(whole, { throwIfNoEntry: false });
  if (stat === undefined) throw new UsageError(`there is no file or folder \`${path}\``);
  if (stat.isFile()) return readFiles(cwd, [join(dirname(whole), basename(whole))]);
  const files = filesIn(whole).filter((file) => /\.ya?ml$/.test(file));
  return readFiles(
    cwd,
    files.map((file) => join(whole, file)),
  );
}

function readFiles(cwd: string, paths: readonly string[]): ScenarioSet {
  const scenarios: Scenario[] = [];
  const problems: FileProblem[] = [];
  const files: SourceFile[] = [];
  const collector = createCollector();
  for (const path of paths) {
    const file = sourceFile(shownPath(cwd, path), readText(cwd, path));
    files.push(file);
    const { root, sound } = collector.take(parseYaml(file));
    if (root === undefined || !sound) continue;
    const read = readScenarios(file.path, sourceTreeOf(file, root));
    scenarios.push(...read.scenarios);
    problems.push(...read.problems);
  }
  return { scenarios, problems, diagnostics: collector.list(), lookup: sourceLookup(files) };
}
