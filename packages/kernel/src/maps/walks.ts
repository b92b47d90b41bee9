/**
 * Walks: ways that cost something for each step.
 *
 * The search is written into the rules that ask for it, because they say what a step costs; here is what it does at each step. What it knows
 * lies in one list of its own, so that walks may stand in the costs of other walks: `Int32Array(WALK_SIZE)`.
 *
 *     for (let space = firstOfWalk(S, W, thing, most, goal); space >= 0; space = nextOfWalk(W))
 *       for each step from it: if (mayStep(W, space, step)) takeStep(W, space, step, cost)
 */
import { MAP_OF, THINGS, type State } from '../layout.ts';
import { spendAll } from '../core/failing.ts';
import { isOnMap, spaceOf, spaceOn } from './grid.ts';

/** What one walk knows: by space, from its beginning, the least cost from where the walk begins, -1 not known; then what follows. */
export type Walk = Int32Array;

/** By space: the space before it on the cheapest way. */
const BEFORE = THINGS;
/** Spaces whose steps are still to be looked at, the cheapest first: a binary heap; and where in it each space is, -1 nowhere. */
const HEAP = 2 * THINGS;
const PLACE = 3 * THINGS;
/** Spaces in the order in which they came out of the heap. */
const REACHED = 4 * THINGS;
/** How many there are of both; what a way may cost; the space where the search ends, -1 nowhere. */
const HEAP_COUNT = 5 * THINGS;
const REACHED_COUNT = HEAP_COUNT + 1;
const MOST = HEAP_COUNT + 2;
const GOAL = HEAP_COUNT + 3;
/** the thing that walks */
const WALKER = HEAP_COUNT + 4;
export const WALK_SIZE = HEAP_COUNT + 5;

/** Cost of what cannot be reached. */
const NO_WAY = 9999;

/** The cheaper one comes first; of two that cost the same, the one that the map has first. */
function isFirst(W: Walk, one: number, other: number): boolean {
  return W[one] < W[other] || (W[one] === W[other] && one < other);
}

function put(W: Walk, space: number, place: number): void {
  W[HEAP + place] = space;
  W[PLACE + space] = place;
}

/** Puts a space into the heap, or moves it up in it when it has become cheaper. */
function raise(W: Walk, space: number): void {
  let at = W[PLACE + space] < 0 ? W[HEAP_COUNT]++ : W[PLACE + space];
  while (at > 0) {
    const above = W[HEAP + ((at - 1) >> 1)];
    if (!isFirst(W, space, above)) break;
    put(W, above, at);
    at = (at - 1) >> 1;
  }
  put(W, space, at);
}

function takeFirst(W: Walk): number {
  const first = W[HEAP];
  const size = --W[HEAP_COUNT];
  const last = W[HEAP + size];
  W[PLACE + first] = -1;
  if (size === 0) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= size) break;
    if (below + 1 < size && isFirst(W, W[HEAP + below + 1], W[HEAP + below])) below++;
    if (!isFirst(W, W[HEAP + below], last)) break;
    put(W, W[HEAP + below], at);
    at = below;
  }
  put(W, last, at);
  return first;
}

/** The next space whose steps are to be looked at, nearest first; -1 when there is none, or when the goal is found. */
export function nextOfWalk(W: Walk): number {
  if (W[HEAP_COUNT] === 0) return -1;
  const space = takeFirst(W);
  W[REACHED + W[REACHED_COUNT]++] = space;
  spendAll(1);
  return space === W[GOAL] ? -1 : space;
}

/**
 * Begins a walk.
 *
 * @param most what a way may cost
 * @param goal thing where the search ends; -2 nowhere
 * @returns    the space where it begins; -1 when there is nothing to be searched
 */
export function firstOfWalk(S: State, W: Walk, thing: number, most: number, goal: number): number {
  W.fill(-1, 0, THINGS);
  W.fill(-1, PLACE, REACHED);
  W.fill(0, HEAP_COUNT);
  const from = spaceOf(S, thing);
  const to = from < 0 || goal === -2 ? -1 : spaceOn(S, goal, MAP_OF[from]);
  W[WALKER] = thing;
  W[MOST] = most;
  W[GOAL] = to;
  if (from < 0 || !isOnMap(S, from) || (goal !== -2 && (to < 0 || !isOnMap(S, to)))) return -1;
  W[from] = 0;
  raise(W, from);
  return nextOfWalk(W);
}

/** Whether a step may lead to a cheaper way: each costs 1 or more. */
export function mayStep(W: Walk, space: number, step: number): boolean {
  return W[space] < W[MOST] && (W[step] < 0 || W[step] > W[space] + 1);
}

/** Takes a step, when that is a cheaper way. @param cost 0 and less: nobody may take it */
export function takeStep(W: Walk, space: number, step: number, cost: number): void {
  const whole = W[space] + cost;
  if (cost <= 0 || whole > W[MOST] || (W[step] >= 0 && W[step] <= whole)) return;
  W[step] = whole;
  W[BEFORE + step] = space;
  raise(W, step);
}

/** Spaces that were reached, cheapest first; the one where the walk begins is none of them. */
export function reachedBy(W: Walk, into: Int32Array): number {
  const n = W[REACHED_COUNT] - 1;
  for (let i = 0; i < n; i++) into[i] = W[REACHED + 1 + i];
  return n < 0 ? 0 : n;
}

/**
 * Spaces that the cheapest way to one enters, in this order.
 *
 * @param at   where in the list the first one comes
 * @returns    how many; 0 when there is no way
 */
export function wayTo(W: Walk, space: number, into: Int32Array, at: number): number {
  if (space < 0 || W[space] <= 0) return 0;
  let n = 0;
  for (let on = space; W[on] > 0; on = W[BEFORE + on]) n++;
  for (let on = space, to = at + n; W[on] > 0; on = W[BEFORE + on]) into[--to] = on;
  return n;
}

/** Spaces that the way to the goal enters; none when there is no way. */
export function wayOf(W: Walk, into: Int32Array): number {
  return wayTo(W, W[GOAL], into, 0);
}

/** What the cheapest way to a space costs, -1 when there is none. */
export function costTo(W: Walk, space: number): number {
  return W[space];
}

/** What the cheapest way to the goal costs. */
export function costOfWay(W: Walk): number {
  const goal = W[GOAL];
  return goal < 0 || W[goal] < 0 ? NO_WAY : W[goal];
}

/** Who walks, and the space where the walk begins. */
export function walkerOf(W: Walk): number {
  return W[WALKER];
}

export function originOf(W: Walk): number {
  return W[REACHED];
}
