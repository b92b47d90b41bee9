import type { GameMeta, RowMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { chaptersOf, mentionsIn } from './rulebook.ts';

const row = (title: string): RowMeta => ({ title, name: title.toLowerCase().replaceAll(' ', '-') }) as RowMeta;
const meta = (rulebook: unknown): GameMeta => ({ extras: { rulebook } }) as unknown as GameMeta;

it('gives chapters with their paragraphs, and leaves out what is none', () => {
  const chapters = [{ id: 'turn', title: 'Your turn', text: 'Draw.', rules: ['AB-1'] }, { id: 3 }, null];

  expect(chaptersOf(meta({ chapters }))).toEqual([
    { id: 'turn', title: 'Your turn', text: ['Draw.'], rules: ['AB-1'] },
  ]);
  expect(chaptersOf(meta(undefined))).toEqual([]);
});

it('finds the cards that a sentence names, the longest name first and whole words only', () => {
  const rows = [row('Plum'), row('Plum Tree'), row('Orchard')];
  const found = mentionsIn(rows, 'A Plum Tree stands in the Orchard, not in Orchards. Plum!');

  expect(found.filter((piece) => piece.row !== null).map((piece) => piece.row?.name)).toEqual(['plum-tree', 'orchard']);
  expect(found.map((piece) => piece.text).join('')).toBe('A Plum Tree stands in the Orchard, not in Orchards. Plum!');
});
