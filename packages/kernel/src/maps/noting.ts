/** Ways that are shown with the answers of a question: see `Io.walks`. */
import { MAX_WALK_INTS } from '@undercroft/contract';
import { THINGS } from '../layout.ts';
import { io } from '../core/memory.ts';
import { costTo, originOf, walkerOf, wayTo, type WalkCells } from './walks.ts';

/** Ints of a record before its steps; risks of a step that are told. */
const WALK_HEAD = 5;
const MAX_RISKS = 16;

/** Where the way being noted begins, and the spaces that it enters; what each step costs. */
export const STEPS = new Int32Array(THINGS + 1);
const COSTS = new Int32Array(THINGS);
/** Where the record being noted begins. */
let record = 0;

/**
 * Begins the record of the way to a space that is offered.
 *
 * @param option the answer, noted only when it was offered last
 * @returns      how many steps are to be noted; 0 when the space was not reached, or when there is no room
 */
export function noteWalk(W: WalkCells, option: number, space: number): number {
  if (io.count === 0 || io.options[io.count - 1] !== option) return 0;
  const steps = wayTo(W, space, STEPS, 1);
  record = io.walkLength;
  if (steps === 0 || record + WALK_HEAD + (3 + MAX_RISKS) * steps > MAX_WALK_INTS) return 0;
  STEPS[0] = originOf(W);
  for (let i = 0; i < steps; i++) COSTS[i] = costTo(W, STEPS[i + 1]) - costTo(W, STEPS[i]);
  io.walks[record + 1] = option;
  io.walks[record + 2] = walkerOf(W);
  io.walks[record + 3] = STEPS[0];
  io.walks[record + 4] = costTo(W, space);
  io.walks[record] = WALK_HEAD;
  io.walkLength = record + WALK_HEAD;
  return steps;
}

function note(value: number): void {
  io.walks[io.walkLength++] = value;
  io.walks[record]++;
}

/** Where in the record how many risks the step has is noted. */
let risksAt = 0;

/** @param step counted from 0 */
export function noteStep(step: number): void {
  note(STEPS[step + 1]);
  note(COSTS[step]);
  risksAt = io.walkLength;
  note(0);
}

/** What the step provokes that was noted last. */
export function noteRisk(thing: number): void {
  if (io.walks[risksAt] >= MAX_RISKS) return;
  note(thing);
  io.walks[risksAt]++;
}
