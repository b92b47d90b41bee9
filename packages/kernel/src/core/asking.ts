/** Asking: the legal answers, what cannot be chosen and why, taking the answer. */
import {
  DISABLED_RECORD,
  DISABLED_SIZE,
  HEADER,
  MAX_COUNTED_OPTIONS,
  MAX_OPTIONS,
  MAX_SHOW_INTS,
  SHOW_RECORD,
  STATUS,
} from '@undercroft/contract';
import { META, ROW_ACTS, type State } from '../layout.ts';
import { fail } from './failing.ts';
import { io } from './memory.ts';

/** What a loop over things that are alike has offered so far: see alike.ts of the compiler. */
export const SEEN = new Int32Array(MAX_OPTIONS);
/**
 * By row: the zone in which such a loop has seen it last. A loop numbers a zone anew when it enters
 * one.
 */
export const SEEN_IN = new Int32Array(ROW_ACTS.length);
export let zoneSeen = 0;

export function newZone(): void {
  if (++zoneSeen < 1_000_000_000) return;
  SEEN_IN.fill(0);
  zoneSeen = 1;
}

export function begin(which: number, player: number): void {
  io.ask = which;
  io.player = player;
  io.count = 0;
  io.taken = 0;
  io.min = 1;
  io.max = 1;
  io.about = -1;
  io.disabledCount = 0;
  io.walkLength = 0;
  io.showLength = 0;
}

export function several(taken: number, min: number, max: number): void {
  io.taken = taken;
  io.min = min;
  io.max = max;
}

/**
 * Options beyond the limit are only counted. `ask` reports how many there were; if no player is
 * asked, they do no harm.
 */
export function add(option: number): void {
  if (io.count < MAX_OPTIONS) io.options[io.count++] = option;
  else if (io.count++ >= MAX_COUNTED_OPTIONS) tooMany();
}

function tooMany(): never {
  return fail('option-limit', META.asks[io.ask].site, io.count);
}

let blamed = 0;
let blamedFirst = 0;
let blamedSecond = 0;

/** Remembers why something cannot be done, for `why`. @returns false, always */
export function blame(reason: number, first: number, second: number): boolean {
  blamed = reason;
  blamedFirst = first;
  blamedSecond = second;
  return false;
}

export function why(option: number): void {
  if (io.disabledCount >= MAX_OPTIONS) return;
  const at = io.disabledCount++ * DISABLED_SIZE;
  io.disabled[at + DISABLED_RECORD.option] = option;
  io.disabled[at + DISABLED_RECORD.reason] = blamed;
  io.disabled[at + DISABLED_RECORD.first] = blamedFirst;
  io.disabled[at + DISABLED_RECORD.second] = blamedSecond;
}

/** Where the record of shown things begins that is being noted. */
let shown = 0;

/**
 * Begins the record of what is shown with an answer.
 *
 * @returns whether it was offered last, and there is room
 */
export function noteShow(option: number): boolean {
  shown = io.showLength;
  const things = shown + SHOW_RECORD.things;
  if (io.count === 0 || io.options[io.count - 1] !== option || things > MAX_SHOW_INTS) return false;
  io.shows[shown + SHOW_RECORD.length] = SHOW_RECORD.things;
  io.shows[shown + SHOW_RECORD.option] = option;
  io.showLength = things;
  return true;
}

export function noteShown(thing: number): void {
  if (io.showLength >= MAX_SHOW_INTS) return;
  io.shows[io.showLength++] = thing;
  io.shows[shown + SHOW_RECORD.length]++;
}

export function ask(S: State, f: number): 1 {
  if (io.count > MAX_OPTIONS) tooMany();
  S[HEADER.frame] = f;
  return STATUS.decision;
}

/**
 * Everybody who is asked together has answered. The state says that it goes no further: see
 * `LayoutMeta.together`.
 */
export function hold(S: State, f: number): 3 {
  S[HEADER.frame] = f;
  return STATUS.held;
}

export function take(S: State): number {
  S[HEADER.answered] = 0;
  S[HEADER.answers]++;
  return S[HEADER.answer];
}
