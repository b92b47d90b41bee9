/** Which lines of the content each scenario runs, from what the machine itself counts. */
import { Buffer } from 'node:buffer';
import { Session, type Profiler } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { GameModule } from '@undercroft/contract';
import { runScenario, type Scenario } from '@undercroft/scenario';

/** What one scenario ran. */
export interface ScenarioRun {
  readonly passed: boolean;
  /** in milliseconds */
  readonly time: number;
  /** lines of the generated code, counted from 0 */
  readonly generated: ReadonlySet<number>;
}

/** Lines of the content, and where each stands in the generated code. */
export class LineMap {
  /** generated line to `path:line` */
  readonly #source = new Map<number, string>();
  readonly #generated = new Map<string, number[]>();

  constructor(map: string, lines: number) {
    const decoded = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
    for (let line = 0; line < lines; line++) {
      const entry = decoded.findEntry(line, 1_000_000);
      // An entry holds until the next one; only lines that have one of their own count.
      if (!('originalSource' in entry) || entry.generatedLine !== line) continue;
      const key = lineKey(entry.originalSource, entry.originalLine + 1);
      this.#source.set(line, key);
      const known = this.#generated.get(key);
      if (known === undefined) this.#generated.set(key, [line]);
      else known.push(line);
    }
  }

  /** Lines of the generated code that were made of a line of the content; none for lines that say nothing to be run. */
  generatedOf(path: string, line: number): readonly number[] {
    return this.#generated.get(lineKey(path, line)) ?? [];
  }

  /** Every line of the content that something was made of, as `path:line`. */
  get lines(): IterableIterator<string> {
    return this.#generated.keys();
  }

  /** `path:line` of a generated line. */
  sourceOf(line: number): string | undefined {
    return this.#source.get(line);
  }
}

export function lineKey(path: string, line: number): string {
  return `${path}:${line}`;
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
