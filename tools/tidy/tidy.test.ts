import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import allowedWords from './allowed-words.json' with { type: 'json' };
import exceptions from './exceptions.json' with { type: 'json' };
import type { Finding, Rule, TextFile } from './rule.ts';
import { print, readRepository, tidy, type Exception } from './tidy.ts';

/** Lower it when an exception goes; it is never raised. */
const EXCEPTIONS_MAX = 0;

const file: TextFile = { path: 'packages/engine/src/step.ts', text: '' };
const long: Rule = () => [{ rule: 'length', path: file.path, line: 1, message: 'too long', lines: 90 }];

function check(excepted: readonly Exception[], rule: Rule = long): Finding[] {
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
  expect(check([]).map(print)).toEqual(['packages/engine/src/step.ts:1 length: too long']);
});

it('takes off what is excepted up to its length', () => {
  expect(check([{ rule: 'length', path: file.path, lines: 90, reason: 'one table' }])).toEqual([]);
});

it('reports more than an exception allows', () => {
  expect(check([{ rule: 'length', path: file.path, lines: 80, reason: 'one table' }])).toHaveLength(2);
});

it('reports an exception that allows more than is needed', () => {
  const [finding] = check([{ rule: 'length', path: file.path, lines: 100, reason: 'one table' }]);

  expect(finding?.message).toContain('narrow it');
});

it('reports an exception that excuses nothing', () => {
  const [finding] = check([{ rule: 'length', path: 'packages/gone.ts', reason: 'one table' }], () => []);

  expect(finding?.path).toBe('packages/gone.ts');
});
