import { expect, it } from 'vitest';
import { careerOf, keepResult, readResults, seedOfDay, type KeptResult } from './results.ts';
import { memoryStore } from '../session/store.ts';

const result = (id: string, won: boolean, points: number | null = null): KeptResult => ({ id, won, points });

it('keeps how games ended, each once, apart from those of other games', () => {
  const store = memoryStore();
  for (const one of [result('a', false), result('b', true), result('a', true)]) keepResult(store, 'jam', one);
  keepResult(store, 'tea', result('c', false));

  expect(readResults(store, 'jam')).toEqual([result('b', true), result('a', true)]);
});

it.each(['nonsense', '{}', '[{"id": 3}]', '[{"id": "a", "won": 1, "points": null}]'])(
  'keeps nothing of what makes no sense: %s',
  (kept) => {
    const store = memoryStore();
    store.write('results:jam', kept);

    expect(readResults(store, 'jam')).toEqual([]);
    keepResult(store, 'jam', result('a', true));
    expect(readResults(store, 'jam')).toHaveLength(1);
  },
);

it('counts games, victories, those in a row, and the most points', () => {
  expect(careerOf([])).toBeNull();
  expect(careerOf([result('a', true, 4), result('b', false, 9), result('c', true, 7), result('d', true, 2)])).toEqual({
    games: 4,
    won: 3,
    streak: 2,
    best: 9,
  });
  expect(careerOf([result('a', false)])).toEqual({ games: 1, won: 0, streak: 0, best: null });
});

it('gives everybody the same seed for a day, and another one for the next', () => {
  const noon = Date.UTC(2026, 2, 1, 12);

  expect(seedOfDay(noon)).toBe(seedOfDay(Date.UTC(2026, 2, 1, 23, 59)));
  expect(seedOfDay(noon) + 1).toBe(seedOfDay(Date.UTC(2026, 2, 2)));
});
