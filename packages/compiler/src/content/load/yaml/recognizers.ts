// One recognizer a mistake. They are tried in this order; the first that knows the mistake reports
// it.

import type { Edit } from '../../../diagnostics/diagnostic.ts';
import { sliceSpan, span, type Span } from '../../../diagnostics/source/span.ts';
import { lineAt, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { goesOnBelow, quotedStart, quotedWhole, quoteRestOfLine, quoteYaml } from './quoting.ts';
import {
  GLUED_DASH,
  dashlessIndent,
  indentedEdits,
  isDashLine,
  lastDashLine,
  nextFilledLine,
  reportDashes,
  reportIndent,
  reportListBeside,
  reportListBehindKey,
} from './line-slips.ts';
import type { ErrorContext, Recognizer } from './error-context.ts';

const RESERVED_START = /^[@`%|>!&*?{[\-,]/;
/** A mark with a digit, `>3 gold`, is rather the start of a text. */
const BLOCK_MARK = /^[|>][-+]?(?=[ \t]|$)/;

/** Words that start with an apostrophe: there it opens no quote. */
const APOSTROPHE_WORD = /^'(?:tis|twas|twere|twill|til|till|em|cause|bout|round|n|cos)\b/i;

const tabIndent: Recognizer = ({ file, error, line, report }) => {
  const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  const isTabError = error.code === 'TAB_AS_INDENT' || error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  if (!isTabError || !indent.includes('\t')) return undefined;
  const place = span(file.path, line.start, line.start + indent.length);
  report('load/tab-indent', place, {}, { edits: tabEdits(file) });
  return place;
};

/** One fix for the whole file: a line that is mended alone no longer fits the others. */
function tabEdits(file: SourceFile): readonly Edit[] {
  return [...file.text.matchAll(/^ *\t[ \t]*(?=\S)/gm)].map(({ 0: indent, index }) => ({
    span: span(file.path, index, index + indent.length),
    text: indent.replaceAll('\t', '  '),
  }));
}

const unclosedQuote: Recognizer = ({ file, error, opened, report }) => {
  if (!error.message.startsWith('Missing closing')) return undefined;
  const mark = error.message.includes('"') ? '"' : "'";
  const open = opened.findLast((place) => place.mark === mark && place.end === error.pos[0]);
  if (open === undefined) return undefined;
  const place = span(file.path, open.start, open.start + 1);
  const [whole] = quoteRestOfLine(file, open.start);
  const rest = whole === undefined ? mark : sliceSpan(file, whole.span);
  const isWord = APOSTROPHE_WORD.test(rest);
  const isClosable = whole !== undefined && !rest.slice(1).includes(mark) && !rest.includes('\\');
  const edits = !isClosable ? [] : isWord ? [whole] : [{ span: span(file.path, whole.span.end), text: mark }];
  report('load/unclosed-quote', place, { mark, isWord }, { edits });
  return place;
};

const unclosedBracket: Recognizer = ({ file, error, opened, report }) => {
  if (
    !/^Flow (?:map|sequence) (?:in block collection )?must|^Expected flow (?:map|sequence) to end/.test(error.message)
  )
    return undefined;
  const mark = error.message.includes('sequence') ? '[' : '{';
  const open = opened.findLast(
    (place) => place.mark === mark && place.start < error.pos[0] && place.end >= error.pos[0],
  );
  if (open === undefined) return undefined;
  const place = span(file.path, open.start, open.start + 1);
  const close = mark === '[' ? ']' : '}';
  report('load/unclosed-bracket', place, { open: mark, close }, { edits: closingEdits(file, open.start, close) });
  return place;
};

/** Closes the last bracket of a line, when nothing below can belong to it. */
function closingEdits(file: SourceFile, start: number, close: string): readonly Edit[] {
  const { end } = lineExtent(file, lineAt(file, start));
  const rest = file.text
    .slice(start + 1, end)
    .replace(/[ \t]#.*$/, '')
    .trimEnd();
  if (/[[\]{}'"]|[,:]$/.test(rest) || goesOnBelow(file, start)) return [];
  return [{ span: span(file.path, start + 1 + rest.length), text: rest.startsWith(' ') ? ` ${close}` : close }];
}

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
  const ending = sliceSpan(file, place);
  if (ending === ',' || ending === ';') {
    report('load/text-after-quote', place, { ending }, { edits: [{ span: place, text: '' }] });
    return place;
  }
  const written = file.text.slice(line.valueStart, place.end);
  const whole = quotedWhole(written) ?? quotedStart(written);
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
  if (sign === '-' && isDashLine(file, nextFilledLine(file, line.number)))
    return reportListBehindKey(file, line, report);
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
  const [start, stop] = error.pos;
  const written = file.text.slice(start, Math.max(stop, start + 1)).trimEnd();
  // A line break between the two, or a value that cannot go on, tells where the comma belongs.
  const first = /^(?:[^\r\n]*?(?=[ \t]*\r?\n)|(?:-?\d+|true|false|'[^']*'|"[^"\\]*")(?=[ \t]))/.exec(written)?.[0];
  const place = span(file.path, start, start + (first ?? written).length);
  const quoted = first === undefined && /:[ \t]/.test(written) ? quoteYaml(written) : undefined;
  const edits = first === undefined ? [] : [{ span: span(file.path, place.end), text: ',' }];
  report('load/missing-comma', place, { quoted }, { edits });
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
 * @param colonEnds  offsets behind all colons that the fix mends; by default only this one
 * @returns          the place of the colon; undefined when the line does not look like that
 * @throws           never
 */
export function reportMissingSpace(
  file: SourceFile,
  lineStart: number,
  text: string,
  report: ErrorContext['report'],
  colonEnds?: readonly number[],
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
    { edits: (colonEnds ?? [colon + 1]).map((at) => ({ span: span(file.path, at), text: ' ' })) },
  );
  return place;
}

const missingSpaceAfterDash: Recognizer = ({ file, line, report }) => {
  const above = line.number > 1 ? lineText(file, line.number - 1) : '';
  if (!GLUED_DASH.test(line.text) || !/^[ \t]*-|:[ \t]*(?:#.*)?$/.test(above.trimEnd())) return undefined;
  return reportDashes(file, line.number, lastDashLine(file, line.number), report);
};

const listBesideKeys: Recognizer = ({ file, error, line, report }) => {
  const isAtStart = error.pos[0] <= line.start + dashlessIndent(line.text);
  const isDash = /^[ \t]*-(?:\s|$)/.test(line.text);
  const keyBehindList = !isDash && error.code === 'UNEXPECTED_TOKEN' && /at node end|in YAML/.test(error.message);
  const listBehindKey = isDash && error.message.startsWith('Implicit keys need');
  return isAtStart && (keyBehindList || listBehindKey) ? reportListBeside(file, line.number, report) : undefined;
};

const indent: Recognizer = ({ file, error, line, report }) => {
  if (error.message.startsWith('Nested')) return reportIndent(file, nextFilledLine(file, line.number), report);
  const isIndent =
    error.code === 'BAD_INDENT' || /block sequence may not|must be indented|Sequence item without/.test(error.message);
  return isIndent ? reportIndent(file, line.number, report) : undefined;
};

const missingColon: Recognizer = ({ file, error, line, report }) => {
  const isMissing =
    error.message.startsWith('Implicit map keys need') || error.message.startsWith('Implicit keys need');
  const text = line.text.trim();
  if (!isMissing || /:(?:\s|$)/.test(text)) return undefined;
  const start = line.start + dashlessIndent(line.text);
  const place = span(file.path, start, start + text.length);
  const above = lineText(file, Math.max(line.number - 1, 1));
  if (/:[ \t]*[|>][-+]?[ \t]*$/.test(above.trimEnd())) {
    report('load/missing-colon', place, { text, isBlock: true }, { edits: indentedEdits(file, line.number, above) });
    return place;
  }
  const instead = withColon(text, isDeeper(file, line.number));
  const edits = instead === text ? [] : [{ span: place, text: instead }];
  report('load/missing-colon', place, { text, instead }, { edits });
  return place;
};

/**
 * A line without a colon, as its author meant it: a comment, or a key behind which another sign, or
 * none above lines that are indented, stands for the colon.
 */
function withColon(text: string, hasLinesBelow: boolean): string {
  if (text.startsWith('//')) return text.replace(/^\/\/+/, '#');
  if (hasLinesBelow && /^[A-Za-z_][\w-]*$/.test(text)) return `${text}:`;
  return text.replace(/^([A-Za-z_][\w-]*)[ \t]*(?:=(?!=)|\uFF1A|\uFE55)[ \t]*(?=\S)/, '$1: ');
}

/** Whether the next filled line is indented further. */
function isDeeper(file: SourceFile, line: number): boolean {
  const next = lineText(file, nextFilledLine(file, line));
  return dashlessIndent(next) > dashlessIndent(lineText(file, line));
}

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
  missingSpaceAfterDash,
  reservedStart,
  missingComma,
  colonInText,
  missingSpaceAfterColon,
  listBesideKeys,
  indent,
  missingColon,
];
