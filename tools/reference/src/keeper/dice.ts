/** Dice of the hand-written keeper game, and the window after every throw. */
import { CONTINUE, DONE, add, ask, begin, list, random, take, type State, type Status } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';
import { addSpells } from './listing.ts';
import { base, castSpell } from './state.ts';
import * as step from './steps.ts';

/** Throws dice onto an empty table; then players who can may slap, and play goes on with `then`. */
export function throwDice(S: State, n: number, sides: number, then: number): void {
  for (let i = 0; i < n; i++) S[at.DIE + i] = 1 + random(S, sides);
  S[at.DICE] = n;
  S[at.DICE_SIDES] = sides;
  if (n === 0 || (!canSlap(S, 0) && !canSlap(S, 1))) {
    S[at.STEP] = then;
    return;
  }
  S[at.SLAP_PLACE] = 0;
  S[at.SLAP_THEN] = then;
  S[at.STEP] = step.SLAP;
}

function canSlap(S: State, player: number): boolean {
  const p = base(player);
  return S[p + at.P_HAS + d.SLAP]! > 0 && S[p + at.P_MANA]! >= 2;
}

export function total(S: State): number {
  let sum = 0;
  for (let i = 0; i < S[at.DICE]!; i++) sum += S[at.DIE + i]!;
  return sum;
}

/** The active player is asked first; every slap begins it anew. */
export function slap(S: State): Status {
  for (;;) {
    const place = S[at.SLAP_PLACE]!;
    if (place === 2) {
      S[at.STEP] = S[at.SLAP_THEN]!;
      return CONTINUE;
    }
    const player = place === 0 ? S[at.ACTIVE]! : 1 - S[at.ACTIVE]!;
    if (S[at.ANSWERED] === 0) {
      begin();
      addSpells(S, base(player), d.SLAP, 0);
      if (list.count > 0) {
        add(DONE);
        return ask(S, player);
      }
      S[at.SLAP_PLACE] = place + 1;
      continue;
    }
    const answer = take(S);
    if (answer === DONE) {
      S[at.SLAP_PLACE] = place + 1;
      continue;
    }
    castSpell(S, base(player), answer & 0xffff);
    S[at.STEP] = step.SLAP_DIE;
    return CONTINUE;
  }
}

export function slapDie(S: State): Status {
  let die = 0;
  if (S[at.DICE]! > 1) {
    if (S[at.ANSWERED] === 0) {
      begin();
      for (let i = 0; i < S[at.DICE]!; i++) add(i);
      return ask(S, S[at.SLAP_PLACE] === 0 ? S[at.ACTIVE]! : 1 - S[at.ACTIVE]!);
    }
    die = take(S);
  }
  S[at.DIE + die] = 1 + random(S, S[at.DICE_SIDES]!);
  S[at.SLAP_PLACE] = 0;
  S[at.STEP] = step.SLAP;
  return CONTINUE;
}
