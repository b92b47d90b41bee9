/** What is printed on the boards, cards and tiles of the apprentices game, as small numbers. */

// Types of monsters.
export const SPIDER = 0;
export const BROU = 1;
export const DRAGON = 2;
export const VAMPIRE = 3;
export const SKELETON = 4;
export const VIP = 5;
export const TYPES = 6;
/** Types of the general reserve; VIPs have one of their own. */
export const COLOURED = 5;
export const IN_BOX = [20, 20, 20, 20, 20, 11];
export const GROUPS = 28;
export const TILES = 5;

// Places of a dungeon: the entrance, hallways 1 to 5, rooms 6 to 10.
export const ENTRANCE = 0;
export const PLACES = 11;
export const ROOM = 5;
export const FIRST_ROOM = 6;
export const OFFICE = 10;
/** Where a footstep leads from each place; the entrance is left and never entered. */
export const DOORS: readonly (readonly number[])[] = [
  [1],
  [6, 7],
  [6, 8],
  [7, 9],
  [8, 10],
  [9, 10],
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 5],
];
export const FULL_OFFICE = 5;

/** Type that a board lacks at its entrance. */
export const MISSING = [VAMPIRE, SPIDER, BROU, DRAGON];
export const BOARDS = 4;

/** How few monsters an area may hold without new ones coming. */
export const ENOUGH = 5;

// Icons of threat cards.
export const NO_ICON = 0;
export const NEW_GROUP = 1;
export const ADVANCE_1 = 2;
export const ADVANCE_2 = 3;

/** First monster, second monster, icon, and whether the card is a threat. */
export const THREATS: readonly (readonly [number, number, number, number])[] = [
  [SPIDER, BROU, NEW_GROUP, 0],
  [SPIDER, BROU, NO_ICON, 1],
  [SPIDER, DRAGON, NEW_GROUP, 0],
  [SPIDER, DRAGON, NO_ICON, 1],
  [SPIDER, VAMPIRE, ADVANCE_2, 0],
  [SPIDER, VAMPIRE, ADVANCE_1, 1],
  [BROU, DRAGON, ADVANCE_2, 0],
  [BROU, DRAGON, ADVANCE_1, 1],
  [BROU, VAMPIRE, NEW_GROUP, 0],
  [BROU, VAMPIRE, NO_ICON, 1],
  [DRAGON, VAMPIRE, NEW_GROUP, 0],
  [DRAGON, VAMPIRE, NO_ICON, 1],
  [SPIDER, BROU, ADVANCE_1, 0],
  [SPIDER, DRAGON, NO_ICON, 1],
  [SPIDER, VAMPIRE, NEW_GROUP, 0],
  [BROU, DRAGON, NO_ICON, 1],
  [BROU, VAMPIRE, ADVANCE_2, 0],
  [DRAGON, VAMPIRE, NO_ICON, 1],
  [SPIDER, BROU, NO_ICON, 1],
  [SPIDER, DRAGON, ADVANCE_2, 0],
  [SPIDER, VAMPIRE, NO_ICON, 1],
  [BROU, DRAGON, NEW_GROUP, 0],
  [BROU, VAMPIRE, NO_ICON, 1],
  [DRAGON, VAMPIRE, ADVANCE_1, 0],
];
export const THREAT_CARDS = 24;
/** Threat cards in a game, by players. */
export const THREATS_FOR = [0, 0, 12, 18, 24];

export const INN_CARDS = 7;
/** Stands for all types together. */
export const ANY_TYPE = 6;
/**
 * Whether the most are hit or the least, type that is counted, rooms to advance (0: a new group),
 * room of the new group.
 */
export const INN: readonly (readonly [boolean, number, number, number])[] = [
  [true, SPIDER, 0, 2],
  [true, BROU, 0, 2],
  [true, DRAGON, 0, 2],
  [true, VAMPIRE, 0, 2],
  [false, SKELETON, 2, 0],
  [false, VIP, 1, 0],
  [true, ANY_TYPE, 0, 3],
];

// What cards do, part by part: operation | number << 8 | where << 12 | type << 16.
/** So many of a type from the reserve to the entrance or the room. */
export const GAIN = 1;
/** So many of a type from the reserve, each to a place of choice. */
export const STATION = 2;
/** So many of choice from the reserve. */
export const CHOOSE = 3;
/** So many of choice from the oubliettes. */
export const FREE = 4;
export const ELIMINATE = 5;
export const TELEPORT = 6;
export const TELEPORT_UP_TO = 7;
export const DEMOTE = 8;
export const THROW = 9;
export const NEW = 10;
export const ADVANCE = 11;
export const STEPS = 12;
/** Up to so many from the entrance, or from everywhere, to the room. */
export const GATHER = 13;
/** Up to so many of the room, each to a place of choice. */
export const SCATTER = 14;
export const MIXTURE = 15;
export const INVITE = 16;
export const GUEST = 17;
export const SWORD = 18;
export const MIXTURE_DONE = 19;
export const GUEST_DONE = 20;
export const SWORD_DONE = 21;

// Where.
export const TO_ENTRANCE = 0;
/** Where the VIP has just arrived. */
export const TO_ROOM = 1;
export const ANYWHERE = 2;
export const TO_ROOM_3 = 3;

function part(operation: number, number: number, where = 0, type = 0): number {
  return operation | (number << 8) | (where << 12) | (type << 16);
}

type Parts = readonly number[];

export const MIXTURES: readonly Parts[] = [
  ...[SPIDER, BROU, DRAGON, VAMPIRE].map((type) => [part(GAIN, 2, TO_ENTRANCE, type)]),
  ...[SPIDER, BROU, DRAGON, VAMPIRE].map((type) => [part(STATION, 1, ANYWHERE, type)]),
  [part(GAIN, 1, TO_ENTRANCE, SKELETON), part(CHOOSE, 1, TO_ENTRANCE)],
  [part(FREE, 1, ANYWHERE)],
  [part(FREE, 2, TO_ENTRANCE)],
  [part(STATION, 2, ANYWHERE, SKELETON)],
  [part(FREE, 1, TO_ENTRANCE), part(ELIMINATE, 1, ANYWHERE)],
  [part(STATION, 1, ANYWHERE, SKELETON), part(ELIMINATE, 1, ANYWHERE)],
  [part(STEPS, 4), part(ELIMINATE, 1, ANYWHERE)],
  [part(TELEPORT, 1), part(ELIMINATE, 1, ANYWHERE)],
];
export const MIXTURE_CARDS = 16;

/** The parts for the player who took the card, and those for all others. */
export type TwoParts = readonly [Parts, Parts];

export const GUESTS: readonly TwoParts[] = [
  [[part(CHOOSE, 1, TO_ROOM)], [part(ADVANCE, 3)]],
  [[part(FREE, 1, TO_ROOM)], []],
  [[part(GATHER, 3, TO_ENTRANCE)], []],
  [[part(GATHER, 2, ANYWHERE)], []],
  [[part(ELIMINATE, 2, TO_ROOM)], []],
  [[part(ELIMINATE, 1, TO_ROOM)], [part(NEW, 1)]],
  [[part(GAIN, 2, TO_ROOM, SKELETON)], []],
  [[part(GAIN, 1, TO_ROOM, SKELETON), part(ELIMINATE, 1, TO_ROOM)], []],
  [[part(GAIN, 1, TO_ROOM, VIP)], []],
  [[part(SCATTER, 3)], []],
];
export const GUEST_CARDS = 10;

const BONES = part(STATION, 1, ANYWHERE, SKELETON);
const HIRE = part(CHOOSE, 1, ANYWHERE);
const rid = (number: number) => part(ELIMINATE, number, ANYWHERE);

export const SWORDS: readonly TwoParts[] = [
  [[rid(3), part(THROW, 1)], []],
  [[rid(3)], [BONES]],
  [[rid(2), part(TELEPORT, 1)], [part(TELEPORT, 1)]],
  [[rid(1), part(TELEPORT, 1)], [part(NEW, 1)]],
  [[rid(2), part(DEMOTE, 1)], [part(NEW, 1)]],
  [[rid(3), part(DEMOTE, 1)], []],
  [[rid(3)], [rid(1)]],
  [[rid(2)], []],
  [[rid(2), BONES], [BONES]],
  [[rid(2), HIRE], [HIRE]],
  [[rid(2), part(DEMOTE, 1)], [part(DEMOTE, 1)]],
  [[rid(1), BONES], [part(ADVANCE, 1)]],
  [[rid(1)], [part(THROW, 1)]],
  [[rid(2), part(STEPS, 3)], [part(STEPS, 3)]],
  [[rid(1)], [part(ADVANCE, 3)]],
  [[rid(1), HIRE], []],
];
export const SWORD_CARDS = 16;

const G1 = [part(TELEPORT_UP_TO, 3)];
const G2 = [part(CHOOSE, 1, TO_ROOM_3), part(GAIN, 1, TO_ROOM_3, SKELETON)];
const G3 = [part(STEPS, 5)];
const G4 = [part(FREE, 1, ANYWHERE)];
const G5 = [part(FREE, 2, TO_ENTRANCE)];
const G6 = [rid(2)];
/** Powers of the tiles. */
export const GUARDIANS: readonly (readonly Parts[])[] = [
  [G1, G6, G4],
  [G2, G6, G5],
  [G3, G6, G1],
  [G4, G2, G3],
  [G5, G1, G2],
  [G3, G5, G4],
];
export const POWERS = 3;

/** What throwing a monster in each room brings. */
export const ROOM_POWERS: readonly Parts[] = [
  [part(MIXTURE, 1)],
  [part(INVITE, 1), part(GUEST, 1)],
  [part(STEPS, 7)],
  [part(SWORD, 1)],
];

/** Goal tiles without a star, their two sides, by colour: numbers of objectives. */
export const PLAIN_GOALS: readonly (readonly [number, number])[] = [
  [1, 5],
  [3, 7],
  [9, 13],
  [11, 15],
];
export const STARRED_GOALS: readonly (readonly [number, number])[] = [
  [2, 6],
  [4, 8],
  [10, 14],
  [12, 16],
];
export const GOALS = 4;
