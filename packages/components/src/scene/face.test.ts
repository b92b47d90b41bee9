import type { GameMeta, RowMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { pantryMeta, thing as pantryThing } from '../testing/pantry.ts';
import { faceInWords } from '../card/card-face.ts';
import { wordsFor } from '../words/words.ts';
import { faceOfRow, faceOfThing } from './face.ts';

const JAR = 1;

/** The pantry with big jars, which are a sort of jars. */
function withBigJars(table: unknown): { readonly meta: GameMeta; readonly plum: RowMeta } {
  const plain = pantryMeta(table);
  const jar = plain.kinds[JAR]!;
  const big = { ...jar, name: 'big-jar', parent: JAR, fields: [], attributes: [], printed: [] };
  const rows = plain.rows.map((row) => (row.name === 'plum' ? { ...row, kind: plain.kinds.length } : row));
  return {
    meta: { ...plain, kinds: [...plain.kinds, big], rows },
    plum: rows.find(({ name }) => name === 'plum')!,
  };
}

it('shows the numbers that a kind has from the one it is a sort of', () => {
  const { meta, plum } = withBigJars({ kinds: { jar: { value: 'weight', stats: ['taste'] } } });
  const face = faceOfRow({ meta, layout: readLayout(meta) }, plum);

  expect(face.value?.value).toBe('3');
  expect(face.stats.map(({ title, value }) => `${title} ${value}`)).toEqual(['Taste sweet']);
});

it('draws a field of a thing as it is now, where the table asks for it', () => {
  const meta = pantryMeta({ kinds: { shelf: { shape: 'tile', value: 'level', pips: 'level', short: 'level' } } });
  const context = { meta, layout: readLayout(meta) };

  const face = faceOfThing(context, pantryThing(7, 0, { fields: { level: 4 } }));

  expect(face).toMatchObject({ value: { value: '4' }, pips: { value: '4' }, short: '4' });
  // On paper nothing is remembered yet.
  expect(faceOfRow(context, meta.rows[0]!)).toMatchObject({ value: null, pips: null });
});

it('tells what is captured from what is used up, and says each once', () => {
  const faceWith = (states: object) => {
    const meta = pantryMeta({ kinds: { shelf: { states } } });
    return faceOfThing({ meta, layout: readLayout(meta) }, pantryThing(7, 0, { fields: { level: 4 } }));
  };

  const captured = faceWith({ captured: { level: 4 }, exhausted: { level: 1 } });
  expect(captured).toMatchObject({ captured: true, exhausted: false, marks: [] });
  expect(faceInWords(captured, wordsFor('en'))).toMatch(/, captured$/);
  expect(faceWith({ captured: { level: 5 }, exhausted: { level: 1 } })).toMatchObject({
    captured: false,
    exhausted: true,
  });
});

it('does not say in words what the ground of a thing shows', () => {
  const marksWith = (shelf: object): readonly string[] => {
    const meta = pantryMeta({ kinds: { shelf } });
    const context = { meta, layout: readLayout(meta) };
    return faceOfThing(context, pantryThing(7, 0, { fields: { level: 4 } })).marks.map(({ title }) => title);
  };

  expect(marksWith({})).toEqual(['Level 4']);
  expect(marksWith({ texture: { by: 'level', 4: 'floor' } })).toEqual([]);
});

it('names a flag that is so, and says nothing of one that is not', () => {
  const plain = pantryMeta();
  const kinds = plain.kinds.map((kind) => ({
    ...kind,
    printed: [...kind.printed, { name: 'ripe', title: 'Ripe', icon: null, type: { is: 'flag' } as const }],
  }));
  const meta = { ...plain, kinds };
  const statsWith = (ripe: number): readonly string[] => {
    const jar = { ...plain.rows[JAR]!, printed: { ripe } };
    return faceOfRow({ meta, layout: readLayout(meta) }, jar).stats.map(({ title, value }) => title + value);
  };

  expect(statsWith(1)).toEqual(['Ripe']);
  expect(statsWith(0)).toEqual([]);
});

it('leaves out a number that every card has unless it says otherwise', () => {
  const plain = pantryMeta();
  const kinds = plain.kinds.map((kind) => ({
    ...kind,
    printed: [
      ...kind.printed,
      { name: 'reach', title: 'Reach', icon: null, type: { is: 'number' } as const, default: 1 },
    ],
  }));
  const statsWith = (reach: number, table?: unknown): readonly string[] => {
    const meta = { ...(table === undefined ? plain : pantryMeta(table)), kinds };
    const jar = { ...plain.rows[JAR]!, printed: { reach } };
    return faceOfRow({ meta, layout: readLayout(meta) }, jar).stats.map(({ title, value }) => `${title} ${value}`);
  };

  expect(statsWith(2)).toEqual(['Reach 2']);
  expect(statsWith(1)).toEqual([]);
  expect(statsWith(1, { kinds: { jar: { stats: ['reach'] } } })).toEqual(['Reach 1']);
});

it('prints nothing of the words that designers sort by', () => {
  const { meta, plum } = withBigJars({});
  const face = faceOfRow({ meta, layout: readLayout(meta) }, { ...plum, tags: ['guessed'] });

  expect(JSON.stringify(face)).not.toContain('guessed');
});

it('takes hue and motif from a value, when table.yaml says so', () => {
  const look = { hue: { by: 'taste', sweet: 12, sour: 200 }, motif: { by: 'taste', sweet: 'wave', sour: 'fang' } };
  const { meta, plum } = withBigJars({ kinds: { jar: look } });
  const lemon = meta.rows.find(({ name }) => name === 'lemon')!;
  const context = { meta, layout: readLayout(meta) };

  expect(faceOfRow(context, plum)).toMatchObject({ hue: 12, motif: 'wave' });
  expect(faceOfRow(context, lemon)).toMatchObject({ hue: 200, motif: 'fang' });
});

it('gives kinds different motifs, when table.yaml names none', () => {
  const { meta } = withBigJars({});
  const { kinds } = readLayout(meta);

  expect(new Set([...kinds.values()].map(({ motif }) => motif)).size).toBe(kinds.size);
});

it('reads the theme, and leaves out what it cannot read', () => {
  const theme = { ground: 150, inks: 'bright', title: 'neon', texture: 'bricks' };

  expect(readLayout(pantryMeta({ theme })).theme).toEqual({
    ground: 150,
    accent: 70,
    inks: 'bright',
    title: 'carved',
    texture: 'bricks',
  });
});

it('has the name and the picture of what it stands for, and stays of its own kind', () => {
  const plain = pantryMeta();
  const shown = plain.rows.find(({ kind }) => kind !== JAR)!;
  const jar = plain.rows.findIndex(({ kind }) => kind === JAR);
  const kinds = plain.kinds.map((kind, index) => (index === JAR ? { ...kind, standsFor: 0 } : kind));
  const meta = { ...plain, kinds, things: [jar] };
  const thing = { id: 0, row: plain.rows.indexOf(shown), kind: JAR, fields: {}, attributes: {}, zones: [] };

  const face = faceOfThing({ meta, layout: readLayout(meta) }, thing);

  expect([face.title, face.kind]).toEqual([shown.title, plain.kinds[JAR]!.title]);
});

it('leaves out numbers that are 0 where the look of a kind says so, and no others', () => {
  const numbersOf = (weight: number, hidden: readonly string[]) => {
    const meta = pantryMeta({ kinds: { jar: { value: 'none', stats: ['weight'], 'hide-zero': hidden } } });
    const face = faceOfRow({ meta, layout: readLayout(meta) }, { ...meta.rows[1]!, printed: { weight, taste: 0 } });
    return face.stats.map(({ value }) => value);
  };

  expect([numbersOf(0, ['weight']), numbersOf(2, ['weight']), numbersOf(0, [])]).toEqual([[], ['2'], ['0']]);
});
