/** For browser tests: games of `content` compiled and played in Node, so that the browser can be held against it. */
import { fileURLToPath } from 'node:url';
import { compileGame } from '@undercroft/compiler';
import { readGames } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import { hashTrail } from '@undercroft/engine/testing';

const content = fileURLToPath(new URL('../content', import.meta.url));

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

/** Plays every game of `content`. @param limit most answers of a game. @throws Error when a game does not compile */
export async function playInNode(_context: unknown, limit: number): Promise<GameInNode[]> {
  const files = readGames(content);
  const ids = [...files.keys()].filter((path) => path.endsWith('/game.yaml')).map((path) => path.split('/')[0]!);
  return await Promise.all(ids.map(async (id) => await playGame(files, id, limit)));
}

async function playGame(files: ReadonlyMap<string, string>, id: string, limit: number): Promise<GameInNode> {
  const { module: compiled } = compileGame(files, id);
  if (compiled === null) throw new Error(`${id} does not compile`);
  const address = `data:text/javascript;base64,${Buffer.from(compiled.code).toString('base64')}`;
  const module = (await import(/* @vite-ignore */ address)) as GameModule;
  const { min: players } = compiled.meta.players;
  const variants = [undefined, ...compiled.meta.variants.map(({ name }) => name)];
  const played = variants.flatMap((variant) =>
    Array.from({ length: SEEDS }, (_, seed): PlayedInNode => {
      return { players, seed, variant, hashes: hashTrail(module, { players, seed, variant }, limit) };
    }),
  );
  return { id, code: compiled.code, played };
}
