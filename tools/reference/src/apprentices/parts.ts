/**
 * Parts of cards, tiles and powers of the hand-written apprentices game, carried out one after the
 * other.
 */
import { add, begin, CONTINUE, DECISION, DONE, type State, type Status } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { addFigures, addPlaces, addTypes, NOTHING, settle, settleOrDone, WAIT } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

/** Begins with no parts. @param then step that follows */
export function beginParts(S: State, then: number): void {
  S[at.QUEUE_SIZE] = 0;
  S[at.QUEUE_AT] = 0;
  S[at.QUEUE_THEN] = then;
  S[at.STEP] = step.PARTS;
  freshPart(S);
}

function freshPart(S: State): void {
  S[at.STAGE] = 0;
  S[at.PICKED_SIZE] = 0;
}

export function addPart(S: State, player: number, part: number): void {
  S[at.QUEUE + S[at.QUEUE_SIZE]!++] = part | (player << 24);
}

export function addParts(S: State, player: number, parts: readonly number[]): void {
  for (let i = 0; i < parts.length; i++) addPart(S, player, parts[i]!);
}

/** Parts of the active player, then those of the others, clockwise. */
function addTwoParts(S: State, parts: d.TwoParts): void {
  const active = S[at.ACTIVE]!;
  const players = S[at.PLAYERS]!;
  addParts(S, active, parts[0]);
  if (parts[1].length === 0) return;
  for (let i = 1; i < players; i++) addParts(S, (active + i) % players, parts[1]);
}

/** Goes on to the next question, or to the step after the last part. */
export function runParts(S: State): Status {
  while (S[at.QUEUE_AT]! < S[at.QUEUE_SIZE]!) {
    const entry = S[at.QUEUE + S[at.QUEUE_AT]!]!;
    if (S[at.STAGE] === 0) {
      S[at.STAGE] = 1;
      // Footsteps may be many; no other part has a place besides.
      S[at.LEFT] = (entry >> 8) & ((entry & 255) === d.STEPS ? 255 : 15);
    }
    if (carryOut(S, entry) === DECISION) return DECISION;
  }
  S[at.STEP] = S[at.QUEUE_THEN]!;
  S[at.STAGE] = 1;
  return CONTINUE;
}

function done(S: State): Status {
  S[at.QUEUE_AT]!++;
  freshPart(S);
  return CONTINUE;
}

// prettier-ignore
function carryOut(S: State, entry: number): Status {
  const player = entry >> 24;
  const p = s.base(player);
  const where = (entry >> 12) & 15;
  const type = (entry >> 16) & 15;
  switch (entry & 255) {
    case d.GAIN: return gainSome(S, p, type, where);
    case d.STATION: return station(S, p, player, type);
    case d.CHOOSE: return choose(S, p, player, where);
    case d.FREE: return free(S, p, player, where);
    case d.ELIMINATE: return eliminate(S, p, player, where);
    case d.TELEPORT: return teleport(S, p, player);
    case d.TELEPORT_UP_TO: return scatter(S, p, player, 0, d.PLACES);
    case d.DEMOTE: return demote(S, p, player);
    case d.THROW: return throwOne(S, p, player);
    case d.NEW: s.newGroup(S, p, 1); return done(S);
    case d.ADVANCE: s.advance(S, p, S[at.LEFT]!); return done(S);
    case d.STEPS: return steps(S, p, player);
    case d.GATHER: return gather(S, p, player, where);
    case d.SCATTER: return scatter(S, p, player, S[at.HERE]!, S[at.HERE]! + 1);
    case d.MIXTURE: return mixture(S, player);
    case d.INVITE: return invite(S, p, player);
    case d.GUEST: return guest(S, player);
    case d.SWORD: return sword(S);
    default: return putAway(S, entry & 255);
  }
}

/** The place that a part names. */
function placeOf(S: State, where: number): number {
  if (where === d.TO_ROOM) return S[at.HERE]!;
  return where === d.TO_ROOM_3 ? d.ROOM + 3 : d.ENTRANCE;
}

// ------------------------------------------------------------------ figures that come

function gainSome(S: State, p: number, type: number, where: number): Status {
  for (let i = 0; i < S[at.LEFT]!; i++) s.gain(S, p, type, placeOf(S, where));
  return done(S);
}

function askPlace(S: State, player: number, first = 0): number {
  if (S[at.ANSWERED] === 0) {
    begin();
    addPlaces(first, d.PLACES);
  }
  return settle(S, player);
}

function station(S: State, p: number, player: number, type: number): Status {
  if (S[at.LEFT] === 0 || S[at.RESERVE + type] === 0) return done(S);
  const place = askPlace(S, player);
  if (place === WAIT) return DECISION;
  s.gain(S, p, type, place);
  S[at.LEFT]!--;
  return CONTINUE;
}

function choose(S: State, p: number, player: number, where: number): Status {
  if (S[at.STAGE] === 1) {
    if (S[at.ANSWERED] === 0) {
      begin();
      addTypes(S, at.RESERVE, d.COLOURED);
    }
    const type = settle(S, player);
    if (type === NOTHING) return done(S);
    if (type === WAIT) return DECISION;
    S[at.CHOSEN] = type;
    S[at.STAGE] = 2;
  }
  const place = where === d.ANYWHERE ? askPlace(S, player) : placeOf(S, where);
  if (place === WAIT) return DECISION;
  s.gain(S, p, S[at.CHOSEN]!, place);
  return done(S);
}

function free(S: State, p: number, player: number, where: number): Status {
  if (where === d.ANYWHERE) return freeAnywhere(S, p, player);
  const oubliettes = at.AREA + at.OUBLIETTES * d.TYPES;
  const left = S[at.LEFT]!;
  if (S[at.AREA_TOTAL + at.OUBLIETTES]! <= left) {
    for (let type = 0; type < d.TYPES; type++) while (S[oubliettes + type]! > 0) release(S, p, type, placeOf(S, where));
    return done(S);
  }
  if (S[at.ANSWERED] === 0) {
    begin();
    addTypes(S, oubliettes, d.TYPES);
  }
  const type = settle(S, player);
  if (type === WAIT) return DECISION;
  release(S, p, type, placeOf(S, where));
  S[at.LEFT] = left - 1;
  return left === 1 ? done(S) : CONTINUE;
}

function release(S: State, p: number, type: number, place: number): void {
  s.fromArea(S, at.OUBLIETTES, type);
  s.put(S, p, type, place);
}

function freeAnywhere(S: State, p: number, player: number): Status {
  if (S[at.STAGE] === 1) {
    if (S[at.ANSWERED] === 0) {
      begin();
      addTypes(S, at.AREA + at.OUBLIETTES * d.TYPES, d.TYPES);
    }
    const type = settle(S, player);
    if (type === NOTHING) return done(S);
    if (type === WAIT) return DECISION;
    S[at.CHOSEN] = type;
    S[at.STAGE] = 2;
  }
  const place = askPlace(S, player);
  if (place === WAIT) return DECISION;
  release(S, p, S[at.CHOSEN]!, place);
  return done(S);
}

// ------------------------------------------------------------------ groups

function eliminate(S: State, p: number, player: number, where: number): Status {
  const first = p + at.P_GROUP;
  if (where === d.TO_ROOM) {
    const room = S[at.HERE]! - d.FIRST_ROOM;
    for (let i = S[at.LEFT]!; i > 0 && S[first + room]! > 0; i--) s.eliminate(S, p, room);
    return done(S);
  }
  const left = S[at.LEFT]!;
  const groups = S[first]! + S[first + 1]! + S[first + 2]! + S[first + 3]! + S[first + 4]!;
  if (groups <= left) {
    S[at.INN]! += groups;
    S.fill(0, first, first + 5);
    return done(S);
  }
  if (S[at.ANSWERED] === 0) {
    begin();
    addTypes(S, first, 5);
  }
  const room = settle(S, player);
  if (room === WAIT) return DECISION;
  s.eliminate(S, p, room);
  S[at.LEFT] = left - 1;
  return left === 1 ? done(S) : CONTINUE;
}

// ------------------------------------------------------------------ figures that go elsewhere

function askFigure(S: State, p: number, player: number, first: number, end: number): number {
  if (S[at.ANSWERED] === 0) {
    begin();
    addFigures(S, p, first, end);
  }
  return settle(S, player);
}

function teleport(S: State, p: number, player: number): Status {
  if (S[at.STAGE] === 1) {
    const figure = askFigure(S, p, player, 0, d.PLACES);
    if (figure === NOTHING) return done(S);
    if (figure === WAIT) return DECISION;
    S[at.CHOSEN] = figure;
    S[at.STAGE] = 2;
  }
  const place = askPlace(S, player);
  if (place === WAIT) return DECISION;
  s.moveTo(S, p, S[at.CHOSEN]!, place);
  return done(S);
}

function demote(S: State, p: number, player: number): Status {
  let room = d.OFFICE;
  while (room > d.ROOM && S[p + at.P_PLACE + room] === 0) room--;
  if (room === d.ROOM) return done(S);
  const figure = askFigure(S, p, player, room, room + 1);
  if (figure === WAIT) return DECISION;
  s.moveTo(S, p, figure, d.ENTRANCE);
  return done(S);
}

function throwOne(S: State, p: number, player: number): Status {
  const figure = askFigure(S, p, player, 0, d.PLACES);
  if (figure === WAIT) return DECISION;
  if (figure !== NOTHING) s.throwAway(S, p, figure);
  return done(S);
}

function steps(S: State, p: number, player: number): Status {
  if (S[at.STAGE] === 1) {
    if (S[at.LEFT] === 0) return done(S);
    if (S[at.ANSWERED] === 0) {
      begin();
      addFigures(S, p, 0, d.PLACES);
    }
    const figure = settleOrDone(S, player);
    if (figure === WAIT) return DECISION;
    if (figure === DONE || figure === NOTHING) return done(S);
    S[at.CHOSEN] = figure;
    S[at.STAGE] = 2;
  }
  if (S[at.ANSWERED] === 0) {
    begin();
    const doors = d.DOORS[(S[at.CHOSEN]! / d.TYPES) | 0]!;
    for (let i = 0; i < doors.length; i++) add(doors[i]!);
  }
  const place = settle(S, player);
  if (place === WAIT) return DECISION;
  s.moveTo(S, p, S[at.CHOSEN]!, place);
  S[at.LEFT]!--;
  S[at.STAGE] = 1;
  return CONTINUE;
}

/**
 * Picks up to as many as are left.
 *
 * @param besides a place that is left out, -1 for none
 * @returns whether all have been picked
 */
function pickUpTo(S: State, p: number, player: number, first: number, end: number, besides: number): boolean {
  while (S[at.PICKED_SIZE]! < S[at.LEFT]!) {
    if (S[at.ANSWERED] === 0) {
      begin();
      for (let place = first; place < end; place++) if (place !== besides) addFigures(S, p, place, place + 1);
    }
    const figure = settleOrDone(S, player);
    if (figure === WAIT) return false;
    if (figure === DONE || figure === NOTHING) return true;
    S[at.PICKED + S[at.PICKED_SIZE]!++] = figure;
  }
  return true;
}

function gather(S: State, p: number, player: number, where: number): Status {
  if (!pickUpTo(S, p, player, 0, where === d.TO_ENTRANCE ? 1 : d.PLACES, S[at.HERE]!)) return DECISION;
  for (let i = 0; i < S[at.PICKED_SIZE]!; i++) s.moveTo(S, p, S[at.PICKED + i]!, S[at.HERE]!);
  return done(S);
}

function scatter(S: State, p: number, player: number, first: number, end: number): Status {
  if (S[at.STAGE] === 1) {
    if (!pickUpTo(S, p, player, first, end, -1)) return DECISION;
    S[at.STAGE] = 2;
    S[at.CHOSEN] = 0;
  }
  while (S[at.CHOSEN]! < S[at.PICKED_SIZE]!) {
    const place = askPlace(S, player);
    if (place === WAIT) return DECISION;
    s.moveTo(S, p, S[at.PICKED + S[at.CHOSEN]!++]!, place);
  }
  return done(S);
}

// ------------------------------------------------------------------ cards

function askCard(S: State, player: number, open: number): number {
  if (S[at.ANSWERED] === 0) {
    begin();
    for (let i = 1; i <= S[open]!; i++) add(S[open + i]!);
  }
  return settle(S, player);
}

/** A card is the last part of what brought it, so its own parts take that place. */
function beginCard(S: State, card: number): void {
  S[at.CARD] = card;
  beginParts(S, S[at.QUEUE_THEN]!);
}

function mixture(S: State, player: number): Status {
  const card = askCard(S, player, at.MIXTURES_OPEN);
  if (card === WAIT) return DECISION;
  if (card === NOTHING) return done(S);
  beginCard(S, card);
  addParts(S, player, d.MIXTURES[card]!);
  addPart(S, player, d.MIXTURE_DONE);
  return CONTINUE;
}

function invite(S: State, p: number, player: number): Status {
  const room = askPlace(S, player, d.FIRST_ROOM);
  if (room === WAIT) return DECISION;
  S[at.HERE] = room;
  s.gain(S, p, d.VIP, room);
  return done(S);
}

function guest(S: State, player: number): Status {
  const card = askCard(S, player, at.GUESTS_OPEN);
  if (card === WAIT) return DECISION;
  if (card === NOTHING) return done(S);
  beginCard(S, card);
  addTwoParts(S, d.GUESTS[card]!);
  addPart(S, player, d.GUEST_DONE);
  return CONTINUE;
}

function sword(S: State): Status {
  if (S[at.SWORDS] === 0) s.renew(S, at.SWORDS, at.SWORDS_SPENT);
  const card = s.lift(S, at.SWORDS);
  beginCard(S, card);
  addTwoParts(S, d.SWORDS[card]!);
  addPart(S, S[at.ACTIVE]!, d.SWORD_DONE);
  return CONTINUE;
}

/** The card was carried out. */
function putAway(S: State, operation: number): Status {
  const card = S[at.CARD]!;
  if (operation === d.MIXTURE_DONE) {
    s.liftCard(S, at.MIXTURES_OPEN, card);
    s.lay(S, at.MIXTURES_SPENT, card);
    if (S[at.MIXTURES] === 0) s.renew(S, at.MIXTURES, at.MIXTURES_SPENT);
    s.openUp(S, at.MIXTURES, at.MIXTURES_OPEN, 3);
  } else if (operation === d.GUEST_DONE) {
    s.liftCard(S, at.GUESTS_OPEN, card);
    s.openUp(S, at.GUESTS, at.GUESTS_OPEN, 2);
  } else s.lay(S, at.SWORDS_SPENT, card);
  return done(S);
}
