/**
 * Several states of the content played with the same seeds, as plain data, so that it can be handed
 * to a thread.
 */
import { performance } from 'node:perf_hooks';
import type { GameModule } from '@undercroft/contract';
import { simulatePaired, type PairedShard, type Series } from '@undercroft/simulator';
import { moduleFromText } from '../module-from-text.ts';
import { requireBot } from './series.ts';

export interface ExperimentJob {
  /** the first is what the others are compared with */
  readonly arms: readonly ArmJob[];
  readonly players: number;
  readonly seed: number;
  /** names of bots */
  readonly bots: readonly string[];
  /** most answers in a game */
  readonly answers: number;
}

interface ArmJob {
  readonly name: string;
  /** text of the compiled game */
  readonly code: string;
  /** one int per option of the game */
  readonly options: readonly number[];
  /** names of bots by seat, where they keep their seats and are not those of the job */
  readonly seated?: readonly string[];
}

/** Plays parts of an experiment in this thread. */
export class ExperimentPlayer {
  readonly #job: ExperimentJob;
  readonly #games: readonly GameModule[];

  private constructor(job: ExperimentJob, games: readonly GameModule[]) {
    this.#job = job;
    this.#games = games;
  }

  static async load(job: ExperimentJob): Promise<ExperimentPlayer> {
    return new ExperimentPlayer(job, await Promise.all(job.arms.map(async ({ code }) => await moduleFromText(code))));
  }

  /** Plays the games from one index up to another under each arm. */
  play(from: number, to: number): PairedShard {
    const { arms, players, seed, answers } = this.#job;
    const named = (names: readonly string[]): Series['bots'] => names.map((name) => ({ name, make: requireBot(name) }));
    const bots = named(this.#job.bots);
    const now = (): number => performance.now();
    const played = arms.map(({ name, options, seated }, i) => ({
      name,
      series: {
        game: this.#games[i]!,
        players,
        options,
        seed,
        answers,
        now,
        ...(seated === undefined ? { bots } : { bots: named(seated), keepSeats: true }),
      },
    }));
    return simulatePaired(played, { from, to });
  }
}
