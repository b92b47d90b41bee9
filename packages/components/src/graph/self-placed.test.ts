import { expect, it } from 'vitest';
import { selfPlaced, type PlacedSpot } from './self-placed.ts';

const between = ([x, y]: PlacedSpot, [otherX, otherY]: PlacedSpot): number => Math.hypot(x - otherX, y - otherY);

it('lays a row of places out in a line, in its order', () => {
  const spots = selfPlaced(4, [
    [2, 0],
    [0, 3],
    [3, 1],
  ]);
  const order = [2, 0, 3, 1].map((node) => spots[node]![0]);

  expect(order).toEqual(order.toSorted((a, b) => (order[0]! < order[3]! ? a - b : b - a)));
  expect(new Set(spots.map(([, y]) => y))).toEqual(new Set([50]));
  expect(Math.min(...order)).toBe(10);
  expect(Math.max(...order)).toBe(90);
});

it('puts what is joined nearer than what is not, on a board of three by four', () => {
  const edges = Array.from({ length: 12 }, (_, node) => node).flatMap((node): [number, number][] => [
    ...(node % 4 < 3 ? [[node, node + 1] as [number, number]] : []),
    ...(node < 8 ? [[node, node + 4] as [number, number]] : []),
  ]);
  const spots = selfPlaced(12, edges);
  const joined = edges.map(([one, other]) => between(spots[one]!, spots[other]!));
  const corners = [between(spots[0]!, spots[11]!), between(spots[3]!, spots[8]!)];

  expect(Math.max(...joined)).toBeLessThan(Math.min(...corners) / 2);
  expect(Math.min(...joined)).toBeGreaterThan(10);
  expect(spots.flat().every((part) => part >= 0 && part <= 100)).toBe(true);
});

it('places what no way joins apart, and one place in the middle', () => {
  const [a, b, c, d] = selfPlaced(4, [
    [0, 1],
    [2, 3],
  ]);

  expect(Math.min(between(a!, c!), between(b!, d!))).toBeGreaterThan(between(a!, b!));
  expect(selfPlaced(1, [])).toEqual([[50, 50]]);
  expect(selfPlaced(0, [])).toEqual([]);
});

it('places the same board alike each time', () => {
  const ring = Array.from({ length: 9 }, (_, node): [number, number] => [node, (node + 1) % 9]);

  expect(selfPlaced(9, ring)).toEqual(selfPlaced(9, ring));
});
