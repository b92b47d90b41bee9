/** Which lines of the generated code each scenario runs, from what the machine itself counts. */
import { Session, type Profiler } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { runScenario, type Scenario } from '@undercroft/scenario';
import { moduleFromText } from '../module-from-text.ts';

/** What is handed to the thread that counts. Plain data. */
export interface CoverageJob {
  /** of the module of the game */
  readonly code: string;
  readonly scenarios: readonly Scenario[];
}

/** What one scenario ran. */
export interface ScenarioRun {
  readonly passed: boolean;
  /** in milliseconds */
  readonly time: number;
  /** lines of the generated code, counted from 0 */
  readonly generated: ReadonlySet<number>;
  /** lines that run once for all scenarios, as the game is loaded or in the first of them */
  readonly loading: ReadonlySet<number>;
  /** those of them with an `if` whose condition held, and those with one whose condition did not */
  readonly held: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
}

/**
 * What the game is called where its lines are counted. Its address is all of its code, which each
 * count would tell once more.
 */
const SCRIPT = 'undercroft:covered';

/** Runs scenarios one by one and counts. Throws nothing that a scenario can cause. */
export async function runCounted({ code, scenarios }: CoverageJob): Promise<ScenarioRun[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const game = await moduleFromText(`${code}\n//# sourceURL=${SCRIPT}\n`);
    const starts = lineStartsOf(code);
    const conditions = conditionsOf(code, starts);
    const places = conditions.map(({ at }) => at);
    const counted = async (): Promise<readonly Profiler.FunctionCoverage[]> => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      return result.find(({ url }) => url === SCRIPT)?.functions ?? [];
    };
    const loading = linesRun(await counted(), starts);
    // The module keeps its first state for the next game: all scenarios rely on what runs once.
    const runFirst = async (): Promise<ReadonlySet<number>> => {
      if (scenarios[0] !== undefined) runScenario(game, scenarios[0]);
      return linesRun(await counted(), starts);
    };
    const [once, again] = [await runFirst(), await runFirst()];
    for (const line of once) if (!again.has(line)) loading.add(line);
    const runs: ScenarioRun[] = [];
    for (const scenario of scenarios) {
      const begun = performance.now();
      const { passed } = runScenario(game, scenario);
      const time = performance.now() - begun;
      const functions = await counted();
      const generated = linesRun(functions, starts);
      runs.push({ passed, time, generated, loading, ...waysGone(functions, conditions, places) });
    }
    return runs;
  } finally {
    session.disconnect();
  }
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
    const from = lastUpTo(starts, whole.startOffset);
    const to = lastUpTo(starts, whole.endOffset);
    for (let line = from; line <= to; line++) {
      const [start, end] = [starts[line]!, (starts[line + 1] ?? Infinity) - 1];
      const around = parts.findLast((part) => part.startOffset <= start && part.endOffset >= end);
      if ((around ?? whole).count > 0) lines.add(line);
    }
  }
  return lines;
}

/**
 * An `if` at the beginning of a line of code: where it stands, and where what it is about begins.
 */
interface Condition {
  readonly line: number;
  readonly at: number;
  readonly about: number;
}

function conditionsOf(code: string, starts: readonly number[]): Condition[] {
  return starts.flatMap((start, line) => {
    const [head] = /^ *(?:\} else )?if \(/.exec(code.slice(start, start + 200)) ?? [];
    if (head === undefined) return [];
    let end = start + head.length;
    for (let depth = 1; depth > 0 && end < code.length; end++) {
      if (code[end] === '(') depth++;
      else if (code[end] === ')') depth--;
    }
    return [{ line, at: start + head.length, about: end + 1 }];
  });
}

/**
 * Which conditions held, and which did not: what is counted of what they are about is told apart
 * from what is counted of themselves.
 *
 * @param places  `at` of each condition
 */
function waysGone(
  functions: readonly Profiler.FunctionCoverage[],
  conditions: readonly Condition[],
  places: readonly number[],
): Pick<ScenarioRun, 'held' | 'failed'> {
  const held = new Set<number>();
  const failed = new Set<number>();
  for (const { ranges, functionName } of functions) {
    const [whole] = ranges;
    if (whole === undefined || whole.count === 0 || (functionName === '' && whole.startOffset === 0)) continue;
    // Inner ranges stand behind those that they lie in.
    const countAt = (offset: number): number =>
      ranges.findLast(({ startOffset, endOffset }) => startOffset <= offset && endOffset > offset)?.count ?? 0;
    // Only the conditions of this function: a game has thousands of both.
    for (let n = lastUpTo(places, whole.startOffset) + 1; (places[n] ?? Infinity) < whole.endOffset; n++) {
      const { line, at, about } = conditions[n]!;
      const [times, gone] = [countAt(at), countAt(about)];
      if (gone > 0) held.add(line);
      if (times > gone) failed.add(line);
    }
  }
  return { held, failed };
}

/** Index of the last of some ascending numbers that is at most `limit`; -1 if none is. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [-1, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle]! <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
