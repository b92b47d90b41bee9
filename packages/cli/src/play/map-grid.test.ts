import type { GameMeta } from '@undercroft/contract';
import type { BoardView, GameView, ThingView } from '@undercroft/view';
import { expect, it } from 'vitest';
import type { BoardStyle } from './thing-words.ts';
import { gridLines } from './map-grid.ts';
import { playWords } from './words.ts';

/** Six squares in two rows, and pawns of two players and of none. */
const SQUARES = [1, 2].flatMap((row) => [1, 2, 3].map((column) => `Row ${row}, column ${column}`));
const PAWN = SQUARES.length;
const row = (title: string): object => ({ title, pluralTitle: `${title}s`, printed: {}, spot: undefined });

function styleOf(board: object, width = 80): BoardStyle {
  const kind = { attributes: [], printed: [], parent: -1 };
  const meta = {
    kinds: [
      { ...kind, name: 'square', title: 'Square', board: { columns: 3, rows: 2, walls: [], ...board } },
      { ...kind, name: 'pawn', title: 'Pawn' },
    ],
    rows: [...SQUARES, 'Pawn', 'Rock'].map(row),
    thingPlayer: [...SQUARES.map(() => -1), 0, 1, -1],
    fields: [{ name: 'tired', title: 'Tired', owner: 1, type: { is: 'flag' }, initial: 0 }],
    attributes: [],
    enums: [],
    extras: {},
    language: 'en',
  } as unknown as GameMeta;
  return { meta, words: playWords('en'), paint: (_, text) => text, width };
}

const piece = (id: number, tired = 0): ThingView => ({
  id,
  row: id < 8 ? PAWN : PAWN + 1,
  kind: 1,
  fields: { tired },
  attributes: {},
  zones: [],
});

const view = { players: [{ name: 'Ann' }, { name: 'Bob' }] } as unknown as GameView;

/** @param lying  things by number of the square */
const boardOf = (lying: Readonly<Record<number, readonly ThingView[]>>, count = SQUARES.length): BoardView => ({
  kind: 0,
  owner: -1,
  squares: Array.from({ length: count }, (_, id) => {
    const things = lying[id] ?? [];
    return {
      id,
      row: id,
      kind: 0,
      fields: {},
      attributes: {},
      zones: [{ zone: 0, owner: -1, count: things.length, things }],
    };
  }) as unknown as readonly ThingView[],
});

it('draws pieces by a letter and the number of their player, walls, and says what the signs mean', () => {
  const lines = gridLines(
    styleOf({
      walls: [
        [0, 1],
        [1, 4],
      ],
    }),
    view,
    boardOf({ 0: [piece(6)], 5: [piece(7)], 1: [piece(8)] }),
  );

  expect(lines).toEqual([
    '       1  2  3',
    '     1 A1|B  .',
    '          --',
    '     2 .  .  A2',
    '     A1  Pawn, Ann',
    '     B  Rock',
    '     A2  Pawn, Bob',
  ]);
});

it('says where pieces of one sign are that differ, and counts what does not fit into a cell', () => {
  const lines = gridLines(styleOf({}), view, boardOf({ 0: [piece(6)], 4: [piece(6, 1), piece(7), piece(8)] }));

  expect(lines).toEqual([
    '       1    2    3',
    '     1 A1   .    .',
    '     2 .    A1+2 .',
    '     A1  Pawn, Ann: Row 1, column 1',
    '     A1  Pawn (tired), Ann: Row 2, column 2',
    '     A2  Pawn, Bob',
    '     B  Rock',
  ]);
});

it('leaves places empty that are no spaces, and moves every other row of hexagons', () => {
  const lines = gridLines(styleOf({ cells: [1, 2, 3, 4, 5], hexagons: 'pointy' }), view, boardOf({ 0: [piece(6)] }, 5));

  expect(lines?.slice(0, 3)).toEqual(['       1  2  3', '     1    A1 .', '     2  .  .  .']);
});

it('shows that something lies face down', () => {
  const hidden = boardOf({});
  const [first] = hidden.squares;
  const zone = { zone: 0, owner: -1, count: 2, things: null };
  const squares = [{ ...first, zones: [zone] }, ...hidden.squares.slice(1)] as unknown as readonly ThingView[];

  expect(gridLines(styleOf({}), view, { ...hidden, squares })).toEqual([
    '       1 2 3',
    '     1 ? . .',
    '     2 . . .',
    '     ?  2 face down',
  ]);
});

it('draws nothing that is wider than the terminal', () => {
  expect(gridLines(styleOf({}, 12), view, boardOf({ 0: [piece(6)] }))).toBeNull();
});
