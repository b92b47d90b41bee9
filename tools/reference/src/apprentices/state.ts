/**
 * What happens to figures, groups and cards in the hand-written apprentices game. Nothing here asks
 * or allocates.
 */
import { random, removeAt, shuffle, type State } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';

/** First cell of a player. */
export function base(player: number): number {
  return at.PLAYER + player * at.STRIDE;
}

// ------------------------------------------------------------------ figures

/** Puts a figure into a dungeon; the fifth in the office turns the guardian tile over. */
export function put(S: State, p: number, type: number, place: number): void {
  S[p + at.P_AT + place * d.TYPES + type]!++;
  S[p + at.P_TYPE + type]!++;
  const there = ++S[p + at.P_PLACE + place]!;
  if (place === d.OFFICE && there >= d.FULL_OFFICE) S[p + at.P_SHOWN] = 1;
}

export function takeFrom(S: State, p: number, type: number, place: number): void {
  S[p + at.P_AT + place * d.TYPES + type]!--;
  S[p + at.P_TYPE + type]!--;
  S[p + at.P_PLACE + place]!--;
}

/** @param figure place * TYPES + type */
export function moveTo(S: State, p: number, figure: number, place: number): void {
  const from = (figure / d.TYPES) | 0;
  const type = figure - from * d.TYPES;
  takeFrom(S, p, type, from);
  put(S, p, type, place);
}

/** @param figure place * TYPES + type */
export function throwAway(S: State, p: number, figure: number): void {
  const from = (figure / d.TYPES) | 0;
  const type = figure - from * d.TYPES;
  takeFrom(S, p, type, from);
  toArea(S, at.OUBLIETTES, type);
}

export function toArea(S: State, area: number, type: number): void {
  S[at.AREA + area * d.TYPES + type]!++;
  S[at.AREA_TOTAL + area]!++;
}

export function fromArea(S: State, area: number, type: number): void {
  S[at.AREA + area * d.TYPES + type]!--;
  S[at.AREA_TOTAL + area]!--;
}

/** From the reserve into a dungeon, as far as there are any. */
export function gain(S: State, p: number, type: number, place: number): void {
  if (S[at.RESERVE + type] === 0) return;
  S[at.RESERVE + type]!--;
  put(S, p, type, place);
}

// ------------------------------------------------------------------ groups

/** @param room 1 to 5 */
export function newGroup(S: State, p: number, room: number): void {
  if (S[at.INN] === 0) return;
  S[at.INN]!--;
  S[p + at.P_GROUP + room - 1]!++;
}

/** @param room 0 to 4 */
export function eliminate(S: State, p: number, room: number): void {
  S[p + at.P_GROUP + room]!--;
  S[at.INN]!++;
}

/** The group that is least far goes on; in the office it costs a tile. */
export function advance(S: State, p: number, rooms: number): void {
  const first = p + at.P_GROUP;
  for (let room = 0; room < 4; room++) {
    if (S[first + room] === 0) continue;
    const to = Math.min(4, room + rooms);
    S[first + room]!--;
    S[first + to]!++;
    if (to === 4) takeTile(S, p);
    return;
  }
}

/** The lowest tile of the reserve, if there is one. */
export function takeTile(S: State, p: number): void {
  if (S[p + at.P_TILES]! < d.TILES) S[p + at.P_TILES]!++;
}

// ------------------------------------------------------------------ piles

/** Cards 0 to size - 1 in random order. */
export function fillPile(S: State, pile: number, size: number): void {
  S[pile] = size;
  for (let card = 0; card < size; card++) S[pile + 1 + card] = card;
  shuffle(S, pile + 1, size);
}

export function lay(S: State, pile: number, card: number): void {
  S[pile + 1 + S[pile]!++] = card;
}

/** The last card of a pile that is not empty. */
export function lift(S: State, pile: number): number {
  return S[pile + 1 + --S[pile]!]!;
}

export function liftCard(S: State, pile: number, card: number): void {
  let place = 0;
  while (S[pile + 1 + place] !== card) place++;
  removeAt(S, pile + 1, S[pile]!--, place);
}

/** Shuffles what was put away into an empty pile. */
export function renew(S: State, pile: number, spent: number): void {
  const size = S[spent]!;
  for (let i = 1; i <= size; i++) S[pile + i] = S[spent + i]!;
  S[pile] = size;
  S[spent] = 0;
  shuffle(S, pile + 1, size);
}

/** Lays cards out until so many lie open, or there are none. */
export function openUp(S: State, pile: number, open: number, wanted: number): void {
  while (S[open]! < wanted && S[pile]! > 0) lay(S, open, lift(S, pile));
}

// ------------------------------------------------------------------ setup

/** Boards, monsters, groups, tiles of all players. */
export function deal(S: State, players: number): void {
  // Boards and guardian tiles are dealt out of small piles that are not needed
  // later, so they use the queue, which is free until the first turn.
  for (let i = 0; i < d.BOARDS; i++) S[at.QUEUE + i] = i;
  shuffle(S, at.QUEUE, d.BOARDS);
  for (let player = 0; player < players; player++) {
    const missing = d.MISSING[S[at.QUEUE + player]!]!;
    for (let type = 0; type < d.COLOURED; type++) if (type !== missing) gain(S, base(player), type, d.ENTRANCE);
    newGroup(S, base(player), 1);
  }
  for (let i = 0; i < d.GUARDIANS.length; i++) S[at.QUEUE + i] = i;
  shuffle(S, at.QUEUE, d.GUARDIANS.length);
  for (let player = 0; player < players; player++) S[base(player) + at.P_GUARDIAN] = S[at.QUEUE + player]!;
}

/** Two of each wild type: three to the forest, five to the swamp. */
export function fillTheWild(S: State): void {
  for (let i = 0; i < 8; i++) S[at.QUEUE + i] = i >> 1;
  shuffle(S, at.QUEUE, 8);
  for (let i = 0; i < 8; i++) {
    const type = S[at.QUEUE + i]!;
    S[at.RESERVE + type]!--;
    toArea(S, i < 3 ? at.FOREST : at.SWAMP, type);
  }
}

/**
 * One goal of each colour, either side.
 *
 * @param starred whether tiles with a star are in the draw
 */
export function drawGoals(S: State, starred: boolean): void {
  for (let colour = 0; colour < d.GOALS; colour++) {
    const tile = starred && random(S, 2) === 1 ? d.STARRED_GOALS[colour]! : d.PLAIN_GOALS[colour]!;
    S[at.GOAL + colour] = tile[random(S, 2)]!;
  }
}
