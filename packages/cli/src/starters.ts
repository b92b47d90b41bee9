/** The small games that a new game can begin with: content files, each a complete game with comments that teach. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Each is a folder of `starters` of that name. */
export const STARTERS = {
  duel: 'cards: two decks, monsters, tricks and a clash of dice',
  board: 'a board and figures: walks, fights and gems on a drawn map',
  workers: 'worker placement: sites, rooms and a score',
} as const;

export type Starter = keyof typeof STARTERS;

export function isStarter(name: string): name is Starter {
  return Object.hasOwn(STARTERS, name);
}

/** The folder in which the content of a starter lies. */
export function folderOfStarter(starter: Starter): string {
  return join(fileURLToPath(new URL('../starters', import.meta.url)), starter);
}
