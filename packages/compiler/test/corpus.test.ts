// The hard cases: pieces of four quite different games, written in the rules language. Each must load, parse, resolve and check.

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

it('makes a module, when a game needs no words about maps', () => {
  const { diagnostics, module } = compileGame(readGames(CORPUS, 'underworld'), 'underworld');

  expect(diagnostics).toEqual([]);
  expect(module).not.toBeNull();
});

it('names every word that cannot be played yet, when a game uses it', () => {
  const words = games.flatMap((game) => {
    const files = readGames(CORPUS, game);
    const found = compileGame(files, game).diagnostics.filter(({ code }) => code === 'emit/not-runnable-yet');
    return found.map(({ span }) => files.get(span.file)?.slice(span.start, span.end).split(/\s/).slice(0, 3).join(' '));
  });

  expect([...new Set(words)].toSorted((first = '', second = '') => (first < second ? -1 : 1))).toEqual([
    'block',
    'distance',
    'line',
    'neighbours',
    'rotate',
    'touching',
  ]);
});
