// A game without errors has a type on every expression and a meaning for every name.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileGame } from '../src/compile.ts';
import { readGames } from './tiny-game.ts';
import { gapsOf } from './typed-tree.ts';

const FOLDERS = ['corpus', 'games/tiny'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const games = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, folder] as const),
);

it.each(games)('has a type and a meaning everywhere, when %s has no errors', (game, folder) => {
  const files = readGames(folder, game);
  const { model } = compileGame(files, game);
  const { count, gaps } =
    model === null
      ? { count: 0, gaps: [] }
      : gapsOf(model, ({ at }) => files.get(at.file)?.slice(at.start, at.end) ?? '');

  expect(count).toBeGreaterThan(80);
  expect(gaps).toEqual([]);
});
