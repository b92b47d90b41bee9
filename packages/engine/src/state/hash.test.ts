import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { createGame } from '../game/create.ts';
import { hashCells, hashDifference, hashState, hashText, statesEqual } from './hash.ts';
import { tinyModule } from '../testing/index.ts';

it('gives 16 hex digits that are the same on every machine', () => {
  expect(hashCells([1, 2, 3], 3)).toBe('a7a35dbfeb0d1357');
  expect(hashText('dungeon')).toBe('abd4a1f055eae4d3');
});

it('tells apart what differs in one bit, in order or in length', () => {
  const hashes = new Set<string>();
  const cells = new Int32Array(64);
  for (let cell = 0; cell < 64; cell++) {
    for (let bit = 0; bit < 32; bit++) {
      cells.fill(0);
      cells[cell] = 1 << bit;
      hashes.add(hashCells(cells, 64));
    }
  }
  for (let length = 0; length <= 64; length++) hashes.add(hashCells(new Int32Array(64), length));

  expect(hashes.size).toBe(64 * 32 + 65);
  expect(hashCells([1, 2], 2)).not.toBe(hashCells([2, 1], 2));
});

it('spreads a change of one cell over all digits', () => {
  const digits = Array.from({ length: 16 }, () => new Set<string>());
  for (let value = 0; value < 500; value++) [...hashCells([value, 7], 2)].forEach((digit, i) => digits[i].add(digit));

  expect(digits.map((seen) => seen.size)).toEqual(Array.from({ length: 16 }, () => 16));
});

it('ignores what ended procedures left above the top of the stack', () => {
  const { state } = createGame(tinyModule(), { players: 2, seed: 1 });
  const other = state.slice();
  other[state[HEADER.top]] = 99;

  expect(hashState(other)).toBe(hashState(state));
  expect(statesEqual(other, state)).toBe(true);
  other[state[HEADER.top] - 1]++;
  expect(hashState(other)).not.toBe(hashState(state));
  expect(statesEqual(other, state)).toBe(false);
});

it('tells apart states by their differences from another one as it does by all cells', () => {
  const { state } = createGame(tinyModule(), { players: 2, seed: 1 });
  const inUse = state[HEADER.top];
  const states = Array.from({ length: inUse * 4 }, (_, n) => {
    const other = state.slice();
    other[n % inUse] += 1 << (n % 31);
    if (n >= inUse * 2) other[(n * 7) % inUse]--;
    // Its top is where cells in use end.
    other[HEADER.top] = inUse - (n % 2);
    return other;
  });
  const different = new Set(states.map((one) => hashState(one)));

  expect(new Set(states.map((one) => hashDifference(one, state))).size).toBe(different.size);
  expect(different.size).toBeGreaterThan(inUse);
  const above = state.slice();
  above[inUse] = 99;
  expect(hashDifference(above, state)).toBe(hashDifference(state, state));
});
