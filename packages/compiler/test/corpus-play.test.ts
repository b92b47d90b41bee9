// Games of the corpus, played by uniform random players: no rules error, whatever is answered.

import { expect, it } from 'vitest';
import { playAtRandom } from '../src/code/testing/random-play.ts';
import { corpusModule } from './corpus-game.ts';

const GAMES = [
  ['academy', [2, 3, 4], 60, 3000, 1],
  ['overlords', [2, 3, 4], 60, 3000, 1],
  ['delve', [2], 60, 6000, 0.7],
  ['underworld', [2], 60, 1000, 0],
  ['warrens', [2, 3], 60, 500, 1],
  ['sally', [2], 60, 2000, 1],
  ['seance', [2], 60, 500, 1],
] as const;

it.each(GAMES)(
  'plays %s to an end or to the cap, when everybody answers at random',
  async (name, seats, games, cap, ends) => {
    const module = await corpusModule(name);
    const plays = seats.flatMap((players) =>
      Array.from({ length: games }, (_, seed) => playAtRandom(module, players, seed + 1, cap)),
    );

    expect(plays.filter(({ over }) => over).length).toBeGreaterThanOrEqual(plays.length * ends);
    expect(plays.every(({ over, answers }) => over || answers === cap)).toBe(true);
  },
);

it('plays the same game, when the seed is the same', async () => {
  const module = await corpusModule('delve');
  const [first, again, other] = [7, 7, 8].map((seed) => playAtRandom(module, 2, seed, 500));

  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
