import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import type { Bot, MakeBot, Turn } from '../src/bot.ts';
import { Planner } from '../src/planner/planner.ts';
import { randomBot } from '../src/random.ts';
import { sensibleBot } from '../src/sensible.ts';
import { antsGame } from './ants.ts';

let game: GameModule;
beforeAll(async () => {
  game = await antsGame();
});

const sensible: MakeBot = (seat) => sensibleBot(seat, { playouts: 40 });

function turnOf(module: GameModule, state: Int32Array): Turn {
  const { count, player } = module.io;
  return { state, player, options: module.io.options.slice(0, count), count };
}

function begin(seed: number, players = 2): Int32Array {
  const state = createState(game);
  game.init(state, [], players, seed);
  advance(game, state);
  return state;
}

/** Plays one game. @returns its last position */
function play(makers: readonly MakeBot[], seed: number): Int32Array {
  const state = begin(seed, makers.length);
  const bots = makers.map((make, seat) => make({ game, seed: seed * 10 + seat }));
  let status: number = STATUS.decision;
  while (status === STATUS.decision) {
    const turn = turnOf(game, state);
    status = applyOption(game, state, turn.options[bots[turn.player].choose(turn)]);
  }
  return state;
}

/** Points of a player by line: pairs, tokens. */
function sheet(state: Int32Array, player: number): number[] {
  const into = new Int32Array(300);
  const count = game.score!(state, player, into);
  return Array.from({ length: count }, (_, i) => into[3 * i + 2]);
}

it.each([2, 3])('brings about what takes many answers and is worth nothing on the way, with %i players', (players) => {
  const makers = Array.from({ length: players }, () => sensible);
  const pairs: number[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const end = play(makers, seed);
    for (let player = 0; player < players; player++) pairs.push(sheet(end, player)[0]);
  }

  expect(pairs.filter((points) => points === 10)).toHaveLength(pairs.length);
});

it('follows the plan that is worth most, when it is broken off before that plan is finished', () => {
  const hasty: MakeBot = (seat) => {
    const planner = new Planner(seat, { positions: 20, milliseconds: Infinity, width: 48 });
    return { name: 'hasty', choose: (turn) => planner.choose(turn) };
  };
  let pairs = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const end = play([hasty, hasty], seed);
    pairs += sheet(end, 0)[0] + sheet(end, 1)[0];
  }

  // Plans that are finished within so few positions bring nothing at all.
  expect(pairs / 16).toBeGreaterThan(3);
});

it('does far better than chance, and leaves games of chance alone whose odds are bad', () => {
  let [mine, theirs, drawn] = [0, 0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const end = play(seed % 2 === 0 ? [sensible, randomBot] : [randomBot, sensible], seed);
    const [pairs, tokens] = sheet(end, seed % 2 === 0 ? 0 : 1);
    mine += pairs + tokens;
    if (tokens !== 0) drawn++;
    theirs += sheet(end, seed % 2 === 0 ? 1 : 0)[0];
  }

  expect(mine / 20).toBeGreaterThan(8);
  expect(theirs / 20).toBeLessThan(8);
  expect(drawn).toBeLessThan(8);
});

it('plays the same game again, when seeds are the same', () => {
  const once = play([sensible, sensible, sensible], 5);

  expect([...play([sensible, sensible, sensible], 5)]).toEqual([...once]);
});

it('leaves the position and the settings of the module as they are', () => {
  const state = begin(3);
  const before = state.slice();
  const turn = turnOf(game, state);
  game.io.log = true;

  const index = sensible({ game, seed: 1 }).choose(turn);

  expect(game.io.log).toBe(true);
  game.io.log = false;
  expect([...state]).toEqual([...before]);
  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(turn.count);
});

/** Gives all answers of a turn but those that are forced. @param at told before each answer */
function playTurn(bot: Bot, state: Int32Array, at: (turn: Turn) => void): void {
  let status: number = STATUS.decision;
  const { player } = game.io;
  while (status === STATUS.decision && game.io.player === player) {
    const turn = turnOf(game, state);
    at(turn);
    status = applyOption(game, state, turn.options[bot.choose(turn)]);
  }
}

it('thinks once about footsteps, and again before chance has its say', () => {
  const state = begin(4);
  let runs = 0;
  const watched: GameModule = { ...game, run: (of) => (runs++, game.run(of)) };
  const bot = sensible({ game: watched, seed: 2 });
  const thought: boolean[] = [];
  playTurn(bot, state, () => {
    // One run is to see whether the position was there before.
    if (thought.length > 0) thought.push(runs > 1);
    else thought.push(false);
    runs = 0;
  });
  thought.push(runs > 1);
  // What was measured lies one answer later.
  const [, first, ...others] = thought;

  expect(first).toBe(true);
  expect(others.slice(0, -1).every((again) => !again)).toBe(true);
  expect(others.at(-1)).toBe(true);
});

it('thinks again when something has come otherwise than planned', () => {
  const state = begin(4);
  let runs = 0;
  const watched: GameModule = { ...game, run: (of) => (runs++, game.run(of)) };
  const bot = sensible({ game: watched, seed: 2 });
  bot.choose(turnOf(game, state));
  const asPlanned = state.slice();
  applyOption(game, asPlanned, game.io.options[0]);
  // Another position altogether, in which the same is asked.
  const other = begin(9);
  applyOption(game, other, -1);
  const turn = turnOf(game, other);
  runs = 0;

  const index = bot.choose(turn);

  expect(runs).toBeGreaterThan(10);
  expect(index).toBeLessThan(turn.count);
});

it('does not know what lies face down', () => {
  const state = begin(7);
  const { head } = game.meta.layout;
  const bag = game.meta.zones.find(({ name }) => name === 'bag')!.first;
  const tops = new Set<number>();
  const watched: GameModule = { ...game, run: (of) => (tops.add(of[head + bag]), game.run(of)) };

  sensible({ game: watched, seed: 3 }).choose(turnOf(game, state));

  expect(tops.size).toBeGreaterThan(3);
});

it('tells what its choice rests on, the best first, planned answers included', () => {
  const state = begin(8);
  const bot = sensible({ game, seed: 3 });
  playTurn(bot, state, () => {});
  const again = begin(8);
  const turn = turnOf(game, again);

  const index = bot.choose(turn);
  const considered = bot.considered!();

  expect(considered[0].index).toBe(index);
  expect(considered).toHaveLength(turn.count);
  for (const { tries, chance } of considered) {
    expect(tries).toBeGreaterThan(0);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
  const next = applyOption(game, again, turn.options[index]);
  expect(next).toBe(STATUS.decision);
  const following = turnOf(game, again);
  expect(bot.choose(following)).toBe(bot.considered!()[0].index);
});

it('stops in time, when its budget is a time', () => {
  const state = begin(3);
  let clock = 0;
  const now = (): number => clock++;

  sensibleBot({ game, seed: 1, now }, { milliseconds: 50, playouts: 1_000_000 }).choose(turnOf(game, state));

  expect(clock).toBeGreaterThan(40);
  expect(clock).toBeLessThan(80);
});

it('looks at a choice of the answers, when there are very many', () => {
  const state = begin(3);
  const [first] = game.io.options;
  const options = Int32Array.from({ length: 1000 }, () => first);

  const index = sensibleBot({ game, seed: 1 }, { width: 4, playouts: 8 }).choose({
    state,
    player: game.io.player,
    options,
    count: 1000,
  });

  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(1000);
});
