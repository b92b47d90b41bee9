import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  Rng,
  createGame,
  encodeAnswers,
  loadGame,
  parseSave,
  replayGame,
  SAVE_ANSWERS_MAX,
  SAVE_MAX,
  seedNumber,
  type Game,
  type GameSetup,
  assertInvariants,
} from '../index.ts';
import { tinyModule } from '../testing/index.ts';

const setup: GameSetup = { players: 2, seed: -5, variant: 'short', options: { wishes: false } };

it('brings a game back to where it stood, with its setup and its log', () => {
  const game = played(setup, 20);

  const loaded = loadGame(tinyModule(), game.save());

  if (!loaded.ok) throw new Error(loaded.message);
  expect(loaded.game.hash()).toBe(game.hash());
  expect(loaded.game.events).toEqual(game.events);
  expect(loaded.game.save()).toBe(game.save());
  expect(loaded.game.undo()).toBe(true);
});

it('loads with settings of its own', () => {
  const game = played(setup, 20);

  const loaded = loadGame(tinyModule(), game.save(), { log: true, check: assertInvariants, names: ['Ann', 'Bob'] });

  expect(loaded.ok && loaded.game.hash()).toBe(game.hash());
});

it('takes less than 1.3 kB for a game of 300 answers', () => {
  const game = played(setup, 20);
  const answers = encodeAnswers(Array.from({ length: 300 }, (_, i) => i % 60));
  const save = { ...JSON.parse(game.save()), answers, marks: 'ab'.repeat(300) };

  expect(parseSave(JSON.stringify(save)).ok).toBe(true);
  expect(JSON.stringify(save).length).toBeLessThan(1300);
});

it('keeps scripted dice and picks', () => {
  const game = played({ players: 2, seed: 1, script: { dice: [6, 5, 4], picks: [] } }, 6);

  const loaded = loadGame(tinyModule(), game.save());

  expect(loaded.ok && loaded.game.hash()).toBe(game.hash());
  expect(game.replayLine()).toMatch(/^undercroft replay orchard --players 2 --seed=1 --dice=6,5,4 --answers=[\w-]{8}$/);
});

it.each([
  ['games/orchard', 'games/orchard'],
  ["my game's", String.raw`'my game'\''s'`],
])('calls the game in that line as a terminal called it: %s', (called, word) => {
  const game = createGame(tinyModule(), { players: 2, seed: 1, called });

  expect(game.replayLine()).toBe(`undercroft replay ${word} --players 2 --seed=1`);
});

it('gives one line that names everything a replay needs', () => {
  const game = played(setup, 3);

  expect(game.replayLine()).toMatch(
    /^undercroft replay orchard --players 2 --seed=-5 --option goal=5 --option wishes=0 --answers=[\w-]{4}$/,
  );
  expect(replayGame(tinyModule(), setup, game.replayLine()!.split('=').at(-1)!).hash()).toBe(game.hash());
});

it('refuses what does not fit, each with its reason', () => {
  const save = JSON.parse(played(setup, 20).save()) as Record<string, unknown>;
  const codeOf = (change: Record<string, unknown>): string => codeFor(JSON.stringify({ ...save, ...change }));

  expect(codeFor('not json')).toBe('damaged');
  expect(codeFor('[]')).toBe('damaged');
  expect(codeFor('{}')).toBe('damaged');
  expect(codeOf({ format: 2 })).toBe('unknown-version');
  expect(codeOf({ game: 'elsewhere' })).toBe('foreign-game');
  expect(codeOf({ hash: 'ffff' })).toBe('old-content');
  expect(codeOf({ seed: 1.5 })).toBe('damaged');
  expect(codeOf({ answers: 'AB' })).toBe('damaged');
  expect(codeOf({ more: 1 })).toBe('damaged');
  expect(codeOf({ marks: 'abc' })).toBe('damaged');
  expect(codeOf({ marks: '!!' })).toBe('damaged');
  expect(codeOf({ marks: 5 })).toBe('damaged');
  expect(codeOf({ script: { dice: ['x'] } })).toBe('damaged');
  expect(codeOf({ seed: 'a b' })).toBe('damaged');
  expect(codeOf({ seed: '5' })).toBe('damaged');
  expect(codeOf({ answers: encodeAnswers(new Int32Array(SAVE_ANSWERS_MAX + 1)) })).toBe('too-long');
  expect(codeFor(JSON.stringify({ ...save, more: 'x'.repeat(SAVE_MAX) }))).toBe('too-long');
  expect(codeOf({ players: 9 })).toBe('bad-setup');
  expect(codeOf({ options: { nothing: 1 } })).toBe('bad-setup');
  expect(codeOf({ options: { goal: 99 } })).toBe('bad-setup');
  expect(codeOf({ check: '0123456789abcdef' })).toBe('check-failed');
  expect(codeOf({ script: { picks: [-77] } })).toMatch(/^(check-failed|illegal-answer|game-error)$/);
});

it('names the answer that is not legal', () => {
  const save = JSON.parse(played(setup, 20).save()) as Record<string, unknown>;

  const loaded = loadGame(
    tinyModule(),
    JSON.stringify({ ...save, answers: encodeAnswers([0, 1, 120, 0]), marks: undefined }),
  );

  expect(loaded).toMatchObject({
    ok: false,
    code: 'illegal-answer',
    at: 3,
    message: 'Answer 3 of this save is not legal.',
  });
});

it('refuses answers behind the end of the game', () => {
  const game = played(setup, 10_000);
  const save = JSON.parse(game.save()) as Record<string, unknown>;
  const { indexes } = parseSave(game.save()) as { indexes: readonly number[] };

  const loaded = loadGame(
    tinyModule(),
    JSON.stringify({ ...save, answers: encodeAnswers([...indexes, 0]), marks: undefined }),
  );

  expect(loaded).toMatchObject({ ok: false, code: 'illegal-answer', at: indexes.length + 1 });
});

it('never throws and never loads another position, when a save is damaged at random', () => {
  const game = played(setup, 20);
  const text = game.save();
  const hash = game.hash();
  const letter = fc.constantFrom(...'"{}[]:,0123456789abcdefAZ_-. '.split(''));
  const property = fc.property(fc.nat({ max: text.length - 1 }), letter, fc.nat({ max: 3 }), (at, mark, cut) => {
    const loaded = loadGame(tinyModule(), text.slice(0, at) + mark + text.slice(at + cut));
    expect(!loaded.ok || loaded.game.hash() === hash).toBe(true);
  });

  fc.assert(property, { seed: 3, numRuns: 3000 });
});

it('never throws for any text', () => {
  const property = fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    expect(loadGame(tinyModule(), text).ok).toBe(false);
  });

  fc.assert(property, { seed: 4, numRuns: 1000 });
});

it('refuses to replay answers that cannot be read or are not legal', () => {
  expect(() => replayGame(tinyModule(), setup, '!')).toThrow('cannot be read');
  expect(() => replayGame(tinyModule(), setup, [0, 99])).toThrow('answer 2 is not legal');
});

function codeFor(text: string): string {
  const loaded = loadGame(tinyModule(), text);
  return loaded.ok ? 'loaded' : loaded.code;
}

function played(how: GameSetup, limit: number): Game {
  const game = createGame(tinyModule(), how);
  const rng = new Rng(seedNumber(how.seed));
  while (!game.over && game.position < limit) game.answer(rng.below(game.decision()!.options.length));
  return game;
}
