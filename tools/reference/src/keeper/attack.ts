/**
 * An attack of the hand-written keeper game outside of its duels: the band, windows, traps, door,
 * capture.
 */
import {
  CONTINUE,
  DONE,
  OVER,
  add,
  addEntry,
  ask,
  begin,
  list,
  onlyOption,
  random,
  take,
  type State,
  type Status,
  go,
} from '../machine.ts';
import * as d from './data.ts';
import { throwDice, total } from './dice.ts';
import * as at from './layout.ts';
import { addHeroes, addRooms, addSpells, addUnitsOutside, askMenu, hasTwin } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

// Moments of a window.
const BEFORE_TRAPS = 0;
export const AT_DOOR = 1;
const BEFORE_DUEL = 2;

// Entries of the window.
const REINFORCE = 0;
const SECRET = 1;
const TELEPORT = 2;
const CAST = 3;

export function hero(S: State): Status {
  throwDice(S, 1, 10, step.HERO_ROLLED);
  return CONTINUE;
}

export function heroRolled(S: State): Status {
  const roll = S[at.DIE]! + (s.levels(S, s.mine(S)) >= 5 ? 1 : 0);
  if (roll < 8 || S[at.HERO_CUP] === 0) return go(S, step.END_TURN);
  throwDice(S, roll >= 10 ? 2 : 1, 6, step.MUSTER);
  return CONTINUE;
}

export function muster(S: State): Status {
  const n = Math.min(total(S), S[at.HERO_CUP]!);
  for (let i = 0; i < n; i++) S[at.BAND + i] = s.drawCounter(S, d.FIRST_HERO, at.HERO_CUP);
  S[at.BAND_SIZE] = n;
  return go(S, step.NEXT_ROOM);
}

export function nextRoom(S: State): Status {
  if (S[at.BAND_SIZE] === 0) return go(S, step.END_TURN);
  const p = s.mine(S);
  const rooms = S[p + at.P_ROOMS]!;
  const level = d.LEVEL[rooms]!;
  const inside = (level * (level - 1)) >> 1;
  S[at.UNDER] = S[p + at.P_ROOM + inside + random(S, rooms - inside)]!;
  S[at.FEARS] = 0;
  S[at.OMENS] = 0;
  S[at.RISING] = 0;
  return openWindow(S, BEFORE_TRAPS, step.TRAPS);
}

// ------------------------------------------------------------------ windows

export function openWindow(S: State, moment: number, then: number): Status {
  s.clearFlag(S, s.mine(S), at.HOPPED);
  S[at.MOMENT] = moment;
  S[at.WINDOW_THEN] = then;
  return go(S, step.WINDOW);
}

export function openDuelWindow(S: State): Status {
  return openWindow(S, BEFORE_DUEL, step.VOLLEY);
}

function letIn(S: State, p: number): number {
  const door = S[at.DOOR_AT + S[at.UNDER]!]!;
  return (door < 0 ? 0 : d.VALUE[door]!) + S[p + at.P_TYPE + d.TUNNELS]!;
}

function addDoorEntries(S: State, p: number): void {
  if (S[at.USED]! < letIn(S, p)) addUnitsOutside(S, p, S[at.UNDER]!, REINFORCE);
  const door = S[at.DOOR_AT + S[at.UNDER]!]!;
  if (door < 0 || d.SORT[door] !== d.SECRET_DOOR || S[p + at.P_ROOMS]! < 2) return;
  const there = S[at.UNDER]! << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) {
    if ((S[i]! & (at.ROOM_MASK | at.HOPPED)) !== there) continue;
    addEntry(SECRET, 0);
    return;
  }
}

function addTeleports(S: State, p: number): void {
  const first = p + at.P_UNIT;
  const end = first + S[p + at.P_UNITS]!;
  for (let i = first; i < end; i++) {
    const unit = S[i]!;
    if ((unit & (at.TYPE_MASK | at.HOPPED)) === d.IMP && !hasTwin(S, first, i)) addEntry(TELEPORT, i);
  }
}

function listWindow(S: State, p: number): void {
  begin();
  if (S[at.BAND_SIZE] === 0) return;
  const isOpen = S[p + at.P_ROOMS]! > 1;
  if (S[at.MOMENT] === AT_DOOR) addDoorEntries(S, p);
  if (isOpen) addTeleports(S, p);
  if (S[p + at.P_SPELLS] === 0 || S[p + at.P_MANA]! < 3) return;
  addSpells(S, p, d.QUAKE, CAST);
  addSpells(S, p, d.OMEN, CAST);
  addSpells(S, p, d.FEAR, CAST);
  addSpells(S, p, d.FIRE, CAST);
  if (isOpen) addSpells(S, p, d.GATE, CAST);
  addSpells(S, p, d.BOLT, CAST);
  addSpells(S, p, d.POSSESSION, CAST);
}

export function window(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    listWindow(S, p);
    return list.count === 0 ? go(S, S[at.WINDOW_THEN]!) : askMenu(S);
  }
  const answer = take(S);
  if (answer === DONE) return go(S, S[at.WINDOW_THEN]!);
  const argument = answer & 0xffff;
  switch (answer >> 16) {
    case REINFORCE:
      S[at.USED]!++;
      s.redeploy(S, argument, S[at.UNDER]!, 0);
      return CONTINUE;
    case SECRET:
      return go(S, step.SECRET_WHO);
    case TELEPORT:
      S[at.CHOSEN] = argument;
      if (s.unitRoom(S[argument]!) === S[at.UNDER]) return go(S, step.SLIP_TO);
      s.redeploy(S, argument, S[at.UNDER]!, at.HOPPED);
      return CONTINUE;
    default:
      return cast(S, s.castSpell(S, p, argument));
  }
}

function cast(S: State, spell: number): Status {
  switch (spell) {
    case d.QUAKE:
      S[at.BURNT_THEN] = step.WINDOW;
      throwDice(S, 1, 6, step.QUAKED);
      return CONTINUE;
    case d.FIRE:
      S[at.BURNT_THEN] = step.WINDOW;
      throwDice(S, S[at.BAND_SIZE]!, 6, step.BURNT);
      return CONTINUE;
    case d.OMEN:
      S[at.OMENS]!++;
      return CONTINUE;
    case d.FEAR:
      S[at.FEARS]!++;
      return CONTINUE;
    case d.GATE:
      S[at.LEFT] = 0;
      return go(S, step.GATE_WHO);
    case d.BOLT:
      return go(S, step.BOLT);
    default:
      return go(S, step.POSSESSION);
  }
}

/** A room for a unit that leaves the one under attack. */
export function slipTo(S: State): Status {
  let room: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    addRooms(S, s.mine(S), S[at.UNDER]!);
    room = onlyOption();
    if (room === undefined) return ask(S, S[at.ACTIVE]!);
  } else room = take(S);
  s.redeploy(S, S[at.CHOSEN]!, room, at.HOPPED);
  return go(S, step.WINDOW);
}

export function secretWho(S: State): Status {
  let who: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    const there = S[at.UNDER]! << at.ROOM_SHIFT;
    const first = s.mine(S) + at.P_UNIT;
    const end = first + S[first - at.P_UNIT + at.P_UNITS]!;
    for (let i = first; i < end; i++) {
      if ((S[i]! & (at.ROOM_MASK | at.HOPPED)) === there && !hasTwin(S, first, i)) add(i);
    }
    who = onlyOption();
    if (who === undefined) return ask(S, S[at.ACTIVE]!);
  } else who = take(S);
  S[at.CHOSEN] = who;
  return go(S, step.SLIP_TO);
}

function chooseHero(S: State): number {
  if (S[at.ANSWERED] === 1) return take(S);
  begin();
  addHeroes(S);
  return onlyOption() ?? -1;
}

export function bolt(S: State): Status {
  const cell = chooseHero(S);
  if (cell < 0) return ask(S, S[at.ACTIVE]!);
  s.killHero(S, cell);
  return go(S, step.WINDOW);
}

export function possession(S: State): Status {
  const cell = chooseHero(S);
  if (cell < 0) return ask(S, S[at.ACTIVE]!);
  s.enterPlay(S, s.mine(S), s.takeHero(S, cell), S[at.UNDER]!);
  return go(S, step.WINDOW);
}

/** Up to three, each once; the cells GATED remember them. */
export function gateWho(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 1) {
    const answer = take(S);
    if (answer === DONE) return beginGateMoves(S);
    S[at.GATED + S[at.LEFT]!++] = answer;
  }
  const taken = S[at.LEFT]!;
  if (taken === 3) return beginGateMoves(S);
  begin();
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) {
    if (taken > 0 && (S[at.GATED] === i || (taken > 1 && S[at.GATED + 1] === i))) continue;
    add(i);
  }
  return list.count === 0 ? beginGateMoves(S) : askMenu(S);
}

function beginGateMoves(S: State): Status {
  S[at.CHOSEN] = 0;
  return go(S, step.GATE_TO);
}

export function gateTo(S: State): Status {
  if (S[at.CHOSEN]! >= S[at.LEFT]!) return go(S, step.WINDOW);
  const cell = S[at.GATED + S[at.CHOSEN]!]!;
  let room: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    addRooms(S, s.mine(S), s.unitRoom(S[cell]!));
    room = onlyOption();
    if (room === undefined) return ask(S, S[at.ACTIVE]!);
  } else room = take(S);
  s.redeploy(S, cell, room, 0);
  S[at.CHOSEN]!++;
  return CONTINUE;
}

/** One die for each hero: one or two kill it. */
export function burnt(S: State): Status {
  let cell = at.BAND;
  for (let i = 0; i < S[at.DICE]!; i++) {
    if (S[at.DIE + i]! <= 2) s.killHero(S, cell);
    else cell++;
  }
  return go(S, S[at.BURNT_THEN]!);
}

export function quaked(S: State): Status {
  if (S[at.DIE]! <= 2) s.killBand(S);
  return go(S, S[at.BURNT_THEN]!);
}

/** The room falls when a hero is left; then the Undead rise. */
export function war(S: State): Status {
  const p = s.mine(S);
  if (S[at.BAND_SIZE]! > 0) {
    if (S[at.UNDER]! >= d.HEART_CARD) {
      S[at.WINNER] = 1 - S[at.ACTIVE]!;
      S[at.REASON] = 2;
      return OVER;
    }
    s.removeRoom(S, p, S[at.UNDER]!);
  }
  S[at.UNDER] = -1;
  if (S[at.RISING]! > 0 && S[p + at.P_TYPE + d.GRAVEYARD]! > 0) {
    let place = p + at.P_ROOM;
    while (s.roomType(S[place]!) !== d.GRAVEYARD) place++;
    for (let i = 0; i < S[at.RISING]!; i++) s.raiseUndead(S, p, S[place]!);
  }
  return go(S, step.NEXT_ROOM);
}
