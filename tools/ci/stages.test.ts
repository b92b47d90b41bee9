import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { report, total, type Outcome } from './report.ts';
import { runStage } from './stage.ts';
import { stages } from './stages.ts';

const tests: Outcome = {
  name: 'unit',
  command: 'npx vitest run --project unit',
  passed: true,
  seconds: 1,
  run: 'now',
  tests: { passed: 12, failed: 0, skipped: 0 },
};
const lint: Outcome = { name: 'lint', command: 'npm run -s lint', passed: true, seconds: 1, run: 'now' };

it('ends with the plain count of tests alone on its line', () => {
  expect(report([tests], 'now').trimEnd().split('\n').at(-1)).toBe('12 passed, 0 failed');
});

it('tells how many were skipped, when some were', () => {
  const skipping = { ...tests, tests: { passed: 1, failed: 0, skipped: 2 } };

  expect(report([skipping], 'now')).toContain('\n1 passed, 0 failed, 2 skipped\n');
});

it('counts tests of stages that were taken from the cache, and says that they were', () => {
  const text = report(
    [
      { ...tests, run: 'before' },
      { ...tests, name: 'browser' },
    ],
    'now',
  );

  expect(text).toMatch(/ok +unit .*from the cache\n/);
  expect(text).toMatch(/ok +browser .* s\n/);
  expect(text).toContain('\n24 passed, 0 failed\n');
});

it('counts a failed stage as a failure and says how to run it again', () => {
  const outcomes = [{ ...lint, passed: false }, tests];

  expect(total(outcomes)).toEqual({ passed: 12, failed: 1, skipped: 0 });
  expect(report(outcomes, 'now')).toContain('Run again: npm run -s lint');
});

it('does not count failed tests twice', () => {
  expect(total([{ ...tests, passed: false, tests: { passed: 3, failed: 2, skipped: 0 } }]).failed).toBe(2);
});

it('counts a test run that fell over as a failure', () => {
  expect(total([{ ...tests, passed: false }]).failed).toBe(1);
});

it('leaves what came of a stage in a file, counts of tests included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-stage-'));
  const counts = '{"passed":2,"failed":1,"skipped":0}';
  const status = runStage('toy', `printf '%s' '${counts}' > "$SUMMARY_FILE"; exit 3`, folder);
  const outcome: unknown = JSON.parse(readFileSync(join(folder, 'toy.json'), 'utf8'));
  rmSync(folder, { recursive: true });

  expect(status).toBe(3);
  expect(outcome).toMatchObject({ name: 'toy', passed: false, tests: { passed: 2, failed: 1, skipped: 0 } });
});

it('names every stage once, and runs none before what it needs was generated', () => {
  const names = stages.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
  expect(stages.filter(({ after }) => after.length === 0)).toEqual([]);
});
