import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, suggest } from './suggest.ts';

it.each([
  ['glod', ['gold', 'mana', 'goal'], ['gold']],
  ['Gold', ['gold', 'golds'], ['gold', 'golds']],
  ['max_players', ['max-players', 'min-players'], ['max-players']],
  ['maxPlayers', ['max-players', 'min-players'], ['max-players']],
  ['creature', ['creatures', 'feature'], ['creatures']],
  ['enemies', ['enemy', 'energies'], ['enemy']],
  ['boxes', ['box', 'boxer'], ['box']],
  ['efect', ['effect', 'reflect', 'icon'], ['effect', 'reflect']],
  ['treasure-chest', ['treasure-chests', 'treasury'], ['treasure-chests']],
])('offers the nearest names first, when %s is written', (written, candidates, expected) => {
  expect(suggest(written, candidates)).toEqual(expected);
});

it('offers nothing, when no name is near', () => {
  expect(suggest('banana', ['gold', 'mana'])).toEqual([]);
  expect(suggest('hp', ['ap', 'mp'])).toEqual([]);
  expect(suggest('', ['a'])).toEqual([]);
});

it('offers at most three, when many are near', () => {
  expect(suggest('card', ['cart', 'carp', 'care', 'cars', 'bard'])).toHaveLength(3);
});

it('takes swapped neighbours as one change, when letters are mixed up', () => {
  expect(editDistance('gold', 'glod')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

it('measures the same distance both ways, when names are turned round', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (first, second) => {
      const distance = editDistance(first, second);

      expect(distance).toBe(editDistance(second, first));
      expect(distance).toBeLessThanOrEqual(Math.max(first.length, second.length));
      expect(distance === 0).toBe(first === second);
    }),
    { seed: 11, numRuns: 300 },
  );
});
