import authors from './authors.json' with { type: 'json' };
import { iconShape, type IconShape } from './icon-set.ts';

/** Whose work an icon is. */
export interface IconCredit {
  readonly name: string;
  readonly author: string;
  readonly shape: IconShape;
}

/** Icons by author, as the licence asks for; the icon set itself does not say. */
const known: Readonly<Record<string, readonly string[]>> = authors;

/** What stands for an author that nobody has looked up yet. */
export const NOBODY = 'contributors of game-icons.net';

/**
 * Credits for icons, in the order of their names.
 *
 * @param names  may repeat; icons that the set does not have are left out
 */
export function creditsFor(names: Iterable<string>): IconCredit[] {
  const credits: IconCredit[] = [];
  for (const name of [...new Set(names)].toSorted()) {
    const shape = iconShape(name);
    if (shape !== null) credits.push({ name, author: authorOf(name), shape });
  }
  return credits;
}

/** Who made an icon. */
export function authorOf(name: string): string {
  return Object.keys(known).find((author) => known[author]?.includes(name)) ?? NOBODY;
}
