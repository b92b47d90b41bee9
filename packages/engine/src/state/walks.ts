/** Ways that lead to what is offered, and what is shown with it, read from the module's scratch memory after a `run` with `io.explain`. */
import type { GameModule } from '@undercroft/contract';

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

/** Reads the ways, by the value of the answer. Call it before anything else runs on the same module. */
export function readWalks({ io }: GameModule): ReadonlyMap<number, Walk> {
  const walks = new Map<number, Walk>();
  for (let at = 0; at < io.walkLength; at += io.walks[at]) {
    const [length, option, walker, from, cost] = io.walks.subarray(at, at + 5);
    walks.set(option, { walker, from, cost, steps: readSteps(io.walks.subarray(at + 5, at + length)) });
  }
  return walks;
}

/** Reads what is shown with answers, by the value of the answer. Call it before anything else runs on the same module. */
export function readShows({ io }: GameModule): ReadonlyMap<number, readonly number[]> {
  const shows = new Map<number, readonly number[]>();
  for (let at = 0; at < io.showLength; at += io.shows[at])
    shows.set(io.shows[at + 1], [...new Set(io.shows.subarray(at + 2, at + io.shows[at]))]);
  return shows;
}

function readSteps(cells: Int32Array): WalkStep[] {
  const steps: WalkStep[] = [];
  for (let at = 0; at < cells.length; at += 3 + cells[at + 2])
    steps.push({ space: cells[at], cost: cells[at + 1], risks: [...cells.subarray(at + 3, at + 3 + cells[at + 2])] });
  return steps;
}
