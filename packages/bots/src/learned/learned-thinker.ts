/**
 * Choosing by what was learned: each answer is tried once in several deals, and the one that does
 * best is taken.
 */
import { Rng } from '@undercroft/engine';
import type { BotSeat, Considered, Turn } from '../bot.ts';
import { Judge, type Learned } from './judge.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { PLAIN, type Style } from '../style.ts';
import { tried } from '../tried.ts';
import { OnePly } from './one-ply.ts';

export interface LearnedOptions {
  /** deals of what is hidden, at most */
  readonly deals: number;
  /** milliseconds for one decision, by the clock of the seat; ends the deals early */
  readonly milliseconds?: number;
  /** most answers of one decision that are looked at; of more, a random choice; default 64 */
  readonly width?: number;
  /**
   * what it minds beside winning; of it only `losses` counts, for what was learned is one chance
   */
  readonly style?: Style | undefined;
}

export class LearnedThinker implements Thinker {
  /** what the last choice rested on */
  considered: readonly Considered[] = [];
  readonly #seat: BotSeat;
  readonly #rng: Rng;
  readonly #tries: OnePly;
  readonly #options: Omit<Required<LearnedOptions>, 'style'> & { readonly style: Style };

  constructor(
    seat: BotSeat,
    learned: Learned,
    { deals, milliseconds = Infinity, width = 64, style = PLAIN }: LearnedOptions,
  ) {
    this.#seat = seat;
    this.#rng = new Rng(seat.seed);
    this.#tries = new OnePly(seat.game, new Judge(seat.game, learned), this.#rng, seat.determinise);
    this.#options = { deals, milliseconds, width, style };
  }

  choose({ state, player, options, count }: Turn): number {
    this.considered = [];
    if (count === 1) return 0;
    return tried(this.#seat.game.io, () => this.#weigh(state, player, options.slice(0, count)));
  }

  #weigh(state: Int32Array, player: number, offered: Int32Array): number {
    const { deals, milliseconds, width, style } = this.#options;
    const { now } = this.#seat;
    const end = now === undefined ? Infinity : now() + milliseconds;
    const answers = offered.slice();
    if (answers.length > width) this.#rng.shuffle(answers, 0, answers.length);
    const some = answers.subarray(0, width);
    const sums = new Float64Array(some.length);
    const counts = new Int32Array(some.length);
    this.#tries.begin(state, player, style);
    for (let deal = 0; deal < deals; deal++) {
      this.#tries.tryAll(some, sums, counts);
      if (now !== undefined && now() >= end) break;
    }
    const found = Array.from(some, (answer, i) => ({
      index: offered.indexOf(answer),
      tries: counts[i],
      chance: counts[i] === 0 ? 0 : sums[i] / counts[i],
    }));
    this.considered = found.toSorted((first, second) => second.chance - first.chance);
    return this.considered[0].index;
  }
}
