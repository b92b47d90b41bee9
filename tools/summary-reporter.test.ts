import { join } from 'node:path';
import type { TestModule } from 'vitest/node';
import { afterEach, expect, it, vi } from 'vitest';
import SummaryReporter from './summary-reporter.ts';

/** How the file of `testFile` is run again. */
const AGAIN =
  'Run again: npx vitest run --project unit packages/a/src/a.test.ts\n  Code does not do what the name of the test says.\n';

type State = 'passed' | 'failed' | 'skipped' | 'pending';

/** As much of a test file as the reporter looks at. */
function testFile(state: State, tests: readonly State[], project = 'unit'): TestModule {
  const allTests = () => tests.map((test) => ({ result: () => ({ state: test }) }));
  const moduleId = join(process.cwd(), 'packages/a/src/a.test.ts');
  return { moduleId, project: { name: project }, state: () => state, children: { allTests } } as unknown as TestModule;
}

function printed(files: readonly TestModule[], errors: readonly unknown[] = []): string {
  vi.stubEnv('SUMMARY_FILE', undefined);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  new SummaryReporter().onTestRunEnd(files, errors);
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
  write.mockRestore();
  return text.trim();
}

afterEach(() => vi.unstubAllEnvs());

it('counts what passed, failed and was skipped', () => {
  expect(printed([testFile('failed', ['passed', 'failed', 'skipped', 'pending'])])).toBe(
    `${AGAIN}1 passed, 1 failed, 2 skipped`,
  );
});

it('counts a file that does not load as a failure', () => {
  expect(printed([testFile('failed', [])])).toBe(`${AGAIN}0 passed, 1 failed`);
});

it('counts a file whose setup fails as a failure, when its tests are only skipped', () => {
  expect(printed([testFile('failed', ['skipped', 'skipped'])])).toBe(`${AGAIN}0 passed, 1 failed, 2 skipped`);
});

it('counts an error outside of any test as a failure', () => {
  expect(printed([testFile('passed', ['passed'])], [new Error('late')])).toBe('1 passed, 1 failed');
});

it('says how to run a failed file of the browser again, and what it means', () => {
  expect(printed([testFile('failed', ['failed'], 'browser (chromium)')])).toBe(
    `Run again: npx vitest run --config vitest.browser.config.ts --project browser packages/a/src/a.test.ts
  An element does not do, or does not look, what the name of the test says.
0 passed, 1 failed`,
  );
});

it('says how to run a file of a single game again, and its scenarios alone', () => {
  vi.stubEnv('UNDERCROFT_GAME', 'orchard');
  const text = printed([testFile('failed', ['failed'], 'content')]);

  expect(text).toContain(
    'Run again: UNDERCROFT_GAME=orchard npx vitest run --project content packages/a/src/a.test.ts\n  A scenario',
  );
  expect(text).toContain('`npx undercroft test <game>`');
});

it.each(['unit', 'long', 'apart', 'content', 'pages', 'outside', 'repository', 'browser', 'storybook'])(
  'knows what a failure in the project %s means',
  (project) => {
    expect(printed([testFile('failed', ['failed'], project)])).toMatch(/\n {2}\w.*\n0 passed, 1 failed$/);
  },
);
