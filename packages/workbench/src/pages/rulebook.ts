import { wholeWords } from '@undercroft/components/whole-words';
import type { RowMeta } from '@undercroft/contract';

/** A piece of a sentence; some are the name of a card. */
export interface Mention {
  readonly text: string;
  readonly row: RowMeta | null;
}

/**
 * Takes a sentence apart where it names cards. Titles are found as they are written on the card, as
 * whole words, the longest first; a title of one short word is too often just a word.
 *
 * @returns  pieces whose texts joined give the sentence again
 * @throws   never
 */
export function mentionsIn(rows: readonly RowMeta[], sentence: string): Mention[] {
  const byTitle = new Map(
    rows.filter(({ title }) => /\s/.test(title) || title.length >= 6).map((row) => [row.title, row]),
  );
  const pattern = wholeWords([...byTitle.keys()]);
  if (pattern === null) return [{ text: sentence, row: null }];
  const pieces: Mention[] = [];
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: sentence.slice(from, match.index), row: null });
    pieces.push({ text: match[0], row: byTitle.get(match[0]) ?? null });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), row: null });
  return pieces;
}
