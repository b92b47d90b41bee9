/**
 * How good a position is for a player: learnt for each game from games of itself, knowing nothing
 * of it beforehand.
 */
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { featureReader, type FeatureReader } from './features.ts';

export interface Evaluation {
  /**
   * Chance of winning, 0 to 1, as far as it can be told; a game that ended is 1,
   * 0 or, without a winner, 0.5.
   *
   * @param others how much counts what the others have, 0 to 1; default 1
   */
  valueOf(this: void, state: Int32Array, player: number, others?: number): number;
  /** what it looks at and how much each counts, the weightiest first */
  readonly weights: readonly { readonly name: string; readonly weight: number }[];
}

export interface LearnOptions {
  /** one int per option of the game; default: as declared */
  readonly options?: ArrayLike<number>;
  /** seats; default the fewest of the game */
  readonly players?: number;
  /** answers given in all games together, in each of the rounds; default 25000 */
  readonly answers?: number;
  /** default 1 */
  readonly seed?: number;
}

/** Answers to learn from in one round. */
const ANSWERS = 25_000;
/** Most answers of one game; a longer game counts as one without a winner. */
const GAME_ANSWERS_MAX = 3000;
/** Most games of one round. */
const GAMES_MAX = 500;
/** Positions kept of each game. */
const SAMPLES = 12;
/** Weight of "more is better" before any game was played, in units of one spread of the feature. */
const HOPE = 0.15;
const STEPS = 160;
const RATE = 0.5;
/** How strongly the weights are drawn back to "more is better" (regularisation). */
const HOLD = 0.03;
/** In the second round: one answer in so many is random, so that games differ. */
const STRAY = 6;
/** In the second round: most answers of a decision that are tried. */
const TRIED_MAX = 8;

/**
 * Plays games and fits how much each number of a player says about winning: first random games,
 * then games of players who take the answer that the first round likes best.
 *
 * @returns the same for the same game and options; games that throw are left out
 */
export function learnEvaluation(game: GameModule, options: LearnOptions = {}): Evaluation {
  const reader = featureReader(game.meta);
  const lessons = new Lessons(game, reader, options);
  const first = evaluationFrom(reader, fit(lessons.play(null), reader));
  return evaluationFrom(reader, fit(lessons.play(first), reader));
}

/** What a player got out of a game: 1 won, 0 lost, 0.5 neither. */
export function outcomeOf(state: Int32Array, player: number): number {
  const outcome = state[HEADER.outcome + player];
  if (outcome === OUTCOME.won) return 1;
  return outcome === OUTCOME.lost ? 0 : 0.5;
}

/** Whether no player plays against another: one plays alone, or all win or lose together. */
export function hasNoRivals({ cooperative }: Pick<GameModule['meta'], 'cooperative'>, players: number): boolean {
  return players === 1 || cooperative === true;
}

function evaluationFrom(reader: FeatureReader, { weights, scale }: Fit): Evaluation {
  const features = new Float64Array(reader.size);
  const valueOf = (state: Int32Array, player: number, others = 1): number => {
    if (state[HEADER.status] === STATUS.over) return outcomeOf(state, player);
    reader.read(state, player, features, others);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += weights[i] * features[i] * scale[i];
    return 1 / (1 + Math.exp(-sum));
  };
  const named = reader.names.map((name, i) => ({ name, weight: weights[i] }));
  return { valueOf, weights: named.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)) };
}

interface Sample {
  readonly features: Float64Array;
  readonly result: number;
}

interface Kept {
  readonly player: number;
  readonly features: Float64Array;
}

class Lessons {
  readonly #game: GameModule;
  readonly #reader: FeatureReader;
  readonly #options: ArrayLike<number>;
  readonly #players: number;
  readonly #answers: number;
  readonly #rng: Rng;
  readonly #state: Int32Array;
  readonly #tried: Int32Array;
  readonly #offered: Int32Array;

  constructor(game: GameModule, reader: FeatureReader, options: LearnOptions) {
    this.#game = game;
    this.#reader = reader;
    this.#options = options.options ?? game.meta.options.map((option) => option.initial);
    this.#players = options.players ?? game.meta.players.min;
    this.#answers = options.answers ?? ANSWERS;
    this.#rng = new Rng(options.seed ?? 1);
    this.#state = createState(game);
    this.#tried = createState(game);
    this.#offered = new Int32Array(game.io.options.length);
  }

  /** One round of games. @param guide who to follow; null for random games */
  play(guide: Evaluation | null): Sample[] {
    const samples: Sample[] = [];
    let left = this.#answers;
    for (let i = 0; i < GAMES_MAX && left > 0; i++) {
      this.#game.init(this.#state, this.#options, this.#players, this.#rng.next());
      try {
        const { kept, answers } = this.#playOne(guide);
        left -= answers + 1;
        for (const { player, features } of kept) samples.push({ features, result: outcomeOf(this.#state, player) });
      } catch {
        // A game whose rules fail is reported by the simulator; here nothing is learnt from it.
        left -= 100;
      }
    }
    return samples;
  }

  /**
   * Plays a game and keeps positions, each equally likely to be kept whatever the length of the
   * game.
   */
  #playOne(guide: Evaluation | null): { readonly kept: Kept[]; readonly answers: number } {
    const rng = this.#rng;
    const state = this.#state;
    const kept: Kept[] = [];
    let answers = 0;
    let status = advance(this.#game, state);
    for (; status === STATUS.decision && answers < GAME_ANSWERS_MAX; answers++) {
      const slot = kept.length < SAMPLES ? kept.length : rng.below(answers + 1);
      if (slot < SAMPLES) {
        const player = rng.below(state[HEADER.players]);
        const features = new Float64Array(this.#reader.size);
        this.#reader.read(state, player, features);
        kept[slot] = { player, features };
      }
      status = applyOption(this.#game, state, this.#choose(guide));
    }
    return { kept, answers };
  }

  /**
   * An answer to the question that was just listed: at random, or the one whose outcome the guide
   * likes best.
   */
  #choose(guide: Evaluation | null): number {
    const { io } = this.#game;
    const rng = this.#rng;
    const { count, player } = io;
    if (guide === null || count === 1 || rng.below(STRAY) === 0) return io.options[rng.below(count)];
    for (let i = 0; i < count; i++) this.#offered[i] = io.options[i];
    if (count > TRIED_MAX) rng.shuffle(this.#offered, 0, count);
    let best = 0;
    let bestValue = -1;
    for (let i = 0; i < Math.min(count, TRIED_MAX); i++) {
      this.#tried.set(this.#state);
      // The player who chooses does not know the dice to come.
      for (let cell = 0; cell < 4; cell++) this.#tried[HEADER.rng + cell] = rng.next();
      applyOption(this.#game, this.#tried, this.#offered[i]);
      const value = guide.valueOf(this.#tried, player);
      if (value > bestValue) [bestValue, best] = [value, i];
    }
    return this.#offered[best];
  }
}

interface Fit {
  readonly weights: Float64Array;
  /** one over the spread of each feature, 0 for one that never differs */
  readonly scale: Float64Array;
}

function spreads(samples: readonly Sample[], size: number): Float64Array {
  const scale = new Float64Array(size);
  for (const { features } of samples) for (let i = 0; i < size; i++) scale[i] += features[i] * features[i];
  for (let i = 0; i < size; i++) scale[i] = scale[i] > 0 ? 1 / Math.sqrt(scale[i] / samples.length) : 0;
  return scale;
}

/** Logistic regression by gradient descent, regularised towards "more is better". */
function fit(samples: readonly Sample[], { size, hopeful }: FeatureReader): Fit {
  const scale = spreads(samples, size);
  const hope = Float64Array.from(hopeful, (yes) => (yes ? HOPE : 0));
  const weights = hope.slice();
  const slope = new Float64Array(size);
  for (let step = 0; step < STEPS && samples.length > 0; step++) {
    slope.fill(0);
    for (const { features, result } of samples) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += weights[i] * features[i] * scale[i];
      const error = result - 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < size; i++) slope[i] += error * features[i] * scale[i];
    }
    for (let i = 0; i < size; i++) weights[i] += RATE * (slope[i] / samples.length - HOLD * (weights[i] - hope[i]));
  }
  return { weights, scale };
}
