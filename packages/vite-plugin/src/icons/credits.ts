import type { IconShape } from '@undercroft/contract';
import { iconShape } from './icon-set.ts';

/** Whose work an icon is. */
export interface IconCredit {
  readonly name: string;
  readonly author: string;
  readonly shape: IconShape;
}

/** Icons by author, as the licence asks for; the icon set itself does not say. */
export type IconAuthors = Readonly<Record<string, readonly string[]>>;

/** Stands for an author that is not known yet. */
export const NOBODY = 'contributors of game-icons.net';

/**
 * Reads a list of authors: a JSON object with a list of icons for each author.
 *
 * @returns what can be used of it; nothing when it is no such text
 * @throws  never
 */
export function readAuthors(text: string | null): IconAuthors {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return {};
    const lists = Object.entries(value).filter(([, names]) => Array.isArray(names));
    return Object.fromEntries(lists.map(([author, names]) => [author, (names as unknown[]).map(String)]));
  } catch {
    return {};
  }
}

/**
 * Credits for icons, in the order of their names.
 *
 * @param names  may repeat; icons that the set does not have are left out
 */
export function creditsFor(names: Iterable<string>, authors: IconAuthors): IconCredit[] {
  const credits: IconCredit[] = [];
  for (const name of [...new Set(names)].toSorted()) {
    const shape = iconShape(name);
    if (shape !== null) credits.push({ name, author: authorOf(name, authors), shape });
  }
  return credits;
}

/**
 * Who made an icon. Some names stand for two pictures, of which the set keeps one; then both
 * authors are named.
 */
export function authorOf(name: string, authors: IconAuthors): string {
  const found = Object.keys(authors).filter((author) => authors[author]?.includes(name));
  return found.length === 0 ? NOBODY : found.join(' or ');
}
