/** How good a position is for a player: learnt for each game from random games of itself, knowing nothing of it beforehand. */
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, Rng } from '@undercroft/engine';
import { featureReader, type FeatureReader } from './features.ts';

export interface Evaluation {
  /** chance of winning, 0 to 1, as far as it can be told; a game that ended is 1, 0 or, when nobody won, 0.5 */
  valueOf(state: Int32Array, player: number): number;
  /** what it looks at and how much each counts, the weightiest first */
  readonly weights: readonly { readonly name: string; readonly weight: number }[];
}

export interface LearnOptions {
  /** random games to learn from; default 160 */
  readonly games?: number;
  /** most answers in each; default 2000 */
  readonly answers?: number;
  /** default 1 */
  readonly seed?: number;
}

/** Positions kept of each game. */
const SAMPLES = 12;
/** Weight of "more is better" before any game was played, in units of one spread of the feature. */
const HOPE = 0.15;
const STEPS = 240;
const RATE = 0.5;
/** How strongly the weights are held to what was hoped. */
const HOLD = 0.004;

/**
 * Plays random games and fits how much each number of a player says about winning.
 *
 * @returns the same for the same game and options; games that throw are left out
 */
export function learnEvaluation(game: GameModule, options: LearnOptions = {}): Evaluation {
  const reader = featureReader(game.meta);
  const samples = collect(game, reader, options);
  const scale = spreads(samples, reader.size);
  const weights = fit(samples, scale, reader);
  const features = new Float64Array(reader.size);
  const valueOf = (state: Int32Array, player: number): number => {
    if (state[HEADER.status] === STATUS.over) return outcomeOf(state, player);
    reader.read(state, player, features);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += weights[i] * features[i] * scale[i];
    return 1 / (1 + Math.exp(-sum));
  };
  const named = reader.names.map((name, i) => ({ name, weight: weights[i] }));
  return { valueOf, weights: named.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)) };
}

/** What a player got out of a game: 1 won, 0 lost, 0.5 neither. */
export function outcomeOf(state: Int32Array, player: number): number {
  const outcome = state[HEADER.outcome + player];
  if (outcome === OUTCOME.won) return 1;
  return outcome === OUTCOME.lost ? 0 : 0.5;
}

interface Sample {
  readonly features: Float64Array;
  readonly result: number;
}

function collect(game: GameModule, reader: FeatureReader, options: LearnOptions): Sample[] {
  const { games = 160, answers = 2000, seed = 1 } = options;
  const rng = new Rng(seed);
  const initial = game.meta.options.map((option) => option.initial);
  const { min, max } = game.meta.players;
  const samples: Sample[] = [];
  for (let i = 0; i < games; i++) {
    const state = createState(game);
    game.init(state, initial, min + (i % (max - min + 1)), rng.next());
    try {
      const kept = playAndKeep(game, state, reader, rng, answers);
      for (const { player, features } of kept) samples.push({ features, result: outcomeOf(state, player) });
    } catch {
      // A game whose rules fail is told by the simulator; here it only teaches nothing.
    }
  }
  return samples;
}

interface Kept {
  readonly player: number;
  readonly features: Float64Array;
}

/** Plays at random and keeps positions, each equally likely to be kept whatever the length of the game. */
function playAndKeep(game: GameModule, state: Int32Array, reader: FeatureReader, rng: Rng, limit: number): Kept[] {
  const kept: Kept[] = [];
  let status = advance(game, state);
  for (let answered = 0; status === STATUS.decision && answered < limit; answered++) {
    const slot = kept.length < SAMPLES ? kept.length : rng.below(answered + 1);
    if (slot < SAMPLES) {
      const player = rng.below(state[HEADER.players]);
      const features = new Float64Array(reader.size);
      reader.read(state, player, features);
      kept[slot] = { player, features };
    }
    status = applyOption(game, state, game.io.options[rng.below(game.io.count)]);
  }
  return kept;
}

/** One over the spread of each feature, 0 for one that never differs. */
function spreads(samples: readonly Sample[], size: number): Float64Array {
  const scale = new Float64Array(size);
  for (const { features } of samples) for (let i = 0; i < size; i++) scale[i] += features[i] * features[i];
  for (let i = 0; i < size; i++) scale[i] = scale[i] > 0 ? 1 / Math.sqrt(scale[i] / samples.length) : 0;
  return scale;
}

/** Logistic regression by plain descent, drawn towards the hope that more is better. */
function fit(samples: readonly Sample[], scale: Float64Array, { size, hopeful }: FeatureReader): Float64Array {
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
  return weights;
}
