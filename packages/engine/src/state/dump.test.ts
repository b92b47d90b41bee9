import { expect, it } from 'vitest';
import { Rng, createGame, diff, dump, membersOf, ownerOf, thingsIn, zoneLabel, type Game } from '../index.ts';
import { tinyModule } from '../testing/index.ts';

it('writes a state as a page that a person can read', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });
  game.answer(1);

  const page = dump(game.module, game.state);

  expect(page.split('\n')[0]).toMatch(
    /^Orchard \(00000000000000a1\), seed 5, 1 answers, decision, state [0-9a-f]{16}$/,
  );
  expect(page).toContain('options: goal 10, wishes no');
  expect(page).toContain('globals: active Player 2, turns 2');
  expect(page).toMatch(/Player 1 \(playing\): points \d, wish 0, gambled no/);
  expect(page).toMatch(/Deck \(10\): (Plum|Pear|Quince|Fig) #\d, /);
  expect(page).toContain('Yard of Player 2 (1): Basket #2');
});

it('writes fields that are not as they began, and dice', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, script: { dice: [2] } });
  const state = game.snapshot();
  state[game.module.meta.fields[5].offset + 9] = 1;
  state[18] = 1;
  state[game.module.meta.layout.dieSides!] = 6;
  state[game.module.meta.layout.dieValue!] = 4;

  expect(dump(game.module, state)).toContain('Quince #2 [bruised yes]');
  expect(dump(game.module, state)).toContain('dice: d6 showing 4');
});

it('says in words what an answer changed', () => {
  const game = createGame(tinyModule(), { players: 2, seed: 5, options: { wishes: false } });
  const before = game.snapshot();
  game.answer({ value: 0 });

  const lines = diff(game.module, before, game.state);

  expect(lines).toEqual([
    'answers: 0 -> 1',
    'active: Player 1 -> Player 2',
    'turns: 1 -> 2',
    expect.stringMatching(/^(Plum|Pear|Quince|Fig) #\d: Deck -> Hand of Player 1$/),
    'running procedures: changed',
  ]);
});

it('finds no difference between equal states, and the order of a pile when nothing else', () => {
  const { module, state } = createGame(tinyModule(), { players: 2, seed: 5 });
  const other = state.slice();

  expect(diff(module, state, other)).toEqual([]);
  module.place(other, thingsIn(module.meta, other, 0)[0], 0);
  expect(diff(module, state, other)).toEqual(['order of Deck: changed']);
});

it('names chance, endings and outcomes where they changed', () => {
  const before = createGame(tinyModule(), { players: 2, seed: 5 }).snapshot();
  const game = played(2);

  const lines = diff(game.module, before, game.state);

  expect(lines).toContain('random generator: used');
  expect(lines).toContain('status: decision -> over');
  expect(lines).toContain('ending: none -> full');
  expect(lines.filter((line) => line.startsWith('outcome of')).length).toBe(2);
});

it('finds owners through the things that zones are part of', () => {
  const { module, state } = played(5);
  const { meta } = module;
  const zone = meta.zones[4].first;

  const stored = thingsIn(meta, state, zone + 1);

  expect(stored.length).toBeGreaterThan(0);
  expect(stored.map((fruit) => ownerOf(meta, state, fruit))).toEqual(stored.map(() => 1));
  expect(membersOf(module, state, 0, 1)).toEqual(stored);
  expect(zoneLabel(meta, zone + 1)).toBe('Contents of Basket');
  expect(ownerOf(meta, state, -1)).toBe(-1);
});

function played(seed: number): Game {
  const game = createGame(tinyModule(), { players: 2, seed });
  const rng = new Rng(seed);
  while (!game.over) game.answer(rng.below(game.decision()!.options.length));
  return game;
}
