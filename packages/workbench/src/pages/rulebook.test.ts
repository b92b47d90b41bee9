import type { RowMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { mentionsIn } from './rulebook.ts';

const row = (title: string): RowMeta => ({ title, name: title.toLowerCase().replaceAll(' ', '-') }) as RowMeta;

it('finds the cards that a sentence names, the longest name first and whole words only', () => {
  const rows = [row('Plum'), row('Plum Tree'), row('Orchard')];
  const found = mentionsIn(rows, 'A Plum Tree stands in the Orchard, not in Orchards. Plum!');

  expect(found.filter((piece) => piece.row !== null).map((piece) => piece.row?.name)).toEqual(['plum-tree', 'orchard']);
  expect(found.map((piece) => piece.text).join('')).toBe('A Plum Tree stands in the Orchard, not in Orchards. Plum!');
});
