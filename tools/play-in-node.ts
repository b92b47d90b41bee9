/**
 * For browser tests: compiled games of `content` played in Node, so that the browser can be held
 * against it.
 */
import { hashTrail } from '@undercroft/engine/testing';
import { compiledGame, contentIds, loadCompiled } from '@undercroft/games';

/** A random game, as Node played it. */
export interface PlayedInNode {
  readonly players: number;
  readonly seed: number;
  readonly variant: string | undefined;
  /** of the state at the beginning and after every answer */
  readonly hashes: readonly string[];
}

/** A compiled game, and random games of it: each variant with some seeds. */
export interface GameInNode {
  readonly id: string;
  /** one ES module */
  readonly code: string;
  readonly played: readonly PlayedInNode[];
}

const SEEDS = 4;

/**
 * Plays every game of `content`.
 *
 * @param limit most answers of a game.
 * @throws Error when a game was not compiled
 */
export async function playInNode(_context: unknown, limit: number): Promise<GameInNode[]> {
  return await Promise.all(contentIds().map(async (id) => await playGame(id, limit)));
}

async function playGame(id: string, limit: number): Promise<GameInNode> {
  const compiled = compiledGame(id);
  const module = await loadCompiled(compiled);
  const { min: players } = compiled.meta.players;
  const variants = [undefined, ...compiled.meta.variants.map(({ name }) => name)];
  const played = variants.flatMap((variant) =>
    Array.from({ length: SEEDS }, (_, seed): PlayedInNode => {
      return { players, seed, variant, hashes: hashTrail(module, { players, seed, variant }, limit) };
    }),
  );
  return { id, code: compiled.code, played };
}
