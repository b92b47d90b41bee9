import { HEADER, type GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { sensibleBot } from './sensible.ts';

it('plays on deals of what it cannot see, and never changes what it can', () => {
  const game = tinyModule();
  const { layout, zones } = game.meta;
  const headOf = (name: string): number => layout.head + zones.find((zone) => zone.name === name)!.first;
  const tops = new Set<number>();
  const hands = new Set<number>();
  const watched: GameModule = {
    ...game,
    run: (state) => {
      if (state[HEADER.answered] === 1 && state[HEADER.answers] === 0) {
        tops.add(state[headOf('deck')]);
        hands.add(state[headOf('hand')]);
      }
      return game.run(state);
    },
  };
  const state = createState(game);
  game.init(state, [10, 0], 2, 3);
  advance(game, state);
  const { count, player } = game.io;
  const options = game.io.options.slice(0, count);
  const turn = { state, player, options, count };
  const bot = sensibleBot({ game: watched, seed: 9 });
  // The first time it also learns the game.
  bot.choose(turn);
  tops.clear();
  hands.clear();

  bot.choose(turn);

  expect(tops.size).toBeGreaterThan(4);
  expect([...hands]).toEqual([state[headOf('hand')]]);
});
