/** What threads can be told to play. */
import type { BalanceShard, PairedShard } from '@undercroft/simulator';
import { BalancePlayer, type BalanceJob } from './balance-job.ts';
import { ExperimentPlayer, type ExperimentJob } from './experiment.ts';
import { SeriesPlayer, type PartResult, type SeriesJob } from './series.ts';

/** Plain data, so that it can be handed to a thread. */
export type PlayJob = SeriesJob | ExperimentJob | BalanceJob;

/** Result of a part of a job. */
export type PartOf<J extends PlayJob> = J extends ExperimentJob
  ? PairedShard
  : J extends BalanceJob
    ? BalanceShard
    : PartResult;

/** Plays parts of a job in this thread. */
export interface PartPlayer<R> {
  /**
   * Plays the games from one index up to but not including another. The same range gives the same
   * part on any machine.
   */
  play(from: number, to: number): R;
}

export async function loadPlayer<J extends PlayJob>(job: J): Promise<PartPlayer<PartOf<J>>> {
  return (await playerOf(job)) as PartPlayer<PartOf<J>>;
}

async function playerOf(job: PlayJob): Promise<PartPlayer<unknown>> {
  if ('arms' in job) return await ExperimentPlayer.load(job);
  return 'tries' in job ? await BalancePlayer.load(job) : await SeriesPlayer.load(job);
}
