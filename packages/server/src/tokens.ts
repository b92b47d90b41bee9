/** Secrets that identify a person. A server keeps only their hashes. */
import { createHash, randomBytes } from 'node:crypto';
import { SEED_BYTES, seedFromBytes } from '@undercroft/engine';

/** 128 random bits, as text that can stand in an address. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** The seed of a game, as long as seeds can be. */
export function newSeed(): string {
  return seedFromBytes(randomBytes(SEED_BYTES));
}

/** What a server keeps of a token. */
export function markOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * What everybody sees before the game begins. At the end seed and salt prove that the seed was
 * chosen before.
 */
export function commitmentTo(seed: string, salt: string): string {
  return createHash('sha256').update(`${seed}:${salt}`).digest('hex');
}
