/** A balance series as plain data, so that it can be handed to a thread. */
import type { GameModule } from '@undercroft/contract';
import { simulateBalance, type BalanceShard } from '@undercroft/simulator';
import { moduleFromText } from '../module-from-text.ts';
import { requireBot } from './series.ts';

export interface BalanceJob {
  /** text of the compiled game */
  readonly code: string;
  readonly players: number;
  /** one int per option of the game */
  readonly options: readonly number[];
  readonly seed: number;
  /** name of the bot that plays every seat */
  readonly bot: string;
  /** most answers in a game */
  readonly answers: number;
  /** most second games of each game */
  readonly tries: number;
  /** the only choice that is barred; null: any */
  readonly choice: string | null;
}

/** Plays parts of a balance series in this thread. */
export class BalancePlayer {
  readonly #job: BalanceJob;
  readonly #game: GameModule;

  private constructor(job: BalanceJob, game: GameModule) {
    this.#job = job;
    this.#game = game;
  }

  static async load(job: BalanceJob): Promise<BalancePlayer> {
    return new BalancePlayer(job, await moduleFromText(job.code));
  }

  /** Plays the games from one index up to another. */
  play(from: number, to: number): BalanceShard {
    const { players, options, seed, bot, answers, tries, choice } = this.#job;
    const bots = [{ name: bot, make: requireBot(bot) }];
    const series = { game: this.#game, players, options, seed, bots, answers };
    return simulateBalance(series, { from, to, tries, choice: choice ?? undefined });
  }
}
