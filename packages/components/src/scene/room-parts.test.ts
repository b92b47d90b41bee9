import { cellsOfBoard, type TilesMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { vaultMeta } from '../testing/vault.ts';
import { wordsFor } from '../words/words.ts';
import { partInWords, roomPartsOf } from './room-parts.ts';

const words = wordsFor('en');
const vault = vaultMeta().kinds.find(({ board }) => board?.tiles !== undefined)!.board!.tiles!;

/** Names of the squares of a tile of this size, row by row. */
function namesOf(columns: number, rows: number): string[] {
  const tile: TilesMeta = { ...vault, columns, rows };
  return cellsOfBoard(tile).map((_, square) => partInWords('Hall', roomPartsOf(tile)[square] ?? [], words));
}

it('calls the squares of a small room by their side alone', () => {
  const [upper, middle, lower] = [0, 3, 6].map((first) => namesOf(3, 3).slice(first, first + 3));

  expect(upper).toEqual(['Hall, north-west', 'Hall, north', 'Hall, north-east']);
  expect(middle).toEqual(['Hall, west', 'Hall', 'Hall, east']);
  expect(lower).toEqual(['Hall, south-west', 'Hall, south', 'Hall, south-east']);
});

it('tells the squares of one side apart by corner, edge, end and half', () => {
  const names = namesOf(6, 6);

  expect(names.slice(0, 3)).toEqual([
    'Hall, north-west corner',
    'Hall, north edge, west end',
    'Hall, north edge, west half',
  ]);
  expect(names.slice(6, 9)).toEqual([
    'Hall, west edge, north end',
    'Hall, inner north-west',
    'Hall, inner north, west half',
  ]);
  expect(names.slice(12, 15)).toEqual([
    'Hall, west edge, north half',
    'Hall, inner west, north half',
    'Hall, middle, north-west',
  ]);
});

it.each(Array.from({ length: 36 }, (_, n) => [(n % 6) + 1, Math.floor(n / 6) + 1] as const))(
  'gives no two squares of a tile of %i by %i one name',
  (columns, rows) => {
    const names = namesOf(columns, rows);

    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  },
);
