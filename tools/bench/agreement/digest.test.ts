import { expect, test } from 'vitest';
import { boardGame } from '../boards/games.ts';
import { digestGames } from './digest.ts';

test('two modules of one game have one digest, and another series of games has another one', async () => {
  const [one, other] = [await boardGame('noughts'), await boardGame('noughts')];
  const found = digestGames(one, 20);

  expect(found).toMatchObject({ setups: 1, failed: 0 });
  expect(found.answers).toBeGreaterThan(20 * 4);
  expect(digestGames(other, 20)).toEqual(found);
  expect(digestGames(other, 19).digest).not.toBe(found.digest);
});

test('a position that differs in one cell changes the digest', async () => {
  const module = await boardGame('noughts');
  const found = digestGames(module, 5);
  const last = module.meta.layout.frames - 1;
  const changed = {
    ...module,
    init: (...args: Parameters<typeof module.init>) => {
      module.init(...args);
      args[0][last]! += 1;
    },
  };

  expect(digestGames(changed, 5).digest).not.toBe(found.digest);
});
