/** Who drew the pictures of a one-file build, beside the names of the pictures that stand in it anyway. */
import { authorOf, type IconAuthors } from '@undercroft/vite-plugin';

/** Credits as `unpackCredits` reads them. */
export interface PackedCredits {
  readonly authors: readonly string[];
  /** a digit of base 36 for every picture: its author's place in the list */
  readonly by: string;
}

/** Most authors that one digit tells apart. */
const MOST = 36;

/**
 * Packs the credits of icons.
 *
 * @param names  of the icons, in the order in which they are packed
 * @throws when more than 36 people drew them
 */
export function packCredits(names: readonly string[], known: IconAuthors): PackedCredits {
  const all = names.map((name) => authorOf(name, known));
  const authors = [...new Set(all)];
  if (authors.length > MOST) throw new Error(`the icons have ${authors.length} authors; ${MOST} can be packed`);
  return { authors, by: all.map((author) => authors.indexOf(author).toString(MOST)).join('') };
}
