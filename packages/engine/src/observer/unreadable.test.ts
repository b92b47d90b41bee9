import { HEADER, NONE, type GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { Rng, createGame, createState, determinise, ownerOf, thingsIn, type Game } from '../index.ts';
import { tinyModule } from '../testing/index.ts';

const HAND = 2;

it('keeps nothing that tells what is hidden: neither the seed, nor what only others may read', () => {
  const module = tinyModule();
  const wish = module.meta.fields.find(({ name }) => name === 'wish')!;
  const { state } = after(module, 4, 6);
  const into = createState(module);
  for (const seat of [0, 1]) state[wish.offset + seat] = 5 - seat;

  determinise(module, state, 0, new Rng(1), into);
  expect([into[HEADER.seed], into[wish.offset], into[wish.offset + 1]]).toEqual([0, 5, wish.initial]);
  determinise(module, state, 'spectator', new Rng(1), into);
  expect([into[wish.offset], into[wish.offset + 1]]).toEqual([wish.initial, wish.initial]);
  expect([state[wish.offset], state[wish.offset + 1]]).toEqual([5, 4]);
});

it('deals a fruit that only a field of another names, which the viewer may not read', () => {
  const module = tinyModule();
  const fields = module.meta.fields.map((field) =>
    field.name === 'wish' ? { ...field, type: { is: 'thing' as const, of: 0 }, min: null, max: null } : field,
  );
  const naming: GameModule = { ...module, meta: { ...module.meta, fields } };
  const { state } = after(naming, 4, 6);
  const { offset } = fields.find(({ name }) => name === 'wish')!;
  const named = thingsIn(module.meta, state, HAND + 1)[0];
  state[offset] = NONE;
  state[offset + 1] = named;
  const into = createState(module);
  const holders = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    determinise(naming, state, 0, new Rng(seed), into);
    holders.add(ownerOf(module.meta, into, named));
  }

  expect(holders.size).toBeGreaterThan(1);
});

function after(module: GameModule, seed: number, answers: number, players = 2): Game {
  const game = createGame(module, { players, seed, log: false });
  const rng = new Rng(seed);
  while (!game.over && game.position < answers) game.answer(rng.below(game.decision()!.options.length));
  return game;
}
