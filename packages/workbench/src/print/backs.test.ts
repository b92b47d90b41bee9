import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { backOf } from './backs.ts';

const kind = (name: string, parent: number) => ({ name, title: name.toUpperCase(), parent });
const zone = (title: string, holds: readonly number[], visible: string) => ({ title, holds, visible });

/** A deck of cards of two sorts, a bag of two kinds, and a row of stones that all see. */
const META = {
  kinds: [kind('card', -1), kind('trap', 0), kind('beast', 0), kind('gem', -1), kind('bone', -1), kind('stone', -1)],
  zones: [zone('Lair', [2], 'owner'), zone('Deck', [0], 'none'), zone('Bag', [3, 4], 'none'), zone('Row', [5], 'all')],
} as unknown as GameMeta;

it.each([
  ['all sorts of a kind that can lie in one deck', [0, 1, 2], 'CARD'],
  ['all kinds that can lie in one bag', [3, 4], 'Bag'],
  ['a kind that never lies face down', [5], 'STONE'],
])('has one back for %s', (_, kinds, title) => {
  const backs = kinds.map((one) => backOf(META, one));

  expect(backs.map((back) => back.title)).toEqual(kinds.map(() => title));
  expect(new Set(backs.map((back) => back.kind)).size).toBe(1);
});
