import { hexagonOfRadius } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { latticeOf, SIDE } from './lattice.ts';
import { outlineOf } from './outline.ts';

const CASES = (['pointy', 'flat'] as const).flatMap((top) => [0, 1, 2, 3].map((radius) => ({ top, radius })));

it.each(CASES)('goes once around all $top hexagons of radius $radius', ({ top, radius }) => {
  const shape = hexagonOfRadius(top, radius);
  const { wide, high, rows } = latticeOf(shape);
  const corners = outlineOf(shape)!.map(([x, y]) => [x * wide * SIDE, y * high * SIDE] as const);
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  const area = (SIDE * SIDE * Math.sqrt(3)) / 2;

  expect(corners).toHaveLength(6 * (2 * radius + 1));
  expect(Math.abs(twice / 2) / area).toBeCloseTo(rows.flat().length, 1);
});

it('leaves squares to their box, and hexagons that do not hang together', () => {
  expect(outlineOf({ columns: 2, rows: 2 })).toBeNull();
  expect(outlineOf({ columns: 3, rows: 1, hexagons: 'pointy', cells: [0, 2] })).toBeNull();
});
