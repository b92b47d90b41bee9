import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import type { TableLayout } from '../layout/layout.ts';
import { readLayout } from '../layout/read-layout.ts';
import { answer, decision, thing as thingView, zoneView } from '../testing/pantry.ts';
import { vaultMeta, vaultPlot, vaultSquare, vaultView } from '../testing/vault.ts';
import { wordsFor } from '../words/words.ts';
import { questionOf } from './questions.ts';
import { spotsOf } from './spots.ts';

/** The vault, whose plots have places of their own. */
const plain = vaultMeta();
const meta: GameMeta = {
  ...plain,
  rows: plain.rows.map((row) => {
    const nth = /^Plot (\d)$/.exec(row.title)?.[1];
    if (nth === undefined) return row;
    return { ...row, spot: { row: Math.ceil(Number(nth) / 2), column: 2 - (Number(nth) % 2) } };
  }),
};
/** A layout in which the things of the third kind are rooms. */
function withRooms(game: GameMeta): TableLayout {
  const layout = readLayout(game);
  const { name } = game.kinds[2]!;
  return { ...layout, kinds: new Map([[name, { ...layout.kinds.get(name)!, shape: 'tile' }]]) };
}

const spots = spotsOf(meta, vaultView({}), wordsFor('en'));

it('calls squares by their room and its side, and those in its middle by the room alone', () => {
  const names = [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 1],
  ].map(([row, column]) => spots.get(vaultSquare(row!, column!)));

  expect(names).toEqual(['Press, north-west', 'Press, north', 'Press', 'Press, south-east', 'Ford, west']);
});

it('calls a square that is not explored by its plot', () => {
  expect(spots.get(vaultSquare(1, 5))).toBe('east of Press');
});

it('calls a plot by its room, and one that is not explored by what lies beside it', () => {
  expect([1, 2, 3, 4].map((nth) => spots.get(vaultPlot(nth)))).toEqual([
    'Press',
    'east of Press',
    'Ford',
    'east of Ford',
  ]);
});

it('says them in answers, and rows and columns only where two would be called the same', () => {
  const titles: readonly (readonly [number, string])[] = [
    [vaultSquare(1, 2), 'Row 1, column 2'],
    [vaultPlot(2), 'Plot 2'],
    [vaultSquare(2, 2), 'Row 2, column 2'],
    [30, 'Jar'],
  ];
  const faces = new Map(titles.map(([thing, title]) => [thing, { ...blankFace, title }]));
  const answers = titles.map(([thing, title], index) => answer(index, title, { thing }));
  // The jar stands in the middle of the press.
  const found = { faces, hosts: new Map([[30, 'Row 2, column 2']]), places: new Map() };
  const standing = new Map(spots).set(30, 'Press');

  const labels = (more: ReadonlyMap<number, string>): unknown =>
    questionOf(meta, decision({ answers }), { ...found, spots: more }).groups.flatMap((group) =>
      group.answers.map(({ label, where }) => (where === null ? label : [label, where])),
    );

  expect(labels(standing)).toEqual(['Press, north', 'East of Press', 'Press', ['Jar', 'Press']]);
  const twice = new Map(standing).set(vaultSquare(1, 2), 'Press');
  expect(labels(twice)).toEqual([
    'Row 1, column 2 (Press)',
    'East of Press',
    'Row 2, column 2 (Press)',
    ['Jar', 'Press'],
  ]);
});

it.each([
  ['west', 'east', {}],
  ['west', 'east', { hexagons: 'pointy' as const }],
  ['north-west', 'north-east', { hexagons: 'flat' as const }],
])(
  'calls spaces without tiles by the room that stands there, or beside which one they lie: %s, %s',
  (left, right, shape) => {
    const board = { columns: 3, rows: 1, name: 'yard', title: 'Yard', of: 'player' as const, walls: [], ...shape };
    const yard = { ...plain, kinds: [...plain.kinds, { ...plain.kinds[0]!, board }] };
    const room = thingView(40, 3, { kind: 2 });
    const squares = [0, 1, 2].map((n) => thingView(n, n, n === 1 ? { zones: [zoneView(0, -1, [room])] } : {}));
    const view = { ...vaultView({}), boards: [{ kind: plain.kinds.length, owner: 0, squares }] };
    const title = plain.rows[3]!.title;
    const named = spotsOf(yard, view, wordsFor('en'), withRooms(yard));

    expect([0, 1, 2].map((id) => named.get(id))).toEqual([`${left} of ${title}`, title, `${right} of ${title}`]);
    expect(spotsOf(yard, view, wordsFor('en')).size).toBe(0);
  },
);

it('calls spaces that touch no room by the way from the nearest one', () => {
  const board = { columns: 4, rows: 3, name: 'yard', title: 'Yard', of: 'player' as const, walls: [] };
  const yard = { ...plain, kinds: [...plain.kinds, { ...plain.kinds[0]!, board }] };
  const room = thingView(40, 3, { kind: 2 });
  const squares = Array.from({ length: 12 }, (_, n) =>
    thingView(n, n, n === 8 ? { zones: [zoneView(0, -1, [room])] } : {}),
  );
  const view = { ...vaultView({}), boards: [{ kind: plain.kinds.length, owner: 0, squares }] };
  const named = spotsOf(yard, view, wordsFor('en'), withRooms(yard));

  expect([0, 5, 6, 11].map((id) => named.get(id))).toEqual([
    '2 steps north of Pepper',
    'north-east of Pepper',
    '1 step north and 2 east of Pepper',
    '3 steps east of Pepper',
  ]);
});

it.each([
  [
    'pointy',
    '1 step west and 1 north-west of Furnace',
    '2 steps east of Furnace',
    '1 step east and 1 south-east of Furnace',
  ],
  [
    'flat',
    '2 steps north-west of Furnace',
    '1 step north-east and 1 south-east of Furnace',
    '1 step south-east and 1 south of Furnace',
  ],
] as const)('calls %s hexagons by the word on them, or by the way from one', (hexagons, first, level, last) => {
  const sites = ['floor', 'furnace', 'drain'];
  const board = { columns: 5, rows: 5, name: 'yard', title: 'Yard', of: 'global' as const, walls: [], hexagons };
  const type = { is: 'enum', of: plain.enums.length } as const;
  const space = {
    ...plain.kinds[0]!,
    name: 'space',
    board,
    printed: [{ name: 'site', title: 'Site', icon: null, type, default: 0 }],
  };
  const yard: GameMeta = {
    ...plain,
    enums: [...plain.enums, { name: 'site', values: sites }],
    kinds: [...plain.kinds, space],
  };
  const siteOf = (n: number): number => (n === 12 ? 1 : n === 2 || n === 22 ? 2 : 0);
  const squares = Array.from({ length: 25 }, (_, n) => thingView(n, n, { fields: { site: siteOf(n) } }));
  const view = { ...vaultView({}), boards: [{ kind: plain.kinds.length, owner: -1, squares }] };
  const named = spotsOf(yard, view, wordsFor('en'), readLayout(yard));

  expect([12, 2, 22].map((id) => named.get(id))).toEqual(['Furnace', 'Drain, north', 'Drain, south']);
  expect([5, 14, 18].map((id) => named.get(id))).toEqual([first, level, last]);
  expect(new Set(named.values()).size).toBe(25);
});
