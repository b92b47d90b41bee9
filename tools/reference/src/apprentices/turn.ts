/** The five phases of a turn of the hand-written apprentices game. */
import { add, begin, CONTINUE, DECISION, DONE, OVER, type State, type Status } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { addFigures, NOTHING, settle, settleOrDone, WAIT } from './listing.ts';
import { addPart, addParts, beginParts } from './parts.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

function go(S: State, next: number): Status {
  S[at.STEP] = next;
  S[at.STAGE] = 1;
  S[at.PICKED_SIZE] = 0;
  return CONTINUE;
}

// ------------------------------------------------------------------ threat

export function threat(S: State): Status {
  S[at.TURNS]!++;
  const forest = S[at.AREA_TOTAL + at.FOREST]!;
  const swamp = S[at.AREA_TOTAL + at.SWAMP]!;
  if (forest >= d.ENOUGH && swamp >= d.ENOUGH) return go(S, step.GUARDIAN);
  if (S[at.THREAT_DECK] === 0) s.renew(S, at.THREAT_DECK, at.CEMETERY);
  if (S[at.THREAT_DECK] === 0) return go(S, step.GUARDIAN);
  const card = s.lift(S, at.THREAT_DECK);
  if (S[at.THREAT_DECK] === 0) S[at.FINAL] = 1;
  const [first, second, icon, isThreat] = d.THREATS[card]!;
  resolveIcon(S, icon);
  const area = swamp < d.ENOUGH && (forest >= d.ENOUGH || swamp < forest) ? at.SWAMP : at.FOREST;
  arrive(S, area, first);
  arrive(S, area, second);
  if (isThreat === 0) s.lay(S, at.CEMETERY, card);
  else {
    s.lay(S, at.SIDE, card);
    if (S[at.SIDE] === S[at.PLAYERS]) openInn(S);
  }
  return go(S, step.GUARDIAN);
}

function resolveIcon(S: State, icon: number): void {
  if (icon === d.NO_ICON) return;
  const players = S[at.PLAYERS]!;
  for (let i = 0; i < players; i++) {
    const p = s.base((S[at.ACTIVE]! + i) % players);
    if (icon === d.NEW_GROUP) s.newGroup(S, p, 1);
    else s.advance(S, p, icon === d.ADVANCE_1 ? 1 : 2);
  }
}

function arrive(S: State, area: number, type: number): void {
  if (S[at.RESERVE + type] === 0) return;
  S[at.RESERVE + type]!--;
  s.toArea(S, area, type);
}

function counted(S: State, p: number, type: number): number {
  if (type < d.TYPES) return S[p + at.P_TYPE + type]!;
  let sum = 0;
  for (let t = 0; t < d.TYPES; t++) sum += S[p + at.P_TYPE + t]!;
  return sum;
}

function openInn(S: State): void {
  if (S[at.INN_DECK] === 0) s.renew(S, at.INN_DECK, at.INN_SPENT);
  const card = s.lift(S, at.INN_DECK);
  const [most, type, rooms, room] = d.INN[card]!;
  const players = S[at.PLAYERS]!;
  let extreme = counted(S, s.base(0), type);
  for (let player = 1; player < players; player++) {
    const n = counted(S, s.base(player), type);
    if (most ? n > extreme : n < extreme) extreme = n;
  }
  if (!most || extreme > 0) {
    for (let i = 0; i < players; i++) {
      const p = s.base((S[at.ACTIVE]! + i) % players);
      if (counted(S, p, type) !== extreme) continue;
      if (rooms > 0) s.advance(S, p, rooms);
      else s.newGroup(S, p, room);
    }
  }
  s.lay(S, at.INN_SPENT, card);
  while (S[at.SIDE]! > 0) s.lay(S, at.CEMETERY, s.lift(S, at.SIDE));
}

// ------------------------------------------------------------------ guardian

export function guardian(S: State): Status {
  const player = S[at.ACTIVE]!;
  const p = s.base(player);
  if (S[at.ANSWERED] === 0) {
    begin();
    if (S[p + at.P_SHOWN] === 1 && S[p + at.P_TILES]! < d.TILES) {
      for (let i = 0; i < d.POWERS; i++) if ((S[p + at.P_COVERED]! & (1 << i)) === 0) add(i);
    }
  }
  const sign = settleOrDone(S, player);
  if (sign === WAIT) return DECISION;
  if (sign === NOTHING || sign === DONE) return go(S, step.RECRUIT);
  S[p + at.P_COVERED]! |= 1 << sign;
  s.takeTile(S, p);
  beginParts(S, step.RECRUIT);
  addParts(S, player, d.GUARDIANS[S[p + at.P_GUARDIAN]!]![sign]!);
  return CONTINUE;
}

// ------------------------------------------------------------------ recruitment and movement

function listRecruits(S: State): void {
  begin();
  for (let i = 0; i < at.AREAS * d.TYPES; i++) if (S[at.AREA + i]! > 0) add(i);
}

function listHomes(S: State, p: number, type: number): void {
  begin();
  add(d.ENTRANCE);
  for (let place = 1; place < d.PLACES; place++) if (S[p + at.P_AT + place * d.TYPES + type]! > 0) add(place);
}

/** Which kind where, whether one more of it, and where to. */
export function recruit(S: State): Status {
  const player = S[at.ACTIVE]!;
  const p = s.base(player);
  if (S[at.STAGE] === 1) {
    if (S[at.ANSWERED] === 0) listRecruits(S);
    const chosen = settle(S, player);
    if (chosen === WAIT) return DECISION;
    if (chosen === NOTHING) return go(S, step.POWER);
    S[at.FROM] = (chosen / d.TYPES) | 0;
    S[at.CHOSEN] = chosen % d.TYPES;
    S[at.RECRUITED] = 1;
    S[at.STAGE] = S[at.AREA + chosen]! > 1 ? 2 : 3;
  }
  if (S[at.STAGE] === 2) {
    if (S[at.ANSWERED] === 0) {
      begin();
      add(0);
    }
    const more = settleOrDone(S, player);
    if (more === WAIT) return DECISION;
    if (more === 0) S[at.RECRUITED] = 2;
    S[at.STAGE] = 3;
  }
  const type = S[at.CHOSEN]!;
  if (S[at.ANSWERED] === 0) listHomes(S, p, type);
  const home = settle(S, player);
  if (home === WAIT) return DECISION;
  for (let i = 0; i < S[at.RECRUITED]!; i++) {
    s.fromArea(S, S[at.FROM]!, type);
    s.put(S, p, type, home);
  }
  return go(S, step.MOVE);
}

export function move(S: State): Status {
  const player = S[at.ACTIVE]!;
  const footsteps = S[s.base(player) + at.P_TYPE + S[at.CHOSEN]!]!;
  beginParts(S, step.POWER);
  addPart(S, player, d.STEPS | (footsteps << 8));
  return CONTINUE;
}

// ------------------------------------------------------------------ power and the end of the turn

/** Which room, then which of its figures. */
export function power(S: State): Status {
  const player = S[at.ACTIVE]!;
  const p = s.base(player);
  if (S[at.STAGE] === 1) {
    if (S[at.ANSWERED] === 0) listRooms(S, p);
    const room = settleOrDone(S, player);
    if (room === WAIT) return DECISION;
    if (room === NOTHING || room === DONE) return go(S, step.END_TURN);
    S[at.CHOSEN] = room;
    S[at.STAGE] = 2;
  }
  const room = S[at.CHOSEN]!;
  if (S[at.ANSWERED] === 0) {
    begin();
    addFigures(S, p, room, room + 1);
  }
  const figure = settle(S, player);
  if (figure === WAIT) return DECISION;
  s.throwAway(S, p, figure);
  S[p + at.P_USED + room - d.FIRST_ROOM]!++;
  beginParts(S, step.END_TURN);
  addParts(S, player, d.ROOM_POWERS[room - d.FIRST_ROOM]!);
  return CONTINUE;
}

/** Rooms 1 to 4 with an apprentice; room 2 only while VIP cards lie open. */
function listRooms(S: State, p: number): void {
  begin();
  for (let room = d.FIRST_ROOM; room < d.OFFICE; room++) {
    if (S[p + at.P_PLACE + room] === 0) continue;
    if (room !== d.FIRST_ROOM + 1 || S[at.GUESTS_OPEN]! > 0) add(room);
  }
}

export function endTurn(S: State): Status {
  const next = (S[at.ACTIVE]! + 1) % S[at.PLAYERS]!;
  if (S[at.FINAL] === 1 && next === S[at.TOKEN]) {
    S[at.ENDED] = 1;
    S[at.STEP] = step.OVER;
    return OVER;
  }
  S[at.ACTIVE] = next;
  return go(S, step.THREAT);
}
