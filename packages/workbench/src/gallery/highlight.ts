import { JOINING_WORDS, RESERVED_WORDS } from '@undercroft/compiler/words';

/** What a piece of a content file is, for its colour. */
export type PieceKind = 'key' | 'word' | 'number' | 'text' | 'comment' | 'sign' | 'plain';

/** Some characters of a line that have one colour. */
export interface Piece {
  readonly is: PieceKind;
  readonly text: string;
}

/**
 * The colours of code, each at least 4.5 to 1 on its ground: a sheet for elements and for pages.
 */
export const codeColours = `
:host, :root {
  --code-ground: light-dark(#fbf8f0, #14181b);
  --code-ink: light-dark(#2b2721, #e9e4d8);
  --code-comment: light-dark(#6b6454, #9aa3a3);
}
.is-key {
  color: light-dark(#0b5b86, #8fd0f5);
}
.is-word {
  color: light-dark(#8f3d00, #f5b860);
}
.is-number {
  color: light-dark(#2f6412, #aede74);
}
.is-text {
  color: light-dark(#7a2c6b, #eaa9dc);
}
.is-comment {
  color: var(--code-comment);
  font-style: italic;
}
.is-sign {
  color: light-dark(#6a5f4b, #b3ab9a);
}
`;

/** Words of the rules language, the longest first. */
const words = [...RESERVED_WORDS, ...JOINING_WORDS].toSorted((one, other) => other.length - one.length).join('|');

const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)#.*$)`,
    String.raw`(?<key>(?<=^\s*(?:- +)*|[{,]\s*)[\p{L}\p{N}_][\p{L}\p{N}_ .-]*(?=:(?:\s|$)))`,
    String.raw`(?<text>"(?:[^"\\]|\\.)*"|(?<=[\s:,[{])'(?:[^']|'')*')`,
    String.raw`(?<number>(?<![\w-])[+-]?\d*d?\d+(?![\w-]))`,
    `(?<word>(?<![\\w-])(?:${words})(?![\\w-]))`,
    String.raw`(?<sign>[[\]{},:|>]|^\s*-(?=\s))`,
  ].join('|'),
  'gu',
);

/**
 * Takes one line of a content file apart for colouring. It is a look at the line alone, not a
 * parser: a wrong guess costs a colour and nothing else.
 *
 * @returns  pieces whose texts joined give the line again
 * @throws   never
 */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({ is: 'plain', text: line.slice(from, to) });
  };
  for (const match of line.matchAll(pattern)) {
    const [is] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? ['plain'];
    plain(match.index);
    pieces.push({ is: is as PieceKind, text: match[0] });
    from = match.index + match[0].length;
    if (match[0] === '') return [{ is: 'plain', text: line }];
  }
  plain(line.length);
  return pieces;
}
