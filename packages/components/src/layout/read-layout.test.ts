import type { KindMeta, RowMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { pantryMeta } from '../testing/pantry.ts';
import { readLayout, readTheme } from './read-layout.ts';

/** The pantry with big jars, which are a sort of jars, and huge ones, which are a sort of those. */
function looks(kinds: object): (name: string) => object {
  const meta = pantryMeta({ kinds });
  const jar = meta.kinds.findIndex(({ name }) => name === 'jar');
  const sort = (name: string, parent: number) => ({ ...meta.kinds[jar]!, name, parent });
  const all = [...meta.kinds, sort('big-jar', jar), sort('huge-jar', meta.kinds.length)];
  const layout = readLayout({ ...meta, kinds: all });
  return (name) => {
    const { shape, hue, motif, value } = layout.kinds.get(name)!;
    return { shape, hue, motif, value };
  };
}

/** A game of cards, of which some sorts have a text. */
function sorts(): (name: string) => object {
  const meta = pantryMeta();
  const jar = meta.kinds.find(({ name }) => name === 'jar')!;
  const row = meta.rows.find(({ kind }) => meta.kinds[kind] === jar)!;
  const number = (name: string) => ({ name, title: name, icon: null, type: { is: 'number' as const }, default: 0 });
  const at = meta.kinds.length;
  const kind = (name: string, parent: number, printed: KindMeta['printed'] = []): KindMeta => ({
    ...jar,
    name,
    parent,
    printed,
    zones: [],
  });
  const kinds = [
    ...meta.kinds,
    kind('card', -1, [number('might'), number('worth')]),
    ...['trap', 'rat', 'treasure'].map((name) => kind(name, at)),
  ];
  const rowOf = (sort: number, text: string, might: number, worth: number): RowMeta => ({
    ...row,
    kind: at + sort,
    text,
    printed: { might, worth },
  });
  const rows = [
    ...meta.rows,
    rowOf(1, 'Bites.', 2, 0),
    rowOf(2, '', 0, 0),
    rowOf(3, '', 0, 2),
    rowOf(3, '', 3, 1),
    rowOf(3, '', 0, 5),
  ];
  const layout = readLayout({ ...meta, kinds, rows });
  return (name) => {
    const { shape, value } = layout.kinds.get(name)!;
    return { shape, value };
  };
}

it('draws all sorts of cards as cards when one of them has a text, each with the number it is about', () => {
  const of = sorts();

  expect(of('trap')).toEqual({ shape: 'card', value: 'might' });
  expect(of('rat')).toEqual({ shape: 'card', value: null });
  expect(of('treasure')).toEqual({ shape: 'card', value: 'worth' });
});

it.each([
  [{}, 'carved'],
  [{ theme: { ground: 12, title: 'storybook', accent: 'blue' } }, 'storybook'],
  [{ theme: [] }, 'carved'],
])('finds the same colours in %j, with and without the rest of the layout', (table, title) => {
  const meta = pantryMeta(table);

  expect(readTheme(meta).title).toBe(title);
  expect(readLayout(meta).theme).toEqual(readTheme(meta));
});

it('draws sorts of a kind like it, but for the keys that they say themselves', () => {
  const jar = { shape: 'chip', hue: 40, motif: 'fang', value: 'weight' };
  const of = looks({ jar, 'big-jar': { hue: 90 }, 'huge-jar': { value: 'none' } });

  expect(of('jar')).toEqual(jar);
  expect(of('big-jar')).toEqual({ ...jar, hue: 90 });
  expect(of('huge-jar')).toEqual({ ...jar, hue: 90, value: 'none' });
});

it('draws sorts of a kind like it when nothing is said of them', () => {
  const jar = { shape: 'tile', hue: 40, motif: 'wave', value: 'taste' };

  expect(looks({ jar })('huge-jar')).toEqual(jar);
});
