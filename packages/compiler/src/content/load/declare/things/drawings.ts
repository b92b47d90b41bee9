// Drawings: rows of signs that stand for squares, and walls between them.

import { span, type Span } from '../../../../diagnostics/source/span.ts';
import { entriesAt, mapOf, scalarAt, scalarsAt, wholeAt } from '../../read.ts';
import { mapScalar } from '../../scalar-map.ts';
import { suggest } from '../../../../diagnostics/suggest.ts';
import type { Type } from '../../../model/model.ts';
import type { SignModel } from '../../../model/tiles.ts';
import type { YamlEntry, YamlMap, YamlScalar } from '../../yaml/node.ts';
import { reportUnknown, type LoadContext } from '../common/context.ts';
import type { PrintedReading } from '../../schemas/row.ts';
import { readValue } from '../common/types.ts';

/**
 * Squares of a board side by side, or one below the other; tiles may be as large as that together.
 */
export const BOARD_SIDE_MAX = 200;

/** How many squares are drawn. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** How many columns and rows something has; one when nothing is said. Never throws. */
export function extentOf(map: YamlMap | undefined): Extent {
  return { columns: wholeAt(map, 'columns') ?? 1, rows: wholeAt(map, 'rows') ?? 1 };
}

/** What a drawing says. */
export interface Drawing {
  /** sign of each square, row by row; empty when the drawing cannot be read */
  readonly signs: readonly string[];
  /** pairs of squares that meet in a wall, by their number from 0, row by row */
  readonly walls: readonly (readonly [number, number])[];
}

/** What each sign stands for. */
export type Legend = ReadonlyMap<string, SignModel>;

/** Keys of a sign that mean something to sight, with what they stand for in `Meaning.sight`. */
const SIGHT_KEYS: ReadonlyMap<string, number> = new Map([
  ['opaque', 1],
  ['cover', 2],
]);
const FLAG: Type = { is: 'flag' };
/** Levels that a square can have, as `SignModel.level` says them. */
const LEVELS = ['lower', 'upper', 'both'] as const;

/**
 * Reads `legend:` of a map.
 *
 * @param printed  what the kind of the squares has printed
 * @throws         never
 */
export function readLegend(context: LoadContext, map: YamlMap | undefined, printed: readonly PrintedReading[]): Legend {
  const legend = new Map<string, SignModel>();
  for (const entry of entriesAt(map, 'legend')) {
    if ([...entry.key].length !== 1 || entry.key.trim() === '')
      context.report('load/not-a-sign', entry.keySpan, { found: entry.key });
    legend.set(entry.key, readMeaning(context, entry, printed));
  }
  return legend;
}

function readMeaning(
  context: LoadContext,
  { keySpan, value }: YamlEntry,
  printed: readonly PrintedReading[],
): SignModel {
  const map = mapOf(value);
  const names = [...printed.map(({ model }) => model.name), ...SIGHT_KEYS.keys(), 'level'];
  for (const { key, keySpan: at } of map?.entries ?? [])
    if (!names.includes(key)) reportUnknown(context, 'printed value', key, at, names);
  const values = new Map<string, number>();
  const missing: { key: string; expected: string }[] = [];
  for (const { model, min, max, required } of printed) {
    const scalar = scalarAt(map, model.name);
    if (scalar === undefined && required) missing.push({ key: model.name, expected: 'what is printed there' });
    const read =
      scalar === undefined ? null : readValue(context, scalar, { what: model.name, type: model.type, min, max });
    values.set(model.name, read ?? model.initial);
  }
  if (missing.length > 0) context.report('load/missing-key', keySpan, { owner: 'sign', missing });
  let sight = 0;
  for (const [what, bit] of SIGHT_KEYS) {
    const scalar = scalarAt(map, what);
    if (scalar !== undefined && readValue(context, scalar, { what, type: FLAG }) === 1) sight += bit;
  }
  return { printed: values, sight, level: readLevel(context, map) };
}

function readLevel(context: LoadContext, map: YamlMap | undefined): number {
  const scalar = scalarAt(map, 'level');
  const found = scalar?.text.trim();
  const level = LEVELS.findIndex((name) => name === found) + 1;
  if (scalar === undefined || level > 0) return Math.max(level, 1);
  const near = suggest(found ?? '', LEVELS);
  context.report('load/wrong-value', scalar.span, {
    what: 'level',
    found: found ?? '',
    type: 'level',
    near,
    allowed: LEVELS,
  });
  return 1;
}

/**
 * Reads a drawing.
 *
 * @param map  the map under `drawing`
 * @throws     never
 */
export function readDrawing(context: LoadContext, map: YamlMap, extent: Extent, legend: Legend): Drawing {
  const scalar = scalarAt(map, 'spaces');
  return {
    signs: scalar === undefined ? [] : readSigns(context, scalar, extent, legend),
    walls: readBorders(context, map, 'walls', extent),
  };
}

/** Whether two spaces lie side by side, by their number from 0, row by row. */
type IsBeside = (one: number, other: number) => boolean;

function besideIn({ columns }: Extent): IsBeside {
  return (one, other) => {
    const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
    return down + Math.abs((one % columns) - (other % columns)) === 1;
  };
}

/** Pairs of spaces with something between them, `walls` or `doors` of a drawing. Never throws. */
export function readBorders(
  context: LoadContext,
  map: YamlMap,
  key: string,
  extent: Extent,
  isBeside: IsBeside = besideIn(extent),
): (readonly [number, number])[] {
  return scalarsAt(map, key).flatMap((border) => readBorder(context, border, extent, isBeside));
}

/**
 * Reads the signs of a drawing, row by row.
 *
 * @returns none when it has not the size that it must have; never throws
 */
export function readSigns(
  context: LoadContext,
  scalar: YamlScalar,
  { columns, rows }: Extent,
  legend: Legend,
): string[] {
  const { path, spanOf } = placesOf(context, scalar);
  const lines = linesOf(scalar.text);
  const signs: string[] = [];
  const unknown = new Set<string>();
  let isSound = true;
  const refuse = (at: Span, what: 'row' | 'drawing', found: number, wanted: number): void => {
    context.report('load/drawing-size', at, { what, found, wanted });
    isSound = false;
  };
  const surplus = lines[rows];
  if (surplus !== undefined) refuse(spanOf(surplus.start, surplus.end), 'drawing', lines.length, rows);
  else if (lines.length < rows)
    refuse(span(path, scalar.span.start, scalar.span.start + 1), 'drawing', lines.length, rows);
  for (const { text, start, end } of lines.slice(0, rows)) {
    const row = [...text];
    if (row.length !== columns) refuse(spanOf(start, Math.max(end, start + 1)), 'row', row.length, columns);
    let at = start;
    for (const sign of row) {
      if (!legend.has(sign) && !unknown.has(sign))
        reportUnknown(context, 'sign', sign, spanOf(at, at + sign.length), [...legend.keys()]);
      if (!legend.has(sign)) unknown.add(sign);
      at += sign.length;
    }
    signs.push(...row);
  }
  return isSound ? signs : [];
}

/** Rows of a text with their first and last index; blank rows at the end are none. */
function linesOf(text: string): { text: string; start: number; end: number }[] {
  let start = 0;
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const row = { text: line, start, end: start + line.length };
      start = row.end + 1;
      return row;
    });
}

export function placesOf(
  context: LoadContext,
  scalar: YamlScalar,
): { path: string; spanOf: (from: number, to: number) => Span } {
  const path = scalar.span.file;
  const map = mapScalar(context.sources.lookup(path) ?? { path, text: '' }, scalar);
  return { path, spanOf: (from, to) => map.spanOf(from, to) };
}

const BORDER = /^r(\d{1,3})c(\d{1,3})\|r(\d{1,3})c(\d{1,3})$/;

/** Two squares side by side: `r1c2|r1c3`. */
function readBorder(
  context: LoadContext,
  scalar: YamlScalar,
  { columns, rows }: Extent,
  isBeside: IsBeside,
): (readonly [number, number])[] {
  const written = scalar.text.trim();
  const [row = 0, column = 0, row2 = 0, column2 = 0] = (BORDER.exec(written) ?? []).slice(1).map(Number);
  const isInside =
    [row, row2].every((n) => n >= 1 && n <= rows) && [column, column2].every((n) => n >= 1 && n <= columns);
  const one = (row - 1) * columns + column - 1;
  const other = (row2 - 1) * columns + column2 - 1;
  if (!BORDER.test(written) || !isInside || !isBeside(one, other)) {
    const why = !BORDER.test(written) ? 'form' : isInside ? 'apart' : 'outside';
    context.report('load/no-border', scalar.span, { written, why, columns, rows });
    return [];
  }
  return [[one, other]];
}
