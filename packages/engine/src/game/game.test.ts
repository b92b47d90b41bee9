import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import {
  GameUseError,
  InvariantError,
  Rng,
  createGame,
  createState,
  eventText,
  gameFromState,
  resolveSetup,
  initState,
  loadGame,
  type Game,
  assertInvariants,
} from '../index.ts';
import { tinyModule } from '../testing/index.ts';

const quick = { players: 2, seed: 5, options: { wishes: false } };

it('asks with a prompt and labels that a player can read', () => {
  const game = createGame(tinyModule(), { players: 3, seed: 1 });

  const decision = game.decision()!;

  expect(decision).toMatchObject({
    player: 0,
    prompt: 'Make a wish',
    position: 0,
    about: null,
    taken: 0,
    min: 1,
    max: 1,
  });
  expect(decision.options.map(({ label, number }) => [label, number])).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => [String(n), n]),
  );
  expect(game.decision()).toBe(decision);
});

it('points each answer at the thing it is about', () => {
  const game = createGame(tinyModule(), quick);

  const store = game.decision()!.options.find(({ label }) => label.startsWith('Store: '))!;

  const { meta } = game.module;
  expect(store.label).toBe(`Store: ${meta.rows[store.row!].title}`);
  expect(meta.things[store.thing!]).toBe(store.row);
  expect(store).toMatchObject({ entry: 1, site: 1, player: null, number: null });
});

it('names the thing once, when the label of what it offers begins with it', () => {
  const module = tinyModule();
  const { options } = createGame(module, quick).decision()!;
  const { row } = options.find(({ label }) => label.startsWith('Store: '))!;
  const { title } = module.meta.rows[row!];
  const asks = module.meta.asks.map((ask) => ({
    ...ask,
    entries: ask.entries.map((entry) => (entry.label === 'Store' ? { ...entry, label: `${title}: store it` } : entry)),
  }));

  const renamed = createGame({ ...module, meta: { ...module.meta, asks } }, quick).decision()!.options;

  expect(renamed.find((option) => option.row === row)!.label).toBe(`${title}: store it`);
});

it('tells things of one row apart that are offered side by side', () => {
  const labels = untilAsked('Bruise a fruit', 3)
    .decision()!
    .options.map(({ label }) => label);

  expect(labels.at(-1)).toBe('Done');
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.some((label) => /^(Plum|Pear|Quince|Fig) #\d$/.test(label))).toBe(true);
});

it('counts what was taken of a question that takes several', () => {
  const game = untilAsked('Bruise a fruit', 3);
  const [first] = game.decision()!.options;

  game.answer(0);

  expect(game.decision()).toMatchObject({ taken: 1, min: 0, max: 2 });
  expect(game.decision()!.options.map(({ value }) => value)).not.toContain(first.value);
});

it('says why something cannot be chosen', () => {
  const game = createGame(tinyModule(), quick);

  const disabled = game.disabled();

  expect(disabled.map(({ option, reason }) => [option.label, reason])).toEqual([
    ['Gamble', 'Needs 1 point, you have 0.'],
  ]);
  expect(game.module.io.explain).toBe(false);
});

it('refuses an answer that is not offered, says what is, and stays where it was', () => {
  const game = createGame(tinyModule(), quick);
  const before = game.hash();

  for (const answer of [99, -1, 0.5, Number.NaN, { value: 12345 }]) {
    expect(() => game.answer(answer)).toThrow(GameUseError);
  }

  expect(() => game.answer(9)).toThrow(/^answer 9 is not offered for "Your turn"; there are 0 Pick a fruit, 1 Store/);
  expect([game.hash(), game.position]).toEqual([before, 0]);
  game.answer({ value: -1 });
  expect(game.position).toBe(1);
});

it('asks nothing more and takes no answer, when it is over', () => {
  const game = played(quick, 10_000);

  expect(game.decision()).toBeNull();
  expect(game.disabled()).toEqual([]);
  expect(() => game.answer(0)).toThrow('Orchard is over');
  expect(game.result).toMatchObject({ name: 'full', text: 'A basket is full.' });
  expect(game.result!.players.map(({ outcome }) => outcome).toSorted()).toEqual(['lost', 'won']);
  expect(game.result!.winners).toHaveLength(1);
});

it('tells what happened, with the line of content that caused it', () => {
  const game = createGame(tinyModule(), quick);
  const dealt = game.events.length;
  game.answer({ value: 0 });

  expect(dealt).toBe(4);
  expect(game.eventsSince(1)).toHaveLength(1);
  expect(game.events.at(-1)).toMatchObject({ step: 1, name: 'pick', you: 0, file: 'rules/orchard.rules', line: 12 });
  expect(game.events.at(-1)!.text).toMatch(/^Player 1 picks (Plum|Pear|Quince|Fig)\.$/);
});

it('tells dice and the end by itself, when the content has no sentence for them', () => {
  const { meta } = tinyModule();
  const silent = { ...meta, events: ['roll', 'end', 'move'].map((name) => ({ name, text: null, slots: [] })) };
  const [some] = createGame(tinyModule(), quick).events;
  const told = (event: number, you: number, args: number[]) =>
    eventText(silent, { ...some, event, you, args, seenBy: [] }, 'spectator');

  expect(told(0, 1, [4, 6, -1, 0, 2, 6, -1, 0])).toBe('Player 2 rolls 4, 2.');
  expect(told(0, -1, [6, 6, -1, 0])).toBe('Dice: 6.');
  expect(told(1, 0, [0, 1])).toBe('Everybody is tired.');
  expect(told(2, 0, [3])).toBeNull();
});

it('works out the log afterwards, when none was kept', () => {
  const watched = played(quick, 40);
  const silent = createGame(tinyModule(), { ...quick, log: false });
  for (const value of watched.answers) silent.answer({ value });

  expect(silent.events).toEqual(watched.events);
  expect(silent.module.io.log).toBe(false);
});

it('goes to any position, back and forth, with the log of that moment', () => {
  const game = played(quick, 30);
  const end = game.hash();
  const all = game.events.length;

  game.goTo(20);

  expect([game.position, game.length]).toEqual([20, 30]);
  expect(game.events.length).toBeLessThan(all);
  expect(game.undo()).toBe(true);
  expect(game.redo() && game.position).toBe(20);
  game.goTo(30);
  expect(game.hash()).toBe(end);
  expect(game.redo()).toBe(false);
  expect(() => game.goTo(31)).toThrow('there are positions 0 to 30, not 31');
});

it('shows another position and where an answer would lead, and stays where it is with what a redo gives', () => {
  const game = played(quick, 30);
  const states = Array.from({ length: 31 }, (_, position) => game.peek(position));
  game.goTo(20);
  const before = game.snapshot();

  const trial = game.try(0);

  expect(game.peek(25).state).toEqual(states[25].state);
  expect([game.position, game.length]).toEqual([20, 30]);
  expect(game.state).toEqual(before);
  expect(game.playerOf(21)).toBe(states[20].asked);
  expect(() => game.peek(31)).toThrow('there are positions 0 to 30, not 31');
  expect(() => game.try(99)).toThrow(GameUseError);

  game.answer(0);
  expect(trial.state).toEqual(game.state);
  expect(trial.events).toEqual(game.eventsSince(21));
  expect(trial.undo).toEqual(game.undoInfo());
  expect(trial.asked).toBe(game.decision()?.player ?? -1);
});

it('saves the game as it was at an earlier position', () => {
  const game = played(quick, 12);
  const loaded = loadGame(game.module, game.save(5));

  expect(loaded.ok && loaded.game.position).toBe(5);
  expect(game.position).toBe(12);
});

it('forgets what a redo would give, when another answer is given', () => {
  const game = played(quick, 40);
  game.goTo(10);
  game.answer(0);

  expect([game.position, game.length, game.redo()]).toEqual([11, 11, false]);
  expect(game.events.at(-1)!.step).toBeLessThanOrEqual(11);
});

it('goes back to the beginning and no further', () => {
  const game = played(quick, 3);
  for (let i = 0; i < 3; i++) expect(game.undo()).toBe(true);

  expect(game.undo()).toBe(false);
  expect(game.hash()).toBe(createGame(tinyModule(), quick).hash());
});

it('lets a choice be taken back freely, when it told nobody anything', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5 });
  game.answer(2);

  expect(game.undoInfo()).toEqual({ free: true, randomness: false, learned: [], answeredBy: [0] });
});

it('does not let a drawn card be taken back freely, nor a roll, nor the answer of another', () => {
  const game = createGame(tinyModule(), { ...quick, options: { wishes: false, goal: 20 } });
  game.answer({ value: 0 });
  expect(game.undoInfo()).toEqual({ free: false, randomness: false, learned: [0], answeredBy: [0] });

  while (!game.decision()!.options.some(({ label }) => label === 'Gamble')) game.answer(1);
  game.answer(game.decision()!.options.find(({ label }) => label === 'Gamble')!.index);
  expect(game.undoInfo()).toMatchObject({ free: false, randomness: true });
  expect(game.undoInfo(0)).toMatchObject({ free: false, answeredBy: [0, 1] });
});

it('does not let a die be taken back freely that was decided beforehand', () => {
  const game = createGame(tinyModule(), { ...quick, script: { dice: [3, 3, 3, 3, 3, 3], picks: [] } });
  while (!game.decision()!.options.some(({ label }) => label === 'Gamble')) game.answer(1);
  game.answer(game.decision()!.options.find(({ label }) => label === 'Gamble')!.index);

  expect(game.undoInfo()).toMatchObject({ free: false, randomness: true });
});

it('goes on from a snapshot as from the game, without seed or save', () => {
  const game = played(quick, 20);
  const copy = gameFromState(game.module, game.snapshot());

  expect(copy.equals(game)).toBe(true);
  copy.answer(0);
  game.answer(0);
  expect(copy.hash()).toBe(game.hash());
  expect(copy.replayLine()).toBeNull();
  expect(() => copy.save()).toThrow('only a game that began from a seed can be saved');
  expect(() => gameFromState(game.module, new Int32Array(3))).toThrow('has 415 cells, not 3');
});

it('copies its state into a given buffer', () => {
  const game = played(quick, 20);
  const buffer = createState(game.module);

  expect(game.snapshot(buffer)).toBe(buffer);
  expect(buffer).toEqual(game.state);
});

it('plays on beside another game on the same module', () => {
  const module = tinyModule();
  const one = createGame(module, quick);
  const two = createGame(module, { ...quick, seed: 6 });

  for (let i = 0; i < 10; i++) {
    one.answer(0);
    two.answer(two.decision()!.options.length - 1);
  }

  const alone = createGame(tinyModule(), quick);
  for (let i = 0; i < 10; i++) alone.answer(0);
  expect(one.hash()).toBe(alone.hash());
});

it('stops at an unsound state, when it is told to check', () => {
  const module = tinyModule();
  const broken = {
    ...module,
    run: (state: Int32Array) => {
      if (state[HEADER.answers] === 2) state[module.meta.layout.count] = 77;
      return module.run(state);
    },
  };
  const game = createGame(broken, { ...quick, check: assertInvariants });
  game.answer(0);
  game.answer(0);

  expect(() => game.answer(0)).toThrow(InvariantError);
  expect(() => createGame(broken, quick).answer(0)).not.toThrow();
});

it('begins from one procedure alone and ends with it', () => {
  const module = tinyModule();
  const state = createState(module);
  initState(module, state, resolveSetup(module.meta, quick));
  module.call(state, 1, [], 1);

  const game = gameFromState(module, state);
  expect(game.decision()!.player).toBe(1);
  game.answer({ value: -1 });

  expect(game.result).toMatchObject({ ending: -1, name: null, winners: [] });
});

function played(setup: { players: number; seed: number }, limit: number): Game {
  const game = createGame(tinyModule(), setup);
  const rng = new Rng(setup.seed);
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

function untilAsked(prompt: string, options: number): Game {
  for (let seed = 1; seed < 100; seed++) {
    const game = createGame(tinyModule(), { players: 2, seed });
    const rng = new Rng(seed);
    while (!game.over) {
      const decision = game.decision()!;
      if (decision.prompt === prompt && decision.options.length > options) return game;
      game.answer(rng.below(decision.options.length));
    }
  }
  throw new Error(`no game asks "${prompt}"`);
}
