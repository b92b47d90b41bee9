import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { PARTS, firstWeights } from './network.ts';
import { packLearned, unpackLearned } from './pack.ts';

const inputs = ['own gold', 'theirs gold', 'own turn'];

function learned() {
  const weights = firstWeights(inputs.length, 5, new Rng(7));
  weights.line.set([0.25, -3, 0.001]);
  weights.last[0] = -0.7;
  return { inputs, scale: Float32Array.from([1, 0.25, 8]), weights };
}

it('comes back from text, each weight within a hundredth of the largest of its part', () => {
  const before = learned();
  const after = unpackLearned(packLearned(before));

  expect(after.inputs).toEqual(inputs);
  expect(after.scale).toEqual(before.scale);
  for (const part of PARTS) {
    const most = Math.max(...before.weights[part].map(Math.abs));
    for (const [i, value] of after.weights[part].entries())
      expect(Math.abs(value - before.weights[part][i])).toBeLessThanOrEqual(most / 100);
  }
});

it('is the same text again when it was text before, and may stand on several lines', () => {
  const packed = packLearned(learned());
  const broken = packed.weights.replaceAll(/(.{7})/g, '$1\n  ');

  expect(packLearned(unpackLearned({ ...packed, weights: broken }))).toEqual(packed);
});

it('refuses weights that are too few or too many, and says what to do', () => {
  const packed = packLearned(learned());

  expect(() => unpackLearned({ ...packed, weights: packed.weights.slice(8) })).toThrow(/are needed: train it anew/);
  expect(() => unpackLearned({ ...packed, inputs: [...inputs, 'own mana'] })).toThrow(/are needed/);
});
