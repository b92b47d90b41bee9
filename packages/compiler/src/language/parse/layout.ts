/**
 * The layout pass: turns indentation into marks before the grammar runs, so that the grammar keeps
 * no state.
 *
 * It blanks comments (`--` to the end of the line), joins continued lines with a space, and writes
 * three private-use characters.
 */

/** Between two statements of one block. */
export const NEXT = '\uE000';
/** Before the first statement of a deeper block. */
export const IN = '\uE001';
/** After the last statement of a deeper block. */
export const OUT = '\uE002';

/**
 * A line that begins with one of these goes on with the line before; so does a line after one that
 * ends in a comma or an open bracket.
 */
const CONTINUES = /^(?:(?:and|or|where|then|while|chosen|giving)(?![\w-])|[-+*/<>]|->|\))/;

export interface LayoutProblem {
  readonly code: 'tab' | 'indent' | 'unclosed' | 'private-use';
  /** index in the source text */
  readonly start: number;
  readonly end: number;
  /** depths that the line could have, for `indent` */
  readonly levels?: readonly number[];
}

export interface Layout {
  readonly text: string;
  /** `map[i]` = index in the source of character `i` of `text`; one entry more than characters */
  readonly map: readonly number[];
  readonly problems: readonly LayoutProblem[];
}

/** Never throws. */
export function layOut(source: string): Layout {
  return new LayoutPass(source).run();
}

class LayoutPass {
  readonly source: string;
  text = '';
  readonly map: number[] = [];
  readonly problems: LayoutProblem[] = [];
  readonly levels: number[] = [];
  readonly open: number[] = [];
  comma = false;

  constructor(source: string) {
    this.source = source;
  }

  run(): Layout {
    let offset = 0;
    for (const raw of this.source.split('\n')) {
      this.line(raw, offset);
      offset += raw.length + 1;
    }
    while (this.levels.length > 1) {
      this.levels.pop();
      this.put(OUT, this.source.length);
    }
    this.giveUpBrackets();
    this.map.push(this.source.length);
    return { text: this.text, map: this.map, problems: this.problems };
  }

  private line(raw: string, offset: number): void {
    const comment = raw.indexOf('--');
    const line = (comment < 0 ? raw : raw.slice(0, comment)).replace(/[\s]+$/u, '');
    const body = line.trimStart();
    if (body === '') return;
    const width = line.length - body.length;
    const start = offset + width;
    if (line.slice(0, width).includes('\t')) this.problems.push({ code: 'tab', start: offset, end: start });
    this.indent(body, width, start);
    for (let i = 0; i < body.length; i++) this.character(body.charAt(i), start + i);
    this.comma = body.endsWith(',');
  }

  private indent(body: string, width: number, start: number): void {
    const first = this.levels.length === 0;
    if (first) {
      this.levels.push(width);
      return;
    }
    // A bracket goes on only over lines that are indented deeper than the statement; anything else
    // is a new statement.
    if (this.open.length > 0 && width <= (this.levels.at(-1) ?? 0) && !/^[)\]]/.test(body)) this.giveUpBrackets();
    if (this.open.length > 0 || this.comma || CONTINUES.test(body)) {
      this.put(' ', start);
      return;
    }
    if (width > (this.levels.at(-1) ?? 0)) {
      this.levels.push(width);
      this.put(IN, start);
      return;
    }
    const levels = [...this.levels];
    while (this.levels.length > 1 && width < (this.levels.at(-1) ?? 0)) {
      this.levels.pop();
      this.put(OUT, start);
    }
    if (width !== this.levels.at(-1)) this.problems.push({ code: 'indent', start: start - width, end: start, levels });
    this.put(NEXT, start);
  }

  private giveUpBrackets(): void {
    for (const start of this.open) this.problems.push({ code: 'unclosed', start, end: start + 1 });
    this.open.length = 0;
  }

  private character(c: string, at: number): void {
    if (c === '(' || c === '[') this.open.push(at);
    if (c === ')' || c === ']') this.open.pop();
    if (c >= NEXT && c <= OUT) {
      this.problems.push({ code: 'private-use', start: at, end: at + 1 });
      this.put(' ', at);
    } else this.put((c > ' ' && c <= '~') || !/\s/u.test(c) ? c : ' ', at);
  }

  private put(c: string, at: number): void {
    this.text += c;
    this.map.push(at);
  }
}
