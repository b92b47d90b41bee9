/** What a dungeon of the hand-written apprentices game is worth. */
import type { State } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { base } from './state.ts';

const HALLWAYS_10 = [0, 2, 6, 12, 20, 30];
const FULL_12 = [-12, -5, 0, 7, 15];
const FULL_15 = [0, 1, 6, 15, 24];

function has(S: State, p: number, type: number, place: number): number {
  return S[p + at.P_AT + place * d.TYPES + type]!;
}

/** Rooms that hold at least so many of one type and one of another. */
function rooms(S: State, p: number, type: number, least: number, other = type): number {
  let n = 0;
  for (let room = d.FIRST_ROOM; room < d.PLACES; room++) {
    if (has(S, p, type, room) >= least && has(S, p, other, room) > 0) n++;
  }
  return n;
}

function inRooms(S: State, p: number, type: number): number {
  let n = 0;
  for (let room = d.FIRST_ROOM; room < d.PLACES; room++) n += has(S, p, type, room);
  return n;
}

function hallways(S: State, p: number): number {
  let n = 0;
  for (let hallway = 1; hallway < d.FIRST_ROOM; hallway++) if (has(S, p, d.VAMPIRE, hallway) > 0) n++;
  return n;
}

/** Rooms with gold in which dragons hold at least so many of the two piles. */
function gold(S: State, p: number, least: number): number {
  let n = 0;
  for (let room = d.FIRST_ROOM; room < d.OFFICE; room++) if (has(S, p, d.DRAGON, room) >= least) n++;
  return n;
}

function mostVampires(S: State, p: number): boolean {
  const mine = inRooms(S, p, d.VAMPIRE);
  if (mine === 0) return false;
  for (let player = 0; player < S[at.PLAYERS]!; player++) if (inRooms(S, base(player), d.VAMPIRE) > mine) return false;
  return true;
}

function brouSteps(brous: number): number {
  if (brous >= 9) return 24;
  if (brous >= 6) return 13;
  return brous >= 3 ? 5 : 0;
}

function brouRooms(held: number): number {
  if (held === 5) return 20;
  return held === 4 ? 13 : 0;
}

/** @param goal number of the objective, 1 to 16 */
// prettier-ignore
export function goalScore(S: State, p: number, goal: number): number {
  switch (goal) {
    case 1: return 4 * rooms(S, p, d.SPIDER, 1, d.BROU);
    case 2: return 4 * rooms(S, p, d.SPIDER, 1, d.DRAGON);
    case 3: return 2 * rooms(S, p, d.BROU, 1) + 3 * rooms(S, p, d.BROU, 2);
    case 4: return 4 * rooms(S, p, d.BROU, 2);
    case 5: return 4 * rooms(S, p, d.SPIDER, 1, d.VAMPIRE);
    case 6: return 4 * rooms(S, p, d.SPIDER, 1, d.SKELETON);
    case 7: return brouRooms(rooms(S, p, d.BROU, 1));
    case 8: return brouSteps(inRooms(S, p, d.BROU));
    case 9: return inRooms(S, p, d.VAMPIRE) >= 6 ? 15 : 0;
    case 10: return HALLWAYS_10[hallways(S, p)]!;
    case 11: return 3 * (gold(S, p, 1) + gold(S, p, 2));
    case 12: return FULL_12[gold(S, p, 2)]!;
    case 13: return mostVampires(S, p) ? 12 : 0;
    case 14: return 4 * hallways(S, p);
    case 15: return FULL_15[gold(S, p, 2)]!;
    default: return 2 * gold(S, p, 1) + 6 * gold(S, p, 2);
  }
}

export function setScore(S: State, p: number): number {
  let sets = 0;
  for (let room = d.FIRST_ROOM; room < d.PLACES; room++) {
    let types = 0;
    for (let type = 0; type < d.TYPES; type++) if (has(S, p, type, room) > 0) types++;
    if (types >= 4) sets++;
  }
  return 7 * sets;
}

export function tileScore(S: State, p: number): number {
  const tiles = S[p + at.P_TILES]!;
  return -(tiles * (tiles + 1)) / 2;
}

export function groupScore(S: State, p: number): number {
  let cost = 0;
  for (let room = 0; room < 5; room++) cost += (room + 1) * S[p + at.P_GROUP + room]!;
  return -cost;
}

export function score(S: State, p: number): number {
  let sum = setScore(S, p) + tileScore(S, p) + groupScore(S, p);
  for (let i = 0; i < d.GOALS; i++) sum += goalScore(S, p, S[at.GOAL + i]!);
  return sum;
}

/** Who has the most points alone, or -1. */
export function winner(S: State): number {
  let best = -Infinity;
  let who = -1;
  for (let player = 0; player < S[at.PLAYERS]!; player++) {
    const points = score(S, base(player));
    if (points === best) who = -1;
    if (points <= best) continue;
    best = points;
    who = player;
  }
  return who;
}
