/** Collects lines of generated code, each with the place in the content that it came from. */
import type { Place } from '../ast/node.ts';

export interface Line {
  readonly depth: number;
  readonly text: string;
  readonly at: Place | null;
}

const INDENTS = Array.from({ length: 32 }, (_, depth) => '  '.repeat(depth));

function indent(depth: number): string {
  return INDENTS[depth] ?? '  '.repeat(depth);
}

export class Writer {
  readonly lines: Line[] = [];
  private depth = 0;
  private place: Place | null = null;

  /** Lines written inside `body` belong to this place. */
  from(at: Place | null, body: () => void): void {
    const before = this.place;
    this.place = at ?? before;
    body();
    this.place = before;
  }

  line(text: string): void {
    this.lines.push({ depth: this.depth, text, at: this.place });
  }

  /** Writes `head {`, the body deeper, and `}` with what follows it. */
  block(head: string, body: () => void, tail = '}'): void {
    this.line(`${head} {`);
    this.depth++;
    body();
    this.depth--;
    this.line(tail);
  }

  /** Writes deeper without braces. */
  deeper(body: () => void): void {
    this.depth++;
    body();
    this.depth--;
  }

  append(other: Writer): void {
    for (const line of other.lines) {
      if (this.depth === 0 && (line.at !== null || this.place === null)) this.lines.push(line);
      else this.lines.push({ depth: this.depth + line.depth, text: line.text, at: line.at ?? this.place });
    }
  }

  /** All lines, each with its end. */
  get code(): string {
    let code = '';
    for (const { depth, text } of this.lines) code += `${indent(depth)}${text}\n`;
    return code;
  }
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += BASE64.charAt(rest > 0 ? digit | 32 : digit);
  } while (rest > 0);
  return text;
}

/** Where a place stands, 0-based. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Source map (version 3) of the lines: one segment a line. */
export function sourceMap(
  lines: readonly Line[],
  files: readonly { path: string; text: string }[],
  locate: (place: Place) => LineColumn,
): string {
  let file = 0;
  let line = 0;
  let column = 0;
  const mappings = lines.map(({ at }) => {
    if (!at) return '';
    const to = locate(at);
    const segment = `A${vlq(at.file - file)}${vlq(to.line - line)}${vlq(to.column - column)}`;
    file = at.file;
    line = to.line;
    column = to.column;
    return segment;
  });
  return JSON.stringify({
    version: 3,
    sources: files.map((f) => f.path),
    sourcesContent: files.map((f) => f.text),
    names: [],
    mappings: mappings.join(';'),
  });
}
