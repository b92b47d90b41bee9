/**
 * What is printed on the cards and counters of the keeper game, as small numbers.
 *
 * This and the folder beside it are the only hand-written code of games in the repository. They
 * exist to be measured against: how fast the same game is when a person writes it
 * for one flat array, and whether both give the same results.
 */

// Types of rooms: the room card with number n is of type n >> 1; the hearts follow after the 34
// cards.
export const CASINO = 0;
export const GOLD_VEIN = 1;
export const GRAVEYARD = 2;
export const GUARD_ROOM = 3;
export const HATCHERY = 4;
export const LAIR = 5;
export const LIBRARY = 6;
export const MANA_SOURCE = 7;
export const PORTAL = 8;
export const PRISON = 9;
export const STONE_BRIDGE = 10;
export const TEMPLE = 11;
export const TORTURE_CHAMBER = 12;
export const TRAINING_ROOM = 13;
export const TREASURY = 14;
export const TUNNELS = 15;
export const WORKSHOP = 16;
export const HEART = 17;
export const ROOM_TYPES = 18;
/** One of a type in a dungeon. */
export const UNIQUE = new Uint8Array(ROOM_TYPES);
for (const type of [CASINO, GRAVEYARD, PRISON, TEMPLE]) UNIQUE[type] = 1;

// Cards of the room deck.
export const ROOM_CARDS = 34;
export const HEART_CARD = ROOM_CARDS + 45;
export const FIRST_DOOR = 34;
export const FIRST_TRAP = 54;
export const DECK_CARDS = 79;
/** Cards and both hearts. */
export const PLACES = DECK_CARDS + 2;

export const GOLD = 0;
export const MANA = 1;
export const EITHER = 2;
export const COST = new Int8Array(DECK_CARDS);
export const CURRENCY = new Int8Array(DECK_CARDS);
/** Of doors: how many creatures may come. */
export const VALUE = new Int8Array(DECK_CARDS);
/** Of doors: the same number for doors that are all the same. Of traps: what the trap does. */
export const SORT = new Int8Array(DECK_CARDS);
export const SECRET_DOOR = 4;
export const TRAP_KILL = 10;
export const TRAP_WEAKNESS = 11;
export const TRAP_DAMAGE = 12;
export const TRAP_ALARM = 13;
export const TRAP_DEATH = 14;

let card = FIRST_DOOR;
function print(count: number, sort: number, cost: number, currency: number, value = 0): void {
  for (const last = card + count; card < last; card++) {
    SORT[card] = sort;
    COST[card] = cost;
    CURRENCY[card] = currency;
    VALUE[card] = value;
  }
}
print(6, 0, 2, GOLD, 1);
print(5, 1, 4, GOLD, 2);
print(4, 2, 6, GOLD, 3);
print(3, 3, 8, MANA, 4);
print(2, SECRET_DOOR, 5, GOLD, 0);
for (const currency of [GOLD, MANA, GOLD, GOLD, EITHER]) print(1, TRAP_KILL, 4, currency);
for (const currency of [EITHER, MANA, EITHER, MANA, EITHER]) print(1, TRAP_WEAKNESS, 3, currency);
for (const currency of [EITHER, EITHER, GOLD, GOLD, GOLD]) print(1, TRAP_DAMAGE, 5, currency);
for (const currency of [GOLD, GOLD, MANA, GOLD, MANA]) print(1, TRAP_ALARM, 2, currency);
print(5, TRAP_DEATH, 6, EITHER);

// Spells: two cards of each, four of the last.
export const ARMY = 0;
export const CALL = 1;
export const GEMS = 2;
export const QUAKE = 3;
export const OMEN = 4;
export const FEAR = 5;
export const FIRE = 6;
export const GATE = 7;
export const BOLT = 8;
export const POSSESSION = 9;
export const RAISE = 10;
export const SLAP = 11;
export const SPELL_TYPES = 12;
export const SPELL_CARDS = 26;
export const SPELL_OF = Int8Array.from({ length: SPELL_CARDS }, (_, index) => Math.min(index >> 1, SLAP));
export const SPELL_COST = Int8Array.of(10, 5, 3, 6, 3, 3, 5, 4, 5, 10, 7, 2);

// Types of units; creatures first, then heroes, then those that are in no cup.
export const IMP = 0;
export const GOBLIN = 1;
export const DARK_ELF = 2;
export const TROLL = 3;
export const BILE_DEMON = 4;
export const SALAMANDER = 5;
export const WARLOCK = 6;
export const BLACK_KNIGHT = 7;
export const MISTRESS = 8;
export const FIRST_HERO = 9;
export const PEASANT = 9;
export const DWARF = 10;
export const PUNY_ELF = 11;
export const THIEF = 12;
export const CLERIC = 13;
export const KNIGHT = 14;
export const WIZARD = 15;
export const PALADIN = 16;
export const LORD = 17;
export const KEEPER = 18;
export const UNDEAD = 19;
export const UNIT_TYPES = 20;
export const IN_CUP = Int8Array.of(10, 8, 8, 6, 6, 6, 6, 4, 2, 10, 8, 8, 4, 6, 6, 4, 2, 1, 0, 60);
export const FORCE = Int8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 2);
const marks = (...types: number[]): Uint8Array =>
  Uint8Array.from({ length: UNIT_TYPES }, (_, type) => (types.includes(type) ? 1 : 0));
export const SHOOTS = marks(DARK_ELF, SALAMANDER, WARLOCK, PUNY_ELF, WIZARD);
export const SLAYS = marks(BLACK_KNIGHT, KNIGHT, PALADIN);
export const REGENERATES = marks(TROLL, UNDEAD);
export const HORDE = marks(GOBLIN, PEASANT);
export const MASTER = marks(MISTRESS, KEEPER);

/** Levels by number of rooms; level k holds k rooms. */
export const LEVEL = Int8Array.from({ length: PLACES + 1 }, (_, rooms) =>
  Math.ceil((Math.sqrt(8 * rooms + 1) - 1) / 2),
);
