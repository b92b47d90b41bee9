import { expect, it } from 'vitest';
import { report, stages, total, type Outcome } from './stages.ts';

const tests = { name: 'tests', command: 'npx vitest run' };
const lint = { name: 'lint', command: 'npm run -s lint' };

it('ends with the plain count of tests alone on its line', () => {
  const outcomes: Outcome[] = [
    { stage: tests, passed: true, seconds: 1, tests: { passed: 12, failed: 0, skipped: 0 } },
  ];

  expect(report(outcomes).trimEnd().split('\n').at(-1)).toBe('12 passed, 0 failed');
});

it('tells how many were skipped, when some were', () => {
  const outcomes: Outcome[] = [{ stage: tests, passed: true, seconds: 1, tests: { passed: 1, failed: 0, skipped: 2 } }];

  expect(report(outcomes)).toContain('\n1 passed, 0 failed, 2 skipped\n');
});

it('counts a failed stage as a failure and says how to run it again', () => {
  const outcomes: Outcome[] = [
    { stage: lint, passed: false, seconds: 1 },
    { stage: tests, passed: true, seconds: 1, tests: { passed: 3, failed: 0, skipped: 0 } },
  ];

  expect(total(outcomes)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(report(outcomes)).toContain('Run again: npm run -s lint');
});

it('does not count failed tests twice', () => {
  const outcomes: Outcome[] = [
    { stage: tests, passed: false, seconds: 1, tests: { passed: 3, failed: 2, skipped: 0 } },
  ];

  expect(total(outcomes).failed).toBe(2);
});

it('counts a test run that fell over as a failure', () => {
  const outcomes: Outcome[] = [
    { stage: tests, passed: false, seconds: 1, tests: { passed: 3, failed: 0, skipped: 0 } },
  ];

  expect(total(outcomes).failed).toBe(1);
});

it('generates before anything else, and builds before it measures sizes', () => {
  const names = stages.map(({ name }) => name);

  expect(names[0]).toBe('generate');
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('size'));
});
