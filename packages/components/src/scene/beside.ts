import type { Compass } from '../board/lattice/spaces.ts';
import type { Words } from '../words/words.ts';

/** "north of Kitchen". @throws never */
export const nameBeside = (room: string, side: string, words: Words): string =>
  words.say('board.beside', { room, side: words.say(keyOf(side)) });

/** The word for a side, as a key of the texts. @throws never */
export const keyOf = (side: string): `board.${Compass}` => `board.${side}` as `board.${Compass}`;
