import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { meansOf } from './ci/stages.ts';

/** Counts of one test run; a file that fails to load counts as one failed test. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** commands that run the files with failed tests again; left out when there are none */
  again?: readonly string[];
}

/**
 * The closing line, alone on its line: `12 passed, 0 failed` and `, 1 skipped` when there are any.
 */
export function closingLine(counts: RunCounts): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/** Projects of `vitest.browser.config.ts`. */
const IN_BROWSER = new Set(['browser', 'storybook']);

/** The project of a file, without the browser that it runs in. */
function projectOf({ project }: TestModule): string {
  return project.name.split(' ')[0] ?? '';
}

/** A command that runs one file again, for the game that this run is about. */
function commandOf(module: TestModule): string {
  const { moduleId } = module;
  const name = projectOf(module);
  const game = process.env['UNDERCROFT_GAME'];
  return [
    ...(game === undefined ? [] : [`UNDERCROFT_GAME=${game}`]),
    'npx vitest run',
    ...(IN_BROWSER.has(name) ? ['--config vitest.browser.config.ts'] : []),
    `--project ${name}`,
    relative(process.cwd(), moduleId).split(sep).join('/'),
  ].join(' ');
}

/**
 * Prints how to run failed files again, what such a failure means, and the closing line. When
 * `SUMMARY_FILE` is set, the counts and commands go there, because `npm test` says what they mean.
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

    const failed = modules.filter((module) => module.state() === 'failed');
    const again = [...new Set(failed.map(commandOf))];
    const file = process.env['SUMMARY_FILE'];
    if (file !== undefined) {
      writeFileSync(file, JSON.stringify(again.length === 0 ? counts : { ...counts, again }));
      return;
    }
    const means = [...new Set(failed.map((module) => meansOf(projectOf(module))))].filter((line) => line !== null);
    const lines = [...again.map((line) => `Run again: ${line}`), ...means.map((line) => `  ${line}`)];
    process.stdout.write(`\n${[...lines, closingLine(counts)].join('\n')}\n`);
  }
}
