/** Which lines of the content each scenario runs, from what the machine itself counts. */
import { Buffer } from 'node:buffer';
import { Session, type Profiler } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { GameModule } from '@undercroft/contract';
import { readGame, type GameFolder } from '@undercroft/content-files';
import { runScenario, type Scenario } from '@undercroft/scenario';
import { moduleFromText } from '../module-from-text.ts';

/** What one scenario ran. */
export interface ScenarioRun {
  readonly passed: boolean;
  /** in milliseconds */
  readonly time: number;
  /** lines of the generated code, counted from 0 */
  readonly generated: ReadonlySet<number>;
}

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

  /** Lines of the generated code that were made of a line of the content; none for lines that say nothing to be run. */
  generatedOf(path: string, line: number): readonly number[] {
    return (this.#byLine.get(`${path}:${line}`) ?? []).flatMap(({ generated }) => generated);
  }
}

/** Places that no scenario runs, by file and place. */
function placesNotRun({ places }: LineMap, runs: readonly ScenarioRun[]): CodedPlace[] {
  const ran = new Set(runs.flatMap(({ generated }) => [...generated]));
  return places
    .filter(({ generated }) => !generated.some((line) => ran.has(line)))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column));
}

/** A place that no scenario runs, as it is told. */
export interface NotRun {
  /** path in the game, line and column, from 1 */
  readonly place: string;
  /** the rest of the line */
  readonly text: string;
}

/**
 * What of a game no scenario runs: lines of rules and effects, and each branch that stands on a line of its own or behind a comma. Functions of
 * one line are left out: their value may be worked out where they are used.
 */
export async function notRun(
  game: GameFolder,
  { code, map }: { readonly code: string; readonly map: string },
  scenarios: readonly Scenario[],
): Promise<{ readonly places: number; readonly missing: readonly NotRun[] }> {
  const lines = new LineMap(map, code.split('\n').length);
  const files = readGame(game);
  const listed = placesNotRun(lines, await coverScenarios(code, scenarios, moduleFromText)).map(
    ({ path, line, column }) => ({
      place: `${path}:${line}:${column}`,
      text: (files.get(path) ?? '').split(/\r\n|\r|\n/)[line - 1]!.slice(column - 1),
    }),
  );
  return { places: lines.places.length, missing: listed.filter(({ text }) => !isDefine(text)) };
}

/** Whether a line is a function, whose value may be worked out wherever it is used, without a line of code of its own. */
export function isDefine(line: string): boolean {
  return line.startsWith('define ');
}

/**
 * Runs scenarios one by one and tells which lines of the generated code each of them ran.
 *
 * @param load gives the game from its code
 * @throws     nothing that a scenario can cause
 */
export async function coverScenarios(
  code: string,
  scenarios: readonly Scenario[],
  load: (code: string) => Promise<GameModule>,
): Promise<ScenarioRun[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const game = await load(code);
    const starts = lineStartsOf(code);
    const isCode = scriptOf(code);
    await session.post('Profiler.takePreciseCoverage');
    const runs: ScenarioRun[] = [];
    for (const scenario of scenarios) {
      const begun = performance.now();
      const { passed } = runScenario(game, scenario);
      const time = performance.now() - begun;
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const script = result.find(({ url }) => isCode(url));
      runs.push({ passed, time, generated: script === undefined ? new Set() : linesRun(script.functions, starts) });
    }
    return runs;
  } finally {
    session.disconnect();
  }
}

/** The script with this code, by its address: see `moduleFromText`. */
function scriptOf(code: string): (url: string) => boolean {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (url) => url.startsWith(address);
}

function lineStartsOf(code: string): number[] {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Lines of which something ran: inner ranges overrule the outer ones they lie in. */
function linesRun(functions: readonly Profiler.FunctionCoverage[], starts: readonly number[]): Set<number> {
  const lines = new Set<number>();
  for (const { ranges, functionName } of functions) {
    const [whole, ...parts] = ranges;
    // What runs once, when the module is loaded, is no part of a scenario.
    if (whole === undefined || whole.count === 0 || (functionName === '' && whole.startOffset === 0)) continue;
    const from = lineAt(starts, whole.startOffset);
    const to = lineAt(starts, whole.endOffset);
    for (let line = from; line <= to; line++) {
      const [start, end] = [starts[line]!, (starts[line + 1] ?? Infinity) - 1];
      const around = parts.findLast((part) => part.startOffset <= start && part.endOffset >= end);
      if ((around ?? whole).count > 0) lines.add(line);
    }
  }
  return lines;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
