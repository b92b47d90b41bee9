import { describe, expect, it } from 'vitest';
import { cellsOfBoard, placeOfCell, spacesBeside, type BoardShape } from './hexagons.ts';
import { hexagonOfRadius, tileLattice, type TileLattice } from './tile-lattice.ts';

const plots = (top: 'pointy' | 'flat'): BoardShape => ({ columns: 4, rows: 3, hexagons: top });
const BOARDS: readonly (readonly [string, BoardShape, BoardShape])[] = [
  ['squares', { columns: 6, rows: 6 }, { columns: 3, rows: 2 }],
  ['oblong tiles', { columns: 3, rows: 2 }, { columns: 2, rows: 3 }],
  ...(['pointy', 'flat'] as const).flatMap((top) =>
    [0, 1, 2].map((radius) => [`${top} ${radius}`, hexagonOfRadius(top, radius), plots(top)] as const),
  ),
  ['an island', hexagonOfRadius('pointy', 1), hexagonOfRadius('pointy', 1)],
];

const opposite = ({ sides }: TileLattice, side: number): number => (side + sides.length / 2) % sides.length;

describe.each(BOARDS)('%s', (_, tile, places) => {
  const lattice = tileLattice(tile, places);
  const area = cellsOfBoard(tile).length;

  it('covers each space of the board with one square of one plot', () => {
    const all = lattice.spaces.flat();
    expect(all).toHaveLength(area * cellsOfBoard(places).length);
    expect(new Set(all).size).toBe(all.length);
    for (const [plot, spaces] of lattice.spaces.entries())
      for (const [square, space] of spaces.entries())
        expect([lattice.plotOf[space], lattice.squareOf[space]]).toEqual([plot, square]);
  });

  it('leads from each square to the spaces that touch it, on the tile or on the plot beyond', () => {
    const beside = spacesBeside(lattice.board);
    for (const [space, plot] of lattice.plotOf.entries()) {
      const square = lattice.squareOf[space]!;
      const found = [...lattice.sides.keys()].flatMap((side) => {
        const inside = lattice.beside[square]![side]!;
        const exit = lattice.exits[square]![side];
        expect(inside < 0).toBe(exit !== null);
        if (inside >= 0) return [lattice.spaces[plot]![inside]];
        const beyond = lattice.plotsBeside[plot]![exit!.side]!;
        return beyond < 0 ? [] : [lattice.spaces[beyond]![exit!.to]];
      });
      expect(found.toSorted((a, b) => a! - b!)).toEqual(beside[space]);
    }
  });

  it('numbers the places along a side from the other end when it is seen from beyond', () => {
    for (const [square, exits] of lattice.exits.entries())
      for (const [side, exit] of exits.entries()) {
        if (exit === null) continue;
        const back = lattice.exits[exit.to]![opposite(lattice, side)]!;
        const long = lattice.exits.flat().filter((one) => one?.side === exit.side).length;
        expect(back.to).toBe(square);
        expect(back.side).toBe(opposite(lattice, exit.side));
        expect(back.place).toBe(long - 1 - exit.place);
      }
  });
});

describe.each(BOARDS.filter(([, { columns, rows }]) => columns === rows))('turns of %s', (_, tile, places) => {
  const lattice = tileLattice(tile, places);
  const { sides, turned } = lattice;

  it('are nothing after one for each side', () => {
    for (const square of turned.keys()) {
      let at = square;
      for (let turn = 0; turn < sides.length; turn++) at = turned[at]!;
      expect(at).toBe(square);
    }
  });

  it('bring each border to the next side, clockwise', () => {
    for (const [square, exits] of lattice.exits.entries())
      for (const [side, exit] of exits.entries()) {
        const drawn = (side - 1 + sides.length) % sides.length;
        const before = lattice.exits[turned[square]!]![drawn] ?? null;
        expect(before === null).toBe(exit === null);
        if (exit === null || before === null) continue;
        expect([(before.side + 1) % sides.length, before.place]).toEqual([exit.side, exit.place]);
      }
  });
});

it('lays tiles of one hexagon as a board of hexagons lies', () => {
  const { board, spaces } = tileLattice(hexagonOfRadius('flat', 0), plots('flat'));
  expect(board).toEqual(plots('flat'));
  expect(spaces).toEqual(cellsOfBoard(board).map((space) => [space]));
});

it('lays a tile of seven hexagons to the east half a line lower', () => {
  const { board, spaces } = tileLattice(hexagonOfRadius('pointy', 1), { columns: 2, rows: 1, hexagons: 'pointy' });
  const places = spaces.map((own) => own.map((space) => placeOfCell(board, cellsOfBoard(board)[space]!)));
  expect(places.map((own) => own.map(({ row, column }) => `r${row + 1}c${column + 1}`).join(' '))).toEqual([
    'r1c2 r1c3 r2c1 r2c2 r2c3 r3c2 r3c3',
    'r2c4 r2c5 r3c4 r3c5 r3c6 r4c4 r4c5',
  ]);
});
