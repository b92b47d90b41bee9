import { expect, it } from 'vitest';
import { table } from './tables.ts';
import { Writer } from './writer.ts';

/** The code of a table, run beside the function of the kernel that it may call. */
async function written(
  values: readonly number[],
): Promise<{ readonly code: string; readonly holds: readonly number[] }> {
  const writer = new Writer();
  table(writer, 'TABLE', 'Int32Array', values);
  const filled = 'const filled = (all, usual, from, others) => (all.fill(usual).set(others, from), all);';
  const module = `data:text/javascript,${encodeURIComponent(`${filled}${writer.code}; export { TABLE };`)}`;
  const { TABLE } = (await import(module)) as { TABLE: Int32Array };
  return { code: writer.code, holds: [...TABLE] };
}

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

it.each([
  { values: [3, 0, 0, 4], lists: '[3, 0, 0, 4]' },
  { values: times(200, 0), lists: 'new Int32Array(200)' },
  { values: times(200, -1), lists: '[]' },
  { values: [...times(100, -1), 7, -1, 8, ...times(100, -1)], lists: '[7, -1, 8]' },
  { values: [5, ...times(100, 0)], lists: '[5]' },
  { values: [], lists: '[]' },
])('lists of a table only what most of it is not: $lists', async ({ values, lists }) => {
  const { code, holds } = await written(values);

  expect(holds).toEqual(values);
  expect(code).toContain(lists);
  expect(code.length).toBeLessThan(80);
});
