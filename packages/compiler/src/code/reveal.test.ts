import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { running, type Running } from './testing/running.ts';

const RULES = `
to flash
  reveal first(your hand)

to flash-to player p
  reveal first(your hand) to p

to flash-all
  reveal your hand

to flash-beasts
  reveal each beast in your hand

to cover
  hide your hand

to pass-on
  move first(your hand) to hand of opponent

to sink
  move first(your hand) to your deck

to mix
  shuffle your deck

to peek
  reveal first(your deck) to you
`;

const ALL = 511;

async function dealt(): Promise<Running> {
  const game = await running(RULES);
  const [owl = -1, moth = -1, nudge = -1] = ['owl', 'moth', 'nudge'].map((row) => game.things(row)[0]);
  game.put(owl, 'hand').put(moth, 'hand').put(nudge, 'hand');
  return game;
}

/** To whom each card of the first hand was revealed. */
function shown(game: Running, zone = 'hand', of = 0): number[] {
  const cell = game.module.meta.layout.shown ?? Number.NaN;
  return game.zone(zone, of).map((thing) => game.state[cell + thing] ?? -1);
}

it('reveals a thing to everybody, or to one player', async () => {
  const game = await dealt();

  game.call('flash');
  expect(shown(game)).toEqual([ALL, 0, 0]);
  game.call('cover');
  game.call('flash-to', [1]);
  game.call('flash-to', [0]);
  expect(shown(game)).toEqual([3, 0, 0]);
});

it('reveals whole zones, sets, and each of a set, and hides them again', async () => {
  const game = await dealt();

  game.call('flash-beasts');
  expect(shown(game)).toEqual([ALL, ALL, 0]);
  game.call('flash-all');
  expect(shown(game)).toEqual([ALL, ALL, ALL]);
  game.call('cover');
  expect(shown(game)).toEqual([0, 0, 0]);
});

it('is over when the thing moves on or is shuffled', async () => {
  const game = await dealt();

  game.call('flash-all');
  game.call('pass-on');
  expect(shown(game, 'hand', 1)).toEqual([0]);
  expect(shown(game)).toEqual([ALL, ALL]);
  game.call('sink');
  expect(shown(game, 'deck')[0]).toBe(0);
  game.call('peek');
  expect(shown(game, 'deck')[0]).toBe(1);
  game.call('mix');
  expect(new Set(shown(game, 'deck'))).toEqual(new Set([0]));
});

it('has no sentence for a player who shows something to others when it is always shown to that player', () => {
  const { module } = compileText({ 'rules/more.rules': 'to peek\n  reveal first(your deck) to you\n' });

  const texts = module?.meta.events.filter(({ name }) => name === 'reveal').map(({ text }) => text);
  expect(texts).toEqual(['{you} looks at {thing}.']);
});

it('does nothing with none', async () => {
  const game = await running(RULES);

  expect(() => game.call('flash')).not.toThrow();
});

it('costs the state nothing in a game that reveals nothing', () => {
  expect(compileText().module?.meta.layout.shown).toBeUndefined();
});

it.each([
  ['reveal first(your hand) to hand', 'check/wrong-type'],
  ['hide first(your hand) to you', 'check/verb-use'],
])('says what is wrong with `%s`', (line, code) => {
  const { diagnostics } = compileText({ 'rules/more.rules': `to flash\n  ${line}\n` });

  expect(diagnostics.map((found) => found.code)).toContain(code);
});
