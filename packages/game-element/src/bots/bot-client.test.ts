import type { BotReply, BotRequest } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { BotClient } from './bot-client.ts';

it('asks the bots that came with the game, in a hurry, where no worker can be started', async () => {
  const module = {} as GameModule;
  const asked: [GameModule, BotRequest][] = [];
  const serve = (game: GameModule) => (request: BotRequest) => {
    asked.push([game, request]);
    return { id: request.id, index: 3, considered: [], chances: [], error: null } satisfies BotReply;
  };
  const start = (): Worker => {
    throw new Error('no workers here');
  };
  const thinker = new BotClient(module, Object.assign(start, { serve }));
  const state = new Int32Array(1);
  const ask = { is: 'choose', bot: 'sensible', seed: 1, state, player: 0, options: state } as const;

  expect(await thinker.ask(ask)).toMatchObject({ index: 3 });
  expect(asked).toEqual([[module, { ...ask, bot: 'sensible:24', id: 0 }]]);
});
