import { STATUS, type GameModule } from '@undercroft/contract';
import { hashState } from '../state/hash.ts';
import { advance, applyOption, createState } from '../game/playout.ts';
import { Rng } from '../state/rng.ts';
import { seedNumber } from '../start/seed.ts';
import { initState, resolveSetup, type GameSetup } from '../start/setup.ts';

/**
 * The hash of the state at the beginning and after every answer of a random game: the same list
 * wherever it is played.
 *
 * @param limit most answers
 */
export function hashTrail(module: GameModule, setup: GameSetup, limit: number): string[] {
  const state = createState(module);
  initState(module, state, resolveSetup(module.meta, setup));
  const rng = new Rng(seedNumber(setup.seed));
  let status = advance(module, state);
  const hashes = [hashState(state)];
  while (status === STATUS.decision && hashes.length <= limit) {
    status = applyOption(module, state, module.io.options[rng.below(module.io.count)]);
    hashes.push(hashState(state));
  }
  return hashes;
}
