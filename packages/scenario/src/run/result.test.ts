import { expect, it } from 'vitest';
import { failureLines, type ScenarioResult } from './result.ts';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';

function failed(before: string, after: string): ScenarioResult {
  const scenario = readScenarios('x.yaml', plainSource([{ it: 'an example' }])).scenarios[0]!;
  const failures = [{ at: scenario.at, message: 'no' }];
  const changes = [{ name: 'deck', before, after }];
  return { scenario, passed: false, failures, open: null, changes, sentences: [], notBegun: [] };
}

const long = `[${Array.from({ length: 20 }, (_, i) => `card-${String(i)}`).join(', ')}]`;

it('tells short changes whole and long ones by what came and went', () => {
  expect(failureLines(failed('[a, b]', '[b]'))).toContain('deck: [a, b] -> [b]');
  expect(failureLines(failed(long, long.replace('card-3', 'card-4').replace('card-7, ', '')))).toContain(
    'deck: - card-3, - card-7, + card-4',
  );
  expect(failureLines(failed(long.replace('card-1,', '3 card-1,'), long))).toContain('deck: - 2 card-1');
});

it('says so, when a long list only changed its order', () => {
  const turned = `[${long.slice(1, -1).split(', ').toReversed().join(', ')}]`;

  expect(failureLines(failed(long, turned))).toContain('deck: the same in another order');
});

it('has nothing to tell of a scenario that passed', () => {
  expect(failureLines({ ...failed('a', 'b'), passed: true, failures: [] })).toBe('');
});
