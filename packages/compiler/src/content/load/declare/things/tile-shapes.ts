// How large a board of tiles is, and how its tiles lie: of squares or of hexagons.

import { cellsOfBoard, hexagonOfRadius, tileLattice, type BoardShape, type TileLattice } from '@undercroft/contract';
import { mapAt, textAt, wholeAt } from '../../read.ts';
import type { YamlMap, YamlScalar } from '../../yaml/node.ts';
import { reportUnknown, type LoadContext } from '../common/context.ts';
import { BOARD_SIDE_MAX, extentOf, placesOf, readSigns, type Legend } from './drawings.ts';
import { GAP, signsOf, topOf } from './hexagons.ts';

/** What a map with tiles says of sizes. */
export interface TileShapes {
  /** the squares of one tile */
  readonly tile: BoardShape;
  readonly plots: BoardShape;
  /** null when the board is too large */
  readonly lattice: TileLattice | null;
}

/** Keys of a map that only boards of tiles have. */
export const TILE_KEYS = ['plots', 'tiles', 'gates'] as const;

/** The sizes of a board of tiles; null for other maps. Never throws. */
export function tileShapesOf(map: YamlMap | undefined): TileShapes | null {
  if (!TILE_KEYS.some((key) => mapAt(map, key))) return null;
  const [spaces, places] = [mapAt(map, 'spaces'), mapAt(map, 'plots')];
  const isOfHexagons = textAt(spaces, 'shape') === 'hexagon';
  const [tile, plots] = isOfHexagons
    ? [hexagonOfRadius(topOf(spaces), wholeAt(spaces, 'radius') ?? 0), plotsOfHexagons(spaces, places)]
    : [extentOf(spaces), extentOf(places)];
  // A board has at least as many columns as its plots and as one tile.
  const isLarge = cellsOfBoard(tile).length * cellsOfBoard(plots).length > BOARD_SIDE_MAX ** 2;
  const lattice = isLarge ? null : tileLattice(tile, plots);
  const isFit = lattice !== null && Math.max(lattice.board.columns, lattice.board.rows) <= BOARD_SIDE_MAX;
  return { tile, plots, lattice: isFit ? lattice : null };
}

function plotsOfHexagons(spaces: YamlMap | undefined, plots: YamlMap | undefined): BoardShape {
  const top = topOf(spaces);
  const radius = wholeAt(plots, 'radius');
  return radius === null ? { ...extentOf(plots), hexagons: top } : hexagonOfRadius(top, radius);
}

/**
 * Reads the signs of a tile, one for each of its squares. Hexagons are drawn as those of a board,
 * with `_` for a gap before the first one of a line.
 *
 * @returns none when it has not the size that it must have; never throws
 */
export function readTileSigns(context: LoadContext, scalar: YamlScalar, tile: BoardShape, legend: Legend): string[] {
  if (tile.hexagons === undefined) return readSigns(context, scalar, tile, legend);
  const { spanOf } = placesOf(context, scalar);
  const squareOf = squaresByCell(tile);
  const signs: string[] = [];
  const unknown = new Set<string>();
  for (const { sign, at, row, column } of signsOf(scalar.text, tile.hexagons)) {
    const square = column < tile.columns ? squareOf.get(row * tile.columns + column) : undefined;
    const span = spanOf(at, at + sign.length);
    if (square !== undefined && (sign !== GAP || legend.has(GAP))) signs[square] = sign;
    if (square === undefined && sign !== GAP)
      context.report('load/drawing-size', span, { what: 'beside', found: 0, wanted: 0 });
    else if (!legend.has(sign) && sign !== GAP && !unknown.has(sign))
      reportUnknown(context, 'sign', sign, span, [...legend.keys()]);
    unknown.add(sign);
  }
  const found = signs.filter((sign) => sign !== undefined).length;
  if (found === squareOf.size) return signs;
  context.report('load/drawing-size', scalar.span, { what: 'tile', found, wanted: squareOf.size });
  return [];
}

/** A reader of `walls` and `doors` needs to know what touches on a tile, by cells of its box. */
export function touchingOn(tile: BoardShape, { beside }: TileLattice): (one: number, other: number) => boolean {
  const squareOf = squaresByCell(tile);
  return (one, other) => beside[squareOf.get(one) ?? -1]?.includes(squareOf.get(other) ?? -2) === true;
}

/** The square of a tile in each cell of the box around it. Never throws. */
export function squaresByCell(tile: BoardShape): ReadonlyMap<number, number> {
  return new Map(cellsOfBoard(tile).map((cell, square) => [cell, square]));
}
