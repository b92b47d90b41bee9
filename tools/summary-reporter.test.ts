import type { TestModule } from 'vitest/node';
import { afterEach, expect, it, vi } from 'vitest';
import SummaryReporter from './summary-reporter.ts';

type State = 'passed' | 'failed' | 'skipped' | 'pending';

/** As much of a test file as the reporter looks at. */
function testFile(state: State, tests: readonly State[]): TestModule {
  const allTests = () => tests.map((test) => ({ result: () => ({ state: test }) }));
  return { state: () => state, children: { allTests } } as unknown as TestModule;
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
    '1 passed, 1 failed, 2 skipped',
  );
});

it('counts a file that does not load as a failure', () => {
  expect(printed([testFile('failed', [])])).toBe('0 passed, 1 failed');
});

it('counts a file whose setup fails as a failure, when its tests are only skipped', () => {
  expect(printed([testFile('failed', ['skipped', 'skipped'])])).toBe('0 passed, 1 failed, 2 skipped');
});

it('counts an error outside of any test as a failure', () => {
  expect(printed([testFile('passed', ['passed'])], [new Error('late')])).toBe('1 passed, 1 failed');
});
