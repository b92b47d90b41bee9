/** Mutants of a game: which there are, where they stand as people name it, which scenarios may catch them. */
import {
  lineColumnAt,
  mutationsOf,
  rulePlaces,
  sourceFile,
  type GameModel,
  type Mutation,
  type SourceFile,
} from '@undercroft/compiler';
import type { Scenario } from '@undercroft/scenario';
import { UsageError } from '../failure.ts';
import type { LineMap, ScenarioRun } from './line-coverage.ts';

/** A change with the words for it. */
export interface Mutant {
  readonly mutation: Mutation;
  /** path inside the game */
  readonly path: string;
  /** from 1 */
  readonly line: number;
  readonly column: number;
  /** the line it stands on, without the blanks around it */
  readonly source: string;
  /** what becomes of what, on one line: `1 -> 2` */
  readonly change: string;
}

const WORDS_MAX = 60;

/** All mutants of a game, by file and place. */
export function mutantsOf(model: GameModel, files: ReadonlyMap<string, string>): Mutant[] {
  const sources = new Map([...files].map(([path, text]): [string, SourceFile] => [path, sourceFile(path, text)]));
  return mutationsOf(model, files).map((mutation) => {
    const source = sources.get(mutation.at.file)!;
    const { line, column } = lineColumnAt(source, mutation.at.start);
    return {
      mutation,
      path: mutation.at.file.slice(model.id.length + 1),
      line,
      column,
      source: source.text.split(/\r\n|\r|\n/)[line - 1]!.trim(),
      change: `${oneLine(mutation.original)} -> ${oneLine(mutation.replacement)}`,
    };
  });
}

function oneLine(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length <= WORDS_MAX ? words : `${words.slice(0, WORDS_MAX - 3)}...`;
}

/**
 * Those that stand in a file with this in its path, or in what carries out a rule with this id.
 *
 * @throws UsageError when there is none
 */
export function onlyMutants(model: GameModel, mutants: readonly Mutant[], only: string): Mutant[] {
  const places = rulePlaces(model, only);
  const isInside = ({ at }: Mutation): boolean =>
    places.some(({ file, start, end }) => at.file === file && at.start >= start && at.end <= end);
  const found = mutants.filter(({ path, mutation }) => path.includes(only) || isInside(mutation));
  if (found.length > 0) return found;
  throw new UsageError(`nothing to change in a file with \`${only}\` in its path, or for a rule of that id`);
}

/** What is known of the scenarios of a game before any mutant is tried. */
export interface Coverage {
  readonly lines: LineMap;
  readonly scenarios: readonly Scenario[];
  readonly runs: readonly ScenarioRun[];
}

/**
 * Which scenarios may notice a change: those that run a line of it; all, for what no line of code stands for alone. Those that are quick, and
 * those that speak of the thing that is changed, come first.
 */
export function scenariosFor({ mutation, path, line }: Mutant, { lines, scenarios, runs }: Coverage): number[] {
  const all = scenarios.map((_, index) => index).toSorted((a, b) => runs[a]!.time - runs[b]!.time);
  const last = line + mutation.original.split('\n').length - 1;
  const code: number[] = [];
  for (let at = line; at <= last; at++) code.push(...lines.generatedOf(mutation.at.file, at));
  if (mutation.mutator === 'data' || mutation.mutator === 'visibility' || code.length === 0) {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.table)?\.yaml$|\.rules$/, '');
    const speaks = (index: number): boolean => JSON.stringify(scenarios[index]!.node).includes(name);
    return [...all.filter(speaks), ...all.filter((index) => !speaks(index))];
  }
  return all.filter((index) => code.some((generated) => runs[index]!.generated.has(generated)));
}
