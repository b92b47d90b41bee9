import { expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

it('writes whole numbers and relative commands, when a path has fractions', () => {
  expect(roundPath('M10.4 20.6L30.2 20.6H40.9V5.1Z')).toBe('m10 21h20 11v-16z');
});

it('does not let errors add up, when many small steps follow each other', () => {
  const steps = 'l0.4 0.4'.repeat(100);
  const [, , ...numbers] = roundPath(`M0 0${steps}`).match(/-?\d+/g) ?? [];
  const moved = numbers.reduce((sum, number) => sum + Number(number), 0);

  expect(moved).toBe(40 + 40);
});

it('takes the flags of an arc apart, when they stand together', () => {
  expect(roundPath('M0 0a5.2 5.2 0 0110.4.6')).toBe('m0 0a5 5 0 0 1 10 1');
});

it('goes on from the start of the figure, when it was closed', () => {
  expect(roundPath('M10 10l5 0zm2 2l1 1')).toBe('m10 10h5zm2 2 1 1');
});

it('says how a curve goes on, when it goes on smoothly, and goes on from there itself', () => {
  expect(roundPath('M0 0C0 4 2 8 6 8C10 8 12 4 12 0')).toBe('m0 0c0 4 2 8 6 8s6-4 6-8');
  expect(roundPath('M0 0C0 4 2 8 6 8S12 4 12 0')).toBe('m0 0c0 4 2 8 6 8s6-4 6-8');
  expect(roundPath('M0 0L6 8S12 4 12 0')).toBe('m0 0 6 8s6-4 6-8');
});

it('draws a line, when a curve has become one', () => {
  expect(roundPath('M0 0C1 1 2 2 3 3S4 9 4 4')).toBe('m0 0 3 3c1 1 1 6 1 1');
  expect(roundPath('M0 0C2 0 -2 0 4 0')).toBe('m0 0c2 0-2 0 4 0');
});

it('leaves out what became nothing, when a picture has fewer steps to lie on', () => {
  expect(roundPath('M40 40l1 0l20 40a4 8 90 0 1 20 0z', 1 / 4)).toBe('m10 10 5 10a1 2 90 0 1 5 0z');
});

it('gives the path back as it is, when it cannot be read', () => {
  for (const path of ['M10', 'hello', 'M1 2 X3', '<b>']) expect(roundPath(path)).toBe(path);
});
