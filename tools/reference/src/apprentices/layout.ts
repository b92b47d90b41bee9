/** Cells of the state of the hand-written apprentices game. */
import * as d from './data.ts';
import { FIRST } from '../machine.ts';

export { ACTIVE, ANSWER, ANSWERED, STEP } from '../machine.ts';

export const PLAYERS = FIRST;
/** Seat of the token. */
export const TOKEN = 11;
export const TURNS = 12;
/** 1 when the last threat card was seen. */
export const FINAL = 13;
/** 1 when the game is over. */
export const ENDED = 14;

// What a phase or a part of a card remembers.
/** What is asked next within it. */
export const STAGE = 15;
/** How often still. */
export const LEFT = 16;
/** Type, or place and type, that was chosen. */
export const CHOSEN = 17;
/** Where it was chosen from. */
export const FROM = 18;
/** Monsters recruited in this turn. */
export const RECRUITED = 19;
/** Room of the VIP card. */
export const HERE = 20;
/** Card that is carried out. */
export const CARD = 21;
/** Several monsters that were chosen, and how many. */
export const PICKED = 22;
export const PICKED_SIZE = 25;
/** Parts that are still to be carried out: player << 24 | part. */
export const QUEUE_SIZE = 26;
export const QUEUE_AT = 27;
/** Step that follows when all are done. */
export const QUEUE_THEN = 28;
export const QUEUE = 29;
export const QUEUE_MAX = 10;

export const GOAL = QUEUE + QUEUE_MAX;

// Figures by type: in the reserves, and in the three areas; the sums of those.
export const RESERVE = GOAL + d.GOALS;
export const AREA = RESERVE + d.TYPES;
export const FOREST = 0;
export const SWAMP = 1;
export const OUBLIETTES = 2;
export const AREAS = 3;
export const AREA_TOTAL = AREA + AREAS * d.TYPES;
/** Groups at the inn. */
export const INN = AREA_TOTAL + AREAS;

// Piles of cards: a size and the cards; taken from the end.
export const THREAT_DECK = INN + 1;
export const CEMETERY = THREAT_DECK + 1 + d.THREAT_CARDS;
/** Threat cards beside the board. */
export const SIDE = CEMETERY + 1 + d.THREAT_CARDS;
export const INN_DECK = SIDE + 5;
export const INN_SPENT = INN_DECK + 1 + d.INN_CARDS;
export const MIXTURES = INN_SPENT + 1 + d.INN_CARDS;
export const MIXTURES_OPEN = MIXTURES + 1 + d.MIXTURE_CARDS;
export const MIXTURES_SPENT = MIXTURES_OPEN + 4;
export const GUESTS = MIXTURES_SPENT + 1 + d.MIXTURE_CARDS;
export const GUESTS_OPEN = GUESTS + 1 + d.GUEST_CARDS;
export const SWORDS = GUESTS_OPEN + 3;
export const SWORDS_SPENT = SWORDS + 1 + d.SWORD_CARDS;

// By player, from `PLAYER + player * STRIDE` on.
export const PLAYER = SWORDS_SPENT + 1 + d.SWORD_CARDS;
/** Figures: place * TYPES + type. */
export const P_AT = 0;
/** Figures by place, and by type. */
export const P_PLACE = P_AT + d.PLACES * d.TYPES;
export const P_TYPE = P_PLACE + d.PLACES;
/** Groups by room, 0 to 4. */
export const P_GROUP = P_TYPE + d.TYPES;
/** Malus tiles that are no longer in reserve; they go by size, so their number tells which. */
export const P_TILES = P_GROUP + 5;
export const P_GUARDIAN = P_TILES + 1;
export const P_SHOWN = P_GUARDIAN + 1;
/** Powers that are covered, one bit each. */
export const P_COVERED = P_SHOWN + 1;
/** By room: how often its power was used. */
export const P_USED = P_COVERED + 1;
export const STRIDE = P_USED + 4;

export const SIZE = PLAYER + 4 * STRIDE;
