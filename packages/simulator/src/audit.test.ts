// That the audit finds what is wrong: the tiny game, spoilt in one way each.
import { botNamed } from '@undercroft/bots';
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { replayGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { AuditSettings } from './audit.ts';
import { setupsOf } from './setups.ts';
import { simulate, type Shard } from './simulate.ts';

function audit(game: GameModule, check: AuditSettings = {}, games = 3): Shard {
  const bots = [{ name: 'random', make: botNamed('random')! }];
  const series = { game, players: 2, options: game.meta.options.map(({ initial }) => initial), seed: 7, bots };
  return simulate({ ...series, answers: 500 }, { to: games, check });
}

/** The tiny game with something done after each of its steps. */
function spoilt(spoil: (state: Int32Array, game: GameModule) => void): GameModule {
  const game = tinyModule();
  return {
    ...game,
    run: (state) => {
      const status = game.run(state);
      spoil(state, game);
      return status;
    },
  };
}

const after = (state: Int32Array, answers: number): boolean => state[HEADER.answers]! >= answers;

it('finds nothing in a sound game, in every set-up', () => {
  const game = tinyModule();
  const bots = [{ name: 'random', make: botNamed('random')! }];
  for (const { name, setup, options } of setupsOf(game.meta)) {
    const series = { game, players: setup.players, options, seed: 3, bots, answers: 2000 };
    const { failures, unfinished, games } = simulate(series, { to: 30, check: {} });

    expect({ name, failures, unfinished, games }).toEqual({ name, failures: [], unfinished: 0, games: 30 });
  }
});

it('plays the same games with checks and without', () => {
  const { failures, ...checked } = audit(tinyModule(), {}, 10);
  const bots = [{ name: 'random', make: botNamed('random')! }];
  const plain = simulate(
    { game: tinyModule(), players: 2, options: checked.options, seed: 7, bots, answers: 500 },
    { to: 10 },
  );

  expect(failures).toEqual([]);
  expect(checked.answers).toEqual(plain.answers);
  expect(checked.wins).toEqual(plain.wins);
});

it.each<[string, (state: Int32Array, game: GameModule) => void, RegExp]>([
  ['a zone that miscounts', (s, { meta }) => after(s, 4) && s[meta.layout.count]!++, /after answer \d+: INV-06/],
  ['a thing in two places', (s, { meta }) => after(s, 4) && s[meta.layout.zoneOf]!++, /after answer \d+: INV-0[56]/],
  [
    'a field out of range',
    (s, { meta }) => after(s, 4) && (s[meta.fields[0]!.offset] = -99),
    /after answer \d+: INV-08/,
  ],
  ['a question without answers', (s, { io }) => after(s, 4) && (io.count = 0), /a question has no answer/],
  [
    'a question to a player who is out',
    (s, { io }) => after(s, 4) && (s[HEADER.outcome + io.player] = OUTCOME.lost),
    /player \d is out and is asked/,
  ],
  ['an answer listed twice', (s, { io }) => after(s, 4) && (io.options[1] = io.options[0]!), /listed twice|no answer/],
])('ends the game and says where, when there is %s', (_, spoil, message) => {
  const { failed, failures } = audit(
    spoilt((state, game) => state[HEADER.status] === STATUS.decision && spoil(state, game)),
  );

  expect(failed).toBeGreaterThan(0);
  expect(failures[0]!.message).toMatch(message);
});

it('finds a game that goes another way, when it is played again', () => {
  let steps = 0;
  const game = spoilt((state) => {
    if (after(state, 3)) state[HEADER.rng] = ++steps;
  });

  expect(audit(game).failures[0]!.message).toMatch(/^after answer 3: looking at the position changed it/);
});

it('finds an answer that is listed and fails', () => {
  const game = spoilt((state) => {
    if (state[HEADER.answers] === 5 && state[HEADER.answer] === -1) throw new Error('not this one');
  });

  expect(audit(game, {}, 30).failures[0]!.message).toMatch(
    /^after answer 4: answer -1 is listed and fails: not this one/,
  );
});

it('finds rules that do not keep what the content says, and gives answers that lead there', () => {
  const tiny = tinyModule();
  const meta = { ...tiny.meta, invariants: [{ name: 'short', site: 2 }] };
  const game = { ...tiny, meta, invariant: (state: Int32Array) => !after(state, 6) };

  const { failures, options } = audit(game);

  expect(failures[0]!.message).toMatch(
    /^after answer 6: INV-09 short does not hold for player 1 \(fruits\/quince.yaml:4\)/,
  );
  const setup = { players: 2, seed: failures[0]!.seed, options: { goal: options[0]!, wishes: options[1] === 1 } };
  expect(replayGame(tiny, setup, failures[0]!.answers).position).toBe(6);
});

it('ends the game with what further eyes see', () => {
  const look = (_: GameModule, __: Int32Array, answers: number): string | null => (answers === 4 ? 'too bright' : null);

  expect(audit(tinyModule(), { look, lookEvery: 2 }).failures[0]!.message).toBe('after answer 4: too bright');
  expect(audit(tinyModule(), { look, lookEvery: 3 }).failures).toEqual([]);
});

it('names each set-up that differs, once', () => {
  expect(setupsOf(tinyModule().meta).map(({ name }) => name)).toEqual([
    '2 players',
    '2 players, short',
    '2 players, goal=3',
    '2 players, goal=11',
    '2 players, goal=20',
    '2 players, wishes=0',
    '2 players, all options',
    '3 players',
    '3 players, short',
    '3 players, goal=3',
    '3 players, goal=11',
    '3 players, goal=20',
    '3 players, wishes=0',
    '3 players, all options',
  ]);
});
