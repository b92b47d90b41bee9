import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLOURS, coloursFor, nextColour } from './colours.ts';

it('gives every seat the colour it wants, and the first free one where it wants none that can be had', () => {
  expect(coloursFor(3)).toEqual([0, 1, 2]);
  expect(coloursFor(3, [4, 0])).toEqual([4, 0, 1]);
  expect(coloursFor(3, [2, 2, 2])).toEqual([2, 0, 1]);
});

it('gives colours that are there and differ, whatever was wanted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: COLOURS.length }), fc.array(fc.anything()), (seats, wanted) => {
      const found = coloursFor(seats, wanted);
      expect(new Set(found).size).toBe(seats);
      expect(found.every((colour) => COLOURS[colour] !== undefined)).toBe(true);
    }),
  );
});

it('goes through the colours that nobody has, and round again', () => {
  let colours = [0, 1];
  const seen: number[] = [];
  for (let press = 0; press < 5; press++) {
    colours = nextColour(colours, 0);
    seen.push(colours[0]!);
  }

  expect(seen).toEqual([2, 3, 4, 5, 0]);
  expect(colours[1]).toBe(1);
});

it('keeps a colour, when there is no other', () => {
  expect(nextColour([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 1, 2, 3, 4, 5]);
});
