import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import {
  GameError,
  Rng,
  createGame,
  createState,
  initState,
  playRandom,
  resolveSetup,
  scriptLeft,
  toGameError,
  writeScript,
} from '../index.ts';
import { answerTowardsDice, tinyModule } from '../testing/index.ts';

const quick = { players: 2, seed: 5, options: { wishes: false } };

it('names file, line, state and a line that shows it again, when a rule breaks a limit', () => {
  const game = createGame(failing('loop-limit', 2), quick);
  game.answer(0);
  const before = game.hash();

  const error = caught(() => game.answer(1));

  expect(error).toBeInstanceOf(GameError);
  expect(error).toMatchObject({ code: 'loop-limit', site: 2, file: 'fruits/quince.yaml', line: 4, stateHash: before });
  expect((error as GameError).report).toBe(
    `fruits/quince.yaml:4: too long [loop-limit, state ${before}]\n  undercroft replay orchard --players 2 --seed=5 --option wishes=0 --answers=AAE`,
  );
});

it('says nothing of the seed in the message of an error, because a seed tells all that is hidden', () => {
  const game = createGame(failing('loop-limit', 2), { ...quick, seed: 'a-seed-to-look-for' });
  game.answer(0);

  const error = caught(() => game.answer(1)) as GameError;

  expect(`${error.message} ${String(error.stack)} ${String(error.cause)}`).not.toContain('a-seed-to-look-for');
  expect(error.report).toContain('--seed=a-seed-to-look-for');
});

it('stands where it stood before the answer that failed, and goes another way', () => {
  const game = createGame(failing('loop-limit', 2), quick);
  game.answer(0);
  const before = game.hash();

  expect(() => game.answer(1)).toThrow(GameError);

  expect([game.hash(), game.position, game.length]).toEqual([before, 1, 1]);
  expect(game.decision()!.options.length).toBeGreaterThan(1);
  game.undo();
  expect(game.position).toBe(0);
});

it('calls anything else that a compiled game throws an internal mistake', () => {
  const module = tinyModule();
  const run = () => {
    throw new TypeError('x is not a function');
  };

  const error = caught(() => createGame({ ...module, run }, quick));

  expect(error).toMatchObject({ code: 'internal', file: null, line: null });
  expect((error as GameError).message).toContain('TypeError: x is not a function');
  expect(toGameError(module.meta, error, { replay: null, stateHash: '' })).toBe(error);
});

it('fails when more dice fall than the script holds, and only then', () => {
  const game = createGame(tinyModule(), { ...quick, options: { wishes: false, goal: 20 }, script: { dice: [6] } });

  const gamble = () => {
    for (let i = 0; i < 40; i++) answerTowardsDice(game);
  };

  expect(gamble).toThrow(/^rules\/orchard\.rules:12: the script has run out \[script, /);
  expect(scriptLeft(game.state)).toEqual({ dice: 0, picks: 0 });
});

it('rolls what was scripted', () => {
  const { meta } = tinyModule();
  const game = createGame(tinyModule(), { ...quick, script: { dice: [3] } });
  while (game.state[HEADER.dice] === 0) answerTowardsDice(game);

  expect(game.events.find(({ name }) => name === 'roll')!.text).toMatch(/rolls 3\.$/);
  writeScript(meta, game.state, { dice: [1, 2], picks: [4] });
  expect(scriptLeft(game.state)).toEqual({ dice: 2, picks: 1 });
});

it('refuses a setup that the game does not have, and says what it has', () => {
  const { meta } = tinyModule();
  const refusal = (setup: object): string =>
    (caught(() => resolveSetup(meta, { players: 2, seed: 1, ...setup })) as Error).message;

  expect(refusal({ players: 5 })).toBe('Orchard is for 2 to 3 players, not 5');
  expect(refusal({ players: 2.5 })).toContain('not 2.5');
  expect(refusal({ seed: Number.NaN })).toContain('the seed must be a whole number');
  expect(refusal({ variant: 'long' })).toBe('there is no variant "long"; there are short');
  expect(refusal({ options: { gaol: 4 } })).toBe('there is no option "gaol"; there are goal, wishes');
  expect(refusal({ options: { goal: 2 } })).toBe('option "goal" goes from 3 to 20, not 2');
  expect(refusal({ options: { goal: true } })).toBe('option "goal" takes a number, not true');
  expect(refusal({ script: { dice: Array.from({ length: 65 }, () => 1) } })).toContain('at most 64 dice');
  expect(refusal({ script: { picks: [1.5] } })).toContain('must be a whole number, not 1.5');
});

it('lets options win over the variant, and the variant over defaults', () => {
  const { meta } = tinyModule();

  expect(resolveSetup(meta, { players: 2, seed: 1 }).options).toEqual([10, 1]);
  expect(resolveSetup(meta, { players: 2, seed: 1, variant: 'short' }).options).toEqual([5, 1]);
  expect(
    resolveSetup(meta, { players: 2, seed: 1, variant: 'short', options: { goal: 7, wishes: false } }).options,
  ).toEqual([7, 0]);
});

it('plays at random without allocating objects of its own: the trail replays to the same state', () => {
  const module = tinyModule();
  const state = createState(module);
  initState(module, state, resolveSetup(module.meta, quick));
  const trail = new Int32Array(5000);

  const answers = playRandom(module, state, new Rng(3), 5000, trail);

  const game = createGame(module, quick);
  for (const index of trail.subarray(0, answers)) game.answer(index);
  expect([game.over, game.position]).toEqual([true, answers]);
  expect(game.state).toEqual(state);
  expect(state[HEADER.status]).toBe(STATUS.over);
});

it('stops playing at random at the limit', () => {
  const module = tinyModule();
  const state = createState(module);
  initState(module, state, resolveSetup(module.meta, quick));

  expect(playRandom(module, state, new Rng(3), 7)).toBe(7);
  expect(state[HEADER.answers]).toBe(7);
});

/**
 * The tiny game, failing at the first answer with value other than 0 behind the given number of
 * answers.
 */
function failing(code: string, site: number): GameModule {
  const module = tinyModule();
  const run = (state: Int32Array) => {
    if (state[HEADER.answered] === 1 && state[HEADER.answers] === 1 && state[HEADER.answer] !== 0) {
      state.fill(7);
      throw Object.assign(new Error('too long'), { code, site });
    }
    return module.run(state);
  };
  return { ...module, run };
}

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
