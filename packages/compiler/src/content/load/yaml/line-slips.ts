// Lines that start in the wrong column, and dashes of lists that stand in the wrong place.

import type { Edit } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { lineCount, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import { span, type Span } from '../../../diagnostics/source/span.ts';
import type { ErrorContext, ErrorLine } from './error-context.ts';

/** `-word`: a list item whose space is missing. */
export const GLUED_DASH = /^[ \t]*-(?=[A-Za-z'"])/;

/** Whether a line is an item of a list. */
export function isDashLine(file: SourceFile, line: number): boolean {
  return /^[ \t]*-(?:\s|$)/.test(lineText(file, line));
}

/** Columns before the text of a line. */
export function dashlessIndent(text: string): number {
  return text.length - text.trimStart().length;
}

/** The last of the lines in a row that start with a dash. */
export function lastDashLine(file: SourceFile, line: number): number {
  let last = line;
  while (last < lineCount(file) && /^[ \t]*-/.test(lineText(file, last + 1))) last++;
  return last;
}

/** Reports dashes without a space: once for the whole list, because its fix mends every dash. */
export function reportDashes(file: SourceFile, first: number, last: number, report: ErrorContext['report']): Span {
  const dashes: number[] = [];
  for (let line = first; line <= last; line++) {
    const match = /^[ \t]*(?:- +)*-(?=\S)/.exec(lineText(file, line));
    if (match !== null) dashes.push(lineExtent(file, line).start + match[0].length);
  }
  const place = span(file.path, (dashes[0] ?? 1) - 1, dashes[0]);
  const edits = dashes.map((at) => ({ span: span(file.path, at), text: ' ' }));
  report('load/missing-space-after-dash', place, {}, { edits });
  return place;
}

/** Reports `key: - one` above further items: the first item belongs onto a line of its own. */
export function reportListBehindKey(file: SourceFile, line: ErrorLine, report: ErrorContext['report']): Span {
  const place = span(file.path, line.valueStart, line.valueStart + 1);
  const columns = dashlessIndent(lineText(file, nextFilledLine(file, line.number)));
  const before = /[ \t]*$/.exec(file.text.slice(line.start, line.valueStart))?.[0].length ?? 0;
  const gap = span(file.path, line.valueStart - before, line.valueStart);
  report('load/list-behind-key', place, {}, { edits: [{ span: gap, text: `\n${' '.repeat(columns)}` }] });
  return place;
}

/** Reports a list item among keys, a key among list items, or an item that has no dash. */
export function reportListBeside(file: SourceFile, line: number, report: ErrorContext['report']): Span {
  const { start } = lineExtent(file, line);
  const text = lineText(file, line);
  const columns = dashlessIndent(text);
  const place = span(file.path, start + columns, start + text.trimEnd().length);
  const isItem = /^[^-:}\]]+$/.test(text) && dashAbove(file, line, [columns]) === columns;
  const edits = isItem ? [{ span: span(file.path, start + columns), text: '- ' }] : [];
  report('load/list-beside-keys', place, isItem ? { item: text.trim() } : {}, { edits });
  return place;
}

/** The next line with something on it. */
export function nextFilledLine(file: SourceFile, line: number): number {
  let next = line + 1;
  while (next < lineCount(file) && lineText(file, next).trim() === '') next++;
  return Math.min(next, lineCount(file));
}

/** Reports a line in a column in which no line above starts. */
export function reportIndent(file: SourceFile, line: number, report: ErrorContext['report']): Span {
  const { start } = lineExtent(file, line);
  const columnCount = dashlessIndent(lineText(file, line));
  const fittingCounts = indentsAbove(file, line);
  if (fittingCounts.includes(columnCount)) return reportListBeside(file, line, report);
  const place = span(file.path, start, start + columnCount);
  const edits = indentEdits(file, line, fittingCounts);
  report('load/indent', place, { columnCount, fittingCounts }, { edits });
  return place;
}

const LINES_LOOKED_BACK_MAX = 500;

/** Indentations of the lines above that a new line could continue, smallest first. */
function indentsAbove(file: SourceFile, line: number): readonly number[] {
  const counts: number[] = [];
  for (let above = line - 1; above >= 1 && above > line - LINES_LOOKED_BACK_MAX; above--) {
    const text = lineText(file, above);
    if (text.trim() === '' || text.trimStart().startsWith('#')) continue;
    const count = dashlessIndent(text);
    if (counts.length === 0 || count < (counts[0] ?? 0)) counts.unshift(count);
    if (count === 0) break;
  }
  return counts;
}

/**
 * Moves a line, and all below that are indented as far, to the one column that fits; nothing when
 * two fit as well.
 */
function indentEdits(file: SourceFile, first: number, fittingCounts: readonly number[]): readonly Edit[] {
  const columns = dashlessIndent(lineText(file, first));
  const target = isDashLine(file, first) ? dashAbove(file, first, fittingCounts) : nearest(columns, fittingCounts);
  if (target === undefined) return [];
  const edits: Edit[] = [];
  for (let line = first; line <= lineCount(file); line++) {
    const text = lineText(file, line);
    if (text.trim() === '') continue;
    if (dashlessIndent(text) < columns || (line > first && target > columns)) break;
    const { start } = lineExtent(file, line);
    edits.push({ span: span(file.path, start, start + columns), text: ' '.repeat(target) });
  }
  return edits;
}

function nearest(columns: number, counts: readonly number[]): number | undefined {
  const [first, second] = counts.toSorted((one, other) => Math.abs(one - columns) - Math.abs(other - columns));
  const isTie = first !== undefined && second !== undefined && Math.abs(first - columns) === Math.abs(second - columns);
  return isTie ? undefined : first;
}

function dashAbove(file: SourceFile, line: number, counts: readonly number[]): number | undefined {
  for (let above = line - 1; above >= 1 && above > line - LINES_LOOKED_BACK_MAX; above--) {
    const columns = dashlessIndent(lineText(file, above));
    if (isDashLine(file, above)) return counts.includes(columns) ? columns : undefined;
  }
  return undefined;
}

/** Indents a text under the key of a block mark, up to the next line with a key. */
export function indentedEdits(file: SourceFile, first: number, above: string): readonly Edit[] {
  const indent = ' '.repeat((/^[ \t]*(?:- +)*/.exec(above)?.[0].length ?? 0) + 2);
  const edits: Edit[] = [];
  for (let line = first; line <= lineCount(file); line++) {
    const text = lineText(file, line);
    if (/^[ \t]*[\w.-]+:(?:\s|$)/.test(text)) break;
    const { start } = lineExtent(file, line);
    if (text.trim() !== '') edits.push({ span: span(file.path, start, start + dashlessIndent(text)), text: indent });
  }
  return edits;
}
