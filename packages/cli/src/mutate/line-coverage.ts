/** Which lines of the content each scenario runs, from what the machine itself counts. */
import { SourceMap } from 'node:module';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { Scenario } from '@undercroft/scenario';
import type { ScenarioRuns } from './coverage-worker.ts';
import type { CoverageJob, ScenarioRun } from './scenario-runs.ts';

/** A place of the content that code was made of, and the lines of that code. */
interface CodedPlace {
  readonly path: string;
  /** from 1 */
  readonly line: number;
  readonly column: number;
  /** counted from 0 */
  readonly generated: readonly number[];
}

/** Where each place of the content stands in the generated code. */
export class LineMap {
  readonly places: readonly CodedPlace[];
  readonly #byLine: ReadonlyMap<string, readonly CodedPlace[]>;

  /** @param map the source map of a module, as JSON; @param lines how many lines its code has */
  constructor(map: string, lines: number) {
    const decoded = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
    const places = new Map<string, CodedPlace & { readonly generated: number[] }>();
    for (let at = 0; at < lines; at++) {
      const entry = decoded.findEntry(at, 1_000_000);
      // An entry holds until the next one; only lines that have one of their own count.
      if (!('originalSource' in entry) || entry.generatedLine !== at) continue;
      const { originalSource: path, originalLine, originalColumn } = entry;
      const key = `${path}:${originalLine}:${originalColumn}`;
      const known = places.get(key);
      if (known !== undefined) known.generated.push(at);
      else places.set(key, { path, line: originalLine + 1, column: originalColumn + 1, generated: [at] });
    }
    this.places = [...places.values()];
    this.#byLine = Map.groupBy(this.places, ({ path, line }) => `${path}:${line}`);
  }

  /**
   * Lines of the generated code that were made of a line of the content; none for lines that say
   * nothing to be run.
   */
  generatedOf(path: string, line: number): readonly number[] {
    return (this.#byLine.get(`${path}:${line}`) ?? []).flatMap(({ generated }) => generated);
  }
}

/** Places that no scenario runs, by file and place. */
function placesNotRun({ places }: LineMap, runs: readonly ScenarioRun[]): CodedPlace[] {
  const ran = new Set(runs.flatMap(({ generated }) => [...generated]));
  return places.filter(({ generated }) => !generated.some((line) => ran.has(line))).toSorted(inOrder);
}

function inOrder(a: CodedPlace, b: CodedPlace): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column;
}

/** How much of a game scenarios run. */
export interface BranchCoverage {
  readonly places: number;
  readonly missing: readonly NotRun[];
  /** places with an `if` */
  readonly ifs: number;
  /** those that scenarios run and that always go the same way */
  readonly oneWay: readonly NotRun[];
}

/** A place that no scenario runs, as it is told. */
export interface NotRun {
  /** path in the game, line and column, from 1 */
  readonly place: string;
  /** the rest of the line */
  readonly text: string;
}

/** Places with an `if` whose condition held in every scenario that ran it, or in none. */
function placesOneWay({ places }: LineMap, runs: readonly ScenarioRun[], isIf: (place: CodedPlace) => boolean): OneWay {
  const held = new Set(runs.flatMap((run) => [...run.held]));
  const failed = new Set(runs.flatMap((run) => [...run.failed]));
  const ifs = places.filter((place) => isIf(place));
  const gone = ifs.filter(({ generated }) => generated.some((line) => held.has(line) || failed.has(line)));
  const oneWay = gone.filter(
    ({ generated }) => !(generated.some((line) => held.has(line)) && generated.some((line) => failed.has(line))),
  );
  return { ifs: ifs.length, oneWay };
}

interface OneWay {
  readonly ifs: number;
  readonly oneWay: readonly CodedPlace[];
}

/**
 * What of a game no scenario runs: lines of rules and effects, and each branch that stands on a
 * line of its own or behind a comma. Functions of one line are left out: their value may be worked
 * out where they are used.
 */
export async function notRun(
  game: GameFolder,
  { code, map }: { readonly code: string; readonly map: string },
  scenarios: readonly Scenario[],
): Promise<BranchCoverage> {
  const lines = new LineMap(map, code.split('\n').length);
  const files = readGame(game);
  const textOf = ({ path, line, column }: CodedPlace): string =>
    (files.get(path) ?? '').split(/\r\n|\r|\n/)[line - 1]!.slice(column - 1);
  const told = (place: CodedPlace): NotRun => ({
    place: `${place.path}:${place.line}:${place.column}`,
    text: textOf(place),
  });
  const runs = await coverScenarios(code, scenarios);
  const missing = placesNotRun(lines, runs).map(told);
  const { ifs, oneWay } = placesOneWay(lines, runs, (place) => /^if\b/.test(textOf(place)));
  // What stands behind the condition on its line and was never run says the same.
  const lacking = new Set(placesNotRun(lines, runs).map(({ path, line }) => `${path}:${line}`));
  return {
    places: lines.places.length,
    missing: missing.filter(({ text }) => !isDefine(text)),
    ifs,
    oneWay: oneWay
      .filter(({ path, line }) => !lacking.has(`${path}:${line}`))
      .toSorted(inOrder)
      .map(told),
  };
}

/**
 * Whether a line is a function, whose value may be worked out wherever it is used, without a line
 * of code of its own.
 */
export function isDefine(line: string): boolean {
  return line.startsWith('define ');
}

/**
 * Runs scenarios one by one and tells which lines of the generated code each of them ran. In a
 * thread of its own: to count, the machine walks over all that is in memory, after each scenario,
 * and a thread that has not compiled anything has little there.
 *
 * @throws Error when the thread ends, which no scenario can cause
 */
export async function coverScenarios(code: string, scenarios: readonly Scenario[]): Promise<ScenarioRuns> {
  const worker = new Worker(workerFile, { workerData: { code, scenarios } satisfies CoverageJob });
  try {
    return await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread ended before scenarios were counted')));
      worker.on('message', resolve);
    });
  } finally {
    await worker.terminate();
  }
}

/** Ends as this file does: in a package it is JavaScript. */
const workerFile = new URL(`coverage-worker${extname(import.meta.filename)}`, import.meta.url);
