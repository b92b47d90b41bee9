import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { registerGame, registeredIds } from './game-registry.ts';

afterEach(() => vi.restoreAllMocks());

it('tells the author of a page whose files are of two versions, and takes every game', () => {
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(text));
  const game = { module: tinyModule(), icons: {} };
  registerGame('of-the-page', game);
  registerGame('first', { ...game, version: '1.2.3' });
  registerGame('second', { ...game, version: '1.2.3' });
  expect(said).toEqual([]);

  registerGame('third', { ...game, version: '2.0.0' });
  expect(said).toEqual([
    '<dungeon-game>: the file of `third` was built by version 2.0.0, and the first file of this page by 1.2.3. Build them by one version, or show one of them in a frame.',
  ]);
  expect(registeredIds()).toEqual(['of-the-page', 'first', 'second', 'third']);
});
