import { HEADER, STATUS } from '@undercroft/contract';
import { Rng, createState, playRandom } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { noughts } from './small.ts';

it('plays noughts and crosses to its end in nine moves at most', async () => {
  const module = await noughts();
  const state = createState(module);
  for (let seed = 1; seed <= 20; seed++) {
    module.init(state, [], 2, seed);

    const answers = playRandom(module, state, new Rng(seed), 20);

    expect(state[HEADER.status]).toBe(STATUS.over);
    expect(answers).toBeGreaterThanOrEqual(5);
    expect(answers).toBeLessThanOrEqual(9);
  }
});
