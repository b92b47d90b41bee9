import knownAuthors from './authors.json' with { type: 'json' };
import { iconShape, type IconShape } from './icon-set.ts';

/** Whose work an icon is. */
export interface IconCredit {
  readonly name: string;
  readonly author: string;
  readonly shape: IconShape;
}

/** Icons by author, as the licence asks for; the icon set itself does not say. */
const known: Readonly<Record<string, readonly string[]>> = knownAuthors;

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

/** Who made an icon. Some names stand for two pictures, of which the set keeps one; then both authors are named. */
export function authorOf(name: string): string {
  const authors = Object.keys(known).filter((author) => known[author]?.includes(name));
  return authors.length === 0 ? NOBODY : authors.join(' or ');
}
