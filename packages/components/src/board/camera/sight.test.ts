import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, fitting, frameOf, scrollAfter, within, type BoardBox, type Sight } from './sight.ts';

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

/** A box of a board of 24 by 24 squares. */
const boxes = fc
  .record({ left: fc.nat(23), top: fc.nat(23), right: fc.nat(23), bottom: fc.nat(23) })
  .map(({ left, top, right, bottom }): BoardBox => {
    const [x, y] = [Math.min(left, right), Math.min(top, bottom)];
    return { left: x, top: y, wide: Math.abs(left - right) + 1, high: Math.abs(top - bottom) + 1 };
  });
const whole: BoardBox = { left: 0, top: 0, wide: 24, high: 24 };
const sides = { known: 40, near: 46, pressed: 16 };

const isIn = (inner: BoardBox, outer: BoardBox): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.wide <= outer.left + outer.wide &&
  inner.top + inner.high <= outer.top + outer.high;

it('frames all that is offered, unless it could not be pressed then', () => {
  fc.assert(
    fc.property(sights, boxes, boxes, (room, known, stake) => {
      const sight = { ...room, columns: 24, rows: 24 };
      const { box, side } = frameOf(sight, whole, { known, margin: 6, stake, about: null }, sides);
      const fits = stake.wide * side <= sight.width && stake.high * side <= sight.height;

      expect(isIn(stake, box)).toBe(true);
      expect(fits || side <= Math.max(sides.pressed, fitting(sight))).toBe(true);
    }),
  );
});

it.each([
  ['a tile around what is known, where pieces stay large', { width: 1200, height: 1200 }, 66, 18],
  ['as much around it as leaves pieces large', { width: 600, height: 600 }, 60, 10],
  ['all that is known, as long as pieces can be told apart', { width: 260, height: 260 }, 43, 6],
  ['only what is offered, where they could not', { width: 200, height: 200 }, 46, 2],
])('frames %s', (_, room, side, wide) => {
  const known = { left: 8, top: 8, wide: 6, high: 6 };
  const stake = { left: 9, top: 9, wide: 1, high: 1 };

  const frame = frameOf({ ...room, columns: 24, rows: 24 }, whole, { known, margin: 6, stake, about: stake }, sides);

  expect([frame.side, frame.box.wide]).toEqual([side, wide]);
});
