import { closingLine, type RunCounts } from '../summary-reporter.ts';

/** How a stage went; `tests` is there when it wrote counts. */
export interface Outcome {
  readonly name: string;
  /** what a reader types to run it again */
  readonly command: string;
  /** what it means when it fails */
  readonly means?: string;
  readonly passed: boolean;
  readonly seconds: number;
  /**
   * which run of `npm test` it was run in; another one than this when it was taken from the cache
   */
  readonly run: string;
  readonly tests?: RunCounts;
  /** what it told that is no failure */
  readonly notes?: readonly string[];
}

/** Tests of all stages together; a failed stage that counted no failed test is one failure more. */
export function total(outcomes: readonly Outcome[]): RunCounts {
  const sum: RunCounts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, tests } of outcomes) {
    sum.passed += tests?.passed ?? 0;
    sum.failed += tests?.failed ?? 0;
    sum.skipped += tests?.skipped ?? 0;
    if (!passed && (tests?.failed ?? 0) === 0) sum.failed++;
  }
  return sum;
}

/**
 * The lines a run ends with: a line a stage, what stages told, what the failed ones mean and how to
 * run them again, and the closing line.
 *
 * @param run  this one; stages of another were taken from the cache
 */
export function report(outcomes: readonly Outcome[], run: string): string {
  const lines = outcomes.map(({ name, passed, seconds, run: ranIn }) => {
    const from = ranIn === run ? '' : ', from the cache';
    return `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${from}`;
  });
  const notes = outcomes.flatMap((outcome) => (outcome.notes ?? []).map((note) => `NOTE   ${outcome.name}: ${note}`));
  const again = outcomes.filter(({ passed }) => !passed).flatMap(linesOfFailed);
  return ['', ...lines, ...notes, ...again, '', closingLine(total(outcomes)), ''].join('\n');
}

/** Most files with failed tests that are named; the stage itself has told all. */
const NAMED_MAX = 5;

/** What a failed stage means, and how to run it again: file by file where tests failed. */
function linesOfFailed({ command, means, tests }: Outcome): string[] {
  const files = tests?.again ?? [];
  const rest = files.length - NAMED_MAX;
  return [
    '',
    `Run again: ${command}`,
    ...(means === undefined ? [] : [`  ${means}`]),
    ...files.slice(0, NAMED_MAX).map((line) => `  One file: ${line}`),
    ...(rest > 0 ? [`  and ${rest} files more`] : []),
  ];
}
