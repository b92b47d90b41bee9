/** Mutation testing of a game: which changes of it no scenario notices. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectGame, playedFiles } from '@undercroft/compiler';
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { Scenario } from '@undercroft/scenario';
import { iconNames } from '@undercroft/vite-plugin/icons';
import { FindingError } from '../failure.ts';
import { isMarked, MARKS_FILE, readEquivalents, type Mark } from './equivalents.ts';
import { sharedLines } from './changed-lines.ts';
import type { MutantOutcome } from './job.ts';
import { coverScenarios, LineMap } from './line-coverage.ts';
import { mutantsOf, onlyMutants, scenariosFor, type Coverage, type Mutant, type Touching } from './mutants.ts';
import { tryMutants } from './mutant-pool.ts';

export interface MutateOptions {
  /** how many unmarked mutants are tried, chosen by the seed; null = all */
  readonly sample: number | null;
  readonly seed: number;
  /** changes that add, widen or end sooner, in place of the usual ones */
  readonly additions: boolean;
  /** part of a path, or id of a rule */
  readonly only: string | undefined;
  readonly jobs: number | undefined;
  /** called before the first and after each mutant */
  readonly progress?: (done: number, total: number) => void;
  /** true = what is done is enough */
  readonly isStopped?: () => boolean;
}

/** A mutant that was tried. */
export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: MutantOutcome;
  /** how many scenarios run what it changes; null where that is not known */
  readonly running: number | null;
  /** what marks it as equivalent */
  readonly mark: Mark | null;
}

export interface MutationResult {
  readonly game: string;
  /** of the whole game; `tried` are fewer with a sample, with --only, and when it was stopped */
  readonly mutants: number;
  readonly tried: readonly Tried[];
  readonly scenarios: readonly Scenario[];
  /** what is wrong with the marks, each with its place */
  readonly marks: readonly string[];
}

/**
 * Tries mutants of a game.
 *
 * @throws FindingError when the game does not compile, a scenario fails before anything is changed,
 *   or a mark cannot be read; UsageError when `only` names nothing
 */
export async function mutateGame(
  game: GameFolder,
  scenarios: readonly Scenario[],
  options: MutateOptions,
): Promise<MutationResult> {
  const files = playedFiles(readGame(game), game.id);
  const inspected = inspectGame(files, game.id, null, iconNames());
  const { module } = inspected.emit();
  const { model } = inspected;
  if (module === null || model === null)
    throw new FindingError(`${game.id} does not compile: see \`undercroft check\``);
  const marks = marksOf(game);
  const all = mutantsOf(model, files, options.additions);
  const others = mutantsOf(model, files, !options.additions);
  const chosen = options.only === undefined ? all : onlyMutants(model, all, options.only);
  const isFree = (mutant: Mutant): boolean => !marks.some((mark) => isMarked(mark, mutant));
  const mutants = options.sample === null ? chosen : sampled(chosen.filter(isFree), options.sample, options.seed);

  const { code, map } = module;
  const runs = await coverScenarios(code, scenarios);
  const failed = scenarios.filter((_, index) => !runs[index]!.passed);
  if (failed[0] !== undefined)
    throw new FindingError(`${failed[0].file}:${failed[0].at.line} fails as it is; mutants need scenarios that pass`);
  const lines = code.split('\n').length;
  const coverage: Coverage = { lines: new LineMap(map, lines), scenarios, runs };
  const ran = runs.map(({ generated, loading }) => [...generated, ...loading]);
  const covered = { code, ran: sharedLines(ran, lines) };
  const orders = mutants.map((mutant) => {
    const touching = scenariosFor(mutant, coverage);
    return { mutation: mutant.mutation, ...(isFree(mutant) ? touching : onlyRunning(touching)) };
  });

  const tried: (Tried | undefined)[] = [];
  let done = 0;
  options.progress?.(0, orders.length);
  await tryMutants({ game: game.id, files, scenarios, covered }, orders, {
    jobs: options.jobs,
    isStopped: options.isStopped ?? (() => false),
    done: (index, outcome) => {
      const mutant = mutants[index]!;
      const mark = marks.find((one) => isMarked(one, mutant)) ?? null;
      tried[index] = { mutant, outcome, running: orders[index]!.running, mark };
      options.progress?.(++done, orders.length);
    },
  });
  const known = tried.filter((one) => one !== undefined);
  return {
    game: game.id,
    mutants: all.length,
    tried: known,
    scenarios,
    marks: wrongMarks(marks, [...all, ...others], known),
  };
}

/**
 * What is wrong with the marks of a game, as far as one compile tells: those that fit nothing any
 * more, and those that fit more or fewer places than they say. No scenario is run.
 *
 * @returns each with its place; empty when all fit
 * @throws FindingError when a mark cannot be read, or the game does not compile
 */
export function marksWithoutPlace(game: GameFolder): string[] {
  const files = playedFiles(readGame(game), game.id);
  const { model } = inspectGame(files, game.id, null, iconNames());
  if (model === null) throw new FindingError(`${game.id} does not compile: see \`undercroft check\``);
  const all = [false, true].flatMap((additions) => mutantsOf(model, files, additions));
  return wrongMarks(marksOf(game), all, []);
}

function marksOf(game: GameFolder): Mark[] {
  const path = join(game.folder, MARKS_FILE);
  return existsSync(path) ? readEquivalents(readFileSync(path, 'utf8'), `${game.id}/${MARKS_FILE}`) : [];
}

/**
 * What is marked is known to be noticed by none, so it is not worth the scenarios that do not even
 * run it: a mark of something that only one of those catches hides nothing.
 */
function onlyRunning({ scenarios, running }: Touching): Touching {
  return { scenarios: running === null ? scenarios : scenarios.slice(0, running), running };
}

/**
 * Some of them, in their order. Each is chosen or not by what it is, so that an edit elsewhere
 * leaves a sample nearly as it was.
 */
function sampled(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const lot = ({ path, source, change }: Mutant): string =>
    createHash('sha256').update([seed, path, source, change].join('\n')).digest('hex');
  const lots = new Map(mutants.map((mutant) => [mutant, lot(mutant)]));
  const taken = new Set(mutants.toSorted((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : 1)).slice(0, size));
  return mutants.filter((mutant) => taken.has(mutant));
}

/** Marks of nothing, of more or fewer places than they say, and of what scenarios catch. */
function wrongMarks(marks: readonly Mark[], all: readonly Mutant[], tried: readonly Tried[]): string[] {
  return marks.flatMap((mark) => {
    const place = `${MARKS_FILE}:${mark.at}`;
    const places = all.filter((mutant) => isMarked(mark, mutant)).length;
    if (places === 0) return [`${place} marks nothing any more; take it out`];
    if (places !== mark.places) return [`${place} speaks of ${places} places: ${wayToSay(places)}`];
    const own = tried.filter((one) => one.mark === mark);
    const isCaught = own.length > 0 && own.every(({ outcome }) => outcome.status === 'caught');
    return isCaught ? [`${place} marks what a scenario catches; take it out`] : [];
  });
}

function wayToSay(places: number): string {
  return `\`places: ${places}\` where the reason holds in each, else \`above\` with the line above the one that is meant, or \`nth: 1\` for the first one on its line`;
}

const NOT_COUNTED: ReadonlySet<MutantOutcome['status']> = new Set(['refused', 'same', 'broken']);

/** Whether a mutant counts: it compiled to other code, and is not marked. */
export function counts({ outcome, mark }: Tried): boolean {
  if (NOT_COUNTED.has(outcome.status)) return false;
  return mark === null || outcome.status !== 'survived';
}

/** Counts that a report begins with. */
export interface MutationCounts {
  readonly counted: number;
  readonly caught: number;
  readonly survived: number;
  readonly marked: number;
  readonly refused: number;
  readonly same: number;
}

export function countsOf({ tried }: Pick<MutationResult, 'tried'>): MutationCounts {
  const number = (...statuses: readonly string[]): number =>
    tried.filter(({ outcome }) => statuses.includes(outcome.status)).length;
  const counted = tried.filter(counts).length;
  const marked = tried.filter(({ outcome, mark }) => outcome.status === 'survived' && mark !== null).length;
  const survived = number('survived') - marked;
  return { counted, caught: counted - survived, survived, marked, refused: number('refused'), same: number('same') };
}
