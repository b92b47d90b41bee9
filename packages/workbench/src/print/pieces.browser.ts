import type { TableLayout } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { groupsOf, piecesOf } from './pieces.ts';
import { plainSettings } from './settings.ts';

const drawing = { row: 3, squares: [], above: [], walls: [], doors: [], sides: [] };
const tiles = { columns: 6, rows: 6, plots: 4, kind: 3, gates: -1, drawings: [drawing] };

/** Kinds: cards, pieces, large cards, tiles, plots, squares. */
const meta = {
  kinds: [
    { name: 'fruit' },
    { name: 'coin' },
    { name: 'tree' },
    { name: 'field' },
    { name: 'plot' },
    { name: 'square', board: { tiles } },
    { name: 'wind' },
  ],
  rows: [
    { name: 'plum', kind: 0 },
    { name: 'penny', kind: 1 },
    { name: 'plum-tree', kind: 2 },
    { name: 'meadow', kind: 3 },
    { name: 'plot-1', kind: 4 },
    { name: 'square-1', kind: 5 },
    { name: 'storm', kind: 6 },
    { name: 'season', kind: 0 },
  ],
  // No thing of the last row: it is only a row of data.
  things: [0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6],
} as unknown as GameMeta;

const layout = {
  kinds: new Map<string, object>([
    ['fruit', { shape: 'card', print: null }],
    ['coin', { shape: 'token', print: null }],
    ['tree', { shape: 'tile', print: 'tarot' }],
    ['wind', { shape: 'card', print: 'none' }],
  ]),
} as unknown as TableLayout;

const named = (settings: Partial<typeof plainSettings>): string[] =>
  piecesOf(meta, layout, { ...plainSettings, ...settings }).map(
    ({ name, copies, part, size }) => `${copies} ${name} ${part} ${size.width}x${size.height}`,
  );

it('prints each thing in the size of its kind, as often as there is one, and no places', () => {
  expect(named({})).toEqual([
    '3 plum cards 63.5x88.9',
    '2 penny pieces 25x25',
    '1 plum-tree cards 70x120.7',
    '2 meadow tiles 150x150',
  ]);
});

it('prints a part, one of each, or some rows only', () => {
  expect(named({ what: ['tiles'] })).toEqual(['2 meadow tiles 150x150']);
  expect(named({ once: true, what: ['cards'] })).toEqual(['1 plum cards 63.5x88.9', '1 plum-tree cards 70x120.7']);
  expect(named({ only: ['penny', 'season'] })).toEqual(['2 penny pieces 25x25']);
});

it('puts what has one size on the same sheets', () => {
  const groups = groupsOf(piecesOf(meta, layout, plainSettings));
  expect(groups.map(({ print, pieces }) => [print, pieces.map(({ name }) => name).join(' ')])).toEqual([
    ['poker', 'plum plum plum'],
    ['round', 'penny penny'],
    ['tarot', 'plum-tree'],
    [null, 'meadow meadow'],
  ]);
});

it('cuts a tile of hexagons along its hexagons, and keeps it from sheets of others', () => {
  const hexagons = { ...tiles, columns: 1, rows: 1, hexagons: 'pointy' };
  const kinds = meta.kinds.map((kind) => (kind.board === undefined ? kind : { ...kind, board: { tiles: hexagons } }));
  const [tile] = piecesOf({ ...meta, kinds } as unknown as GameMeta, layout, { ...plainSettings, what: ['tiles'] });
  const square = { ...tile!, outline: null };

  expect(tile!.outline).toHaveLength(6);
  expect(groupsOf([tile!, square]).map(({ outline }) => outline)).toEqual([tile!.outline, null]);
});
