import { tinyModule } from '@undercroft/engine/testing';
import { plainSource, readScenarios } from '@undercroft/scenario';
import { expect, it } from 'vitest';
import { ruleCoverage } from './rules.ts';

const { meta } = tinyModule();

function scenarios(...rules: readonly string[]): Parameters<typeof ruleCoverage>[1] {
  return readScenarios('x.yaml', plainSource([{ it: 'an example', rules }])).scenarios;
}

it('knows rules from citations, rows and the rulebook', () => {
  const rulebook = [{ title: 'Turns', id: 'OR-02', text: 'Not AN-ID here' }, { part: { rules: ['OR-03'] } }];
  const rows = meta.rows.map((row) => ({ ...row, rules: ['OR-04'] }));

  const { rules } = ruleCoverage({ ...meta, rows, extras: { rulebook } }, []);

  expect(rules).toEqual(['OR-01', 'OR-02', 'OR-03', 'OR-04']);
});

it('tells rules without a scenario, and ids that no rule has', () => {
  expect(ruleCoverage(meta, scenarios('OR-01'))).toEqual({ rules: ['OR-01'], missing: [], unknown: [] });
  expect(ruleCoverage(meta, scenarios('OR-11'))).toMatchObject({ missing: ['OR-01'], unknown: ['OR-11'] });
});
