/** Construction in the hand-written keeper game: traps and doors onto the own rooms. */
import { DONE, add, addEntry, ask, begin, list, onlyOption, take, type State, type Status, go } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { addRooms, addRoomsForDoor, askMenu } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';
import { beginSummoning } from './summon.ts';

export function beginConstruction(S: State): Status {
  S[at.EXTRA] = 0;
  S[at.USED] = 0;
  return go(S, step.CONSTRUCT);
}

function isAffordable(S: State, p: number, card: number, surcharge: number): boolean {
  const cost = d.COST[card]!;
  if (S[p + at.P_GOLD]! < surcharge) return false;
  if (d.CURRENCY[card] === d.MANA) return S[p + at.P_MANA]! >= cost;
  if (S[p + at.P_GOLD]! >= cost + surcharge) return true;
  return d.CURRENCY[card] !== d.GOLD && S[p + at.P_MANA]! >= cost;
}

function hasRoomForDoor(S: State, p: number): boolean {
  const rooms = S[p + at.P_ROOMS]!;
  for (let i = 0; i < rooms; i++) if (S[at.DOOR_AT + S[p + at.P_ROOM + i]!]! < 0) return true;
  return false;
}

function fitsGuardRoom(S: State, card: number, room: number): boolean {
  if (card < d.ROOM_CARDS) return false;
  return card < d.FIRST_TRAP ? S[at.DOOR_AT + room]! < 0 : !s.hasTraps(S, room);
}

function addFittings(S: State, p: number): void {
  const free = S[at.USED]! < 1 + S[p + at.P_TYPE + d.WORKSHOP]!;
  if (!free && (S[at.EXTRA] === 1 || S[p + at.P_GOLD]! < 5)) return;
  const surcharge = free ? 0 : 5;
  const end = p + at.P_CARD + S[p + at.P_HAND]!;
  for (let i = p + at.P_CARD; i < end; i++) {
    const card = S[i]!;
    if (card < d.ROOM_CARDS || !isAffordable(S, p, card, surcharge)) continue;
    if (card < d.FIRST_TRAP && !hasRoomForDoor(S, p)) continue;
    addEntry(free ? 0 : 1, card);
  }
}

function addGuardRooms(S: State, p: number): void {
  if (S[p + at.P_TYPE + d.GUARD_ROOM] === 0) return;
  const rooms = S[p + at.P_ROOMS]!;
  for (let k = 0; k < rooms; k++) {
    const room = S[p + at.P_ROOM + k]!;
    if (s.roomType(room) !== d.GUARD_ROOM) continue;
    const end = p + at.P_CARD + S[p + at.P_HAND]!;
    for (let i = p + at.P_CARD; i < end; i++) {
      if (!fitsGuardRoom(S, S[i]!, room)) continue;
      addEntry(2, room);
      break;
    }
  }
}

export function construct(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    begin();
    addFittings(S, p);
    addGuardRooms(S, p);
    return list.count === 0 ? beginSummoning(S) : askMenu(S);
  }
  const answer = take(S);
  if (answer === DONE) return beginSummoning(S);
  const card = answer & 0xffff;
  S[at.CHOSEN] = card;
  if (answer >> 16 === 2) return go(S, step.GUARD_ROOM);
  if (answer >> 16 === 0) S[at.USED]!++;
  else {
    S[at.EXTRA] = 1;
    S[p + at.P_GOLD]! -= 5;
  }
  if (d.CURRENCY[card] === d.EITHER) {
    S[at.PRICE] = d.COST[card]!;
    return go(S, step.PAY_FITTING);
  }
  S[p + (d.CURRENCY[card] === d.GOLD ? at.P_GOLD : at.P_MANA)]! -= d.COST[card]!;
  return go(S, step.PLACE_FITTING);
}

export function placeFitting(S: State): Status {
  const p = s.mine(S);
  const card = S[at.CHOSEN]!;
  let room: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    if (card < d.FIRST_TRAP) addRoomsForDoor(S, p);
    else addRooms(S, p, -1);
    room = onlyOption();
    if (room === undefined) return ask(S, S[at.ACTIVE]!);
  } else room = take(S);
  attach(S, p, card, room);
  return go(S, step.CONSTRUCT);
}

function attach(S: State, p: number, card: number, room: number): void {
  s.takeCard(S, p, card);
  if (card < d.FIRST_TRAP) S[at.DOOR_AT + room] = card;
  else S[at.TRAPS + S[at.TRAPS_SIZE]!++] = (card << 8) | room;
}

export function guardRoom(S: State): Status {
  const p = s.mine(S);
  const room = S[at.CHOSEN]!;
  let card: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    const end = p + at.P_CARD + S[p + at.P_HAND]!;
    for (let i = p + at.P_CARD; i < end; i++) if (fitsGuardRoom(S, S[i]!, room)) add(S[i]!);
    card = onlyOption();
    if (card === undefined) return ask(S, S[at.ACTIVE]!);
  } else card = take(S);
  attach(S, p, card, room);
  return go(S, step.CONSTRUCT);
}
