import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import allowedWords from './allowed-words.json' with { type: 'json' };
import exceptions from './exceptions.json' with { type: 'json' };
import type { Finding, Rule, TextFile } from './rule.ts';
import { print, readRepository, tidy, type Exception } from './tidy.ts';

/** Lower it when an exception goes; it is never raised. */
const EXCEPTIONS_MAX = 0;

const file: TextFile = { path: 'packages/engine/src/step.ts', text: '' };
const marked: Rule = () => [{ rule: 'marker', path: file.path, line: 1, message: 'a note' }];

function check(excepted: readonly Exception[], rule: Rule = marked): Finding[] {
  return tidy([file], excepted, [rule]);
}

it('finds nothing in this repository', () => {
  const files = readRepository(fileURLToPath(new URL('../..', import.meta.url)));

  expect(files.length).toBeGreaterThan(50);
  expect(tidy(files, exceptions).map(print)).toEqual([]);
});

it('keeps the list of exceptions from growing', () => {
  expect(exceptions.length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
});

it('wants a reason for each exception and each group of allowed words', () => {
  const reasons = [...(exceptions as readonly Exception[]), ...allowedWords].map(({ reason }) => reason);

  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
});

it('reports what a rule finds, with a place to jump to', () => {
  expect(check([]).map(print)).toEqual(['packages/engine/src/step.ts:1 marker: a note']);
});

it('takes off what is excepted', () => {
  expect(check([{ rule: 'marker', path: file.path, reason: 'one table' }])).toEqual([]);
});

it('reports an exception that excuses nothing', () => {
  const [finding] = check([{ rule: 'marker', path: 'packages/gone.ts', reason: 'one table' }], () => []);

  expect(finding?.path).toBe('packages/gone.ts');
});
