/** A bot that looks at what comes of each answer: short random continuations, judged by how the player stands. */
import type { GameModule } from '@undercroft/contract';
import { applyOption, createState, determinise, playRandom, Rng } from '@undercroft/engine';
import type { Bot, Determinise, Seat, Turn } from './bot.ts';
import { learnEvaluation, type Evaluation } from './evaluation.ts';

export interface SensibleOptions {
  /** continuations played for one decision; default 120 */
  readonly playouts?: number;
  /** milliseconds for one decision, by the clock of the seat; ends the playouts early */
  readonly milliseconds?: number | undefined;
  /** answers in one continuation; default 24 */
  readonly horizon?: number;
  /** most answers that are looked at; of more, a random choice; default 48 */
  readonly width?: number;
}

const learnt = new WeakMap<GameModule, Evaluation>();

/** The evaluation of a game, learnt once. */
function evaluationOf(game: GameModule): Evaluation {
  let evaluation = learnt.get(game);
  if (evaluation === undefined) learnt.set(game, (evaluation = learnEvaluation(game)));
  return evaluation;
}

/** A bot that plays continuations of every answer and halves the candidates until one is left. */
export function sensibleBot(seat: Seat, options: SensibleOptions = {}): Bot {
  const search = new Search(seat, options);
  return { name: 'sensible', choose: (turn) => search.choose(turn) };
}

class Search {
  readonly #game: GameModule;
  readonly #determinise: Determinise;
  readonly #now: (() => number) | undefined;
  readonly #milliseconds: number;
  readonly #playouts: number;
  readonly #horizon: number;
  readonly #width: number;
  readonly #rng: Rng;
  readonly #chance = new Rng(0);
  readonly #position: Int32Array;
  readonly #world: Int32Array;
  readonly #scratch: Int32Array;
  readonly #evaluation: Evaluation;

  constructor(seat: Seat, options: SensibleOptions) {
    this.#game = seat.game;
    this.#determinise = seat.determinise ?? determinise;
    this.#now = seat.now;
    this.#milliseconds = options.milliseconds ?? Infinity;
    this.#playouts = options.playouts ?? 120;
    this.#horizon = options.horizon ?? 24;
    this.#width = options.width ?? 48;
    this.#rng = new Rng(seat.seed);
    this.#position = createState(seat.game);
    this.#world = createState(seat.game);
    this.#scratch = createState(seat.game);
    this.#evaluation = evaluationOf(seat.game);
  }

  choose({ state, player, options, count }: Turn): number {
    if (count === 1) return 0;
    const start = this.#now?.() ?? 0;
    const candidates = this.#candidates(count);
    const values = candidates.map((index) => options[index]);
    const sums = new Float64Array(candidates.length);
    const tries = new Float64Array(candidates.length);
    this.#position.set(state);
    const rounds = Math.ceil(Math.log2(candidates.length));
    let slots = candidates.map((_, slot) => slot);
    for (let round = 0; round < rounds; round++) {
      const each = Math.max(1, Math.floor(this.#playouts / rounds / slots.length));
      const end = start + (this.#milliseconds * (round + 1)) / rounds;
      for (let i = 0; i < each && (i === 0 || this.#now === undefined || this.#now() < end); i++) {
        this.#tryAll(player, slots, values, sums, tries);
      }
      const mean = (slot: number): number => (tries[slot] === 0 ? 0.5 : sums[slot] / tries[slot]);
      slots = slots.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(slots.length / 2));
    }
    return candidates[slots[0]];
  }

  /** One continuation of each answer, all in the same world and with the same luck, so that only the answers differ. */
  #tryAll(
    player: number,
    slots: readonly number[],
    values: readonly number[],
    sums: Float64Array,
    tries: Float64Array,
  ): void {
    const seed = this.#rng.next();
    this.#chance.reseed(seed);
    this.#determinise(this.#game, this.#position, player, this.#chance, this.#world);
    for (const slot of slots) {
      this.#scratch.set(this.#world);
      this.#chance.reseed(seed ^ 0x55555555);
      const value = this.#tryOne(values[slot], player);
      if (value < 0) continue;
      sums[slot] += value;
      tries[slot]++;
    }
  }

  /** Value of one continuation, -1 when the rules failed in it: that is no reason against an answer, nor for one. */
  #tryOne(value: number, player: number): number {
    try {
      applyOption(this.#game, this.#scratch, value);
      playRandom(this.#game, this.#scratch, this.#chance, this.#horizon);
      return this.#evaluation.valueOf(this.#scratch, player);
    } catch {
      return -1;
    }
  }

  #candidates(count: number): number[] {
    const all = Int32Array.from({ length: count }, (_, index) => index);
    if (count <= this.#width) return [...all];
    this.#rng.shuffle(all, 0, count);
    return [...all.subarray(0, this.#width)];
  }
}
