/**
 * Chance: random numbers, and random things of lists. Scenarios may say beforehand what is picked.
 */
import { HEADER, randomBelow } from '@undercroft/contract';
import { HEAD, NEXT, PICK_SCRIPT, PREV, ROW_OF, type State } from '../layout.ts';
import { fail } from './failing.ts';
import { listed } from './lists.ts';
import { scratch } from './memory.ts';
import { countIn, tailOf } from './places.ts';

/** A number from 0 to n - 1. */
export function random(S: State, n: number): number {
  return randomBelow(S, HEADER.rng, n);
}

/**
 * One of the first n entries of scratch, or -1. Between one there is nothing to pick, so no script
 * is used up.
 */
export function pick(S: State, n: number): number {
  if (n === 0) return -1;
  if (n === 1) return scratch[0];
  return scratch[S[HEADER.picksScripted] > 0 ? scriptedPick(S, n) : random(S, n)];
}

/** @returns index into scratch */
function scriptedPick(S: State, n: number): number {
  if (S[HEADER.picksUsed] >= S[HEADER.picksScripted]) fail('script', -1);
  const wish = S[PICK_SCRIPT + S[HEADER.picksUsed]++];
  for (let i = 0; i < n; i++) if (scratch[i] === wish || (wish < -1 && ROW_OF[scratch[i]] === -2 - wish)) return i;
  return fail('script', -1);
}

export function randomInZone(S: State, zone: number): number {
  const n = countIn(S, zone);
  if (n < 2) return S[HEAD + zone];
  if (S[HEADER.picksScripted] > 0) {
    let i = 0;
    for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) scratch[i++] = x;
    return pick(S, n);
  }
  let k = random(S, n);
  let x;
  if (k + k < n) for (x = S[HEAD + zone]; k > 0; k--) x = S[NEXT + x];
  else for (x = tailOf(S, zone), k = n - 1 - k; k > 0; k--) x = S[PREV + x];
  return x;
}

/** Lists k random things of a zone; gives how many. */
export function pickInZone(S: State, zone: number, k: number): number {
  const at = S[HEADER.top];
  if (k === 1 && S[HEAD + zone] >= 0) {
    S[at] = randomInZone(S, zone);
    return listed(S, 1);
  }
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) S[at + n++] = x;
  return pickSome(S, listed(S, n), k);
}

/** Keeps k random ones of the n things that were just listed; gives how many. */
export function pickSome(S: State, n: number, k: number): number {
  const at = S[HEADER.top] - n;
  const few = k < n ? Math.max(k, 0) : n;
  // All of them stay as they are.
  if (few === n) return n;
  for (let i = 0; i < few; i++) {
    const left = n - i;
    let j = i;
    if (S[HEADER.picksScripted] > 0) {
      for (let c = 0; c < left; c++) scratch[c] = S[at + i + c];
      j = i + scriptedPick(S, left);
    } else j = i + random(S, left);
    const x = S[at + i];
    S[at + i] = S[at + j];
    S[at + j] = x;
  }
  S[HEADER.top] = at + few;
  return few;
}
