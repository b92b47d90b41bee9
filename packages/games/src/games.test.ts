import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiledGame, loadCompiled } from './compiled.ts';
import { contentIds } from './places.ts';
import { writeCompiled } from './write.ts';

/** All games, or the one that `UNDERCROFT_GAME` names. */
const ids = contentIds().filter((id) => [undefined, id].includes(process.env['UNDERCROFT_GAME']));

it('finds games to compile', () => {
  expect(contentIds().length).toBeGreaterThan(0);
});

it.each(ids)('gives %s for whoever tests it and for players', async (id) => {
  const game = compiledGame(id);
  const module = await loadCompiled(game);

  expect(module.meta).toEqual(game.meta);
  expect(game.release.code.length).toBeLessThan(game.code.length);
  expect(game.release.meta.hash).toBe(game.hash);
  // A module of its own, with scratch memory of its own.
  expect((await loadCompiled(game)).io).not.toBe(module.io);
});

it('says what to do, when there is no such game', () => {
  expect(() => compiledGame('nowhere')).toThrow('npm run generate');
});

it('writes the same bytes, when nothing was changed', () => {
  const [id = ''] = ids;
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-games-'));
  writeCompiled(id, folder);
  const written = readdirSync(folder);
  const again = compiledGame(id, folder);
  rmSync(folder, { recursive: true });

  expect(written.toSorted()).toEqual([`${id}.js`, `${id}.json`, `${id}.release.js`]);
  expect(again.code).toBe(compiledGame(id).code);
});
