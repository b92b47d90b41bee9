// Decodes block scalars (`|` and `>`) and keeps the place of every character; the rules are those
// of the YAML library.

import type { YamlScalar } from '../yaml/node.ts';
import type { Pieces } from './pieces.ts';

interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Spaces before its text. */
  readonly indent: number;
  /** Offset behind its text, before the line break. */
  readonly end: number;
  /** Offset behind its line break. */
  readonly behind: number;
}

interface Header {
  readonly folded: boolean;
  /** Indentation that the mark states; 0 when it states none. */
  readonly indent: number;
  readonly chomp: string;
}

/**
 * Decodes a block scalar.
 *
 * @param source  the whole file
 * @param scalar  of style literal or folded
 * @throws        never
 */
export function decodeBlock(source: string, scalar: YamlScalar, pieces: Pieces): void {
  if (scalar.block === undefined) return;
  const { textStart, textEnd, parentIndent } = scalar.block;
  const header = readHeader(source, scalar.span.start);
  const lines = splitLines(source, textStart, textEnd);
  let keptCount = lines.length;
  while (keptCount > 0 && isBlank(lines[keptCount - 1])) keptCount--;
  if (keptCount === 0) {
    decodeBlankBlock(lines, header, textStart, textEnd, pieces);
    return;
  }
  const contentIndex = lines.findIndex((line) => !isBlank(line));
  const indent = contentIndent(lines, contentIndex, parentIndent, header.indent);
  for (let index = lines.length - 1; index >= keptCount; index--) {
    if ((lines[index]?.indent ?? 0) > indent) keptCount = index + 1;
  }
  const block: Block = { source, lines, indent, contentIndex, keptCount, pieces };
  for (const line of lines.slice(0, contentIndex)) {
    copyFrom(block, line);
    pieces.stand('\n', line.end, line.behind);
  }
  if (header.folded) decodeFolded(block);
  else decodeLiteral(block);
  decodeEnd(block, header.chomp, textEnd);
}

interface Block {
  readonly source: string;
  readonly lines: readonly Line[];
  /** Columns that are cut off every line. */
  readonly indent: number;
  readonly contentIndex: number;
  readonly keptCount: number;
  readonly pieces: Pieces;
}

function isBlank(line: Line | undefined): boolean {
  return line !== undefined && line.start + line.indent >= line.end;
}

function readHeader(source: string, start: number): Header {
  const header = /^[|>][-+0-9]*/.exec(source.slice(start, start + 8))?.[0] ?? '|';
  return {
    folded: header.startsWith('>'),
    indent: Number(/[1-9]/.exec(header)?.[0] ?? 0),
    chomp: /[-+]/.exec(header)?.[0] ?? '',
  };
}

function splitLines(source: string, start: number, end: number): readonly Line[] {
  const lines: Line[] = [];
  let at = start;
  for (;;) {
    const lineFeed = source.indexOf('\n', at);
    const isLast = lineFeed < 0 || lineFeed >= end;
    const behind = isLast ? end : lineFeed + 1;
    let lineEnd = isLast ? end : lineFeed;
    if (!isLast && lineEnd > at && source[lineEnd - 1] === '\r') lineEnd--;
    let indent = 0;
    while (at + indent < lineEnd && source[at + indent] === ' ') indent++;
    lines.push({ start: at, indent, end: lineEnd, behind });
    if (isLast) return lines;
    at = behind;
  }
}

/** Only blank lines: their breaks are kept only when the mark says so. */
function decodeBlankBlock(lines: readonly Line[], header: Header, start: number, end: number, pieces: Pieces): void {
  if (header.chomp !== '+' || start === end) return;
  pieces.stand('\n'.repeat(Math.max(1, lines.length - 1)), start, end);
}

function contentIndent(lines: readonly Line[], contentIndex: number, parentIndent: number, stated: number): number {
  if (stated > 0) return Math.max(parentIndent, 0) + stated;
  return lines[contentIndex]?.indent ?? 0;
}

/** Adds what is left of a line when its indentation is cut off. */
function copyFrom({ source, indent, pieces }: Block, line: Line): void {
  const from = line.start + Math.min(indent, line.indent);
  pieces.copy(source.slice(from, line.end), from);
}

function decodeLiteral(block: Block): void {
  const { lines, contentIndex, keptCount, pieces } = block;
  for (let index = contentIndex; index < keptCount; index++) {
    const line = lines[index];
    if (line === undefined) return;
    const before = lines[index - 1];
    if (index > contentIndex && before !== undefined) pieces.stand('\n', before.end, before.behind);
    copyFrom(block, line);
  }
}

/** Lines are joined by a space; breaks around lines that are indented further stay. */
function decodeFolded(block: Block): void {
  const { source, lines, indent, contentIndex, keptCount, pieces } = block;
  let separator = '';
  let gapStart = lines[contentIndex]?.start ?? 0;
  let wasFurther = false;
  for (let index = contentIndex; index < keptCount; index++) {
    const line = lines[index];
    if (line === undefined) return;
    const textStart = line.start + Math.min(indent, line.indent);
    const isFurther = line.indent > indent || source[line.start + line.indent] === '\t';
    if (isFurther) {
      if (separator === ' ') separator = '\n';
      else if (!wasFurther && separator === '\n') separator = '\n\n';
    } else if (isBlank(line)) {
      if (separator === '\n') pieces.stand('\n', gapStart, line.behind);
      else separator = '\n';
      continue;
    }
    pieces.stand(separator, gapStart, textStart);
    copyFrom(block, line);
    gapStart = line.end;
    separator = isFurther ? '\n' : ' ';
    wasFurther = isFurther;
  }
}

function decodeEnd({ lines, indent, keptCount, pieces, source }: Block, chomp: string, textEnd: number): void {
  if (chomp === '-') return;
  const last = lines[keptCount - 1];
  const lastEnd = last?.end ?? textEnd;
  if (chomp === '') {
    pieces.stand('\n', lastEnd, last?.behind ?? textEnd);
    return;
  }
  let before = last;
  for (const line of lines.slice(keptCount)) {
    pieces.stand('\n', before?.end ?? textEnd, before?.behind ?? textEnd);
    if (line.indent > indent)
      pieces.copy(source.slice(line.start + indent, line.start + line.indent), line.start + indent);
    before = line;
  }
  if (keptCount === lines.length) pieces.stand('\n', textEnd, textEnd);
}
