/** What threads can be told to play. */
import type { PairedShard } from '@undercroft/simulator';
import { ExperimentPlayer, type ExperimentJob } from './experiment.ts';
import { SeriesPlayer, type PartResult, type SeriesJob } from './series.ts';

/** Plain data, so that it can be handed to a thread. */
export type PlayJob = SeriesJob | ExperimentJob;

/** What a part of a job comes to. */
export type PartOf<J extends PlayJob> = J extends ExperimentJob ? PairedShard : PartResult;

/** Plays parts of a job in this thread. */
export interface PartPlayer<R> {
  /** Plays the games from one index up to but not including another. The same range gives the same part, whoever plays it. */
  play(from: number, to: number): R;
}

export async function loadPlayer<J extends PlayJob>(job: J): Promise<PartPlayer<PartOf<J>>> {
  const player: PartPlayer<unknown> = 'arms' in job ? await ExperimentPlayer.load(job) : await SeriesPlayer.load(job);
  return player as PartPlayer<PartOf<J>>;
}
