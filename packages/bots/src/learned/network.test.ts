import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { Network, PARTS, Teacher, firstWeights } from './network.ts';

it('says a half of everything before it was taught, whatever its hidden units are', () => {
  const network = new Network(firstWeights(3, 4, new Rng(1)));
  network.weights.out.fill(0);

  expect(network.chance(Float32Array.from([1, -2, 3]))).toBe(0.5);
});

it('learns what no straight line tells: that exactly one of two holds', () => {
  const rng = new Rng(3);
  const network = new Network(firstWeights(2, 8, rng));
  const teacher = new Teacher(network);
  const cases = [
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ] as const;
  for (let batch = 0; batch < 1500; batch++) {
    for (const [a, b, target] of cases) teacher.see(Float32Array.from([a, b]), target);
    teacher.learn(0.02);
  }

  for (const [a, b, target] of cases) expect(network.chance(Float32Array.from([a, b]))).toBeCloseTo(target, 1);
});

it('leaves weights of numbers alone that were 0 in all that was seen', () => {
  const network = new Network(firstWeights(2, 4, new Rng(2)));
  const before = network.weights.into.slice(4);
  const teacher = new Teacher(network);
  teacher.see(Float32Array.from([1, 0]), 1);
  teacher.learn(0.1);

  expect(network.weights.into.slice(4)).toEqual(before);
  expect(network.weights.line[0]).not.toBe(0);
  expect(network.weights.line[1]).toBe(0);
});

it('moves each weight against the slope of the error, as differences tell it', () => {
  const numbers = Float32Array.from([0.5, -1.5]);
  const target = 0.9;
  const fresh = (): Network => new Network(firstWeights(2, 3, new Rng(5)));
  const lossOf = (network: Network): number => {
    const chance = network.chance(numbers);
    return -(target * Math.log(chance) + (1 - target) * Math.log(1 - chance));
  };
  const taught = fresh();
  const teacher = new Teacher(taught);
  teacher.see(numbers, target);
  teacher.learn(0.001);

  const wrong: string[] = [];
  for (const part of PARTS)
    for (let i = 0; i < taught.weights[part].length; i++) {
      const nudged = fresh();
      const start = lossOf(nudged);
      nudged.weights[part][i] += 0.01;
      const slope = lossOf(nudged) - start;
      const moved = taught.weights[part][i] - fresh().weights[part][i];
      if (Math.abs(slope) > 1e-5 && Math.sign(moved) !== -Math.sign(slope)) wrong.push(`${part} ${i}`);
    }
  expect(wrong).toEqual([]);
});
