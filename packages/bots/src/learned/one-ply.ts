/** Trying each answer once: what a judge makes of the position after it, in one deal of what is hidden. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import {
  NOT_THERE,
  type Deals,
  type Rng,
  advance,
  answersInDeal,
  applyOption,
  asksBlind,
  createState,
} from '@undercroft/engine';
import { dealsOf } from '../dealt.ts';
import type { Determinise } from '../bot.ts';
import { felt, PLAIN, type Style } from '../style.ts';
import type { Judge } from './judge.ts';

/** What an answer comes to that cannot be given in a deal, or at which a rule fails. */
const NOTHING = -1;
/** Answers of the same player's next question that are tried, where the first answer decides nothing yet. */
const NEXT_MAX = 8;

/** Weighs answers. Its buffers are its own. */
export class OnePly {
  readonly #game: GameModule;
  readonly #judge: Judge;
  readonly #deals: Pick<Deals, 'begin' | 'deal'>;
  readonly #rng: Rng;
  readonly #position: Int32Array;
  readonly #world: Int32Array;
  readonly #tried: Int32Array;
  readonly #next: Int32Array;
  readonly #nextOptions = new Int32Array(NEXT_MAX);
  #isBlind = false;
  #player = 0;
  #style = PLAIN;
  /** the chance of winning before anything is answered, in the deal that is looked at: the position itself shows more than one may know */
  #from = 0;

  constructor(game: GameModule, judge: Judge, rng: Rng, deal?: Determinise) {
    this.#game = game;
    this.#judge = judge;
    this.#deals = dealsOf(game, deal);
    this.#rng = rng;
    this.#position = createState(game);
    this.#world = createState(game);
    this.#tried = createState(game);
    this.#next = createState(game);
  }

  /** Takes up a position at a question of a player. */
  begin(state: Int32Array, player: number, style: Style = PLAIN): void {
    this.#position.set(state);
    this.#player = player;
    advance(this.#game, this.#position);
    this.#style = style;
    this.#isBlind = asksBlind(this.#game, this.#position, player);
    this.#deals.begin(this.#position, player);
  }

  /**
   * Adds up what answers come to in one more deal.
   *
   * @param answers as they were listed for the position
   * @param sums    by answer, added to: chances of winning
   * @param counts  by answer, added to: deals in which it could be given
   */
  tryAll(answers: Int32Array, sums: Float64Array, counts: Int32Array): void {
    this.#deals.deal(this.#rng, this.#world);
    if (this.#style !== PLAIN) {
      advance(this.#game, this.#world);
      this.#from = this.#judge.chance(this.#world, this.#player);
    }
    const here = this.#isBlind ? new Int32Array(answers.length) : answers;
    if (this.#isBlind) answersInDeal(this.#game, this.#position, this.#world, this.#player, answers, here);
    for (let i = 0; i < answers.length; i++) {
      if (here[i] === NOT_THERE) continue;
      const chance = this.#chanceAfter(here[i]);
      if (chance === NOTHING) continue;
      sums[i] += felt(this.#style, chance, this.#from);
      counts[i]++;
    }
  }

  #chanceAfter(answer: number): number {
    const { io } = this.#game;
    const state = this.#tried;
    state.set(this.#world);
    try {
      const status = applyOption(this.#game, state, answer);
      if (status !== STATUS.decision || io.player !== this.#player) return this.#judge.chance(state, this.#player);
      return this.#bestNext(state);
    } catch {
      // Rules that fail in something that is only tried are no reason for an answer, nor against one.
      return NOTHING;
    }
  }

  /** The best of the next answers, of the same player: what was chosen and is not yet used shows only there. */
  #bestNext(state: Int32Array): number {
    const { io } = this.#game;
    if (io.count === 1) return this.#judge.chance(state, this.#player);
    const count = Math.min(io.count, NEXT_MAX);
    const skip = io.count <= NEXT_MAX ? 0 : this.#rng.below(io.count);
    for (let i = 0; i < count; i++) this.#nextOptions[i] = io.options[(i + skip) % io.count];
    let best = NOTHING;
    for (let i = 0; i < count; i++) {
      this.#next.set(state);
      // Dice that fall now are not known to whoever chooses.
      for (let cell = 0; cell < 4; cell++) this.#next[HEADER.rng + cell] = this.#rng.next();
      try {
        applyOption(this.#game, this.#next, this.#nextOptions[i]);
        best = Math.max(best, this.#judge.chance(this.#next, this.#player));
      } catch {
        continue;
      }
    }
    return best;
  }
}
