import { HEADER, type GameModule } from '@undercroft/contract';
import { advance, createState, determinise } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { sensibleBot } from './sensible.ts';

/**
 * How many continuations are tried for the first answer of a game, the greatest number of answers
 * in one of them, and those in all.
 */
function triedWith(until: (state: Int32Array) => number): { deals: number; longest: number; given: number } {
  const tiny = tinyModule();
  let [deals, longest, given] = [0, 0, 0];
  const wants = [{ name: 'nothing', weight: 100, site: 0 }];
  const game: GameModule = {
    ...tiny,
    meta: { ...tiny.meta, bots: { ahead: 6, wants } },
    wants: () => 0,
    until,
    run: (state) => {
      longest = Math.max(longest, state[HEADER.answers]);
      given += state[HEADER.answered];
      return tiny.run(state);
    },
  };
  const state = createState(game);
  game.init(state, [10, 0], 2, 3);
  advance(game, state);
  const { count, player } = game.io;
  const options = game.io.options.slice(0, count);
  const counting: typeof determinise = (...args) => {
    deals++;
    determinise(...args);
  };
  const turn = { state, player, options, count };
  sensibleBot({ game, seed: 1, determinise: counting }, { playouts: 4 }).choose(turn);
  return { deals, longest, given };
}

it('looks no farther than to where a number of the game changes, and tries more continuations for it', () => {
  const far = triedWith(() => 0);
  const near = triedWith((state) => 1 + state[HEADER.answers]);

  expect(far.longest).toBeGreaterThan(near.longest + 2);
  expect(near.longest).toBeLessThan(3);
  expect(near.deals).toBeGreaterThan(far.deals);
  expect(triedWith(() => 7)).toEqual(far);
});

it('takes as long where continuations are short, since dealing is counted like ten answers and points like one for each player', () => {
  const workOf = ({ deals, given }: ReturnType<typeof triedWith>): number => given + 12 * deals;
  const far = workOf(triedWith(() => 0));
  const near = workOf(triedWith((state) => 1 + state[HEADER.answers]));

  expect(near / far).toBeGreaterThan(0.9);
  expect(near / far).toBeLessThan(1.1);
});
