import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Bot, MakeBot } from './bot.ts';
import { learnEvaluation, outcomeOf } from './evaluation.ts';
import { BOT_NAMES, botNamed } from './named.ts';
import { randomBot } from './random.ts';
import { sensibleBot } from './sensible.ts';

/** One module for all tests: a game is learnt once. */
const game = tinyModule();

/** Plays one game and gives the state at its end. */
function play(makers: readonly MakeBot[], seed: number): Int32Array {
  const state = createState(game);
  game.init(state, [10, 1], makers.length, seed);
  const bots: Bot[] = makers.map((make, seat) => make({ game, seed: seed * 10 + seat }));
  let status = advance(game, state);
  while (status === STATUS.decision) {
    const options = game.io.options.slice(0, game.io.count);
    const { player } = game.io;
    const index = bots[player].choose({ state, player, options, count: options.length });
    status = applyOption(game, state, options[index]);
  }
  return state;
}

it('beats a random player clearly, on both seats', () => {
  const sensible: MakeBot = (seat) => sensibleBot(seat, { playouts: 32 });
  let points = 0;
  const games = 48;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const end = play(seat === 0 ? [sensible, randomBot] : [randomBot, sensible], i + 1);
    points += outcomeOf(end, seat);
  }

  // 48 games: the lower end of the interval lies above one half from 31 points on.
  expect(points).toBeGreaterThan(35);
});

it('plays the same game again, when seeds are the same', () => {
  const sensible: MakeBot = (seat) => sensibleBot(seat, { playouts: 20 });

  const once = play([sensible, sensible], 5);

  expect([...play([sensible, sensible], 5)]).toEqual([...once]);
});

it('leaves the position and the settings of the module as they are', () => {
  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  advance(game, state);
  const before = state.slice();
  const { count, player } = game.io;
  const options = game.io.options.slice(0, count);

  game.io.log = true;

  const index = sensibleBot({ game, seed: 1 }).choose({ state, player, options, count });

  expect(game.io.log).toBe(true);
  expect([...state]).toEqual([...before]);
  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(count);
});

it('does not know the dice to come', () => {
  const seen = new Set<string>();
  const watched: GameModule = {
    ...game,
    run: (state) => {
      if (state[HEADER.answered] === 1) seen.add(state.subarray(HEADER.rng, HEADER.rng + 4).join());
      return game.run(state);
    },
  };
  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  advance(game, state);
  const real = state.subarray(HEADER.rng, HEADER.rng + 4).join();
  const { count, player } = game.io;
  const options = game.io.options.slice(0, count);
  const bot = sensibleBot({ game: watched, seed: 1 });
  seen.clear();

  bot.choose({ state, player, options, count });

  expect(seen.size).toBeGreaterThan(10);
  expect(seen).not.toContain(real);
});

it('stops in time, when its budget is a time', () => {
  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  advance(game, state);
  const { count, player } = game.io;
  const options = game.io.options.slice(0, count);
  let clock = 0;
  sensibleBot({ game, seed: 1 }).choose({ state, player, options, count });
  const now = (): number => clock++;

  sensibleBot({ game, seed: 1, now }, { milliseconds: 50, playouts: 1_000_000 }).choose({
    state,
    player,
    options,
    count,
  });

  expect(clock).toBeGreaterThan(40);
  expect(clock).toBeLessThan(80);
});

it('looks at a choice of the answers, when there are very many', () => {
  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  advance(game, state);
  const options = Int32Array.from({ length: 1000 }, () => game.io.options[0]);

  const index = sensibleBot({ game, seed: 1 }, { width: 4, playouts: 8 }).choose({
    state,
    player: 0,
    options,
    count: 1000,
  });

  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(1000);
});

it('learns what wins a game from random games of it', () => {
  const evaluation = learnEvaluation(tinyModule(), { answers: 4000 });

  const weight = evaluation.weights.find(({ name }) => name === 'points')!.weight;
  expect(weight).toBeGreaterThan(0.2);

  const state = createState(game);
  game.init(state, [10, 1], 2, 3);
  const { offset } = game.meta.fields[0];
  state[offset] = 6;
  expect(evaluation.valueOf(state, 0)).toBeGreaterThan(0.6);
  expect(evaluation.valueOf(state, 1)).toBeLessThan(0.4);
});

it('makes bots by name, and none for a name that means none', () => {
  const seat = { game: tinyModule(), seed: 1 };

  for (const name of [...BOT_NAMES, 'sensible:40', 'sensible:20ms']) {
    expect(name).toContain(botNamed(name)!(seat).name);
  }
  expect(['', 'clever', 'sensible:', 'sensible:x', 'random:3', 'sensible:0.5'].map(botNamed)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
