import { expect, test } from 'vitest';
import type { Row } from './bench.ts';
import { withFigures, type Measured } from './figures.ts';

const BENCHES = ['look', 'replay', 'page'];
const MONDAY: Measured = { day: '2026-11-23', commit: 'aaaaaaa', machine: '2 cores' };
const FRIDAY: Measured = { day: '2026-11-27', commit: 'bbbbbbb', machine: '8 cores' };
const EMPTY = '# Speed\n\n<!-- figures -->\n<!-- end of figures -->\n\nMore.\n';

function row(id: string, figure: string, met: boolean | null = true): Row {
  return { id, what: `what ${id} tells`, figure, target: met === null ? '' : '≤ 1 ms', met, values: {} };
}

function rowsOf(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.replaceAll(/ +/g, ' '));
}

test('a row tells whether its target is met, and where it is from', () => {
  const page = withFigures(EMPTY, [row('look.view', '71 µs', true), row('replay', '2 ms', false)], MONDAY, BENCHES);
  expect(rowsOf(page)).toEqual([
    '| ✓ | look.view | what look.view tells | 71 µs | ≤ 1 ms | 2026-11-23 aaaaaaa A |',
    '| ✗ | replay | what replay tells | 2 ms | ≤ 1 ms | 2026-11-23 aaaaaaa A |',
  ]);
  expect(page).toContain('\n- A: 2 cores\n');
  expect(page.startsWith('# Speed\n')).toBe(true);
  expect(page.endsWith('\n\nMore.\n')).toBe(true);
});

test('all rows of a benchmark that ran are replaced, others keep their day and machine', () => {
  const before = withFigures(EMPTY, [row('look.old', '1 µs'), row('replay', '2 ms')], MONDAY, BENCHES);
  const after = withFigures(before, [row('look.view', '3 µs')], FRIDAY, BENCHES);
  expect(rowsOf(after)).toEqual([
    '| ✓ | look.view | what look.view tells | 3 µs | ≤ 1 ms | 2026-11-27 bbbbbbb B |',
    '| ✓ | replay | what replay tells | 2 ms | ≤ 1 ms | 2026-11-23 aaaaaaa A |',
  ]);
  const again = withFigures(after, [row('replay', '1 ms')], FRIDAY, BENCHES);
  expect(again).not.toContain('- A:');
});

test('a row without a target is left out, and so is what it was before', () => {
  const before = withFigures(EMPTY, [row('look.view', '1 µs'), row('replay', '2 ms')], MONDAY, BENCHES);
  const after = withFigures(before, [row('look.view', '3 µs', null)], FRIDAY, BENCHES);
  expect(rowsOf(after)).toEqual(['| ✓ | replay | what replay tells | 2 ms | ≤ 1 ms | 2026-11-23 aaaaaaa A |']);
});

test('a benchmark that is gone leaves no row', () => {
  const before = withFigures(EMPTY, [row('look.view', '1 µs'), row('page', '1 s')], MONDAY, BENCHES);
  expect(rowsOf(withFigures(before, [row('page', '2 s')], MONDAY, ['page']))).toHaveLength(1);
});

test('a page without marks is refused, and so is a row with other columns', () => {
  expect(() => withFigures('# Speed\n', [], MONDAY, BENCHES)).toThrow('has no "<!-- figures -->"');
  const bad = EMPTY.replace('-->\n<', '-->\n\n| a |\n| - |\n| look |\n\n<');
  expect(() => withFigures(bad, [], MONDAY, BENCHES)).toThrow('not a row of figures');
});
