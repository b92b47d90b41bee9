// One code frame: a header with the place, the lines around it, carets under the span.

import type { SourceFile, SourceLookup } from './source/file.ts';
import { lineAt, lineExtent, lineText, positionAt } from './source/lines.ts';
import type { Span } from './source/span.ts';
import type { Severity } from './diagnostic.ts';
import type { Paint } from './paint.ts';
import { lineCells, printable, type Cell } from './print-text.ts';

/** What a frame shows and how. */
export interface SnippetRequest {
  readonly span: Span;
  readonly label: string | undefined;
  readonly lookup: SourceLookup;
  /** Width of the column of line numbers. */
  readonly gutter: number;
  readonly paint: Paint;
  readonly style: Severity;
  readonly arrow: '-->' | ':::';
}

const LINE_WIDTH_MAX = 120;
const LINES_SHOWN_MAX = 6;
const LINES_SHOWN_AT_EACH_END = 2;

/**
 * The lines of a frame. The span of a related place (arrow `:::`) is underlined with dashes and has
 * no lines around it.
 *
 * @throws never
 */
export function renderSnippet(request: SnippetRequest): readonly string[] {
  const { span, lookup, gutter, paint, arrow } = request;
  const file = lookup(span.file);
  const indent = ' '.repeat(gutter);
  if (file === undefined) return [`${indent}${paint('dim', arrow)} ${printable(span.file)}`];
  const { line, displayColumn } = positionAt(file, span.start);
  const bar = `${indent} ${paint('dim', '|')}`;
  const lines = [`${indent}${paint('dim', arrow)} ${printable(span.file)}:${line}:${displayColumn}`, bar];
  const lineBefore = arrow === '-->' && line > 1 ? lineText(file, line - 1) : '';
  if (lineBefore.trim() !== '') lines.push(codeLine(request, line - 1, cutCells(lineCells(lineBefore), 0)));
  lines.push(...markedLines(request, file));
  return lines;
}

function markedLines(request: SnippetRequest, file: SourceFile): readonly string[] {
  const { span, gutter, paint } = request;
  const first = lineAt(file, span.start);
  const last = Math.max(first, lineAt(file, lastMarkedOffset(file, span)));
  const lines: string[] = [];
  for (let line = first; line <= last; line++) {
    const hiddenCount = last - first + 1 > LINES_SHOWN_MAX ? last - first + 1 - 2 * LINES_SHOWN_AT_EACH_END : 0;
    if (hiddenCount > 0 && line === first + LINES_SHOWN_AT_EACH_END) {
      lines.push(`${' '.repeat(gutter)} ${paint('dim', '|')} ${paint('dim', '…')}`);
      line += hiddenCount;
    }
    lines.push(...markedLine(request, file, line, line === last));
  }
  return lines;
}

/** Trailing line breaks and spaces of a long span would put carets under the next line. */
function lastMarkedOffset(file: SourceFile, span: Span): number {
  let end = Math.min(span.end, file.text.length);
  while (end > span.start + 1 && /\s/.test(file.text[end - 1] ?? '')) end--;
  return Math.max(span.start, end - 1);
}

function markedLine(request: SnippetRequest, file: SourceFile, line: number, isLast: boolean): readonly string[] {
  const { span, gutter, paint, style, arrow } = request;
  const { start, end } = lineExtent(file, line);
  const text = file.text.slice(start, end);
  const contentStart = text.length - text.trimStart().length;
  const contentEnd = text.trimEnd().length;
  const from = span.start > start ? span.start - start : contentStart;
  const isPoint = span.end === span.start;
  const to = Math.min(span.end - start, Math.max(contentEnd, span.start - start));
  if (!isPoint && to <= from && !isLast) return [codeLine(request, line, cutCells(lineCells(text), 0))];

  const cells = cutCells(lineCells(text), from);
  const before = widthOf(cells.filter((cell) => cell.offset < from));
  const marked = widthOf(cells.filter((cell) => cell.offset >= from && cell.offset < to));
  const carets = (arrow === '-->' ? '^' : '-').repeat(Math.max(1, marked));
  const label = isLast && request.label !== undefined ? ` ${printable(request.label)}` : '';
  const bar = `${' '.repeat(gutter)} ${paint('dim', '|')}`;
  return [codeLine(request, line, cells), `${bar} ${' '.repeat(before)}${paint(style, `${carets}${label}`)}`];
}

function codeLine(request: SnippetRequest, line: number, cells: readonly Cell[]): string {
  const shown = cells
    .map((cell) => cell.shown)
    .join('')
    .trimEnd();
  const number = request.paint('dim', `${String(line).padStart(request.gutter)} |`);
  return shown === '' ? number : `${number} ${shown}`;
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}

/** Keeps the part of a long line that holds the offset, with an ellipsis where something is cut. */
function cutCells(cells: readonly Cell[], offset: number): readonly Cell[] {
  if (widthOf(cells) <= LINE_WIDTH_MAX) return cells;
  const at = Math.max(
    0,
    cells.findIndex((cell) => cell.offset >= offset),
  );
  let first = at;
  let room = LINE_WIDTH_MAX / 2;
  while (first > 0 && room > 0) room -= cells[--first]?.width ?? 0;
  let last = at;
  room = LINE_WIDTH_MAX - widthOf(cells.slice(first, at));
  while (last < cells.length && room > 0) room -= cells[last++]?.width ?? 0;
  const kept = cells.slice(first, last);
  const ellipsis = (cell: Cell | undefined): readonly Cell[] =>
    cell === undefined ? [] : [{ offset: cell.offset, shown: '…', width: 1 }];
  return [
    ...(first > 0 ? ellipsis(cells[first - 1]) : []),
    ...kept,
    ...(last < cells.length ? ellipsis(cells[last]) : []),
  ];
}
