/** Ways that are shown with the answers of a question: see `Io.walks`. */
import { MAX_WALK_INTS, WALK_RECORD, WALK_STEP } from '@undercroft/contract';
import { THINGS } from '../layout.ts';
import { io } from '../core/memory.ts';
import { costTo, originOf, walkerOf, wayTo, type WalkCells } from './walks.ts';

/** Risks of a step that are noted; further ones are left out. */
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
 * @returns how many steps are to be noted; 0 when the space was not reached, or when there is no
 *   room
 */
export function noteWalk(W: WalkCells, option: number, space: number): number {
  if (io.count === 0 || io.options[io.count - 1] !== option) return 0;
  const steps = wayTo(W, space, STEPS, 1);
  record = io.walkLength;
  if (steps === 0 || record + WALK_RECORD.steps + (WALK_STEP.risks + MAX_RISKS) * steps > MAX_WALK_INTS) return 0;
  STEPS[0] = originOf(W);
  for (let i = 0; i < steps; i++) COSTS[i] = costTo(W, STEPS[i + 1]) - costTo(W, STEPS[i]);
  io.walks[record + WALK_RECORD.option] = option;
  io.walks[record + WALK_RECORD.walker] = walkerOf(W);
  io.walks[record + WALK_RECORD.from] = STEPS[0];
  io.walks[record + WALK_RECORD.cost] = costTo(W, space);
  setLength(WALK_RECORD.steps);
  return steps;
}

/** The record being noted ends here. */
function setLength(length: number): void {
  io.walks[record + WALK_RECORD.length] = length;
  io.walkLength = record + length;
}

/** Where the step being noted begins. */
let stepAt = 0;

/** @param step counted from 0 */
export function noteStep(step: number): void {
  stepAt = io.walkLength;
  io.walks[stepAt + WALK_STEP.space] = STEPS[step + 1];
  io.walks[stepAt + WALK_STEP.cost] = COSTS[step];
  io.walks[stepAt + WALK_STEP.count] = 0;
  setLength(stepAt + WALK_STEP.risks - record);
}

/** What the step provokes that was noted last. */
export function noteRisk(thing: number): void {
  if (io.walks[stepAt + WALK_STEP.count] >= MAX_RISKS) return;
  io.walks[io.walkLength] = thing;
  io.walks[stepAt + WALK_STEP.count]++;
  setLength(io.walkLength + 1 - record);
}
