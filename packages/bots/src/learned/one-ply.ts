/**
 * Trying each answer once: what a judge makes of the position after it, in one deal of what is
 * hidden.
 */
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

/** Value of an answer that cannot be given in a deal, or at which a rule fails. */
const NOTHING = -1;
/**
 * Answers of the same player's next question that are tried, where the first answer decides nothing
 * yet.
 */
const NEXT_MAX = 8;
/** Cells of a state that decide how its dice fall. */
const DICE = 4;

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
  /** the dice to come, before the last next answer was given */
  readonly #dice = new Int32Array(DICE);
  #isBlind = false;
  #player = 0;
  #style = PLAIN;
  /**
   * the chance of winning before anything is answered, in the deal that is looked at: the position
   * itself shows more than one may know
   */
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
   * Adds the values of the answers in one more deal.
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
      // Rules that fail in something that is only tried are no reason for an answer, nor against
      // one.
      return NOTHING;
    }
  }

  /**
   * The value of the best next answer of the same player, because a choice
   * that is not used yet shows only there. The player does not know the
   * dice that fall now, so the answer that looks best with some dice is
   * valued again with others. Otherwise the best of several throws would make an answer
   * with dice behind a question look better than one whose effect comes at once.
   */
  #bestNext(state: Int32Array): number {
    const { io } = this.#game;
    if (io.count === 1) return this.#judge.chance(state, this.#player);
    const count = Math.min(io.count, NEXT_MAX);
    const skip = io.count <= NEXT_MAX ? 0 : this.#rng.below(io.count);
    for (let i = 0; i < count; i++) this.#nextOptions[i] = io.options[(i + skip) % io.count];
    let most = NOTHING;
    let best = 0;
    let isLuck = false;
    for (let i = 0; i < count; i++) {
      const chance = this.#chanceWithDice(state, this.#nextOptions[i]);
      if (chance > most) [most, best, isLuck] = [chance, this.#nextOptions[i], this.#haveFallen()];
    }
    return isLuck ? this.#chanceWithDice(state, best) : most;
  }

  #chanceWithDice(state: Int32Array, answer: number): number {
    this.#next.set(state);
    for (let cell = 0; cell < DICE; cell++) this.#next[HEADER.rng + cell] = this.#dice[cell] = this.#rng.next();
    try {
      applyOption(this.#game, this.#next, answer);
      return this.#judge.chance(this.#next, this.#player);
    } catch {
      return NOTHING;
    }
  }

  /** Whether the last next answer left anything to chance. */
  #haveFallen(): boolean {
    return this.#dice.some((before, cell) => this.#next[HEADER.rng + cell] !== before);
  }
}
