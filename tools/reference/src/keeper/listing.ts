/** Legal answers of the hand-written keeper game: what is listed, and who is asked. */
import * as d from './data.ts';
import * as at from './layout.ts';
import { add, addEntry, DECISION, DONE, type State, type Status } from '../machine.ts';
import { unitRoom } from './state.ts';

/** Asks the active player, who may also stop. */
export function askMenu(S: State): Status {
  add(DONE);
  S[at.ASKED] = S[at.ACTIVE]!;
  return DECISION;
}

/** A spell that is in the hand and can be paid; cards of a kind are all the same. */
export function addSpells(S: State, p: number, type: number, entry: number): void {
  if (S[p + at.P_HAS + type] === 0 || S[p + at.P_MANA]! < d.SPELL_COST[type]!) return;
  let cell = p + at.P_SPELL;
  while (d.SPELL_OF[S[cell]!] !== type) cell++;
  addEntry(entry, S[cell]!);
}

/**
 * A unit that is the same stands before it in the list. Who must duel again is not the same as
 * another.
 */
export function hasTwin(S: State, first: number, cell: number): boolean {
  const unit = S[cell]!;
  for (let i = first; i < cell; i++) if (S[i] === unit) return !isChampion(S, cell) && !isChampion(S, i);
  return false;
}

function isChampion(S: State, cell: number): boolean {
  return cell === S[at.CHAMPION] || cell === S[at.HERO_CHAMPION];
}

/** Rooms of the active player but one. @param besides a card, -1 for none */
export function addRooms(S: State, p: number, besides: number): void {
  const end = p + at.P_ROOM + S[p + at.P_ROOMS]!;
  for (let i = p + at.P_ROOM; i < end; i++) if (S[i] !== besides) add(S[i]!);
}

/** Rooms without a door. */
export function addRoomsForDoor(S: State, p: number): void {
  const end = p + at.P_ROOM + S[p + at.P_ROOMS]!;
  for (let i = p + at.P_ROOM; i < end; i++) if (S[at.DOOR_AT + S[i]!]! < 0) add(S[i]!);
}

/** Creatures of the active player outside a room, each kind of them once. */
export function addUnitsOutside(S: State, p: number, room: number, entry: number): void {
  const first = p + at.P_UNIT;
  const end = first + S[p + at.P_UNITS]!;
  for (let i = first; i < end; i++) {
    if (unitRoom(S[i]!) !== room && !hasTwin(S, first, i)) addEntry(entry, i);
  }
}

export function addHeroes(S: State): void {
  const end = at.BAND + S[at.BAND_SIZE]!;
  for (let i = at.BAND; i < end; i++) {
    if (!hasTwin(S, at.BAND, i)) add(i);
  }
}
