/**
 * Card text is plain text with two marks: `[name]` stands for the icon of a counter or attribute,
 * `**words**` for words that stand out. It becomes a list of typed pieces that templates bind as
 * text; markup never comes from content.
 */

/** One piece of a card text. */
export type Fragment =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly text: string }
  /** with the number that stands right before it; left out: none does */
  | { readonly is: 'icon'; readonly name: string; readonly count?: number };

/** What the name in a `[name]` mark stands for. */
export interface PictureName {
  readonly icon: string | null;
  /** what it is called */
  readonly title: string;
  /** one of it, in a sentence; left out: as several */
  readonly one?: string;
  /** of how many one speaks as of one, by the language of the text; left out: of 1 alone */
  readonly isOne?: (count: number) => boolean;
  /** the language of the text writes nouns with a capital */
  readonly capitals?: boolean;
}

/** A number at the end of a text. */
const NUMBER = /(?<![\d.,])(\d+)\s*$/u;

const marks = /\*\*([^*\n]+)\*\*|\[([a-z][a-z0-9-]*)\]/g;

/**
 * Takes a card text apart.
 *
 * @param text  any text; a mark that is not closed stays as it is written
 * @returns     the pieces in order, without empty ones; `[]` for an empty text
 * @throws      never
 */
export function parseFragments(text: string): Fragment[] {
  const pieces: Fragment[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) pieces.push({ is: 'text', text: text.slice(from, match.index) });
    const [whole, strong, name] = match;
    if (strong !== undefined) pieces.push({ is: 'strong', text: strong });
    else if (name !== undefined) pieces.push({ is: 'icon', name, ...countBefore(text.slice(0, match.index)) });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ is: 'text', text: text.slice(from) });
  return pieces;
}

/**
 * The text as it is read aloud: marks replaced by their words.
 *
 * @param titles  what `[name]` is called, by name; one that is not there is called by its name
 * @throws        never
 */
export function plainText(text: string, titles: ReadonlyMap<string, Omit<PictureName, 'icon'>> = new Map()): string {
  return parseFragments(text)
    .map((piece) => {
      if (piece.is !== 'icon') return piece.text;
      const known = titles.get(piece.name);
      return known === undefined ? piece.name : markWord(known, piece.count);
    })
    .join('');
}

function countBefore(text: string): { readonly count?: number } {
  const [, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? {} : { count: Number(digits) };
}

/**
 * What a picture is called behind a number: "1 ember", "2 Embers".
 *
 * @param count left out: it stands behind no number.
 * @throws never
 */
export function calledFor({ one, isOne = isSingle, title }: Omit<PictureName, 'icon'>, count?: number): string {
  return one !== undefined && count !== undefined && isOne(count) ? one : title;
}

/** A picture as a word inside a sentence. Never throws. */
export function markWord(name: Omit<PictureName, 'icon'>, count?: number): string {
  const word = calledFor(name, count);
  return name.capitals === true ? word : word.toLowerCase();
}

const isSingle = (count: number): boolean => count === 1;
