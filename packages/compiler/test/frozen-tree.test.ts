// A tree does not change after it was parsed: a write into a frozen object throws.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Node } from '../src/content/tree/node.ts';
import { compileGame } from '../src/compile.ts';
import { createCompileCache } from '../src/compile-cache.ts';
import { readGames, TINY_GAME_ID } from './tiny-game.ts';
import { walk } from '../src/content/tree/walk.ts';
import { treesOf } from '../src/core/all-trees.ts';
import { KINDS } from './typed-tree.ts';

const FOLDERS = ['corpus', 'games/tiny'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const games = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, folder] as const),
);

/** A kind of node that none of the games has. */
const CRICKET = 'count: 1\nmight: 1\neffect: when take-turn ends, gain 1 oil\n';

/** What content may hold beside texts is not read. */
function textsOf(folder: string, game: string): Map<string, string> {
  const texts = [...readGames(folder, game)].filter(([path]) => /\.(?:yaml|rules)$/.test(path));
  return new Map([...texts, ...(game === TINY_GAME_ID ? [[`${game}/beasts/cricket.yaml`, CRICKET] as const] : [])]);
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

/** Kinds of nodes that were frozen in one game or another. */
const frozen = new Set<string>();

it.each(games)('compiles %s from trees that nobody can write into, and gives the same', (game, folder) => {
  const files = textsOf(folder, game);
  const cache = createCompileCache();
  const first = compileGame(files, game, cache);
  const trees: readonly Node[] = first.model === null ? [] : treesOf(first.model);

  expect(trees.reduce((count, tree) => count + freeze(tree), 0)).toBeGreaterThan(80);

  for (const tree of trees) walk(tree, ({ kind }) => void frozen.add(kind));

  const again = compileGame(files, game, cache);

  expect(again.model?.programs[0]?.program).toBe(first.model?.programs[0]?.program);
  expect(JSON.stringify(again.module) === JSON.stringify(first.module)).toBe(true);

  // Every text is made anew, of the same trees.
  const path = `${game}/game.yaml`;
  files.set(path, `${files.get(path) ?? ''}\n# again\n`);
  const second = compileGame(files, game, cache);

  expect(second.model?.programs[0]?.program).toBe(first.model?.programs[0]?.program);
  expect(JSON.stringify(second.module) === JSON.stringify(compileGame(files, game).module)).toBe(true);
});

it('has every kind of node in one of these games', () => {
  expect([...KINDS].filter((kind) => !frozen.has(kind))).toEqual([]);
});
