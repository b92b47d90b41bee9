/**
 * Walks: ways that cost something for each step.
 *
 * The search is written into the rules that ask for it, because they say what a step costs; here is
 * what it does at each step. What it knows lies in one list of its own, so that walks may stand in
 * the costs of other walks.
 *
 *     for (let space = firstOfWalk(S, W, thing, most, goal); space >= 0; space = nextOfWalk(W))
 *       for each step from it: if (mayStep(W, space, step)) takeStep(W, space, step, cost)
 */
import { MAP_OF, THINGS, type State } from '../layout.ts';
import { spendAll } from '../core/failing.ts';
import { isOnMap, spaceOf, spaceOn } from './grid.ts';

/**
 * What one walk knows: by space, from its beginning, the least cost from where the walk begins, -1
 * not known; then what follows.
 */
export type WalkCells = Int32Array;

/** By space: the space before it on the cheapest way. */
const BEFORE = THINGS;
/**
 * Spaces that were found, the cheapest first: before LOOKED_AT those whose steps were looked at,
 * from there to before FOUND those whose steps are still to be looked at.
 */
const REACHED = 2 * THINGS;
const LOOKED_AT = 3 * THINGS;
const FOUND = LOOKED_AT + 1;
/** What a way may cost; the space where the search ends, -1 nowhere; the thing that walks. */
const MOST = LOOKED_AT + 2;
const GOAL = LOOKED_AT + 3;
const WALKER = LOOKED_AT + 4;
const WALK_SIZE = LOOKED_AT + 5;

/** Cost of what cannot be reached. */
export const NO_WAY = 9999;

export function newWalk(): WalkCells {
  return new Int32Array(WALK_SIZE).fill(-1, 0, THINGS).fill(0, LOOKED_AT);
}

/** The cheaper one comes first; of two that cost the same, the one that the map has first. */
function isFirst(W: WalkCells, one: number, other: number): boolean {
  return W[one] < W[other] || (W[one] === W[other] && one < other);
}

/**
 * Moves a space forward in the queue to where it belongs. Most that is found later costs more, so
 * that it is not far.
 *
 * @param from its place, or the one behind the last
 */
function raise(W: WalkCells, space: number, from: number): void {
  const head = W[LOOKED_AT];
  let at = from;
  for (; at > head && isFirst(W, space, W[REACHED + at - 1]); at--) W[REACHED + at] = W[REACHED + at - 1];
  W[REACHED + at] = space;
}

/**
 * The next space whose steps are to be looked at, nearest first; -1 when there is none, or when the
 * goal is found.
 */
export function nextOfWalk(W: WalkCells): number {
  while (W[LOOKED_AT] < W[FOUND]) {
    const space = W[REACHED + W[LOOKED_AT]++];
    spendAll(1);
    if (space === W[GOAL]) return -1;
    // Each step costs something.
    if (W[space] < W[MOST]) return space;
  }
  return -1;
}

/**
 * Begins a walk.
 *
 * @param most what a way may cost
 * @param goal thing where the search ends; -2 nowhere
 * @returns    the space where it begins; -1 when there is nothing to be searched
 */
export function firstOfWalk(S: State, W: WalkCells, thing: number, most: number, goal: number): number {
  for (let i = 0; i < W[FOUND]; i++) W[W[REACHED + i]] = -1;
  W[LOOKED_AT] = W[FOUND] = 0;
  const from = spaceOf(S, thing);
  const to = from < 0 || goal === -2 ? -1 : spaceOn(S, goal, MAP_OF[from]);
  W[WALKER] = thing;
  W[MOST] = most;
  W[GOAL] = to;
  if (from < 0 || !isOnMap(S, from) || (goal !== -2 && (to < 0 || !isOnMap(S, to)))) return -1;
  W[from] = 0;
  W[REACHED] = from;
  W[FOUND] = 1;
  return nextOfWalk(W);
}

/** Whether a step may lead to a cheaper way: each costs 1 or more. */
export function mayStep(W: WalkCells, space: number, step: number): boolean {
  return W[space] < W[MOST] && (W[step] < 0 || W[step] > W[space] + 1);
}

/** Takes a step, when that is a cheaper way. @param cost 0 and less: the step is forbidden */
export function takeStep(W: WalkCells, space: number, step: number, cost: number): void {
  const whole = W[space] + cost;
  const before = W[step];
  if (cost <= 0 || whole > W[MOST] || (before >= 0 && before <= whole)) return;
  let at = W[FOUND];
  if (before < 0) W[FOUND]++;
  else for (at--; W[REACHED + at] !== step; at--);
  W[step] = whole;
  W[BEFORE + step] = space;
  raise(W, step, at);
}

/** Spaces that were reached, cheapest first; the one where the walk begins is none of them. */
export function reachedBy(W: WalkCells, into: Int32Array): number {
  const n = W[LOOKED_AT] - 1;
  for (let i = 0; i < n; i++) into[i] = W[REACHED + 1 + i];
  return n < 0 ? 0 : n;
}

/**
 * Spaces that the cheapest way to one enters, in this order.
 *
 * @param at   where in the list the first one comes
 * @returns    how many; 0 when there is no way
 */
export function wayTo(W: WalkCells, space: number, into: Int32Array, at: number): number {
  if (space < 0 || W[space] <= 0) return 0;
  let n = 0;
  for (let on = space; W[on] > 0; on = W[BEFORE + on]) n++;
  for (let on = space, to = at + n; W[on] > 0; on = W[BEFORE + on]) into[--to] = on;
  return n;
}

/** Spaces that the way to the goal enters; none when there is no way. */
export function wayOf(W: WalkCells, into: Int32Array): number {
  return wayTo(W, W[GOAL], into, 0);
}

/** What the cheapest way to a space costs, -1 when there is none. */
export function costTo(W: WalkCells, space: number): number {
  return W[space];
}

/** What the cheapest way to the goal costs. */
export function costOfWay(W: WalkCells): number {
  const goal = W[GOAL];
  return goal < 0 || W[goal] < 0 ? NO_WAY : W[goal];
}

/** Who walks, and the space where the walk begins. */
export function walkerOf(W: WalkCells): number {
  return W[WALKER];
}

export function originOf(W: WalkCells): number {
  return W[REACHED];
}
