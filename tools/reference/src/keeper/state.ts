/**
 * What happens to cards, counters and units in the hand-written keeper game. Nothing here asks or
 * allocates.
 */
import * as d from './data.ts';
import * as at from './layout.ts';
import { random, removeAt, shuffle, type State } from '../machine.ts';

/** First cell of a player. */
export function base(player: number): number {
  return at.PLAYER + player * at.STRIDE;
}
/** First cell of the active player. */
export function mine(S: State): number {
  return at.PLAYER + S[at.ACTIVE]! * at.STRIDE;
}

// ------------------------------------------------------------------ rooms

export function roomType(card: number): number {
  return card >= d.HEART_CARD ? d.HEART : card >> 1;
}

export function addRoom(S: State, p: number, card: number): void {
  S[p + at.P_ROOM + S[p + at.P_ROOMS]!++] = card;
  S[p + at.P_TYPE + roomType(card)]!++;
}

export function removeRoom(S: State, p: number, card: number): void {
  const size = S[p + at.P_ROOMS]!;
  let place = 0;
  while (S[p + at.P_ROOM + place] !== card) place++;
  removeAt(S, p + at.P_ROOM, size, place);
  S[p + at.P_ROOMS] = size - 1;
  S[p + at.P_TYPE + roomType(card)]!--;
  discard(S, card);
}

export function levels(S: State, p: number): number {
  return d.LEVEL[S[p + at.P_ROOMS]!]!;
}

export function hasTraps(S: State, room: number): boolean {
  for (let i = 0; i < S[at.TRAPS_SIZE]!; i++) if ((S[at.TRAPS + i]! & 255) === room) return true;
  return false;
}

// ------------------------------------------------------------------ cards

export function discard(S: State, card: number): void {
  S[at.DISCARD + S[at.DISCARD_SIZE]!++] = card;
}

export function drawCards(S: State, p: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (S[at.DECK_SIZE] === 0) {
      const size = S[at.DISCARD_SIZE]!;
      if (size === 0) return;
      for (let k = 0; k < size; k++) S[at.DECK + k] = S[at.DISCARD + k]!;
      S[at.DECK_SIZE] = size;
      S[at.DISCARD_SIZE] = 0;
      shuffle(S, at.DECK, size);
    }
    S[p + at.P_CARD + S[p + at.P_HAND]!++] = S[at.DECK + --S[at.DECK_SIZE]!]!;
  }
}

export function drawSpells(S: State, p: number, n: number): void {
  for (let i = 0; i < n; i++) {
    if (S[at.SPELLS_SIZE] === 0) {
      const size = S[at.SPENT_SIZE]!;
      if (size === 0) return;
      for (let k = 0; k < size; k++) S[at.SPELLS + k] = S[at.SPENT + k]!;
      S[at.SPELLS_SIZE] = size;
      S[at.SPENT_SIZE] = 0;
      shuffle(S, at.SPELLS, size);
    }
    const card = S[at.SPELLS + --S[at.SPELLS_SIZE]!]!;
    S[p + at.P_SPELL + S[p + at.P_SPELLS]!++] = card;
    S[p + at.P_HAS + d.SPELL_OF[card]!]!++;
  }
}

/** Takes a card out of the hand of rooms, doors and traps. */
export function takeCard(S: State, p: number, card: number): void {
  let place = 0;
  while (S[p + at.P_CARD + place] !== card) place++;
  removeAt(S, p + at.P_CARD, S[p + at.P_HAND]!--, place);
}

export function discardSpell(S: State, p: number, card: number): void {
  let place = 0;
  while (S[p + at.P_SPELL + place] !== card) place++;
  removeAt(S, p + at.P_SPELL, S[p + at.P_SPELLS]!--, place);
  S[p + at.P_HAS + d.SPELL_OF[card]!]!--;
  S[at.SPENT + S[at.SPENT_SIZE]!++] = card;
}

/** Pays for a spell and puts it away. @returns its type */
export function castSpell(S: State, p: number, card: number): number {
  const type = d.SPELL_OF[card]!;
  S[p + at.P_MANA]! -= d.SPELL_COST[type]!;
  discardSpell(S, p, card);
  return type;
}

// ------------------------------------------------------------------ cups

/**
 * Draws a counter out of the creature cup (`from` 0, 9 types) or the hero cup (from 9 on).
 *
 * @returns its type
 */
export function drawCounter(S: State, from: number, total: number): number {
  let left = random(S, S[total]!);
  let type = from;
  while (left >= S[at.CUP + type]!) left -= S[at.CUP + type++]!;
  S[at.CUP + type]!--;
  S[total]!--;
  return type;
}

export function drawCreatures(S: State, p: number, n: number): void {
  for (let i = 0; i < n && S[at.CREATURE_CUP]! > 0; i++) {
    S[p + at.P_PILE + drawCounter(S, d.IMP, at.CREATURE_CUP)]!++;
  }
}

function putBack(S: State, type: number): void {
  S[at.CUP + type]!++;
  if (type < d.FIRST_HERO) S[at.CREATURE_CUP]!++;
  else if (type < d.KEEPER) S[at.HERO_CUP]!++;
}

// ------------------------------------------------------------------ units

export function unitType(unit: number): number {
  return unit & at.TYPE_MASK;
}
export function unitRoom(unit: number): number {
  return (unit & at.ROOM_MASK) >> at.ROOM_SHIFT;
}

export function unitsIn(S: State, p: number, room: number): number {
  const there = room << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  let n = 0;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & at.ROOM_MASK) === there) n++;
  return n;
}

export function countType(S: State, p: number, type: number): number {
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  let n = 0;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & at.TYPE_MASK) === type) n++;
  return n;
}

/** Cell of a random unit in a room; of those face up only, when `up`. */
export function randomUnit(S: State, p: number, room: number, up: boolean): number {
  const mask = up ? at.ROOM_MASK | at.DOWN : at.ROOM_MASK;
  const there = room << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  let n = 0;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & mask) === there) n++;
  let left = random(S, n);
  for (let i = p + at.P_UNIT; ; i++) if ((S[i]! & mask) === there && left-- === 0) return i;
}

/** Cell of a random hero of the band that is face up. */
export function randomHero(S: State): number {
  let n = 0;
  for (let i = 0; i < S[at.BAND_SIZE]!; i++) if ((S[at.BAND + i]! & at.DOWN) === 0) n++;
  let left = random(S, n);
  for (let i = at.BAND; ; i++) if ((S[i]! & at.DOWN) === 0 && left-- === 0) return i;
}

export function clearFlag(S: State, p: number, flag: number): void {
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) S[i]! &= ~flag;
}

/** A side without a unit face up turns all of its units up. */
export function rouse(S: State): void {
  if (S[at.UNDER]! < 0) return;
  rouseBand(S);
  rouseRoom(S, mine(S), S[at.UNDER]! << at.ROOM_SHIFT);
}

function rouseBand(S: State): void {
  const end = at.BAND + S[at.BAND_SIZE]!;
  for (let i = at.BAND; i < end; i++) if ((S[i]! & at.DOWN) === 0) return;
  for (let i = at.BAND; i < end; i++) S[i]! &= ~at.DOWN;
}

function rouseRoom(S: State, p: number, there: number): void {
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & (at.ROOM_MASK | at.DOWN)) === there) return;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & at.ROOM_MASK) === there) S[i]! &= ~at.DOWN;
}

export function enterPlay(S: State, p: number, type: number, room: number): void {
  S[p + at.P_UNIT + S[p + at.P_UNITS]!++] = type | (room << at.ROOM_SHIFT);
  rouse(S);
}

/** Moves a unit in play outside of the Deploy Phase. @param cell where it stands in the list */
export function redeploy(S: State, cell: number, room: number, flag: number): void {
  if (cell === S[at.CHAMPION]) S[at.CHAMPION] = -1;
  S[cell] = (S[cell]! & ~(at.ROOM_MASK | at.DOWN)) | (room << at.ROOM_SHIFT) | flag;
  rouse(S);
}

export function raiseUndead(S: State, p: number, room: number): void {
  if (S[at.CUP + d.UNDEAD] === 0) return;
  S[at.CUP + d.UNDEAD]!--;
  enterPlay(S, p, d.UNDEAD, room);
}

/** Takes a hero out of the band. @returns its type */
export function takeHero(S: State, cell: number): number {
  const type = unitType(S[cell]!);
  removeAt(S, at.BAND, S[at.BAND_SIZE]!--, cell - at.BAND);
  const champion = S[at.HERO_CHAMPION]!;
  if (cell === champion) S[at.HERO_CHAMPION] = -1;
  else if (cell < champion) S[at.HERO_CHAMPION] = champion - 1;
  return type;
}

export function killHero(S: State, cell: number): void {
  const p = mine(S);
  const type = takeHero(S, cell);
  putBack(S, type);
  S[p + at.P_KILLS]!++;
  if (S[p + at.P_TYPE + d.PRISON]! > 0) S[p + at.P_GOLD]! += d.FORCE[type]!;
  if (S[p + at.P_TYPE + d.GRAVEYARD]! > 0) S[at.RISING]!++;
  rouse(S);
}

export function killBand(S: State): void {
  while (S[at.BAND_SIZE]! > 0) killHero(S, at.BAND);
}

/**
 * A creature of the active player dies. The death of the keeper ends the game, and it lies where it
 * fell.
 */
export function killCreature(S: State, cell: number): void {
  const p = mine(S);
  const first = p + at.P_UNIT;
  const type = unitType(S[cell]!);
  S[at.FALLEN] = type;
  if (type === d.KEEPER) {
    S[at.WINNER] = 1 - S[at.ACTIVE]!;
    S[at.REASON] = 1;
    return;
  }
  removeAt(S, first, S[p + at.P_UNITS]!--, cell - first);
  const champion = S[at.CHAMPION]!;
  if (cell === champion) S[at.CHAMPION] = -1;
  else if (cell < champion) S[at.CHAMPION] = champion - 1;
  putBack(S, type);
  rouse(S);
}

/** Puts a creature that has just died back where it fell. */
export function raiseDead(S: State, p: number, type: number): void {
  S[at.CUP + type]!--;
  if (type < d.FIRST_HERO) S[at.CREATURE_CUP]!--;
  else if (type < d.KEEPER) S[at.HERO_CUP]!--;
  enterPlay(S, p, type, S[at.UNDER]!);
}
