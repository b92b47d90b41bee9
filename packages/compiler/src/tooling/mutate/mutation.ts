// One small change of the meaning of a game, as an edit of its text.

import type { Span } from '../../diagnostics/source/span.ts';

/** What kind of change it is. */
export type Mutator =
  | 'number'
  | 'comparison'
  | 'and-or'
  | 'arithmetic'
  | 'condition'
  | 'target'
  | 'order'
  | 'line'
  | 'visibility'
  | 'data'
  | Addition;

/** What adds, widens or ends sooner. */
type Addition = 'twice' | 'wider' | 'fewer' | 'period';

/** A change to be tried: the text under `at` becomes `replacement`. */
export interface Mutation {
  readonly mutator: Mutator;
  readonly at: Span;
  /** the text that stands there */
  readonly original: string;
  readonly replacement: string;
}

/**
 * Gathers changes; the same one at the same place is taken once, for rows of a table share their
 * text.
 */
export class MutationList {
  readonly #found = new Map<string, Mutation>();
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** The text under a span, `''` where there is none. */
  text({ file, start, end }: Span): string {
    return (this.#texts.get(file) ?? '').slice(start, end);
  }

  /** Adds a change, unless it changes nothing. */
  add(mutator: Mutator, at: Span, replacement: string): void {
    const original = this.text(at);
    if (original === '' || original === replacement) return;
    const key = `${at.file} ${at.start} ${at.end} ${replacement}`;
    if (!this.#found.has(key)) this.#found.set(key, { mutator, at, original, replacement });
  }

  /** All changes, by file and place. */
  list(): Mutation[] {
    return [...this.#found.values()].toSorted(
      (a, b) =>
        (a.at.file < b.at.file ? -1 : a.at.file > b.at.file ? 1 : 0) || a.at.start - b.at.start || a.at.end - b.at.end,
    );
  }
}

/** A text with the change made. */
export function mutated(text: string, { at, replacement }: Mutation): string {
  return text.slice(0, at.start) + replacement + text.slice(at.end);
}
