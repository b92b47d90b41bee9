// Bots that learn: the tiny game is small enough to be learned well in a second.
import { HEADER, OUTCOME, STATUS, type GameModule, type TrainedMeta, type TrainedPlays } from '@undercroft/contract';
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MakeBot, Turn } from '../bot.ts';
import { outcomeOf } from '../evaluation.ts';
import { botNamed } from '../named.ts';
import { randomBot } from '../random.ts';
import { serveBots } from '../serve.ts';
import { learnedBot, learnedTreeBot, sensibleBot } from '../sensible.ts';
import { Judge, type Learned } from './judge.ts';
import { learnedChance } from './learned.ts';
import { packLearned, unpackLearned } from './pack.ts';
import { Training } from './training.ts';

const game = tinyModule();
const OPTIONS = game.meta.options.map(({ initial }) => initial);

function train(answers: number, from?: Learned): Learned {
  const training = new Training(game, { options: OPTIONS, players: 2, answers, seed: 4, hidden: 8, from });
  while (!training.done) training.step();
  return training.learned;
}

/** The game with what was learned for two who play it as it is. */
function withTrained(learned: Learned, plays: TrainedPlays, bySeat?: TrainedMeta['by-seat']): GameModule {
  const trained = { players: [{ seats: 2, plays, ...(bySeat && { 'by-seat': bySeat }), ...packLearned(learned) }] };
  return { ...game, meta: { ...game.meta, extras: { ...game.meta.extras, trained } } };
}

/** Games that the first of two bots won, of so many, each on both seats. */
function won(played: GameModule, bots: readonly [MakeBot, MakeBot], games: number): number {
  const state = createState(played);
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const first = number % 2;
    const seats = [0, 1].map((seat) => bots[seat === first ? 0 : 1]({ game: played, seed: 100 + number }));
    played.init(state, OPTIONS, 2, 50 + number);
    let status = advance(played, state);
    while (status === STATUS.decision) {
      const { player, count } = played.io;
      const options = played.io.options.slice(0, count);
      const index = seats[player].choose({ state, player, options, count });
      status = applyOption(played, state, options[index]);
    }
    wins += outcomeOf(state, first);
  }
  return wins;
}

/** The first decision of a player, or of all. */
function firstTurn(played: GameModule, seats: number, asked?: number): Turn {
  const state = createState(played);
  played.init(state, OPTIONS, seats, 3);
  advance(played, state);
  while ((asked ?? played.io.player) !== played.io.player) applyOption(played, state, played.io.options[0]);
  const { player, count } = played.io;
  return { state, player, options: played.io.options.slice(0, count), count };
}

describe('what was learned', () => {
  let learned: Learned;
  beforeAll(() => {
    learned = train(12_000);
  });

  it.each(['learned', 'learned-tree:20'])('wins far more often than chance (%s)', (name) => {
    expect(won(withTrained(learned, 'learned'), [botNamed(name)!, randomBot], 60)).toBeGreaterThan(45);
  });

  it('is the same again for the same seed', () => {
    expect(packLearned(train(2000))).toEqual(packLearned(train(2000)));
  });

  it('looks at numbers on the scale that is written down', () => {
    expect(unpackLearned(packLearned(learned)).scale).toEqual(learned.scale);
  });

  it('is gone on from, also where the game has got other numbers since', () => {
    const { inputs, scale, weights } = learned;
    const renamed = { inputs: inputs.map((name, i) => (i === 0 ? 'own plums of old' : name)), scale, weights };
    const training = new Training(game, { options: OPTIONS, players: 2, answers: 1, seed: 4, from: renamed });
    const after = training.learned;

    expect(after.weights.hidden).toBe(weights.hidden);
    expect(after.weights.line[after.inputs.indexOf(inputs[0])]).toBe(0);
    const last = inputs.length - 1;
    expect(after.weights.line[after.inputs.indexOf(inputs[last])]).toBe(weights.line[last]);
  });

  it('looks only at what differs in the game', () => {
    expect(learned.inputs.length).toBeGreaterThan(5);
    expect(learned.inputs).not.toContain('others still playing');
  });

  it('keeps halfway those numbers alone that tell most', () => {
    const options = { options: OPTIONS, players: 2, answers: 3000, seed: 4, hidden: 8, inputs: 6 };
    const training = new Training(game, options);
    expect(training.learned.inputs.length).toBeGreaterThan(6);
    while (!training.done) training.step();

    expect(training.learned.inputs).toHaveLength(6);
    expect(learned.inputs).toEqual(expect.arrayContaining([...training.learned.inputs]));
  });

  it.each(['learned', 'learned-tree:40'])('does not make an answer depend on what its seat cannot see (%s)', (name) => {
    const bot = botNamed(name)!;
    const played = withTrained(learned, 'learned');
    const rng = new Rng(6);
    const state = createState(played);
    let others = 0;
    played.init(state, OPTIONS, 2, 1);
    let status = advance(played, state);
    for (let answers = 0; status === STATUS.decision && answers < 40; answers++) {
      const { player, count } = played.io;
      const options = played.io.options.slice(0, count);
      const other = createState(played);
      determinise(played, state, player, new Rng(answers), other);
      others += other.some((cell, i) => cell !== state[i]) ? 1 : 0;
      const chosen = [state, other].map((one) =>
        bot({ game: played, seed: 5 }).choose({ state: one, player, options, count }),
      );
      expect(chosen[1]).toBe(chosen[0]);
      advance(played, state);
      status = applyOption(played, state, options[rng.below(count)]);
    }
    expect(others).toBeGreaterThan(10);
  });
});

describe('a game without an opponent', () => {
  // What counts in the end is a number that falls anew before each question, so no position in play
  // says anything of it.
  const { offset } = game.meta.fields.find(({ name }) => name === 'points')!;
  const lonely: GameModule = {
    ...game,
    meta: { ...game.meta, score: { attribute: 0, lines: [] } },
    attribute: (state) => state[offset],
    run: (state) => {
      const status = game.run(state);
      state[offset] = new Rng(state[HEADER.seed] + 7919 * state[HEADER.answers]).below(8);
      return state[HEADER.answers] < 2 ? status : (state[HEADER.status] = STATUS.over);
    },
  };

  const together: GameModule = { ...lonely, meta: { ...lonely.meta, cooperative: true } };

  it.each([
    { played: lonely, players: 1 },
    { played: together, players: 2 },
  ])(
    'is learned from how it ended as well, so that ends without winning are told apart ($players players)',
    ({ played, players }) => {
      const options = [20, 0];
      const training = new Training(played, { options, players, answers: 5000, seed: 4, hidden: 4 });
      while (!training.done) training.step();

      const judge = new Judge(played, training.learned);
      const state = createState(played);
      played.init(state, options, players, 1);
      state[HEADER.status] = STATUS.over;
      const chances = [0, 7].map((points) => {
        state[offset] = points;
        return judge.chance(state, 0);
      });
      expect(chances[1] - chances[0]).toBeGreaterThan(0.2);
    },
  );
});

describe('who goes by it', () => {
  const learned = train(1000);
  const choice = (played: GameModule, make: MakeBot, seats = 2, player?: number): string => {
    const bot = make({ game: played, seed: 1 });
    bot.choose(firstTurn(played, seats, player));
    return JSON.stringify(bot.considered?.());
  };
  const untrained = botNamed('untrained', 500)!;
  const sensible: MakeBot = (seat) => sensibleBot(seat, { lessons: 500 });

  it('is the sensible bot where it did better, and only there', () => {
    const [better, worse, tree] = (['learned', 'sensible', 'learned-tree'] as const).map((plays) =>
      withTrained(learned, plays),
    );

    expect(choice(better, sensible)).toBe(choice(better, learnedBot));
    expect(choice(tree, sensible)).toBe(choice(better, learnedTreeBot));
    expect(choice(tree, sensible)).not.toBe(choice(better, learnedBot));
    expect(choice(worse, sensible)).toBe(choice(worse, untrained));
    expect(choice(better, untrained)).toBe(choice(worse, untrained));
  });

  it('is so at each seat for itself, where seats were matched', () => {
    const matched = withTrained(learned, 'learned', [{ plays: 'sensible' }, { plays: 'learned' }]);
    const at = (player: number): string => choice(matched, sensible, 2, player);

    expect(at(0)).toBe(choice(matched, untrained, 2, 0));
    expect(at(1)).toBe(choice(matched, learnedBot, 2, 1));
    expect(at(1)).not.toBe(choice(matched, untrained, 2, 1));
  });

  it('is nobody with another number of players', () => {
    const played = withTrained(learned, 'learned');

    expect(choice(played, sensible, 3)).toBe(choice(played, untrained, 3));
    for (const bot of [learnedBot, learnedTreeBot])
      expect(() => choice(played, bot, 3)).toThrow(/nothing was learned .* undercroft train/);
  });

  it('tells somebody who lost alone that it is lost, however good the end was', () => {
    const alone = { seats: 1, plays: 'learned', ...packLearned(learned) } as const;
    const played = { ...game, meta: { ...game.meta, extras: { trained: { players: [alone] } } } };
    const { state } = firstTurn(played, 1);
    const chance = learnedChance(played, state)!;
    expect(chance(state, 0)).toBeGreaterThan(0);

    state[HEADER.status] = STATUS.over;
    expect(chance(state, 0)).toBe(0);
    state[HEADER.outcome] = OUTCOME.won;
    expect(chance(state, 0)).toBe(1);
  });

  it('is whoever judges positions, too', () => {
    const played = withTrained(learned, 'learned');
    const { state } = firstTurn(played, 2);
    const judged = (one: GameModule): readonly (readonly number[])[] =>
      serveBots(one, () => 0, { lessons: 500 })({ id: 1, is: 'judge', states: [state], players: 2 }).chances;

    expect(judged(played)).not.toEqual(judged(game));
    expect(judged(played)[0].every((chance) => chance > 0 && chance < 1)).toBe(true);
  });
});
