import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts of one test run; a file that fails to load counts as one failed test. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * The closing line, alone on its line: `12 passed, 0 failed` and `, 1 skipped` when there are any.
 */
export function closingLine(counts: RunCounts): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/**
 * Prints the closing line after a run; writes the counts to `SUMMARY_FILE` instead when that is
 * set.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts: RunCounts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      // A file that does not load has no tests, and one whose setup fails has only skipped ones.
      const blamed = tests.some((test) => test.result().state === 'failed');
      if (module.state() === 'failed' && !blamed) counts.failed++;
      for (const test of tests) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state]++;
      }
    }

    const file = process.env['SUMMARY_FILE'];
    if (file === undefined) process.stdout.write(`\n${closingLine(counts)}\n`);
    else writeFileSync(file, JSON.stringify(counts));
  }
}
