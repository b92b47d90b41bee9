import type { GameMeta, RowMeta } from '@undercroft/contract';

/** One chapter of a rulebook. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** paragraphs, with the marks of card texts */
  readonly text: readonly string[];
  /** ids of the rules it tells */
  readonly rules: readonly string[];
}

/** The chapters of the rulebook that came with a game. @throws never: what is no chapter is left out */
export function chaptersOf(meta: GameMeta): Chapter[] {
  const { chapters } = (meta.extras.rulebook ?? {}) as { chapters?: unknown };
  if (!Array.isArray(chapters)) return [];
  return chapters.flatMap((raw: unknown) => {
    const { id, title, text, rules } = (raw ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof title !== 'string') return [];
    const strings = (value: unknown): string[] =>
      (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
    return [{ id, title, text: strings(text), rules: strings(rules) }];
  });
}

/** A piece of a sentence; some are the name of a card. */
export interface Mention {
  readonly text: string;
  readonly row: RowMeta | null;
}

/**
 * Takes a sentence apart where it names cards. Titles are found as they are written on the card, as whole words, the
 * longest first; a title of one short word is too often just a word.
 *
 * @returns  pieces whose texts joined give the sentence again
 * @throws   never
 */
export function mentionsIn(rows: readonly RowMeta[], sentence: string): Mention[] {
  const byTitle = new Map(
    rows.filter(({ title }) => /\s/.test(title) || title.length >= 6).map((row) => [row.title, row]),
  );
  const titles = [...byTitle.keys()].toSorted((one, other) => other.length - one.length);
  if (titles.length === 0) return [{ text: sentence, row: null }];
  const words = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const pieces: Mention[] = [];
  let from = 0;
  for (const match of sentence.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'))) {
    if (match.index > from) pieces.push({ text: sentence.slice(from, match.index), row: null });
    pieces.push({ text: match[0], row: byTitle.get(match[0]) ?? null });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), row: null });
  return pieces;
}
