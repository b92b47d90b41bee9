/** Where the command line writes and reads: the real terminal, or one of a test. */

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

/** Paints text, or does not. */
export type Paint = (colour: Colour, text: string) => string;

/** @param on whether colours may be used at all */
export function painter(on: boolean): Paint {
  return (colour, text) => (on && text !== '' ? `\u001B[${CODES[colour]}m${text}\u001B[0m` : text);
}

/** Columns a text takes, without its colours. */
export function widthOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  return [...text.replaceAll(/\u001B\[[\d;]*m/g, '')].length;
}

/** Rows as columns that stand below each other; `left` says which are words (numbers stand to the right). */
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
