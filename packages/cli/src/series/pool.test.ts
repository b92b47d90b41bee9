import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import { expect, it } from 'vitest';
import { playParts } from './pool.ts';
import { mergeParts, type SeriesJob } from './series.ts';

const job: SeriesJob = {
  code: compileGame(tinyGame(), TINY_GAME_ID).module!.code,
  players: 2,
  options: [3, 0],
  seed: 1,
  bots: ['random'],
  answers: 500,
  coverage: false,
  odds: null,
};

it.each([1, 2])('keeps the games that are done, when it is ended early on %d threads', async (jobs) => {
  const controller = new AbortController();
  const progress = (): void => controller.abort();

  const parts = await playParts(job, { from: 0, to: 96, jobs, progress, signal: controller.signal });
  expect(parts).toHaveLength(1);
  const { shard } = mergeParts(parts);
  expect(shard.games).toBeLessThan(96);
  const [[from, to]] = shard.ranges as [[number, number]];
  expect(mergeParts(await playParts(job, { from, to, jobs: 1 }))).toEqual(mergeParts(parts));
});

it('comes to the same on any number of threads, whatever each of them plays', async () => {
  const careful: SeriesJob = { ...job, bots: ['sensible:4', 'random'], coverage: true, uses: true };
  const playedOn = async (jobs: number): Promise<string> =>
    JSON.stringify(mergeParts(await playParts(careful, { from: 3, to: 33, jobs })));

  expect(await playedOn(3)).toBe(await playedOn(1));
});
