/**
 * What games written by hand share: the first cells of a state, chance, and the list of legal
 * answers.
 */
import { randomBelow, seedRandom as seedCells } from '@undercroft/contract';

/** One flat array, copied whole. Cells 0 to 3 are the random generator (sfc32). */
export type State = Int32Array;

/** What comes next: a number of the steps of the game. */
export const STEP = 4;
export const ACTIVE = 5;
/** Who is asked. */
export const ASKED = 6;
export const ANSWERED = 7;
export const ANSWER = 8;
/** Answers given so far. */
export const ANSWERS = 9;
/** First cell that belongs to the game. */
export const FIRST = 10;

// ------------------------------------------------------------------ chance

/** @param seed any int */
export function seedRandom(S: State, seed: number): void {
  seedCells(S, 0, seed);
}

/** A number from 0 to n - 1. */
export function random(S: State, n: number): number {
  return randomBelow(S, 0, n);
}

export function shuffle(S: State, first: number, size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = random(S, i + 1);
    const held = S[first + i]!;
    S[first + i] = S[first + j]!;
    S[first + j] = held;
  }
}

export function removeAt(S: State, first: number, size: number, place: number): void {
  for (let i = place + 1; i < size; i++) S[first + i - 1] = S[first + i]!;
}

// ------------------------------------------------------------------ questions

/** `run` goes on until a question or the end. */
export const CONTINUE = 0;
export const DECISION = 1;
export const OVER = 2;
export type Status = typeof CONTINUE | typeof DECISION | typeof OVER;

/** Goes to another step of the game. */
export function go(S: State, next: number): Status {
  S[STEP] = next;
  return CONTINUE;
}

/** The legal answers of the last question; scratch memory, no part of a state. */
export const options = new Int32Array(512);
export const list = { count: 0 };
/** The answer "done". */
export const DONE = -1;

export function begin(): void {
  list.count = 0;
}
export function add(option: number): void {
  options[list.count++] = option;
}
/** An entry of a menu with what it is used on. */
export function addEntry(entry: number, argument: number): void {
  options[list.count++] = (entry << 16) | argument;
}

export function ask(S: State, player: number): Status {
  S[ASKED] = player;
  return DECISION;
}

/** The only possible answer, which needs no question; else undefined. */
export function onlyOption(): number | undefined {
  return list.count === 1 ? options[0] : undefined;
}

export function take(S: State): number {
  S[ANSWERED] = 0;
  S[ANSWERS]!++;
  return S[ANSWER]!;
}
