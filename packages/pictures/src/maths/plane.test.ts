import { expect, it } from 'vitest';
import { blurred, distances, normalsOf } from './plane.ts';

it('finds how far each pixel is from the nearest one outside', () => {
  const [width, height] = [9, 7];
  const outside = [0, 0, 40, 62];
  const found = distances(width, height, (i) => !outside.includes(i));
  const nearest = (i: number): number =>
    Math.min(
      ...outside.map((o) => Math.hypot((i % width) - (o % width), Math.floor(i / width) - Math.floor(o / width))),
    );

  for (let i = 0; i < found.length; i++) expect(found[i]).toBeCloseTo(nearest(i), 5);
});

it('blurs without making light or losing it', () => {
  const plane = new Float32Array(400);
  plane[210] = 1;
  const sum = blurred(plane, 20, 20, 2).reduce((total, value) => total + value, 0);

  expect(sum).toBeCloseTo(1, 5);
  expect(blurred(plane, 20, 20, 0.3)).toBe(plane);
});

it('faces away from where a surface rises', () => {
  const slope = Float32Array.from({ length: 25 }, (_, i) => i % 5);
  const { nx, ny, nz } = normalsOf(slope, 5, 5);

  expect(nx[12]).toBeCloseTo(-Math.SQRT1_2, 5);
  expect(ny[12]).toBeCloseTo(0, 5);
  expect(nz[12]).toBeCloseTo(Math.SQRT1_2, 5);
});
