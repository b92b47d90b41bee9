import { expect, it } from 'vitest';
import { parseProgram } from '../parse/parse.ts';
import { FactTable } from './facts.ts';
import { walk } from '../../content/tree/walk.ts';

const numbersIn = (text: string): readonly number[] => {
  const ids: number[] = [];
  const { value, diagnostics } = parseProgram({ text, file: 'a.rules' });
  expect(diagnostics).toEqual([]);
  walk(value, ({ id }) => void ids.push(id));
  return ids;
};

it('tells what was noted of a node, and nothing of others', () => {
  const facts = new FactTable<string>();
  for (const id of [3, 900_000, 64, 63]) facts.set({ id }, `${id}`);

  expect([3, 63, 64, 900_000].map((id) => facts.get({ id }))).toEqual(['3', '63', '64', '900000']);
  expect([0, 4, 65, 899_999, 5_000_000].map((id) => facts.get({ id }))).toEqual(Array(5).fill(undefined));
  expect([facts.get(null), facts.get(undefined)]).toEqual([undefined, undefined]);
});

it('keeps the last that was noted of a node', () => {
  const facts = new FactTable<string>();
  facts.set({ id: 7 }, 'first');

  expect(facts.set({ id: 7 }, 'second')).toBe('second');
  expect(facts.get({ id: 7 })).toBe('second');
});

it('gives each node a number of its own, whatever text it is from', () => {
  const text = 'to feed animal one\n  let n, m = roll d6 and 2d6\n  if its might is 1 + 2 * n, set one.hurt to m';
  const ids = [...numbersIn(text), ...numbersIn(text)];

  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});
