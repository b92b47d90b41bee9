/**
 * Learning from games against oneself: how likely each position leads to winning (temporal
 * differences over the positions of a game).
 */
import { STATUS, type GameModule } from '@undercroft/contract';
import { Rng, advance, applyOption, createState } from '@undercroft/engine';
import { hasNoRivals, outcomeOf } from '../evaluation.ts';
import { hasPoints, Standing } from '../planner/standing.ts';
import { Judge, type Learned } from './judge.ts';
import { Network, PARTS, Teacher, firstWeights, noWeights, type Weights } from './network.ts';
import { OnePly } from './one-ply.ts';
import { nearestScale } from './pack.ts';
import { positionReader } from './position-reader.ts';
import { Past } from './past.ts';

export interface TrainOptions {
  /** one int per option of the game */
  readonly options: ArrayLike<number>;
  /** seats */
  readonly players: number;
  /** answers given in all games together */
  readonly answers: number;
  readonly seed: number;
  /** hidden units; default 16, or as many as before */
  readonly hidden?: number;
  /**
   * numbers that go in, at most: halfway those that tell most are kept, so that the file stays
   * small; default 200
   */
  readonly inputs?: number;
  /** to begin with: what was learned before, of the same game or of one that was much like it */
  readonly from?: Learned | undefined;
}

/** How far it is, after each game. */
export interface TrainProgress {
  readonly answers: number;
  readonly games: number;
}

/** Answers of random games from which it is known what differs at all, and how much. */
const SURVEY = 20_000;
/** Default number of hidden units and of inputs. */
const HIDDEN = 16;
const INPUTS = 200;
/** Most answers of one game; a longer game counts as one without a winner. */
const GAME_ANSWERS_MAX = 3000;
/** Positions of a game that are learned from. */
const KEPT = 50;
/** How much of the way to the end of the game counts, in place of the next position alone. */
const TRACE = 0.9;
/** Share of the answers that are given at random: at first, and at the end. */
const STRAY_FIRST = 0.2;
const STRAY_LAST = 0.05;
/**
 * The same for players who do not play against each other: there is no other player to learn from,
 * and in a hard game one stray answer ends it.
 */
const STRAY_FIRST_ALONE = 0.1;
const STRAY_LAST_ALONE = 0;
/** Learning rate: at first, and at the end. */
const RATE_FIRST = 0.002;
const RATE_LAST = 0.0002;
/** Positions of one step of learning. */
const BATCH = 32;
/** How often each position is learned from. */
const REUSE = 3;
/** Positions that are remembered. */
const MEMORY = 12_000;
/** Answers of a decision that are tried. */
const TRIED_MAX = 24;
/**
 * One game in so many has a player who answers at random, because a bot that has met only strong
 * players plays badly against weak ones.
 */
const WEAK = 8;
/** Of the averaged weights: how much the last ones count. */
const AVERAGE = 0.002;

/**
 * Training in steps, so that its caller can show progress and stop.
 */
export class Training {
  readonly #game: GameModule;
  readonly #options: TrainOptions;
  readonly #rng: Rng;
  readonly #state: Int32Array;
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;
  /**
   * results of the last games, by which a new one is measured when players have no rivals; else
   * null
   */
  readonly #past: Past | null;
  readonly #standing: Standing | null;
  #pupil: Pupil;
  #answers = 0;
  #games = 0;

  /** @throws what the rules throw at the start of a game */
  constructor(game: GameModule, options: TrainOptions) {
    this.#game = game;
    this.#options = options;
    this.#rng = new Rng(options.seed);
    this.#state = createState(game);
    this.#past = hasNoRivals(game.meta, options.players) ? new Past() : null;
    this.#standing = hasPoints(game.meta) ? new Standing(game) : null;
    this.#pupil = new Pupil(game, this.#survey(), this.#rng);
    this.#sums = new Float64Array(game.io.options.length);
    this.#counts = new Int32Array(game.io.options.length);
  }

  get progress(): TrainProgress {
    return { answers: this.#answers, games: this.#games };
  }

  get done(): boolean {
    return this.#answers >= this.#options.answers;
  }

  /** What has been learned so far. */
  get learned(): Learned {
    const { inputs, scale } = this.#pupil.first;
    return { inputs, scale, weights: copyOf(this.#pupil.average) };
  }

  /** Plays one more game and learns from it. A game whose rules fail teaches nothing. */
  step(): void {
    this.#games++;
    try {
      this.#playOne();
    } catch {
      // Rules that fail are reported by the simulator.
      this.#answers += 100;
    }
    const { inputs = INPUTS } = this.#options;
    if (this.#pupil.first.inputs.length > inputs && 2 * this.#answers >= this.#options.answers) this.#narrow(inputs);
  }

  /** Goes on with those numbers alone that tell most. */
  #narrow(most: number): void {
    const { inputs, scale } = this.#pupil.first;
    const { weights } = this.#pupil.network;
    const told = inputs.map((_, i) => toldBy(weights, i));
    const kept = [...told.keys()]
      .toSorted((a, b) => told[b] - told[a])
      .slice(0, most)
      .toSorted((a, b) => a - b);
    const names = kept.map((i) => inputs[i]);
    const narrow = noWeights(most, weights.hidden);
    const scales = new Float32Array(most);
    takeOver(narrow, scales, names, { inputs, scale, weights });
    this.#pupil = new Pupil(this.#game, { inputs: names, scale: scales, weights: narrow }, this.#rng);
  }

  /** Finds what differs from position to position in random games, and how much. */
  #survey(): Learned {
    const { names, read } = positionReader(this.#game.meta);
    const numbers = new Float32Array(names.length);
    const first = new Float32Array(names.length);
    const squares = new Float64Array(names.length);
    const differs = new Uint8Array(names.length);
    let seen = 0;
    for (let left = SURVEY; left > 0;) {
      let status = this.#begin();
      for (let i = 0; status === STATUS.decision && i < GAME_ANSWERS_MAX; i++, left--) {
        const { io } = this.#game;
        if (this.#rng.below(4) === 0) {
          read(this.#state, this.#rng.below(this.#options.players), io.ask, io.player, numbers);
          if (seen++ === 0) first.set(numbers);
          for (let k = 0; k < names.length; k++) {
            squares[k] += numbers[k] * numbers[k];
            if (numbers[k] !== first[k]) differs[k] = 1;
          }
        }
        status = applyOption(this.#game, this.#state, io.options[this.#rng.below(io.count)]);
      }
      left--;
    }
    const used = names.flatMap((_, i) => (differs[i] === 1 ? [i] : []));
    const hidden = this.#options.hidden ?? HIDDEN;
    const inputs = used.map((i) => names[i]);
    const before = this.#options.from;
    const weights = firstWeights(used.length, before?.weights.hidden ?? hidden, this.#rng);
    const scale = Float32Array.from(used, (i) => nearestScale(1 / Math.sqrt(squares[i] / seen + 0.01)));
    if (before === undefined) return { inputs, scale, weights };
    takeOver(weights, scale, inputs, before);
    return { inputs, scale, weights };
  }

  #playOne(): void {
    const { players } = this.#options;
    const share = Math.min(1, this.#answers / this.#options.answers);
    const isTogether = this.#past !== null;
    const [first, last] = isTogether ? [STRAY_FIRST_ALONE, STRAY_LAST_ALONE] : [STRAY_FIRST, STRAY_LAST];
    const stray = first + (last - first) * share;
    const weak = !isTogether && this.#rng.below(WEAK) === 0 ? this.#rng.below(players) : -1;
    const trails = Array.from({ length: players }, (_, player) => new Trail(player));
    let status = this.#begin();
    for (let i = 0; status === STATUS.decision && i < GAME_ANSWERS_MAX; i++) {
      const { io } = this.#game;
      for (const trail of trails) if (trail.takes(i)) trail.add(this.#pupil.judge, this.#state);
      const isStray = io.player === weak || this.#rng.unit() < stray;
      const answer = isStray ? io.options[this.#rng.below(io.count)] : this.#choose();
      status = applyOption(this.#game, this.#state, answer);
      this.#answers++;
    }
    this.#answers++;
    // How it ended is known, unless all win or lose together: then ends that were not won differ,
    // too, and have to be told apart.
    if (isTogether) for (const trail of trails) trail.add(this.#pupil.judge, this.#state);
    const together = this.#past === null ? null : this.#resultTogether(this.#past);
    let seen = 0;
    for (const trail of trails) seen += this.#remember(trail, together ?? outcomeOf(this.#state, trail.player));
    this.#learn((REUSE * seen) / BATCH, share);
  }

  /** The answer that does best in one deal. */
  #choose(): number {
    const { io } = this.#game;
    if (io.count === 1) return io.options[0];
    const { player } = io;
    const answers = io.options.slice(0, io.count);
    if (answers.length > TRIED_MAX) this.#rng.shuffle(answers, 0, answers.length);
    const some = answers.subarray(0, TRIED_MAX);
    this.#sums.fill(0, 0, some.length);
    this.#counts.fill(0, 0, some.length);
    this.#pupil.tries.begin(this.#state, player);
    this.#pupil.tries.tryAll(some, this.#sums, this.#counts);
    let best = 0;
    for (let i = 1; i < some.length; i++) if (this.#sums[i] > this.#sums[best]) best = i;
    return some[best];
  }

  /**
   * Keeps the positions of a game with what they led to.
   *
   * @param result 0 to 1
   * @returns how many
   */
  #remember({ kept }: Trail, result: number): number {
    let target = result;
    for (const { numbers, chance } of kept.toReversed()) {
      this.#pupil.memory[this.#pupil.written++ % MEMORY] = { numbers, target };
      target = (1 - TRACE) * chance + TRACE * target;
    }
    return kept.length;
  }

  /**
   * The result of a game that all win or lose together, and may hardly ever win: the share of
   * earlier games that went worse, 0 to 1.
   */
  #resultTogether(past: Past): number {
    const { players } = this.#options;
    let points = 0;
    if (this.#standing !== null) for (let p = 0; p < players; p++) points += this.#standing.own(this.#state, p);
    return past.shareBelow({ outcome: outcomeOf(this.#state, 0), points });
  }

  #learn(batches: number, share: number): void {
    const rate = RATE_FIRST * (RATE_LAST / RATE_FIRST) ** share;
    for (let b = 0; b < batches; b++) {
      for (let k = 0; k < BATCH; k++) {
        const { numbers, target } = this.#pupil.memory[this.#rng.below(this.#pupil.memory.length)];
        this.#pupil.teacher.see(numbers, target);
      }
      this.#pupil.teacher.learn(rate);
    }
    const part = Math.min(1, Math.max(AVERAGE, 10 / (this.#games + 10)));
    const { weights } = this.#pupil.network;
    for (const name of PARTS) {
      const [now, mean] = [weights[name], this.#pupil.average[name]];
      for (let i = 0; i < now.length; i++) mean[i] += part * (now[i] - mean[i]);
    }
  }

  #begin(): number {
    const { options, players } = this.#options;
    this.#game.init(this.#state, options, players, this.#rng.next());
    return advance(this.#game, this.#state);
  }
}

/** What is being taught, and what it remembers. */
class Pupil {
  /** what the network looks at, and how it began */
  readonly first: Learned;
  readonly network: Network;
  readonly average: Weights;
  readonly teacher: Teacher;
  readonly judge: Judge;
  readonly tries: OnePly;
  readonly memory: { readonly numbers: Float32Array; readonly target: number }[] = [];
  /** positions that were put into the memory, also over others */
  written = 0;

  constructor(game: GameModule, first: Learned, rng: Rng) {
    this.first = first;
    this.network = new Network(first.weights);
    this.average = copyOf(first.weights);
    this.teacher = new Teacher(this.network);
    this.judge = new Judge(game, first);
    this.tries = new OnePly(game, this.judge, rng);
  }
}

/** Positions of one player in one game, evenly spread however long it is. */
class Trail {
  readonly player: number;
  kept: { readonly numbers: Float32Array; readonly chance: number }[] = [];
  #every = 1;

  constructor(player: number) {
    this.player = player;
  }

  takes(answer: number): boolean {
    return answer % this.#every === 0;
  }

  add(judge: Judge, state: Int32Array): void {
    const numbers = judge.look(state, this.player).slice();
    this.kept.push({ numbers, chance: judge.chanceOf(numbers) });
    if (this.kept.length < 2 * KEPT) return;
    this.kept = this.kept.filter((_, i) => i % 2 === 0);
    this.#every *= 2;
  }
}

function copyOf(weights: Weights): Weights {
  const copy = noWeights(weights.inputs, weights.hidden);
  for (const part of PARTS) copy[part].set(weights[part]);
  return copy;
}

/**
 * How much an input tells: by the straight line and through the hidden units. Inputs have about one
 * size, so weights compare.
 */
function toldBy({ hidden, into, line, out }: Weights, input: number): number {
  let squares = 0;
  for (let h = 0; h < hidden; h++) squares += (into[input * hidden + h] * out[h]) ** 2;
  return Math.abs(line[input]) + Math.sqrt(squares);
}

/** Goes on from what was learned before; what was not looked at then begins at 0. */
function takeOver(weights: Weights, scale: Float32Array, inputs: readonly string[], before: Learned): void {
  const { hidden } = weights;
  const places = new Map(before.inputs.map((name, i) => [name, i]));
  for (const part of ['bias', 'out', 'last'] as const) weights[part].set(before.weights[part]);
  for (const [i, name] of inputs.entries()) {
    const from = places.get(name);
    if (from !== undefined) scale[i] = before.scale[from];
    weights.line[i] = from === undefined ? 0 : before.weights.line[from];
    for (let h = 0; h < hidden; h++)
      weights.into[i * hidden + h] = from === undefined ? 0 : before.weights.into[from * hidden + h];
  }
}
