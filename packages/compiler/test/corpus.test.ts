// The hard cases: pieces of five quite different games, written in the rules language. Each must
// load, parse, resolve and check.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileGame } from '../src/compile.ts';
import { readGames } from './tiny-game.ts';

const CORPUS = fileURLToPath(new URL('corpus', import.meta.url));
const games = readdirSync(CORPUS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(games)('has nothing to complain of, when the hard cases of %s are compiled', (game) => {
  const { diagnostics } = compileGame(readGames(CORPUS, game), game);
  const complaints = diagnostics.filter(({ code }) => code !== 'emit/not-runnable-yet');

  expect(complaints.map(({ code, span, message }) => `${span.file}: ${code}: ${message}`)).toEqual([]);
});

it.each(['underworld', 'academy', 'warrens'])('makes a module, when %s is compiled', (game) => {
  const { diagnostics, module } = compileGame(readGames(CORPUS, game), game);

  expect(diagnostics).toEqual([]);
  expect(module).not.toBeNull();
});
