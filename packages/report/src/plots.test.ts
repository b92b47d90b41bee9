import { expect, it } from 'vitest';
import { curvePlot, histogramPlot, intervalsPlot } from './plots.ts';

it('gives each of two rows a place of its own, when they have one name', () => {
  const row = { name: `${'long '.repeat(20)}name`, mean: 1, low: 0, high: 2, sure: false, hint: '' };
  const svg = intervalsPlot([row, { ...row, mean: 2 }], { zero: 0, unit: '' });

  const [wide] = svg.split('<div class="narrow">');
  const heights = [...wide!.matchAll(/<circle[^>]* cy="([^"]+)"/g)].map(([, y]) => y);
  expect(new Set(heights).size).toBe(2);
});

it('is drawn once more for phones, with names above the rows in place of beside them', () => {
  const rows = [1, 2, 3].map((mean) => ({ name: `row ${mean}`, mean, low: 0, high: 4, sure: true, hint: '' }));
  const [, narrow = ''] = intervalsPlot(rows, { zero: 0, unit: 'games' }).split('<div class="narrow">');

  expect(narrow).toMatch(/<svg [^>]*width="340"/);
  expect([...narrow.matchAll(/>(row \d)</g)].map(([, name]) => name)).toEqual(['row 1', 'row 2', 'row 3']);
  expect(narrow.match(/<circle/g)).toHaveLength(3);
});

it('has one name, which tells all its figures, and no part with a name of its own', () => {
  const rows = [{ name: 'seat 1', mean: 52.25, low: 48, high: 56, sure: false, hint: '' }];
  const [, name] = /<svg [^>]*aria-label="([^"]+)"/.exec(intervalsPlot(rows, { zero: 50, unit: 'percent' })) ?? [];

  expect(name).toBe('percent. seat 1: 52.3 (48.0 to 56.0)');
  expect(histogramPlot([[3, 7]], 'turns').match(/aria-label/g)).toHaveLength(1);
  expect(histogramPlot([[3, 7]], 'turns')).toContain('aria-label="turns, and in how many games: 3: 7"');
});

const ticksOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(-?[\d.,]+)<\/text>/g)].map(([, tick]) => tick!);

it('tells whole numbers below its bars, and one value alone is one bar among others', () => {
  const svg = histogramPlot([[26, 200]], 'turns');

  expect(ticksOf(svg)).toEqual(expect.arrayContaining(['22', '26', '30']));
  expect(ticksOf(svg).filter((tick) => tick.includes('.'))).toEqual([]);
  expect(Number(/<rect [^>]*width="([\d.]+)"/.exec(svg)![1])).toBeLessThan(60);
});

it('draws what is the same everywhere as a line with numbers beside it that can be read', () => {
  const points = [2, 3].map((value) => ({ value, mean: 26, low: 26, high: 26, line: '', panel: '' }));
  const ticks = ticksOf(curvePlot(points, { x: 'cost', y: 'turns', line: '', panel: '' }, null));

  expect(ticks).toContain('26.0');
  expect(ticks.every((tick) => tick.length <= 4)).toBe(true);
});
