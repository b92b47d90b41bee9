import { expect, it } from 'vitest';
import { pantryMeta } from '../testing/pantry.ts';
import { alikeOnCards, picturesOf } from './pictures-of.ts';

/** Icons of the pictures of rooms. */
function roomsOf(table: unknown): string[] {
  const meta = pantryMeta(table);
  const rows = meta.rows.map((row) => ({ ...row, icon: `${row.name}-icon` }));
  const pictures = [...picturesOf({ ...meta, rows }).values()];
  return pictures.flatMap((one) =>
    one.is === 'scene' && one.in === 'room' ? one.symbols.map(({ icon }) => icon) : [],
  );
}

it('draws a room of what an area shows as tiles, whatever its kind is elsewhere', () => {
  const kinds = { shelf: { shape: 'tile' } };

  expect(roomsOf({ kinds })).toEqual(['oak-icon']);
  expect(roomsOf({ kinds, hand: [{ zone: 'hand', things: 'tile' }] })).toEqual(['oak-icon', 'pepper-icon']);
});

it('names rows of one picture, unless they have one title', () => {
  const meta = pantryMeta();
  const named = (title: string): typeof meta => ({
    ...meta,
    rows: meta.rows.map((row) =>
      row.kind === 1 ? { ...row, icon: 'jar', title: row.name === 'plum' ? 'Plum' : title } : row,
    ),
  });

  expect(alikeOnCards(named('Lemon'))).toEqual([['plum', 'lemon']]);
  expect(alikeOnCards(named('Plum'))).toEqual([]);
});
