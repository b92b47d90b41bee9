import { expect, it } from 'vitest';
import { CodeLines, RunLines, sharedLines } from './changed-lines.ts';

const CODE = [
  'const META = {"texts":["a"]};',
  'const SIZE = 4;',
  'function first() {',
  '  if (a) {',
  '    b();',
  '  }',
  '  return 1;',
  '}',
  'export function second() {',
  '  return 2;',
  '}',
  'const TABLE = [',
  '  1,',
  '];',
];
/** What becomes of the code when some lines stand in place of others. */
const changed = (at: number, count: number, ...lines: readonly string[]): readonly number[] | null =>
  new CodeLines(CODE.join('\n')).changedIn(CODE.toSpliced(at, count, ...lines).join('\n'));

it('names the lines of functions that are others', () => {
  expect(changed(9, 1, '  return 3;')).toEqual([9]);
  expect(new CodeLines(CODE.join('\n')).changedIn(CODE.join('\n').replaceAll('return', 'throw'))).toEqual([6, 9]);
});

it('names the lines around what was put in or taken out', () => {
  expect(changed(4, 0, '    c();')).toEqual([3, 4]);
  // The same line once more counts as put in behind itself.
  expect(changed(4, 0, '    b();')).toEqual([4, 5]);
  expect(changed(4, 1)).toEqual([4, 3, 5]);
  // Who calls another function that was put in has changed as well.
  expect(changed(8, 0, 'function more() {', '  return 5;', '}')).toEqual([7, 8]);
});

it('does not look at what is said about the game', () => {
  expect(changed(0, 1, 'const META = {"texts":["b"]};')).toEqual([]);
});

it('knows no lines where something outside of functions is another', () => {
  expect(changed(1, 1, 'const SIZE = 5;')).toBeNull();
  expect(changed(12, 1, '  2,')).toBeNull();
  expect(changed(12, 0, '  0,')).toBeNull();
});

it('tells who runs one of some lines', () => {
  const runs = new RunLines(sharedLines([new Set([2, 9]), new Set([13])], CODE.length), CODE.length);

  expect(runs.runsAny(0, [3, 9])).toBe(true);
  expect(runs.runsAny(1, [3, 9])).toBe(false);
  expect(runs.runsAny(1, [13])).toBe(true);
  expect(runs.runsAny(0, [])).toBe(false);
});
