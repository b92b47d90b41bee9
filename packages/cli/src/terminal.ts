/** Where the command line writes and reads: the real terminal, or one of a test. */
import { randomUUID } from 'node:crypto';
import { printable } from '@undercroft/compiler';

export interface Terminal {
  /** results */
  out(text: string): void;
  /** diagnostics, progress, questions */
  err(text: string): void;
  /** asks for one line; null when there is no more input */
  ask(prompt: string): Promise<string | null>;
  /** whether results may have colours */
  readonly outColour: boolean;
  /** whether diagnostics may have colours */
  readonly errColour: boolean;
  /** whether a line on `err` may be drawn again, for progress */
  readonly live: boolean;
  /** columns */
  readonly width: number;
  /** folder the command was started in */
  readonly cwd: string;
}

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
} as const;

export type Colour = keyof typeof CODES;

/**
 * Stands before what this program itself tells a terminal to do, until `safeTerminal` writes it. It
 * is random, so no text of a game, a save or a file name can hold it.
 */
const MARK = `\u001B${randomUUID()}`;
const ORDER = new RegExp(`${MARK}([^|]*)\\|`, 'g');

/** Something that a terminal shall do. */
export type Order = 'clear the screen' | 'clear the line';

const ORDERS = { 'clear the screen': '\u001B[2J\u001B[H', 'clear the line': '\r\u001B[K' } as const;

/** The text that makes a terminal do something, for `out` and `err`. */
export function order(name: Order): string {
  return `${MARK}${name}|`;
}

/** Paints text, or does not. */
export type Painter = (colour: Colour, text: string) => string;

/** @param on whether colours may be used at all */
export function painter(on: boolean): Painter {
  return (colour, text) => (on && text !== '' ? paintCodes(CODES[colour], text) : text);
}

/** Paints text with ANSI codes, such as `1;31`. */
export function paintCodes(codes: string, text: string): string {
  return `${MARK}${codes}|${text}${MARK}0|`;
}

/** Stands before the address of a link, among what a terminal shall do. */
const LINK = 'link ';

/**
 * Text that leads to an address, in terminals that know links; the others show the text.
 *
 * @param address as a URL is written
 */
export function linked(address: string, text: string): string {
  return `${MARK}${LINK}${address.replaceAll('|', '%7C')}|${text}${MARK}${LINK}|`;
}

/** Columns a text takes, without its colours. */
export function widthOf(text: string): number {
  return [...text.replaceAll(ORDER, '')].length;
}

/**
 * A terminal that gets nothing from outside but letters: control characters and marks of writing
 * direction in titles, names, saves, paths or arguments are spelled out as `<U+001B>`. Line feeds
 * and tabs pass, and what `order` and painters say.
 */
export function safeTerminal(terminal: Terminal): Terminal {
  return {
    out: (text) => terminal.out(clean(text)),
    err: (text) => terminal.err(clean(text)),
    ask: (prompt) => terminal.ask(clean(prompt)),
    outColour: terminal.outColour,
    errColour: terminal.errColour,
    live: terminal.live,
    get width() {
      return terminal.width;
    },
    cwd: terminal.cwd,
  };
}

function clean(text: string): string {
  // Odd parts are what stood between a mark and its bar.
  return text
    .split(ORDER)
    .map((part, index) => (index % 2 === 0 ? letters(part) : sequenceOf(part)))
    .join('');
}

/** What a terminal understands. */
function sequenceOf(what: string): string {
  if (what.startsWith(LINK)) return `\u001B]8;;${letters(what.slice(LINK.length))}\u001B\\`;
  return ORDERS[what as Order] ?? `\u001B[${what}m`;
}

function letters(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, printable);
}

/**
 * JSON that is safe to look at: other control characters than JSON itself escapes are escaped too.
 * Ends in a line feed.
 */
export function jsonText(value: unknown, indent?: number): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, undefined, indent).replaceAll(/[^\n]/gu, (sign) => (printable(sign) === sign ? sign : escaped(sign)))}\n`;
}

/**
 * Rows as columns that stand below each other; `left` says which are words (numbers stand to the
 * right).
 */
export function table(rows: readonly (readonly string[])[], left: readonly boolean[]): string {
  const widths = left.map((_, column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const gap = ' '.repeat(Math.max(0, widths[column]! - widthOf(cell)));
          return left[column] === true ? cell + gap : gap + cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Text in lines of at most `width` columns, each but the first indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = indent + word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.join('\n');
}
