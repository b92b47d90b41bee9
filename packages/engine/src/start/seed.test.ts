import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { createGame, loadGame, parseSeed, seedFromBytes, type Game, type Seed } from '../index.ts';
import { tinyModule } from '../testing/index.ts';

const WIDE = 'k7qd2m9xw04btzhc';

function begin(seed: Seed): Game {
  return createGame(tinyModule(), { players: 2, seed });
}

it('reads what somebody types: small whole numbers as numbers, words as they are, nothing else', () => {
  expect(['7', '-5', '4294967295', ' Dragon ', '12345678901234567890', WIDE].map(parseSeed)).toEqual([
    7,
    -5,
    -1,
    'dragon',
    '12345678901234567890',
    WIDE,
  ]);
  expect(['', '1.5', 'a b', 'é', '-x', '\u0000', 'x'.repeat(65), '<b>'].map(parseSeed)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

it('writes 80 bits of chance as 16 letters that lead back to the same game', () => {
  const one = seedFromBytes(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]));
  const other = seedFromBytes(new Uint8Array(10).fill(255));

  expect([one, other]).toEqual(['0000000000000001', 'zzzzzzzzzzzzzzzz']);
  expect(parseSeed(one)).toBe(one);
  expect(begin(one).hash()).toBe(begin(one).hash());
});

it('gives numbers the games they always gave', () => {
  expect(begin(7).hash()).toBe('f3fac8d5ab732189');
});

it('fills the whole generator from a text, so that no number of 32 bits gives the same game', () => {
  const cells = (seed: Seed): number[] => [...begin(seed).state.subarray(HEADER.rng, HEADER.rng + 4)];
  const seeds = Array.from({ length: 200 }, (_, i) => cells(`seed-${i}`));

  for (let cell = 0; cell < 3; cell++) expect(new Set(seeds.map((found) => found[cell])).size).toBeGreaterThan(195);
  expect(cells(WIDE)).not.toEqual(cells(`${WIDE}0`));
});

it('keeps a text through save and replay line', () => {
  const game = begin(WIDE);
  game.answer(0);

  const loaded = loadGame(tinyModule(), game.save());

  if (!loaded.ok) throw new Error(loaded.message);
  expect(loaded.game.hash()).toBe(game.hash());
  expect(loaded.game.setup?.seed).toBe(WIDE);
  expect(game.replayLine()).toContain(`--seed=${WIDE} `);
});

it('refuses a setup whose seed is none', () => {
  for (const seed of [Number.NaN, Infinity, 'a b', '']) expect(() => begin(seed)).toThrow(/the seed must be/);
});
