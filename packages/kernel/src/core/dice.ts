/**
 * Dice: they lie on the table from the first to the last, each with its value, its sides and the
 * thing it was thrown for.
 */
import { HEADER, MOST_OF_DIE } from '@undercroft/contract';
import { DICE_SCRIPT, DIE_SIDES, DIE_THROWER, DIE_VALUE, MAX_DICE, THINGS, type State } from '../layout.ts';
import { random } from './chance.ts';
import { fail } from './failing.ts';
import { logThrow } from './log.ts';
import { io } from './memory.ts';

function rollDie(S: State, sides: number): number {
  if (S[HEADER.diceScripted] > 0) {
    if (S[HEADER.diceUsed] >= S[HEADER.diceScripted]) fail('script', -1);
    const at = DICE_SCRIPT + S[HEADER.diceUsed]++;
    const value = S[at];
    if (value === MOST_OF_DIE) return (S[at] = sides);
    // What a die cannot show is no example of anything.
    if (value > sides) fail('script', -1);
    return value;
  }
  return 1 + random(S, sides);
}

/** As many dice as there are, and one: a greater number would not fit a cell. */
export function few(count: number): number {
  return count > MAX_DICE ? MAX_DICE + 1 : count;
}

export function throwDice(S: State, count: number, sides: number, thrower: number): void {
  for (let i = 0; i < count; i++) {
    const die = S[HEADER.dice]++;
    if (die >= MAX_DICE) fail('dice-limit', -1);
    S[DIE_VALUE + die] = rollDie(S, sides);
    S[DIE_SIDES + die] = sides;
    S[DIE_THROWER + die] = thrower;
  }
}

/** @param die thing id of a die, or -1 */
export function reroll(S: State, die: number): void {
  if (die < 0) return;
  const i = die - THINGS;
  S[DIE_VALUE + i] = rollDie(S, S[DIE_SIDES + i]);
  if (io.log) logThrow(S);
}

export function sumDice(S: State, at: number, n: number): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += S[DIE_VALUE + at + i];
  return total;
}

export function highestDice(S: State, at: number, n: number): number {
  let best = 0;
  for (let i = 0; i < n; i++) if (S[DIE_VALUE + at + i] > best) best = S[DIE_VALUE + at + i];
  return best;
}

export function lowestDice(S: State, at: number, n: number): number {
  let best = n > 0 ? S[DIE_VALUE + at] : 0;
  for (let i = 1; i < n; i++) if (S[DIE_VALUE + at + i] < best) best = S[DIE_VALUE + at + i];
  return best;
}

/**
 * Throws dice that no player can react to: they leave the table at once. Returns where their
 * numbers still stand.
 */
function thrownAt(S: State, n: number, sides: number): number {
  const at = S[HEADER.dice];
  throwDice(S, n, sides, -1);
  if (io.log) logThrow(S, at);
  S[HEADER.dice] = at;
  return at;
}

export function sumOf(S: State, n: number, sides: number): number {
  return sumDice(S, thrownAt(S, n, sides), n);
}

export function highestOf(S: State, n: number, sides: number): number {
  return highestDice(S, thrownAt(S, n, sides), n);
}

export function lowestOf(S: State, n: number, sides: number): number {
  return lowestDice(S, thrownAt(S, n, sides), n);
}
