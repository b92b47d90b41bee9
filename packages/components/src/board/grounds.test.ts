import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { cellarMeta, cellarView } from '../testing/cellar.ts';
import { wordsFor } from '../words/words.ts';
import { groundsOf } from './grounds.ts';

/** Ground and word of each sort of space of the cellar, some of which is called otherwise. */
function sortsOf(called: Readonly<Record<string, string>>, table?: unknown): Record<string, string> {
  const plain = cellarMeta(table);
  const enums = plain.enums.map((one) =>
    one.name === 'terrain' ? { ...one, values: one.values.map((value) => called[value] ?? value) } : one,
  );
  const meta = { ...plain, enums };
  const board = cellarView({}).boards[0]!;
  const { squares } = groundsOf({ meta, layout: readLayout(meta), board, answers: [], about: -1 }, wordsFor('en'));
  return Object.fromEntries(squares.map(({ isPlace, name, words }) => [words, isPlace === true ? `${name}!` : name]));
}

it('draws what few spaces are as a place that was built, whose word stands on it', () => {
  const found = sortsOf({ lava: 'furnace', raised: 'altar' });

  expect(found['furnace']).toBe('raised!');
  expect(found['floor']).toBe('floor');
  expect(Object.values(sortsOf({})).filter((name) => name.endsWith('!'))).toEqual([]);
});

it('draws what many spaces are as ground', () => {
  expect(sortsOf({ floor: 'heath' })['heath']).not.toMatch(/!$/);
});

it('writes no word on a space whose ground the layout gives', () => {
  const kinds = { square: { texture: { by: 'terrain', furnace: 'lava' } } };
  const found = sortsOf({ lava: 'furnace', raised: 'altar' }, { shared: [{ map: 'cellar' }], kinds });

  expect(found['furnace']).toBe('lava');
  expect(found['altar']).toMatch(/!$/);
});
