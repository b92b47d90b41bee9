/**
 * Lasting effects: records that lie one behind the other, in the order in which the effects began.
 * What ends one: see `RECORD.end`.
 */
import { FRAME, HEADER, HEARS_ITS_END, RECORD } from '@undercroft/contract';
import {
  DELAYED_CELLS,
  DELAYED_FRAME,
  KEPT,
  KEPT_MAX,
  LASTING,
  LASTING_MAX,
  LASTING_STRIDE,
  LISTED,
  type State,
} from '../layout.ts';
import { fail } from './failing.ts';
import { push } from './frames.ts';
import { io } from './memory.ts';

/** What ends with a record: the cell `RECORD.end` of it. @param number of that record */
function endsWith(number: number): number {
  return HEARS_ITS_END - 1 - number;
}

function addRecord(S: State, code: number, end: number, site: number): number {
  if (S[HEADER.lasting] >= LASTING_MAX) fail('lasting-limit', site);
  const record = LASTING + S[HEADER.lasting]++ * LASTING_STRIDE;
  S[record + RECORD.code] = code;
  S[record + RECORD.end] = end;
  S[record + RECORD.number] = S[HEADER.lastingBegun]++;
  return record;
}

/**
 * Records an effect that lasts until the innermost running period of a kind ends; -1 when none is
 * running, of which `io.notBegun` takes note.
 */
export function addLasting(S: State, code: number, kind: number, f: number, site: number): number {
  let period = f;
  while (period >= 0 && S[period + FRAME.kind] !== kind) period = S[period + FRAME.caller];
  if (period >= 0) return addRecord(S, code, period, site);
  if (io.notBegun !== null) io.notBegun.push(site);
  return -1;
}

/**
 * Records an effect that lasts until an event. The first of them is what hears the event (ender =
 * -1); the others end with it.
 */
export function addUntil(S: State, code: number, ender: number, site: number): number {
  return addRecord(S, code, ender < 0 ? HEARS_ITS_END : endsWith(S[ender + RECORD.number]), site);
}

/** Remembers a set: its list is kept for as long as the record is there. */
export function keep(S: State, cell: number, base: number, count: number, site: number): void {
  const at = KEPT + 1 + S[KEPT];
  if (at + count > KEPT + KEPT_MAX) fail('lasting-limit', site);
  S.copyWithin(at, base, base + count);
  S[cell] = at;
  S[cell + 1] = count;
  S[KEPT] += count;
}

/** Takes the kept sets out of a record that ends; those behind them move up. */
function forget(S: State, listed: readonly (readonly number[])[], record: number): void {
  const own = listed[S[record + RECORD.code]];
  for (let i = 0; i < own.length; i++) {
    const at = S[record + own[i]];
    const count = S[record + own[i] + 1];
    S.copyWithin(at, at + count, KEPT + 1 + S[KEPT]);
    S[KEPT] -= count;
    for (let other = LASTING; other < LASTING + S[HEADER.lasting] * LASTING_STRIDE; other += LASTING_STRIDE) {
      const cells = listed[S[other + RECORD.code]];
      for (let j = 0; j < cells.length; j++) if (S[other + cells[j]] > at) S[other + cells[j]] -= count;
    }
  }
}

/** Copies the sets of a record behind the frames, for a copy of the record that outlives it. */
function takeSets(S: State, copy: number, code: number): void {
  if (LISTED === null) return;
  const own = LISTED[code];
  for (let i = 0; i < own.length; i++) {
    const base = S[copy + own[i]];
    const count = S[copy + own[i] + 1];
    S[copy + own[i]] = S[HEADER.top];
    S.copyWithin(S[HEADER.top], base, base + count);
    S[HEADER.top] += count;
  }
}

/** Copies a record as it is now behind the frames. */
export function remember(S: State, record: number): number {
  const copy = S[HEADER.top];
  S.copyWithin(copy, record, record + LASTING_STRIDE);
  S[HEADER.top] += LASTING_STRIDE;
  takeSets(S, copy, S[copy + RECORD.code]);
  return copy;
}

/**
 * Lists a lasting effect that hears an event, as it is now: hook, source, cells of the entry, copy
 * of the record.
 */
export function listLasting(S: State, index: number, record: number): void {
  const entry = S[HEADER.top];
  S[entry] = index;
  S[entry + 1] = S[record + RECORD.this];
  S[HEADER.top] += 3;
  remember(S, record);
  S[entry + 2] = S[HEADER.top] - entry;
}

function removeRecord(S: State, record: number): void {
  if (LISTED !== null) forget(S, LISTED, record);
  S.copyWithin(record, record + LASTING_STRIDE, LASTING + S[HEADER.lasting]-- * LASTING_STRIDE);
}

/** Ends the effect with a number, if it is still there. */
export function expire(S: State, number: number): void {
  for (let i = 0; i < S[HEADER.lasting]; i++)
    if (S[LASTING + i * LASTING_STRIDE + RECORD.number] === number) return endLasting(S, LASTING + i * LASTING_STRIDE);
}

/**
 * Ends a record; what hears the event ends all others with it, and the last of the others ends what
 * hears it.
 */
export function endLasting(S: State, record: number): void {
  const end = S[record + RECORD.end];
  const number = S[record + RECORD.number];
  removeRecord(S, record);
  if (end === HEARS_ITS_END) {
    for (let i = S[HEADER.lasting] - 1; i >= 0; i--)
      if (S[LASTING + i * LASTING_STRIDE + RECORD.end] === endsWith(number))
        removeRecord(S, LASTING + i * LASTING_STRIDE);
  } else if (end < HEARS_ITS_END) {
    for (let i = 0; i < S[HEADER.lasting]; i++) if (S[LASTING + i * LASTING_STRIDE + RECORD.end] === end) return;
    expire(S, HEARS_ITS_END - 1 - end);
  }
}

/** The first record that ends with this frame, or -1. */
export function nextEnding(S: State, f: number): number {
  for (let i = 0; i < S[HEADER.lasting]; i++) {
    const record = LASTING + i * LASTING_STRIDE;
    if (S[record + RECORD.end] === f) return record;
  }
  return -1;
}

/**
 * Ends a record; gives the frame of what is to be done then, or -1. What the record remembers lies
 * in the frame as it lay in the record.
 */
export function endRecord(S: State, f: number, record: number): number {
  const code = S[record + RECORD.code];
  const kind = DELAYED_FRAME[code];
  let g = -1;
  if (kind >= 0) {
    g = push(S, f, kind, S[record + RECORD.you]);
    S[g + FRAME.locals] = S[record + RECORD.this];
    for (let i = RECORD.locals; i < DELAYED_CELLS[code]; i++) S[g + i] = S[record + i];
    takeSets(S, g, code);
  }
  endLasting(S, record);
  return g;
}
