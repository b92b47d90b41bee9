/** Traps and door of the room under attack in the hand-written keeper game. */
import {
  CONTINUE,
  add,
  ask,
  begin,
  onlyOption,
  random,
  removeAt,
  take,
  type State,
  type Status,
  go,
} from '../machine.ts';
import { AT_DOOR, openWindow } from './attack.ts';
import * as d from './data.ts';
import { throwDice } from './dice.ts';
import * as at from './layout.ts';
import { addUnitsOutside } from './listing.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

function removeTrap(S: State, place: number): number {
  const card = S[at.TRAPS + place]! >> 8;
  removeAt(S, at.TRAPS, S[at.TRAPS_SIZE]!--, place);
  s.discard(S, card);
  return card;
}

/** Place of the nth trap of the room under attack, -1 when there are fewer. */
function trapHere(S: State, n: number): number {
  let left = n;
  for (let i = 0; i < S[at.TRAPS_SIZE]!; i++) {
    if ((S[at.TRAPS + i]! & 255) === S[at.UNDER] && left-- === 0) return i;
  }
  return -1;
}

export function traps(S: State): Status {
  if (S[at.BAND_SIZE] === 0) return go(S, step.DOOR_GONE);
  let here = 0;
  while (trapHere(S, here) >= 0) here++;
  for (let i = 0; i < S[at.BAND_SIZE]! && here > 0; i++) {
    if (s.unitType(S[at.BAND + i]!) === d.THIEF) removeTrap(S, trapHere(S, random(S, here--)));
  }
  return go(S, step.SPRING);
}

export function spring(S: State): Status {
  const place = trapHere(S, 0);
  if (place < 0) return go(S, S[at.BAND_SIZE] === 0 ? step.DOOR_GONE : step.DOOR);
  const card = removeTrap(S, place);
  if (S[at.BAND_SIZE] === 0) return CONTINUE;
  S[at.BURNT_THEN] = step.SPRING;
  switch (d.SORT[card]!) {
    case d.TRAP_KILL:
      s.killHero(S, at.BAND + random(S, S[at.BAND_SIZE]!));
      return CONTINUE;
    case d.TRAP_WEAKNESS:
      S[at.FEARS]!++;
      return CONTINUE;
    case d.TRAP_DAMAGE:
      throwDice(S, S[at.BAND_SIZE]!, 6, step.BURNT);
      return CONTINUE;
    case d.TRAP_DEATH:
      throwDice(S, 1, 6, step.QUAKED);
      return CONTINUE;
    default:
      return go(S, step.ALARM);
  }
}

export function alarm(S: State): Status {
  const p = s.mine(S);
  if (S[at.ANSWERED] === 0) {
    if (s.unitsIn(S, p, S[at.UNDER]!) === S[p + at.P_UNITS]) return go(S, step.SPRING);
    begin();
    add(1);
    add(0);
    return ask(S, S[at.ACTIVE]!);
  }
  return go(S, take(S) === 1 ? step.ALARM_WHO : step.SPRING);
}

export function alarmWho(S: State): Status {
  let cell: number | undefined;
  if (S[at.ANSWERED] === 0) {
    begin();
    addUnitsOutside(S, s.mine(S), S[at.UNDER]!, 0);
    cell = onlyOption();
    if (cell === undefined) return ask(S, S[at.ACTIVE]!);
  } else cell = take(S);
  s.redeploy(S, cell, S[at.UNDER]!, 0);
  return go(S, step.SPRING);
}

export function doorPhase(S: State): Status {
  S[at.USED] = 0;
  return openWindow(S, AT_DOOR, step.DOOR_GONE);
}

export function doorGone(S: State): Status {
  const cell = at.DOOR_AT + S[at.UNDER]!;
  if (S[cell]! >= 0) {
    s.discard(S, S[cell]!);
    S[cell] = -1;
  }
  if (S[at.BAND_SIZE] === 0) return go(S, step.WAR);
  for (let i = 0; i < S[at.BAND_SIZE]!; i++) S[at.BAND + i]! &= ~at.DOWN;
  const p = s.mine(S);
  const there = S[at.UNDER]! << at.ROOM_SHIFT;
  const end = p + at.P_UNIT + S[p + at.P_UNITS]!;
  for (let i = p + at.P_UNIT; i < end; i++) if ((S[i]! & at.ROOM_MASK) === there) S[i]! &= ~at.DOWN;
  S[at.HERO_CHAMPION] = -1;
  S[at.CHAMPION] = -1;
  return go(S, step.DUEL_START);
}
