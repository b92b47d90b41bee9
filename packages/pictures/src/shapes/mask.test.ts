import { expect, it } from 'vitest';
import { bodyOf, maskOf } from './mask.ts';
import { outlinesOf } from './outline.ts';

const still = [1, 0, 0, 1, 0, 0] as const;
const area = (path: string, size = 40): number =>
  maskOf(outlinesOf(path), still, size, size).reduce((sum, value) => sum + value, 0);

it('covers as much as a square has, parts of pixels too', () => {
  expect(area('M10.5 10.25h10v10h-10z')).toBeCloseTo(100, 5);
});

it('leaves out what lies in two outlines', () => {
  expect(area('M10 10h20v20h-20zm5 5h10v10h-10z')).toBeCloseTo(300, 5);
});

it('draws arcs whose flags stand without spaces', () => {
  expect(area('M10 20a10 10 0 1120 0a10 10 0 11-20 0z')).toBeCloseTo(Math.PI * 100, -0.5);
});

it('draws curves, and goes on smoothly where one says so', () => {
  const spelled = area('M4 20C4 10 14 10 14 20C14 30 24 30 24 20L24 36L4 36Z');

  expect(area('M4 20c0-10 10-10 10 0s10 10 10 0v16h-20z')).toBeCloseTo(spelled, 4);
});

it('ends at what it cannot read', () => {
  expect(area('M10 10h10v10h-10z <script>')).toBeCloseTo(100, 5);
  expect(outlinesOf('nonsense')).toEqual([]);
});

it('fills the holes of a body, and cuts to its edge that are narrower than the gap', () => {
  const ring = maskOf(outlinesOf('M5 5h30v30h-30zm8 8v14h14v-14z'), still, 40, 40);
  const cut = maskOf(outlinesOf('M5 5h14v8h-6v14h14v-14h-6v-8h14v30h-30z'), still, 40, 40);
  const total = (mask: Float32Array): number => mask.reduce((sum, value) => sum + value, 0);

  expect(total(bodyOf(ring, 40, 40, 2))).toBeCloseTo(900, -1);
  expect(total(bodyOf(cut, 40, 40, 2))).toBeGreaterThan(total(cut) + 180);
});
