/**
 * Bots go by what their seat can see, in every game of the content: they answer the same when only
 * hidden things are others.
 */
import { botNamed } from '@undercroft/bots';
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { expect, it } from 'vitest';
import { gamesToTest, TIMES } from './games-to-test.ts';

/**
 * Games, answers of each that are played, and one in so many questions at which bots are compared.
 */
const GAMES = 4 * TIMES;
const ANSWERS = 90;
const EVERY = 5;

/** What a bot answers in a position, and in one that looks the same to the player who is asked. */
function compare(
  name: string,
  game: GameModule,
  state: Int32Array,
  seed: number,
): { answers: number[]; differs: boolean } {
  advance(game, state);
  const { player } = game.io;
  const other = createState(game);
  determinise(game, state, player, new Rng(seed), other);
  const answers = [state, other].map((position) => {
    advance(game, position);
    const { count } = game.io;
    const options = game.io.options.slice(0, count);
    const bot = botNamed(name, 300)!({ game, seed });
    return options[bot.choose({ state: position, player, options, count })]!;
  });
  return { answers, differs: other.some((cell, i) => cell !== state[i]) };
}

/** One in each style: what a style takes for a loss must not come of what is hidden. */
const NAMES = ['sensible:2', 'sensible:12+cautious', 'sensible:12+greedy'] as const;

it.each(gamesToTest)('%s: bots answer the same when only hidden things are others', async (id) => {
  const game = await loadCompiled(compiledGame(id));
  const options = game.meta.options.map(({ initial }) => initial);
  const rng = new Rng(4);
  const state = createState(game);
  let [differing, questions] = [0, 0];
  for (let seed = 9; seed < 9 + GAMES; seed++) {
    game.init(state, options, game.meta.players.min, seed);
    let status: number = advance(game, state);
    for (let answers = 0; status === STATUS.decision && answers < ANSWERS; answers++) {
      if (game.io.count > 1 && questions++ % EVERY === 0) {
        const compared = NAMES.map((name) => compare(name, game, state, 100 * seed + answers));
        for (const { answers: given } of compared) expect(given[1]).toBe(given[0]);
        if (compared.some(({ differs }) => differs)) differing++;
        advance(game, state);
      }
      status = applyOption(game, state, game.io.options[rng.below(game.io.count)]!);
    }
  }

  expect(differing).toBeGreaterThan(3);
});
