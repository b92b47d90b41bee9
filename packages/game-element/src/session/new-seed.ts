import { SEED_BYTES, seedFromBytes, type Seed } from '@undercroft/engine';

/** A seed that nobody chose and nobody can work out from what is seen. */
export function newSeed(): Seed {
  return seedFromBytes(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}
