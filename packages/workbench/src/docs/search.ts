/** Finds sections of the documents. */
import MiniSearch from 'minisearch';
import type { SearchText } from './shapes.ts';

/** A section that was found. */
export interface Found extends SearchText {
  /** words of the text that fit */
  readonly terms: readonly string[];
}

/** Sections that are listed. */
const LISTED = 12;
/** Sections that are taken in before the page may draw again. */
const STEP = 80;

/** All that can be found. */
export class DocumentSearch {
  readonly #index = new MiniSearch<SearchText>({
    // The address holds the code of an error.
    fields: ['id', 'heading', 'page', 'text'],
    storeFields: ['page', 'part', 'heading', 'text'],
    searchOptions: {
      boost: { id: 4, heading: 4, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      // Decision records are seldom what a reader looks for.
      boostDocument: (_id, _term, stored) => (stored?.['part'] === 'Decisions' ? 0.4 : 1),
    },
  });

  /** Indexes all texts in small steps, so that typing stays responsive. */
  async add(texts: readonly SearchText[]): Promise<void> {
    await this.#index.addAllAsync(texts, { chunkSize: STEP });
  }

  /** The best sections first: those with all words, else those with any. */
  find(words: string): Found[] {
    const all = this.#index.search(words, { combineWith: 'AND' });
    const found = all.length > 0 ? all : this.#index.search(words);
    return found.slice(0, LISTED).map((one) => {
      const { id, page, part, heading, text, terms } = one as unknown as Found;
      return { id, page, part, heading, text, terms };
    });
  }
}

/**
 * A piece of a text around the first word that was found, in parts of which every second one fits.
 */
export function excerptOf({ text, terms }: Pick<Found, 'text' | 'terms'>): string[] {
  if (terms.length === 0) return [text.slice(0, AROUND)];
  const pattern = new RegExp(
    // With `u`, only signs of the syntax may be escaped.
    `(${terms.map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')})`,
    'giu',
  );
  const first = text.search(pattern);
  const start = first < AROUND / 3 ? 0 : text.lastIndexOf(' ', first - AROUND / 4) + 1;
  const rest = text.slice(start);
  const piece = rest.length > AROUND ? `${rest.slice(0, rest.lastIndexOf(' ', AROUND))} …` : rest;
  const parts = piece.split(pattern);
  if (start > 0) parts[0] = `… ${parts[0] ?? ''}`;
  return parts;
}

const AROUND = 150;
