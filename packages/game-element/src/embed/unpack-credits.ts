import type { Credits } from '../sheets/credits.ts';

/** What the one-file build packs credits into; see `build/pack-credits.ts`. */
export interface PackedCredits {
  readonly authors: readonly string[];
  readonly by: string;
}

/** Icons by author. @param names  of the icons, in the order in which they were packed */
export function unpackCredits({ authors, by }: PackedCredits, names: readonly string[]): Credits {
  return Object.fromEntries(
    authors.map((author, place) => [
      author,
      names.filter((_, index) => Number.parseInt(by[index] ?? '', 36) === place),
    ]),
  );
}
