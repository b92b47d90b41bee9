// Boards of hexagons: their size by a radius, by columns and rows, or by a drawing.

import {
  cellsOfBoard,
  HEXAGON_TOPS,
  hexagonOfRadius,
  hexagonsBeside,
  placeOfCell,
  type BoardShape,
  type HexagonTop,
} from '@undercroft/contract';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { flagAt, mapAt, mapOf, scalarAt, textAt, wholeAt } from '../../read.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import { reportUnknown, type LoadContext } from '../common/context.ts';
import { BOARD_SIDE_MAX, placesOf, readBorders, type Drawing, type Legend } from './drawings.ts';

/** The sign for no space. */
export const GAP = '_';

/** A sign of a drawing with its place, from 0, and where it stands in the text. */
interface Drawn {
  readonly row: number;
  readonly column: number;
  readonly sign: string;
  readonly at: number;
}

/**
 * The hexagons of a map.
 *
 * @param map  an entry of `maps`
 * @returns    null when its spaces are squares
 * @throws     never
 */
export function hexagonsOf(map: YamlMap | undefined): BoardShape | null {
  const spaces = mapAt(map, 'spaces');
  if (textAt(spaces, 'shape') !== 'hexagon') return null;
  const top = topOf(spaces);
  const radius = wholeAt(spaces, 'radius');
  const text = scalarAt(mapAt(map, 'drawing'), 'spaces')?.text;
  if (radius !== null) return hexagonOfRadius(top, Math.min(radius, Math.floor((BOARD_SIDE_MAX - 1) / 2)));
  const [columns, rows] = [wholeAt(spaces, 'columns'), wholeAt(spaces, 'rows')];
  if (text === undefined || (columns !== null && rows !== null))
    return { columns: columns ?? 1, rows: rows ?? 1, hexagons: top };
  return byDrawing(top, signsOf(text, top));
}

export function topOf(spaces: YamlMap | undefined): HexagonTop {
  return HEXAGON_TOPS.find((one) => one === textAt(spaces, 'top')) ?? 'pointy';
}

function byDrawing(top: HexagonTop, drawn: readonly Drawn[]): BoardShape {
  const spaces = drawn.filter(({ sign }) => sign !== GAP);
  const most = (of: (one: Drawn) => number): number =>
    Math.min(
      BOARD_SIDE_MAX,
      spaces.reduce((found, one) => Math.max(found, of(one) + 1), 1),
    );
  const [columns, rows] = [most(({ column }) => column), most(({ row }) => row)];
  const cells = spaces
    .filter(({ row, column }) => row < rows && column < columns)
    .map(({ row, column }) => row * columns + column)
    .toSorted((a, b) => a - b);
  return { columns, rows, hexagons: top, ...(cells.length === columns * rows ? {} : { cells }) };
}

/**
 * The signs of a drawing, line by line. A line of pointy hexagons is a row. Flat ones take two
 * lines for a row: its columns 1, 3, 5 ... and, half a hexagon lower, its columns 2, 4, 6 ...
 */
export function signsOf(text: string, top: HexagonTop): Drawn[] {
  const drawn: Drawn[] = [];
  let at = 0;
  let line = 0;
  let inLine = 0;
  for (const sign of text.trimEnd()) {
    if (sign === '\n') {
      line++;
      inLine = 0;
    } else if (sign.trim() !== '') {
      const place =
        top === 'pointy' ? { row: line, column: inLine } : { row: line >> 1, column: 2 * inLine + (line & 1) };
      drawn.push({ ...place, sign, at });
      inLine++;
    }
    at += sign.length;
  }
  return drawn;
}

/** Reads a drawing of hexagons; its signs in the order of the spaces. Never throws. */
export function readHexagonDrawing(context: LoadContext, map: YamlMap, grid: BoardShape, legend: Legend): Drawing {
  const scalar = scalarAt(map, 'spaces');
  const top = grid.hexagons ?? 'pointy';
  const signs = scalar === undefined ? [] : readHexagonSigns(context, scalar, top, legend);
  const cells = new Set(cellsOfBoard(grid));
  const isBeside = (one: number, other: number): boolean => {
    const place = placeOfCell(grid, one);
    const isInside = cells.has(one) && cells.has(other);
    return isInside && hexagonsBeside(top, place).some(({ row, column }) => row * grid.columns + column === other);
  };
  return { signs, walls: readBorders(context, map, 'walls', grid, isBeside) };
}

function readHexagonSigns(context: LoadContext, scalar: YamlScalar, top: HexagonTop, legend: Legend): string[] {
  const { spanOf } = placesOf(context, scalar);
  const unknown = new Set<string>();
  const drawn = signsOf(scalar.text, top).filter(({ sign }) => sign !== GAP);
  for (const { sign, at } of drawn) {
    if (legend.has(sign) || unknown.has(sign)) continue;
    unknown.add(sign);
    reportUnknown(context, 'sign', sign, spanOf(at, at + sign.length), [...legend.keys(), GAP]);
  }
  return drawn.toSorted((a, b) => a.row - b.row || a.column - b.column).map(({ sign }) => sign);
}

/** Why a map of hexagons does not hold together. */
export type WhyNoHexagons = 'square' | 'size' | 'tile' | 'plots' | 'diagonal' | 'corners' | 'large' | 'empty';

/**
 * Reports what spaces of a map cannot be what they are said to be.
 *
 * @param entry  of `maps`
 * @throws       never
 */
export function checkShape(context: LoadContext, { value }: YamlEntry): void {
  const map = mapOf(value);
  const spaces = mapAt(map, 'spaces');
  if (map === undefined || spaces === undefined) return;
  const refuse = (at: Span, why: WhyNoHexagons): void => {
    context.report('load/hexagons', at, { why });
  };
  const keyOf = (of: YamlMap, key: string): Span | undefined => of.entries.find((one) => one.key === key)?.keySpan;
  const plots = mapAt(map, 'plots');
  const isOfHexagons = textAt(spaces, 'shape') === 'hexagon';
  for (const [owner, one] of Object.entries({ spaces, plots })) {
    if (one === undefined || isOfHexagons) continue;
    for (const key of ['radius', 'top']) {
      const at = keyOf(one, key);
      if (at !== undefined) refuse(at, 'square');
    }
    const missing = SIZES.filter((key) => keyOf(one, key) === undefined);
    if (missing.length > 0 && keyOf(one, 'radius') === undefined)
      context.report('load/missing-key', one.span, {
        owner,
        missing: missing.map((key) => ({ key, expected: 'a whole number from 1 to 200' })),
      });
  }
  if (!isOfHexagons) return;
  const waysOf = (one: YamlMap): readonly boolean[] => [
    keyOf(one, 'radius') !== undefined,
    SIZES.some((key) => keyOf(one, key) !== undefined),
  ];
  const isWhole = (one: YamlMap): boolean =>
    SIZES.filter((key) => keyOf(one, key) !== undefined).length !== 1 && waysOf(one).filter(Boolean).length === 1;
  const isTiled = ['plots', 'tiles'].some((key) => mapAt(map, key) !== undefined);
  if (isTiled) {
    if (keyOf(spaces, 'radius') === undefined || !isWhole(spaces)) refuse(spaces.span, 'tile');
    if (plots !== undefined && !isWhole(plots)) refuse(plots.span, 'plots');
  } else {
    const isDrawn = mapAt(map, 'drawing') !== undefined;
    if (isDrawn ? waysOf(spaces).some(Boolean) : !isWhole(spaces)) refuse(spaces.span, 'size');
  }
  if (flagAt(spaces, 'diagonal')) refuse(keyOf(spaces, 'diagonal') ?? spaces.span, 'diagonal');
  const corners = keyOf(map, 'corners');
  if (corners !== undefined) refuse(corners, 'corners');
  const scalar = scalarAt(mapAt(map, 'drawing'), 'spaces');
  if (scalar === undefined) return;
  const drawn = signsOf(scalar.text, topOf(spaces));
  if (drawn.every(({ sign }) => sign === GAP)) refuse(scalar.span, 'empty');
  if (drawn.some(({ row, column }) => Math.max(row, column) >= BOARD_SIDE_MAX)) refuse(scalar.span, 'large');
  reportShift(context, scalar);
}

/**
 * Reports the first line that does not stand as its hexagons do: with every second line half a
 * hexagon to the right. Blanks mean nothing, so such a drawing is another board than it looks.
 */
function reportShift(context: LoadContext, scalar: YamlScalar): void {
  const lines = scalar.text.trimEnd().split('\n');
  const steps = lines.flatMap((line) => {
    const at = [...line.matchAll(/\S/g)].map(({ index }) => index);
    return at.slice(1).map((place, i) => place - at[i]!);
  });
  const step = steps[0];
  // Without blanks, or with some between some signs only, the drawing is no picture.
  if (step === undefined || step === 1 || steps.some((one) => one !== step)) return;
  const indents = lines.map((line) => line.search(/\S/));
  const wanted = (line: number): number => indents[0]! + (line % 2 === 1 ? step / 2 : 0);
  const wrong = indents.findIndex((indent, line) => indent >= 0 && Math.abs(indent - wanted(line)) >= 1);
  if (wrong < 0) return;
  const at = lines.slice(0, wrong).reduce((sum, line) => sum + line.length + 1, 0) + indents[wrong]!;
  const { spanOf } = placesOf(context, scalar);
  context.report('load/hexagon-shift', spanOf(at, at + 1), {
    line: wrong + 1,
    blanks: Math.round(wanted(wrong)),
    found: indents[wrong]!,
  });
}

const SIZES = ['columns', 'rows'] as const;
