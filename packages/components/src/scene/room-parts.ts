/** Parts of a room as people call them: "north-west corner", "north edge, west half". */
import { cellsOfBoard, HEXAGON_SIDES, placeOfCell, type BoardShape, type TilesMeta } from '@undercroft/contract';
import { latticeOf, SIDE } from '../board/lattice/lattice.ts';
import type { Compass } from '../board/lattice/spaces.ts';
import type { Words } from '../words/words.ts';

type Side = `board.${Compass}`;

/** One phrase of a name: a side alone, or what lies on that side. */
interface Phrase {
  readonly key: 'board.corner' | 'board.edge' | 'board.end' | 'board.half' | 'board.inner' | 'board.middle' | null;
  readonly side: Side | null;
}

/** The phrases of each square of a tile, the shortest that no other square of it has. */
export type RoomParts = readonly (readonly Phrase[])[];

const known = new WeakMap<TilesMeta, RoomParts>();

/**
 * Names the squares of a tile. Of a tile of three by three each side is a name of its own; where
 * several squares lie on one side, each has a longer name.
 *
 * @returns by square of the tile; no phrase where the room alone is the name
 * @throws never
 */
export function roomPartsOf(tile: TilesMeta): RoomParts {
  let parts = known.get(tile);
  if (parts === undefined) known.set(tile, (parts = partsOfTile(tile)));
  return parts;
}

/** "Kitchen, north edge, west half". @throws never */
export function partInWords(room: string, phrases: readonly Phrase[], words: Words): string {
  return phrases.reduce((told, { key, side }) => {
    const where = side === null ? '' : words.say(side);
    return words.say('board.part-of', { room: told, side: key === null ? where : words.say(key, { side: where }) });
  }, room);
}

function partsOfTile(tile: TilesMeta): RoomParts {
  const places = cellsOfBoard(tile).map((cell) => placeOfCell(tile, cell));
  if (tile.hexagons !== undefined) return places.map((_, square) => sideOfHexagon(tile, square));
  const short = places.map(({ column, row }) => sideOfSquare(third(column, tile.columns), third(row, tile.rows)));
  return places.map(({ column, row }, square) => {
    const isShared = short.some((side, other) => other !== square && side === short[square]);
    if (isShared) return detailed({ at: column, of: tile.columns }, { at: row, of: tile.rows });
    return sideAlone(short[square] ?? null);
  });
}

const sideAlone = (side: Side | null): readonly Phrase[] => (side === null ? [] : [{ key: null, side }]);

/** Place `at`, counted from 0, of the `of` places along one axis of a tile. */
interface Along {
  readonly at: number;
  readonly of: number;
}

/** Tells squares apart that lie on one side: by corner, edge, end and half. */
function detailed(across: Along, down: Along): readonly Phrase[] {
  const [x, y] = [third(across.at, across.of), third(down.at, down.of)];
  const [level, upright] = [sideOfSquare(x, 0), sideOfSquare(0, y)];
  const [atLevel, atUpright] = [isOuter(across), isOuter(down)];
  if (x !== 0 && y !== 0) {
    if (atLevel === atUpright) return [{ key: atLevel ? 'board.corner' : 'board.inner', side: sideOfSquare(x, y) }];
    const [edge, end] = atLevel ? [level, upright] : [upright, level];
    return [
      { key: 'board.edge', side: edge },
      { key: 'board.end', side: end },
    ];
  }
  if (x === 0 && y === 0) {
    const middle = { key: 'board.middle', side: null } as const;
    const rest = sideAlone(sideOfSquare(half(across), half(down)));
    return rest.length === 0 ? [] : [middle, ...rest];
  }
  const isAtEdge = x === 0 ? atUpright : atLevel;
  const towards = x === 0 ? sideOfSquare(half(across), 0) : sideOfSquare(0, half(down));
  return [
    { key: isAtEdge ? 'board.edge' : 'board.inner', side: x === 0 ? upright : level },
    ...(towards === null ? [] : [{ key: 'board.half', side: towards } as const]),
  ];
}

const isOuter = ({ at, of }: Along): boolean => at === 0 || at === of - 1;
const half = ({ at, of }: Along): number => Math.sign(2 * at - of + 1);
const third = (at: number, of: number): number => Math.sign(Math.floor((at * 3) / of) - 1);

/** The side in a direction; null for none. @param x negative is west @param y negative is north */
function sideOfSquare(x: number, y: number): Side | null {
  const vertical = y < 0 ? 'north' : 'south';
  const level = x < 0 ? 'west' : 'east';
  if (y === 0) return x === 0 ? null : `board.${level}`;
  return x === 0 ? `board.${vertical}` : `board.${vertical}-${level}`;
}

/** The side of a tile of hexagons on which one lies; none in its middle. */
function sideOfHexagon(tile: BoardShape, square: number): readonly Phrase[] {
  const lattice = latticeOf(tile);
  const [x, y] = lattice.middle(square);
  const [right, below] = [x - (lattice.wide * SIDE) / 2, y - (lattice.high * SIDE) / 2];
  if (tile.hexagons === undefined || Math.hypot(right, below) < SIDE / 2) return [];
  const sides = HEXAGON_SIDES[tile.hexagons];
  const turn = Math.atan2(right, -below) / (Math.PI / 3) - (tile.hexagons === 'pointy' ? 0.5 : 0);
  return sideAlone(`board.${sides[((Math.round(turn) % 6) + 6) % 6] ?? sides[0]}`);
}

/** The side of a board on which a space lies; none in its middle. @throws never */
export function sideOfBoard(shape: BoardShape, place: number): readonly Phrase[] {
  const lattice = latticeOf(shape);
  const [x, y] = lattice.middle(place);
  const [right, below] = [x - (lattice.wide * SIDE) / 2, y - (lattice.high * SIDE) / 2];
  const signOf = (way: number): number => (Math.abs(way) < SIDE / 2 ? 0 : Math.sign(way));
  return sideAlone(sideOfSquare(signOf(right), signOf(below)));
}
