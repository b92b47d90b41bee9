/** Cells of the state of the hand-written keeper game: one Int32Array, copied whole. */
import { DECK_CARDS, PLACES, ROOM_TYPES, SPELL_CARDS, SPELL_TYPES, UNIT_TYPES } from './data.ts';
import { FIRST } from '../machine.ts';

export { ACTIVE, ANSWER, ANSWERED, ASKED, STEP } from '../machine.ts';

export const WINNER = FIRST;
/** 0 none, 1 the keeper was killed, 2 the heart was captured, 3 all goals were met. */
export const REASON = 11;
export const TURNS = 12;

// What a phase remembers.
/** The extra of the phase was bought. */
export const EXTRA = 13;
/** Rooms built, things constructed, creatures summoned or brought in during the phase. */
export const USED = 14;
/** What was chosen so far: a unit, a card, a price. */
export const CHOSEN = 15;
export const PRICE = 16;
export const TEMPLE_USED = 18;
/** Undead that are still to be placed; creatures that may still go through the gate. */
export const LEFT = 19;

// Dice on the table and the window after them.
export const DICE = 20;
export const DICE_SIDES = 21;
export const SLAP_PLACE = 22;
export const SLAP_THEN = 23;

// An attack.
export const UNDER = 64;
export const MOMENT = 65;
export const WINDOW_THEN = 66;
export const FEARS = 67;
export const OMENS = 68;
export const RISING = 69;
/** -1 none; of the band, or of the creatures, who must fight on: place in its list. */
export const HERO_CHAMPION = 70;
export const CHAMPION = 71;
export const HITS = 72;
export const DUEL_HERO = 73;
export const DUEL_CREATURE = 74;
export const AVENGED = 75;
/**
 * Type of the creature that fell last, -1 none; where play goes on after it may have been raised.
 */
export const FALLEN = 76;
export const RAISED_THEN = 77;
export const AFTER_LOSS = 78;
export const SHOT_HEROES = 79;
export const GATED = 80;
export const BURNT_THEN = 84;

export const BAND_SIZE = 85;
export const BAND = 86;
export const BAND_MAX = 24;

/** By type: counters in the cups and in the supply. */
export const CUP = BAND + BAND_MAX;
export const CREATURE_CUP = CUP + UNIT_TYPES;
export const HERO_CUP = CREATURE_CUP + 1;

export const DECK_SIZE = HERO_CUP + 1;
export const DECK = DECK_SIZE + 1;
export const DISCARD_SIZE = DECK + DECK_CARDS;
export const DISCARD = DISCARD_SIZE + 1;
export const SPELLS_SIZE = DISCARD + DECK_CARDS;
export const SPELLS = SPELLS_SIZE + 1;
export const SPENT_SIZE = SPELLS + SPELL_CARDS;
export const SPENT = SPENT_SIZE + 1;

/** By card, for rooms and hearts: the door there, -1 none. */
export const DOOR_AT = SPENT + SPELL_CARDS;
/** Traps in play in the order in which they were attached: card << 8 | room. */
export const TRAPS_SIZE = DOOR_AT + PLACES;
export const TRAPS = TRAPS_SIZE + 1;

// By player, from `PLAYER + player * STRIDE` on.
export const PLAYER = TRAPS + 25;
export const P_GOLD = 0;
export const P_MANA = 1;
export const P_KILLS = 2;
export const P_ROOMS = 3;
export const P_UNITS = 4;
export const P_HAND = 5;
export const P_SPELLS = 6;
export const P_PILE = 7;
/** Rooms in the order in which they were built, as cards. */
export const P_ROOM = P_PILE + UNIT_TYPES;
export const P_TYPE = P_ROOM + 36;
export const P_CARD = P_TYPE + ROOM_TYPES;
export const HAND_MAX = 16;
export const P_SPELL = P_CARD + HAND_MAX;
/** By type of spell: how many are in the hand. */
export const P_HAS = P_SPELL + HAND_MAX;
/** Units in play: type | room << 5 | flags. Equal numbers are units that are all the same. */
export const P_UNIT = P_HAS + SPELL_TYPES;
export const UNITS_MAX = 170;
export const STRIDE = P_UNIT + UNITS_MAX;

/** What the dice show. */
export const DIE = PLAYER + 2 * STRIDE;
const DICE_MAX = 160;

export const SIZE = DIE + DICE_MAX;

export const TYPE_MASK = 31;
export const ROOM_SHIFT = 5;
export const ROOM_MASK = 127 << ROOM_SHIFT;
export const DOWN = 1 << 12;
export const DEPLOYED = 1 << 13;
export const HOPPED = 1 << 14;
