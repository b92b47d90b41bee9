import { createGame } from '@undercroft/engine';
import { afterEach, expect, it } from 'vitest';
import { BotThread } from '../src/bots/bots.ts';
import { moduleFrom } from '../src/games.ts';
import { servedMarket } from './market.ts';

let bots: BotThread | null = null;
afterEach(async () => await bots?.close());

it('ends a thread of bots that is not asked any more, and starts another for the next question', async () => {
  const { code } = servedMarket();
  const game = createGame(await moduleFrom(code), { players: 2, seed: 1 });
  const { options, player } = game.decisions()[0]!;
  const thread = (bots = new BotThread(code, () => {}, 1));
  const ask = async (): Promise<number> =>
    await thread.choose({
      is: 'choose',
      bot: 'random',
      seed: 1,
      state: game.snapshotFor(player),
      player,
      options: Int32Array.from(options, ({ value }) => value),
    });
  const first = await ask();
  await expect.poll(() => thread.isRunning).toBe(false);

  expect(await ask()).toBe(first);
});
