/**
 * Mutants of a game: which there are, where they stand as people name it, which scenarios may catch
 * them.
 */
import {
  lineColumnAt,
  additionsOf,
  mutationsOf,
  rulePlaces,
  sourceFile,
  type GameModel,
  type Mutation,
  type SourceFile,
} from '@undercroft/compiler';
import type { Scenario } from '@undercroft/scenario';
import { UsageError } from '../failure.ts';
import { isDefine, type LineMap } from './line-coverage.ts';
import type { ScenarioRun } from './scenario-runs.ts';

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
  /** the line above that in the same way, without empty ones; empty for the first */
  readonly above: string;
  /** what becomes of what, on one line: `1 -> 2` */
  readonly change: string;
  /** which of the same changes on its line this is, from the left, from 1 */
  readonly nth: number;
}

const WORDS_MAX = 60;
const NEW_LINE = /\r\n|\r|\n/;

/**
 * All mutants of a game, by file and place.
 *
 * @param additions those that add, in place of the usual ones
 */
export function mutantsOf(model: GameModel, files: ReadonlyMap<string, string>, additions: boolean): Mutant[] {
  const sources = new Map([...files].map(([path, text]): [string, SourceFile] => [path, sourceFile(path, text)]));
  const found = (additions ? additionsOf : mutationsOf)(model, files).map((mutation) => {
    const source = sources.get(mutation.at.file)!;
    const { line, column } = lineColumnAt(source, mutation.at.start);
    const before = source.text.split(NEW_LINE).slice(0, line);
    return {
      mutation,
      path: mutation.at.file.slice(model.id.length + 1),
      line,
      column,
      source: before.pop()!.trim(),
      above: before.findLast((text) => text.trim() !== '')?.trim() ?? '',
      change: `${oneLine(mutation.original)} -> ${oneLine(mutation.replacement)}`,
    };
  });
  const alike = Map.groupBy(found, ({ path, line, change }) => `${path}:${line} ${change}`);
  const columns = new Map(
    [...alike].map(([key, of]) => [key, of.map(({ column }) => column).toSorted((a, b) => a - b)]),
  );
  return found.map((one) => {
    const { path, line, change, column } = one;
    return { ...one, nth: 1 + columns.get(`${path}:${line} ${change}`)!.indexOf(column) };
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

/** The scenarios to be run with a mutant until one fails. */
export interface Touching {
  readonly scenarios: readonly number[];
  /** how many of them are known to run what is changed; null for what no line of code stands for */
  readonly running: number | null;
}

/**
 * Which scenarios may notice a change, in the order in which they are tried: those that run a line
 * of it first, and the quick ones of them. The others follow, since what must hold is looked at
 * before anything of it is run; where no line of code stands for a change, those that speak of the
 * thing come first.
 */
export function scenariosFor({ mutation, path, line, source }: Mutant, { lines, scenarios, runs }: Coverage): Touching {
  const all = scenarios.map((_, index) => index).toSorted((a, b) => runs[a]!.time - runs[b]!.time);
  const before = (isFirst: (index: number) => boolean): number[] => [
    ...all.filter(isFirst),
    ...all.filter((index) => !isFirst(index)),
  ];
  const last = line + mutation.original.split('\n').length - 1;
  const code: number[] = [];
  for (let at = line; at <= last; at++) code.push(...lines.generatedOf(mutation.at.file, at));
  if (mutation.mutator === 'data' || mutation.mutator === 'visibility' || code.length === 0) {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.table)?\.yaml$|\.rules$/, '');
    return { scenarios: before((index) => JSON.stringify(scenarios[index]!.node).includes(name)), running: null };
  }
  const isRunning = (index: number): boolean => code.some((generated) => runs[index]!.generated.has(generated));
  const running = all.filter(isRunning).length;
  // A function is inlined where it is used, so the number of its scenarios is unknown.
  return { scenarios: before(isRunning), running: isDefine(source) ? null : running };
}
