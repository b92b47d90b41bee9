/** Legal answers of the hand-written apprentices game. */
import { add, ask, DONE, list, options, take, type State } from '../machine.ts';
import * as d from './data.ts';
import * as at from './layout.ts';

/** There was nothing to choose from. */
export const NOTHING = -2;
/** A player has to be asked. */
export const WAIT = -3;

/**
 * What was answered, or the only answer there is, or `NOTHING`, or `WAIT`. Lists are made before,
 * unless there is an answer.
 */
export function settle(S: State, player: number): number {
  if (S[at.ANSWERED] === 1) return take(S);
  if (list.count === 0) return NOTHING;
  if (list.count === 1) return options[0]!;
  ask(S, player);
  return WAIT;
}

/** The same with "done" among the answers, unless there is nothing else. */
export function settleOrDone(S: State, player: number): number {
  if (S[at.ANSWERED] === 1) return take(S);
  if (list.count === 0) return NOTHING;
  add(DONE);
  ask(S, player);
  return WAIT;
}

/**
 * Figures of a dungeon between two places, each kind at each place once; those that were picked are
 * out.
 */
export function addFigures(S: State, p: number, first: number, end: number): void {
  for (let place = first; place < end; place++) {
    if (S[p + at.P_PLACE + place] === 0) continue;
    for (let type = 0; type < d.TYPES; type++) {
      const figure = place * d.TYPES + type;
      if (S[p + figure]! > picked(S, figure)) add(figure);
    }
  }
}

function picked(S: State, figure: number): number {
  let n = 0;
  for (let i = 0; i < S[at.PICKED_SIZE]!; i++) if (S[at.PICKED + i] === figure) n++;
  return n;
}

export function addPlaces(first: number, end: number): void {
  for (let place = first; place < end; place++) add(place);
}

/** Types of which there are any, from a cell on. */
export function addTypes(S: State, first: number, types: number): void {
  for (let type = 0; type < types; type++) if (S[first + type]! > 0) add(type);
}
