import { HEADER } from '@undercroft/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { DICE_SCRIPT, DIE_VALUE, MAX_DICE, PICK_SCRIPT, SIZE, THINGS } from '../testing/small-layout.ts';
import { pickInZone, randomInZone } from './chance.ts';
import { few, highestOf, lowestOf, reroll, sumOf, throwDice } from './dice.ts';
import { init } from './driver.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

const TABLE = 0;
const S = new Int32Array(SIZE);
beforeEach(() => init(S, [1], 2, 7));

function dice(...values: number[]): void {
  S.set(values, DICE_SCRIPT);
  S[HEADER.diceScripted] = values.length;
}

function picks(...wishes: number[]): void {
  S.set(wishes, PICK_SCRIPT);
  S[HEADER.picksScripted] = wishes.length;
}

it('rolls what the script says, and fails when it has run out', () => {
  dice(5, 2, 3);

  expect([sumOf(S, 2, 6), highestOf(S, 1, 6)]).toEqual([7, 3]);
  expect(() => lowestOf(S, 1, 6)).toThrow('script');
});

it('shows the most that a die can, when the script says so, and leaves it in the script', () => {
  dice(0, 0);

  expect([sumOf(S, 1, 6), sumOf(S, 1, 10)]).toEqual([6, 10]);
  expect([...S.subarray(DICE_SCRIPT, DICE_SCRIPT + 2)]).toEqual([6, 10]);
});

it('does not take from the script what the die cannot show', () => {
  dice(6, 7);

  expect(sumOf(S, 1, 6)).toBe(6);
  expect(() => sumOf(S, 1, 6)).toThrow('script');
});

it('rolls each number of a die equally often', () => {
  const times = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 6000; i++) times[sumOf(S, 1, 6) - 1]++;

  for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('leaves dice on the table until they are taken off, and no more than there are', () => {
  dice(1, 6, 4);
  throwDice(S, 2, 6, 0);
  reroll(S, THINGS + 1);

  expect([S[HEADER.dice], S[DIE_VALUE], S[DIE_VALUE + 1]]).toEqual([2, 1, 4]);
  S[HEADER.diceScripted] = 0;
  expect(few(2_000_000_000)).toBe(MAX_DICE + 1);
  expect(() => throwDice(S, few(MAX_DICE), 6, 0)).toThrow('dice-limit');
});

it('picks what the script names, a thing or the first of a row', () => {
  picks(2, -2);

  expect(randomInZone(S, TABLE)).toBe(2);
  expect(randomInZone(S, TABLE)).toBe(0);
  expect(() => randomInZone(S, TABLE)).toThrow('script');
});

it('picks as many different things as it is asked, or all', () => {
  const top = S[HEADER.top];
  const listed = (k: number): number[] => {
    const n = pickInZone(S, TABLE, k);
    S[HEADER.top] = top;
    return [...S.subarray(top, top + n)].toSorted((a, b) => a - b);
  };

  expect([listed(-1), listed(0), listed(9)]).toEqual([[], [], [0, 1, 2, 3]]);
  for (let i = 0; i < 50; i++) expect(new Set(listed(3)).size).toBe(3);
});
