/**
 * Ways that lead to what is offered, and what is shown with it, read from the module's scratch
 * memory after a `run` with `io.explain`.
 */
import { SHOW_RECORD, WALK_RECORD, WALK_STEP, type GameModule } from '@undercroft/contract';

/** The way to a space that is offered. */
export interface Walk {
  /** who walks: a thing, or the space itself where the rules measure from one */
  readonly walker: number;
  /** the space where it begins */
  readonly from: number;
  /** of the whole way, in points of `reach` */
  readonly cost: number;
  /** in order; the last one enters the space that is offered */
  readonly steps: readonly WalkStep[];
}

export interface WalkStep {
  /** the space that it enters */
  readonly space: number;
  readonly cost: number;
  /** things that it provokes */
  readonly risks: readonly number[];
}

/**
 * Reads the ways, by the value of the answer. Call it before anything else runs on the same module.
 */
export function readWalks({ io }: GameModule): ReadonlyMap<number, Walk> {
  const walks = new Map<number, Walk>();
  for (let at = 0, end = 0; at < io.walkLength; at = end) {
    end = at + io.walks[at + WALK_RECORD.length];
    walks.set(io.walks[at + WALK_RECORD.option], {
      walker: io.walks[at + WALK_RECORD.walker],
      from: io.walks[at + WALK_RECORD.from],
      cost: io.walks[at + WALK_RECORD.cost],
      steps: readSteps(io.walks.subarray(at + WALK_RECORD.steps, end)),
    });
  }
  return walks;
}

/**
 * Reads what is shown with answers, by the value of the answer. Call it before anything else runs
 * on the same module.
 */
export function readShows({ io }: GameModule): ReadonlyMap<number, readonly number[]> {
  const shows = new Map<number, readonly number[]>();
  for (let at = 0, end = 0; at < io.showLength; at = end) {
    end = at + io.shows[at + SHOW_RECORD.length];
    shows.set(io.shows[at + SHOW_RECORD.option], [...new Set(io.shows.subarray(at + SHOW_RECORD.things, end))]);
  }
  return shows;
}

function readSteps(cells: Int32Array): WalkStep[] {
  const steps: WalkStep[] = [];
  for (let at = 0, end = 0; at < cells.length; at = end) {
    const risks = at + WALK_STEP.risks;
    end = risks + cells[at + WALK_STEP.count];
    steps.push({
      space: cells[at + WALK_STEP.space],
      cost: cells[at + WALK_STEP.cost],
      risks: [...cells.subarray(risks, end)],
    });
  }
  return steps;
}
