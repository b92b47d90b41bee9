// One recognizer a mistake. They are tried in this order; the first that knows the mistake reports it.

import { span, type Span } from '../../source/span.ts';
import { lineCount, lineExtent, lineText } from '../../source/lines.ts';
import type { SourceFile } from '../../source/file.ts';
import { quotedWhole, quoteRestOfLine, quoteYaml } from './quoting.ts';
import type { ErrorContext, Recognizer } from './error-context.ts';

const RESERVED_START = /^[@`%|>!&*?{[\-,]/;
const BLOCK_MARK = /^[|>](?:[-+]?[1-9]?|[1-9][-+])(?=[ \t]|$)/;

const tabIndent: Recognizer = ({ file, error, line, report }) => {
  const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  const isTabError = error.code === 'TAB_AS_INDENT' || error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  if (!isTabError || !indent.includes('\t')) return undefined;
  const place = span(file.path, line.start, line.start + indent.length);
  report('load/tab-indent', place, {}, { edits: [{ span: place, text: indent.replaceAll('\t', '  ') }] });
  return place;
};

const unclosedQuote: Recognizer = ({ file, error, opened, report }) => {
  if (!error.message.startsWith('Missing closing')) return undefined;
  const mark = error.message.includes('"') ? '"' : "'";
  const open = opened.findLast((place) => place.mark === mark && place.end === error.pos[0]);
  if (open === undefined) return undefined;
  const place = span(file.path, open.start, open.start + 1);
  report('load/unclosed-quote', place, { mark });
  return place;
};

const unclosedBracket: Recognizer = ({ file, error, opened, report }) => {
  if (!/^Flow (?:map|sequence) in block collection must|^Expected flow (?:map|sequence) to end/.test(error.message))
    return undefined;
  const mark = error.message.includes('sequence') ? '[' : '{';
  const open = opened.findLast(
    (place) => place.mark === mark && place.start < error.pos[0] && place.end >= error.pos[0],
  );
  if (open === undefined) return undefined;
  const place = span(file.path, open.start, open.start + 1);
  report('load/unclosed-bracket', place, { open: mark, close: mark === '[' ? ']' : '}' });
  return place;
};

const badEscape: Recognizer = ({ file, error, report }) => {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const start = error.pos[0];
  const escape = error.message.replace('Invalid escape sequence ', '');
  const place = span(file.path, start, start + escape.length);
  report('load/bad-escape', place, { escape }, { edits: [{ span: span(file.path, start), text: '\\' }] });
  return place;
};

const textAfterBlockMark: Recognizer = ({ file, error, line, report }) => {
  const mark = BLOCK_MARK.exec(file.text.slice(line.valueStart, line.start + line.text.length))?.[0];
  if (mark === undefined || error.code !== 'UNEXPECTED_TOKEN' || !error.message.startsWith('Not a YAML token'))
    return undefined;
  const textStart =
    line.valueStart + mark.length + (/^[ \t]*/.exec(file.text.slice(line.valueStart + mark.length))?.[0].length ?? 0);
  const place = span(file.path, textStart, line.start + line.text.trimEnd().length);
  const quoted = quoteRestOfLine(file, line.valueStart).length > 0;
  const indent = ' '.repeat(dashColumns(line.text) + 2);
  const gap = span(file.path, line.valueStart + mark.length, textStart);
  report('load/text-after-block-mark', place, { mark }, { edits: quoted ? [{ span: gap, text: `\n${indent}` }] : [] });
  return place;
};

function dashColumns(text: string): number {
  return /^[ \t]*(?:- +)*/.exec(text)?.[0].length ?? 0;
}

const textAfterQuote: Recognizer = ({ file, error, line, report }) => {
  if (error.code !== 'UNEXPECTED_TOKEN' || !/at node end|in YAML (?:stream|document)/.test(error.message))
    return undefined;
  const mark = file.text[line.valueStart];
  if ((mark !== '"' && mark !== "'") || error.pos[0] <= line.valueStart) return undefined;
  const place = span(file.path, error.pos[0], line.start + line.text.trimEnd().length);
  const written = file.text.slice(line.valueStart, place.end);
  const whole = quotedWhole(written);
  const edits =
    whole === undefined || quoteRestOfLine(file, line.valueStart).length === 0
      ? []
      : [{ span: span(file.path, line.valueStart, place.end), text: whole }];
  report('load/text-after-quote', place, {}, { edits });
  return place;
};

/** A value such as `[gold] +1`, `@here`, `- 1 gold`: its first sign means something to YAML. */
const reservedStart: Recognizer = ({ file, error, line, report }) => {
  if (error.code === 'BAD_SCALAR_START') return reportReserved(file, error.pos[0], line.valueStart, report);
  const rest = file.text.slice(line.valueStart, line.start + line.text.length);
  const sign = RESERVED_START.exec(rest)?.[0];
  const isAfterValue = error.code === 'UNEXPECTED_TOKEN' && error.pos[0] > line.valueStart;
  const isAtValue = error.message.includes('block-seq-ind') || (error.message.startsWith('Nested') && sign === '?');
  if (sign === undefined || !(isAfterValue || isAtValue)) return undefined;
  if (/^[,}\]]+$/.test(file.text.slice(...error.pos).trim())) return undefined;
  if (sign === '*' || sign === '&' || sign === '!') return reservedName(file, rest, line.valueStart, report);
  return reportReserved(file, line.valueStart, line.valueStart, report);
};

/** Inside brackets only the one item is quoted, otherwise the rest of the line. */
function reportReserved(file: SourceFile, at: number, valueStart: number, report: ErrorContext['report']): Span {
  const place = span(file.path, at, at + 1);
  const item = /^[^,\]}\r\n#]+/.exec(file.text.slice(at))?.[0].trimEnd() ?? '';
  const inBrackets = at > valueStart && item !== '';
  const edits = inBrackets
    ? [{ span: span(file.path, at, at + item.length), text: quoteYaml(item) }]
    : quoteRestOfLine(file, at);
  report('load/reserved-start', place, { character: file.text[at] ?? '' }, { edits });
  return place;
}

function reservedName(file: SourceFile, rest: string, start: number, report: ErrorContext['report']): Span {
  const word = /^\S+/.exec(rest)?.[0] ?? rest;
  const place = span(file.path, start, start + word.length);
  const extra = { edits: quoteRestOfLine(file, start) };
  if (word.startsWith('*')) report('load/alias', place, { name: word.slice(1) }, extra);
  else if (word.startsWith('&')) report('load/anchor', place, { name: word.slice(1) }, extra);
  else report('load/tag', place, { tag: word }, extra);
  return place;
}

const missingComma: Recognizer = ({ file, error, report }) => {
  if (error.code !== 'BLOCK_IN_FLOW' && !/^Missing , (?:or : )?between/.test(error.message)) return undefined;
  const place = span(file.path, error.pos[0], Math.max(error.pos[1], error.pos[0] + 1));
  const written = file.text.slice(place.start, place.end);
  report('load/missing-comma', place, { quoted: /:[ \t]/.test(written) ? quoteYaml(written) : undefined });
  return place;
};

/** `text: when played: gain 1`: the second colon makes a key out of the first words. */
const colonInText: Recognizer = ({ file, error, line, report }) => {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !error.message.startsWith('Nested')) return undefined;
  const rest = file.text.slice(line.valueStart, line.start + line.text.length);
  const colon = /:(?=[ \t]|$)/.exec(rest);
  if (colon === null) return undefined;
  const place = span(file.path, line.valueStart + colon.index, line.valueStart + colon.index + 1);
  report('load/colon-in-text', place, {}, { edits: quoteRestOfLine(file, line.valueStart) });
  return place;
};

const missingSpaceAfterColon: Recognizer = ({ file, error, line, report }) => {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  return reportMissingSpace(file, line.start, line.text, report);
};

/**
 * Reports `key:value` at the start of a line.
 *
 * @param lineStart  offset of the line
 * @param text       the line without its break
 * @returns          the place of the colon; undefined when the line does not look like that
 * @throws           never
 */
export function reportMissingSpace(
  file: SourceFile,
  lineStart: number,
  text: string,
  report: ErrorContext['report'],
): Span | undefined {
  const match = /^([ \t]*(?:- +)*)([A-Za-z_][\w-]*):(?=[^\s:/])/.exec(text);
  if (match === null) return undefined;
  const [before = '', indent = '', key = ''] = match;
  const colon = lineStart + before.length - 1;
  const place = span(file.path, lineStart + indent.length, colon + 1);
  report(
    'load/missing-space-after-colon',
    place,
    { key },
    { edits: [{ span: span(file.path, colon + 1), text: ' ' }] },
  );
  return place;
}

const listBesideKeys: Recognizer = ({ file, error, line, report }) => {
  const isAtStart = error.pos[0] <= line.start + dashlessIndent(line.text);
  const isDash = /^[ \t]*-(?:\s|$)/.test(line.text);
  const keyBehindList = !isDash && error.code === 'UNEXPECTED_TOKEN' && /at node end|in YAML/.test(error.message);
  const listBehindKey = isDash && error.message.startsWith('Implicit keys need');
  return isAtStart && (keyBehindList || listBehindKey) ? reportListBeside(file, line.number, report) : undefined;
};

function reportListBeside(file: SourceFile, line: number, report: ErrorContext['report']): Span {
  const { start } = lineExtent(file, line);
  const text = lineText(file, line);
  const place = span(file.path, start + dashlessIndent(text), start + text.trimEnd().length);
  report('load/list-beside-keys', place, {});
  return place;
}

function dashlessIndent(text: string): number {
  return text.length - text.trimStart().length;
}

const indent: Recognizer = ({ file, error, line, report }) => {
  if (error.message.startsWith('Nested')) return reportIndent(file, nextFilledLine(file, line.number), report);
  const isIndent =
    error.code === 'BAD_INDENT' || /block sequence may not|must be indented|Sequence item without/.test(error.message);
  return isIndent ? reportIndent(file, line.number, report) : undefined;
};

function nextFilledLine(file: SourceFile, line: number): number {
  let next = line + 1;
  while (next < lineCount(file) && lineText(file, next).trim() === '') next++;
  return Math.min(next, lineCount(file));
}

function reportIndent(file: SourceFile, line: number, report: ErrorContext['report']): Span {
  const { start } = lineExtent(file, line);
  const columnCount = dashlessIndent(lineText(file, line));
  const fittingCounts = indentsAbove(file, line);
  if (fittingCounts.includes(columnCount)) return reportListBeside(file, line, report);
  const place = span(file.path, start, start + columnCount);
  report('load/indent', place, { columnCount, fittingCounts });
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

const missingColon: Recognizer = ({ file, error, line, report }) => {
  const isMissing =
    error.message.startsWith('Implicit map keys need') || error.message.startsWith('Implicit keys need');
  const text = line.text.trim();
  if (!isMissing || /:(?:\s|$)/.test(text)) return undefined;
  const start = line.start + dashlessIndent(line.text);
  const place = span(file.path, start, start + text.length);
  report('load/missing-colon', place, { text });
  return place;
};

const directive: Recognizer = ({ file, line, report }) => {
  if (!line.text.startsWith('%')) return undefined;
  return reportDirective(file, line.start, report);
};

/**
 * Reports a line that starts with `%` before the first document.
 *
 * @param start  offset of the line
 * @throws       never
 */
export function reportDirective(file: SourceFile, start: number, report: ErrorContext['report']): Span {
  const end = file.text.indexOf('\n', start);
  const line = file.text.slice(start, end < 0 ? undefined : end).trimEnd();
  const place = span(file.path, start, start + line.length);
  const whole = span(file.path, start, end < 0 ? file.text.length : end + 1);
  report('load/directive', place, { directive: line }, { edits: [{ span: whole, text: '' }] });
  return place;
}

/** All of them, in the order in which they are tried. */
export const recognizers: readonly Recognizer[] = [
  directive,
  tabIndent,
  unclosedQuote,
  unclosedBracket,
  badEscape,
  textAfterBlockMark,
  textAfterQuote,
  reservedStart,
  missingComma,
  colonInText,
  missingSpaceAfterColon,
  listBesideKeys,
  indent,
  missingColon,
];
