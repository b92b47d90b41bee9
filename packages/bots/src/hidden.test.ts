import { NONE } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { sensibleBot } from './sensible.ts';

it('answers the same, whatever lies where the player cannot see it', () => {
  const game = tinyModule();
  const { meta } = game;
  const deck = meta.zones.find(({ name }) => name === 'deck')!.first;
  const answers = new Set<number>();
  for (let turned = 0; turned < 4; turned++) {
    const state = createState(game);
    game.init(state, [10, 0], 2, 3);
    advance(game, state);
    // The same position to the player: only the order of the deck differs.
    for (let i = 0; i < turned; i++) game.place(state, state[meta.layout.head + deck]!, deck);
    advance(game, state);
    const { count, player } = game.io;
    const options = game.io.options.slice(0, count);
    const index = sensibleBot({ game, seed: 9 }, { playouts: 400 }).choose({ state, player, options, count });
    answers.add(options[index]!);
  }

  expect(answers.size).toBe(1);
  expect(answers).not.toContain(NONE);
});
