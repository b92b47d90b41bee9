import { HEADER } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { botNamed } from './named.ts';
import { serveBots, type BotRequest } from './serve.ts';

const game = tinyModule();

function question(bot: string): BotRequest & { readonly is: 'choose' } {
  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  advance(game, state);
  const options = game.io.options.slice(0, game.io.count);
  return { id: 4, is: 'choose', bot, seed: 9, state, player: game.io.player, options };
}

const serve = () => serveBots(game, () => 0, { lessons: 400 });

it('chooses as the bot of that name and seed does', () => {
  const request = question('sensible:16');
  const reply = serve()(request);
  const bot = botNamed('sensible:16', 400)!({ game, seed: 9 });

  expect(reply).toMatchObject({ id: 4, error: null });
  expect(reply.index).toBe(bot.choose({ ...request, count: request.options.length }));
});

it('says what the choice rested on, the answer that it chose first', () => {
  const request = question('sensible:40');
  const { considered, index } = serve()(request);

  expect(considered[0]?.index).toBe(index);
  expect(considered.reduce((sum, { tries }) => sum + tries, 0)).toBe(40);
  for (const { chance } of considered) expect(chance).toSatisfy((value: number) => value >= 0 && value <= 1);
});

it('says nothing of its reasons, when it plays at random', () => {
  expect(serve()(question('random')).considered).toEqual([]);
});

it('judges positions for every seat, when it is asked to', () => {
  const { state } = question('random');
  const { chances } = serve()({ id: 1, is: 'judge', states: [state, state], players: 2 });

  expect(chances).toHaveLength(2);
  expect(chances[0]).toHaveLength(2);
});

it('replies with what went wrong and goes on, when a request is no good', () => {
  const answers = serve();
  const broken = { ...question('sensible:4'), state: new Int32Array(3) };

  expect(answers(broken).error).not.toBeNull();
  expect(answers(question('random')).error).toBeNull();
  expect(game.io.log).toBe(false);
  expect(broken.state[HEADER.status]).toBe(0);
});
