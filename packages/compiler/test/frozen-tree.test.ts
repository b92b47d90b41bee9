// Nobody writes into a tree after it was parsed: a write into a frozen object throws.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Node } from '../src/ast/node.ts';
import { compileGame } from '../src/compile.ts';
import { createCompileCache } from '../src/compile-cache.ts';
import { readGames } from './tiny-game.ts';
import { treesOf } from './typed-tree.ts';

const FOLDERS = ['corpus', 'games/tiny', '../../../content'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const games = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, folder] as const),
);

/** What content may hold beside texts is not read. */
function textsOf(folder: string, game: string): Map<string, string> {
  return new Map([...readGames(folder, game)].filter(([path]) => /\.(?:yaml|rules)$/.test(path)));
}

/** Freezes a tree with its parts and places. @returns how many objects that were */
function freeze(part: object): number {
  if (Object.isFrozen(part)) return 0;
  Object.freeze(part);
  return Object.values(part).reduce<number>(
    (count, inner) => count + (typeof inner === 'object' && inner !== null ? freeze(inner as object) : 0),
    1,
  );
}

it.each(games)('compiles %s from trees that nobody can write into, and gives the same', (game, folder) => {
  const files = textsOf(folder, game);
  const cache = createCompileCache();
  const first = compileGame(files, game, cache);
  const trees: readonly Node[] = first.model === null ? [] : treesOf(first.model);

  expect(trees.reduce((count, tree) => count + freeze(tree), 0)).toBeGreaterThan(80);

  const again = compileGame(files, game, cache);

  expect(again.model?.programs[0]?.program).toBe(first.model?.programs[0]?.program);
  expect(JSON.stringify(again.module) === JSON.stringify(first.module)).toBe(true);

  // Every text is made anew, of the same trees.
  const path = `${game}/game.yaml`;
  files.set(path, `${files.get(path) ?? ''}\n# again\n`);
  const told = compileGame(files, game, cache);

  expect(told.model?.programs[0]?.program).toBe(first.model?.programs[0]?.program);
  expect(JSON.stringify(told.module) === JSON.stringify(compileGame(files, game).module)).toBe(true);
});
