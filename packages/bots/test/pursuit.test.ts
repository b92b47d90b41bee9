// Bots of a game without a score strive for what it says that its players want.
import { STATUS, thinkingOf, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, readDecision } from '@undercroft/engine';
import { expect, it } from 'vitest';
import type { Determinise } from '../src/bot.ts';
import { sensibleBot } from '../src/sensible.ts';
import { DITHERING, HALVES, SERVANTS, SHAFTS, mothsGame } from './moths.ts';

/** What bots of several seeds answer first, by its label. */
function firstAnswers(game: GameModule, prize: number, playouts = 100): string[] {
  const state = createState(game);
  game.init(state, [prize], 2, 5);
  advance(game, state);
  const { options } = readDecision(game, state, 0);
  return [1, 2, 3, 4, 5, 6].map((seed) => {
    advance(game, state);
    const { count, player } = game.io;
    const turn = { state, player, options: game.io.options.slice(0, count), count };
    return options[sensibleBot({ game, seed }, { playouts }).choose(turn)].label;
  });
}

const all = (label: string): string[] => Array.from({ length: 6 }, () => label);

it('takes what brings most in the end, though it costs something first', async () => {
  const game = await mothsGame('{ wants: { oil: your oil } }');

  expect(thinkingOf(game.meta)).toBe('pursues');
  expect(firstAnswers(game, 6)).toEqual(all('Dig'));
});

it('takes a chance for what it brings on average, not for what it may bring', async () => {
  const game = await mothsGame('{ wants: { oil: your oil }, until: depth + 1 }');

  expect(firstAnswers(game, 6)).toEqual(all('Save'));
  expect(firstAnswers(game, 60)).toEqual(all('Gamble'));
});

it('looks no farther than to where a number of the game is another one than after the first answer', async () => {
  const near = await mothsGame('{ wants: { oil: your oil }, until: depth + 1 }');

  expect(firstAnswers(near, 0)).toEqual(all('Save'));
});

it.each([2, 20, 100])(
  'ends its turns, though the next one is that of the others, with %i playouts',
  async (playouts) => {
    const game = await mothsGame('{ wants: { oil: your oil } }', DITHERING);
    const state = createState(game);
    game.init(state, [6], 2, 5);
    const bots = [1, 2].map((seed) => sensibleBot({ game, seed }, { playouts }));
    let answers = 0;
    for (let status: number = advance(game, state); status === STATUS.decision && answers < 100; answers++) {
      const { count, player } = game.io;
      const options = game.io.options.slice(0, count);
      const index = bots[player].choose({ state, player, options, count });
      status = applyOption(game, state, options[index]);
    }

    // Four turns each, of two savings and the answer that ends it.
    expect(answers).toBe(24);
  },
);

it.each([1, 5, 20])(
  'finds what only the second answer shows, among many that stand before it, with %i playouts',
  async (playouts) => {
    const game = await mothsGame('{ wants: { oil: your oil } }', SHAFTS);
    const shafts = firstAnswers(game, 6, playouts).map(Number);

    expect(shafts.filter((shaft) => shaft > 10)).toHaveLength(shafts.length);
  },
);

it.each([1, 5, 20])('takes an answer together with the one that has to follow, with %i playouts', async (playouts) => {
  const game = await mothsGame('{ wants: { oil: your oil } }', HALVES);

  expect(firstAnswers(game, 6, playouts)).toEqual(all('Dig'));
});

it.each([1, 4, 8])('lets nobody stand who can do a little, with %i playouts', async (playouts) => {
  const game = await mothsGame('{ wants: { oil: { is: your oil, weight: 5, harmless: true } } }', SERVANTS);

  for (const label of firstAnswers(game, 6, playouts)) expect(label).toMatch(/^Wake/);
});

/**
 * How often the bot deals what is hidden for its first and for its second answer.
 *
 * @param spoilt a determinised state that looks different to everybody
 */
async function dealsOf(spoilt: number): Promise<readonly [number, number]> {
  const game = await mothsGame('{ wants: { oil: your oil } }');
  const oil = game.meta.fields.find(({ name }) => name === 'oil')!.offset;
  let deals = 0;
  const determinise: Determinise = (_game, from, _player, _rng, into) => {
    into.set(from);
    if (deals++ === spoilt) into[oil] += 1;
  };
  const bot = sensibleBot({ game, seed: 1, determinise }, { playouts: 30 });
  const state = createState(game);
  game.init(state, [6], 2, 5);
  advance(game, state);
  const answer = (): number => {
    const { count, player } = game.io;
    const options = game.io.options.slice(0, count);
    applyOption(game, state, options[bot.choose({ state, player, options, count })]);
    return deals;
  };
  return [answer(), answer()];
}

it('follows its plan in the deal in which it was made, not in the last one, which was broken off', async () => {
  const [first, second] = await dealsOf(-1);

  expect(second).toBe(first);
  expect(await dealsOf(first - 1)).toEqual([first, first]);
});
