import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, fitting, scrollAfter, within, type Sight } from './camera.ts';

const sights = fc.record<Sight>({
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 100, max: 2000 }),
  columns: fc.integer({ min: 1, max: 24 }),
  rows: fc.integer({ min: 1, max: 24 }),
});

it('shows a whole board at first, as large as it fits', () => {
  fc.assert(
    fc.property(sights, (sight) => {
      const side = fitting(sight);

      expect(side * sight.columns <= sight.width && side * sight.rows <= sight.height).toBe(true);
      expect((side + 1) * sight.columns > sight.width || (side + 1) * sight.rows > sight.height).toBe(true);
    }),
  );
});

it('never goes farther away than all of the board, nor closer than what makes sense', () => {
  const sight = { width: 600, height: 400, columns: 10, rows: 8 };

  expect([within(0, sight), within(80, sight), within(5000, sight)]).toEqual([50, 80, 180]);
  expect(within(5000, { ...sight, columns: 2, rows: 2 })).toBe(200);
});

it('keeps the place under the pointer where it is while squares change their size', () => {
  const place = fc.integer({ min: -900, max: 900 });
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.1, max: 9, noNaN: true }), fc.nat(300), (at, from, by, free) => {
      const begins = free - scrollAfter(at, from, by, free);

      expect(begins + (at - from) * by).toBeCloseTo(at);
    }),
  );
});

it.each([
  ['is seen whole, when its squares are large enough', { columns: 26, rows: 19, width: 1300, height: 950 }, 0],
  ['is seen whole, when they do', { columns: 18, rows: 18, width: 900, height: 433 }, 0],
  ['begins larger than whole, when they do not', { columns: 18, rows: 18, width: 900, height: 431 }, 40],
  ['begins larger than whole, when they are too small', { columns: 26, rows: 19, width: 598, height: 475 }, 40],
  ['is seen whole, when it has few squares that can be told apart', { columns: 5, rows: 4, width: 150, height: 68 }, 0],
  ['begins larger than whole, when even few cannot be told apart', { columns: 5, rows: 4, width: 75, height: 84 }, 40],
])('a board %s', (_, sight, side) => {
  expect(beginning(sight, 40, 24)).toBe(side);
});
