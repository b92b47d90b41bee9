import type { BotReply, BotRequest } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { BotClient } from './bot-client.ts';

it.each([
  ['sensible', 'sensible:24'],
  ['sensible:400', 'sensible:24'],
  ['sensible:50ms+cautious', 'sensible:24+cautious'],
  ['sensible+greedy~20', 'sensible:24+greedy~20'],
  ['sensible:8+greedy', 'sensible:8+greedy'],
  ['random', 'random'],
])(
  'asks the bots that came with the game, in a hurry, where no worker can be started: %s as %s',
  async (bot, hurried) => {
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
    const ask = { is: 'choose', bot, seed: 1, state, player: 0, options: state } as const;

    expect(await thinker.ask(ask)).toMatchObject({ index: 3 });
    expect(asked).toEqual([[module, { ...ask, bot: hurried, id: 0 }]]);
  },
);
