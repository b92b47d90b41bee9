import { SEED_BYTES, seedFromBytes, type Seed } from '@undercroft/engine';

/** A random seed that cannot be worked out from what players see. */
export function newSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}
