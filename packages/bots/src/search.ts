/**
 * Searching: playing on from the position again and again, each time in another world that fits
 * what is known.
 */
import { HEADER, STATUS, type GameModule, type Status } from '@undercroft/contract';
import {
  NOT_THERE,
  Rng,
  type Deals,
  advance,
  answersInDeal,
  applyOption,
  asksBlind,
  createState,
  playRandom,
} from '@undercroft/engine';
import type { BotSeat, Considered, Turn } from './bot.ts';
import { dealsOf } from './dealt.ts';
import { learnEvaluation, type Evaluation } from './evaluation.ts';
import { Experience } from './experience.ts';
import { chanceOf, hasPoints, Standing } from './planner/standing.ts';
import { felt, PLAIN, type Style } from './style.ts';
import type { SensibleOptions } from './thinking/thinker.ts';
import { tried } from './tried.ts';
import { Tree } from './tree.ts';

const learnt = new WeakMap<GameModule, Map<string, Evaluation>>();

/**
 * The evaluation of a game as it is played here: with these options, by so many. Learnt once.
 *
 * @param answers  answers to learn from, when it has to be learnt
 */
export function evaluationOf(game: GameModule, state: Int32Array, answers?: number): Evaluation {
  const { layout, options: declared } = game.meta;
  const options = state.slice(layout.options, layout.options + declared.length);
  const players = state[HEADER.players];
  const key = `${players} ${options.join(' ')}`;
  let known = learnt.get(game);
  if (known === undefined) learnt.set(game, (known = new Map()));
  let evaluation = known.get(key);
  if (evaluation === undefined) {
    evaluation = learnEvaluation(game, { options, players, ...(answers === undefined ? {} : { answers }) });
    known.set(key, evaluation);
  }
  return evaluation;
}

/**
 * Learned evaluation: how likely a player is to win, 0
 * to 1, in a position whose question was just listed.
 */
export type LearnedChance = (state: Int32Array, player: number) => number;

/**
 * How much an answer that was tried little is preferred to one that did well: where a chance is
 * learnt, where it was learned well, and where points are counted, in spreads of them.
 */
const EXPLORE = 0.6;
const EXPLORE_LEARNED = 0.1;
const EXPLORE_POINTS = 2;
/**
 * Answers that may be given for each continuation of a bot's strength, where points are counted;
 * and what else takes time, in answers: to deal what is hidden and go down the tree, and to count
 * the points of one player. Measured, so that a choice takes as long where continuations are short.
 */
const ANSWERS = 300;
const DEAL = 10;
const JUDGE = 1;
/** Most answers of one path that the tree remembers. */
const DEPTH_MAX = 64;
/** Answers of each player that are played on with, where a game does not say. */
const AHEAD = 40;
/** The tree grows by one node a continuation; more are not remembered. */
const NODES_MAX = 20_000;

/**
 * The best answer for a seat, as far as a search tells. Where points are counted, continuations are
 * long, learn from each other what does well, and are as many as so many answers allow; elsewhere
 * they are random and short, and a learnt evaluation judges where they end. Where what was learned
 * by training judges, nothing random is in them.
 */
export class Search {
  /** what the last choice rested on */
  considered: readonly Considered[] = [];
  readonly #lessons: number | undefined;
  readonly #learned: LearnedChance | null;
  readonly #game: GameModule;
  readonly #deals: Pick<Deals, 'begin' | 'deal'>;
  readonly #now: (() => number) | undefined;
  readonly #milliseconds: number;
  readonly #playouts: number;
  readonly #style: Style;
  readonly #horizon: number;
  readonly #width: number;
  readonly #rng: Rng;
  readonly #position: Int32Array;
  readonly #world: Int32Array;
  #evaluation: Evaluation | undefined;
  /** where points are counted: they, and what answers have been worth */
  readonly #standing: Standing | null;
  readonly #experience: Experience;
  /** by player: value of the last continuation */
  readonly #values: Float64Array;
  #explore = EXPLORE;
  /** whether a position is as far ahead as one looks */
  #isFar: (state: Int32Array) => boolean = () => false;
  /**
   * mean value of the continuations for the player who chooses, and their number; the position
   * itself would show more than that player may know
   */
  #from = 0;
  #continuations = 0;
  /** answers that may still be given */
  #left = Infinity;
  readonly #tree: Tree;
  readonly #path = new Int32Array(DEPTH_MAX);
  /** children of the node that is looked at, by position in `#answers`; -1 not tried yet */
  readonly #children: Int32Array;
  readonly #answers: Int32Array;
  /**
   * whether things are chosen by their place alone; then what the first answers are called in the
   * world that is looked at
   */
  #isBlind = false;
  readonly #same: Int32Array;

  /**
   * @param learned what judges positions; null: what the search learns by itself before its first
   *   answer, or points
   */
  constructor(seat: BotSeat, options: SensibleOptions, learned: LearnedChance | null = null) {
    this.#learned = learned;
    this.#game = seat.game;
    this.#deals = dealsOf(seat.game, seat.determinise);
    this.#now = seat.now;
    this.#milliseconds = options.milliseconds ?? Infinity;
    this.#playouts = options.playouts ?? 200;
    this.#width = options.width ?? 48;
    this.#lessons = options.lessons;
    this.#style = options.style ?? PLAIN;
    this.#rng = new Rng(seat.seed);
    this.#position = createState(seat.game);
    this.#world = createState(seat.game);
    this.#standing = learned === null && hasPoints(seat.game.meta) ? new Standing(seat.game, this.#style) : null;
    if (learned !== null) this.#explore = EXPLORE_LEARNED;
    const horizon = options.horizon ?? (this.#standing === null ? 8 : (seat.game.meta.bots?.ahead ?? AHEAD));
    this.#horizon = Math.ceil(horizon * this.#style.ahead);
    this.#experience = new Experience(seat.game, this.#rng);
    this.#values = new Float64Array(seat.game.meta.players.max);
    this.#tree = new Tree(this.#standing === null ? Math.min(NODES_MAX, this.#playouts + 2) : NODES_MAX);
    this.#children = new Int32Array(this.#width);
    this.#answers = new Int32Array(seat.game.io.options.length);
    this.#same = new Int32Array(this.#width);
  }

  choose(turn: Turn): number {
    this.considered = [];
    if (turn.count === 1) return 0;
    return tried(this.#game.io, () => this.#search(turn));
  }

  #search({ state, player, options, count }: Turn): number {
    // A bot that searches runs the module and so may write over the list it was handed.
    const offered = options.slice(0, count);
    this.#position.set(state);
    if (this.#standing === null && this.#learned === null)
      this.#evaluation ??= evaluationOf(this.#game, this.#position, this.#lessons);
    this.#tree.clear();
    advance(this.#game, this.#position);
    this.#isBlind = asksBlind(this.#game, this.#position, player);
    this.#deals.begin(this.#position, player);
    const game = this.#game;
    const stage = this.#standing === null ? 0 : (game.until?.(state, player) ?? 0);
    this.#isFar = stage === 0 ? () => false : (position) => game.until?.(position, player) !== stage;
    this.#continuations = 0;
    const end = this.#now === undefined ? Infinity : this.#now() + this.#milliseconds;
    const rootCount = this.#pickAnswers(offered, count);
    const rootAnswers = this.#answers.slice(0, rootCount);
    this.#left = this.#standing === null ? Infinity : Math.min(Number.MAX_SAFE_INTEGER, this.#playouts * ANSWERS);
    for (let i = 0; this.#standing === null ? i < this.#playouts : this.#left > 0; i++) {
      this.#playOn(player, rootAnswers);
      if (this.#now !== undefined && this.#now() >= end) break;
    }
    this.considered = this.#weighed(offered, rootAnswers, player);
    return offered.indexOf(this.#best(rootAnswers, player));
  }

  /**
   * One continuation: selects down the tree, expands one answer, plays the rest
   * out, and adds the value to the nodes on the way up.
   */
  #playOn(player: number, rootAnswers: Int32Array): void {
    const state = this.#world;
    this.#deals.deal(this.#rng, state);
    let length = 0;
    this.#left -= DEAL + JUDGE * this.#position[HEADER.players];
    this.#experience.begin();
    try {
      length = this.#descend(rootAnswers, player);
      if (state[HEADER.status] === STATUS.decision) this.#goOn(state);
      this.#judge(state);
    } catch {
      // Rules that fail in a continuation are no reason for an answer, nor against one.
      return;
    }
    const tree = this.#tree;
    this.#from += (this.#values[player] - this.#from) / ++this.#continuations;
    for (let i = 0; i < length; i++) {
      const node = this.#path[i];
      tree.visits[node]++;
      const value = this.#values[tree.player[node]];
      tree.sum[node] += tree.player[node] === player ? felt(this.#style, value, this.#from) : value;
    }
  }

  #worth(state: Int32Array, player: number): number {
    if (this.#standing !== null) return this.#standing.of(state, player);
    if (this.#learned !== null) return this.#learned(state, player);
    return this.#evaluation!.valueOf(state, player, this.#style.others);
  }

  #goOn(state: Int32Array): void {
    if (this.#learned !== null) return;
    if (this.#standing === null) playRandom(this.#game, state, this.#rng, this.#horizon);
    else this.#left -= this.#experience.playOn(state, this.#horizon * state[HEADER.players], this.#isFar);
  }

  /** Fills what a position is worth to each player. */
  #judge(state: Int32Array): void {
    const values = this.#values;
    if (this.#standing === null) {
      for (let p = 0; p < state[HEADER.players]; p++) values[p] = this.#worth(state, p);
      return;
    }
    this.#standing.ofAll(state, values);
    this.#experience.learn(state, values);
    this.#explore = EXPLORE_POINTS * this.#experience.spread;
  }

  /**
   * Goes down the tree to the first answer that was never tried.
   *
   * @returns length of the path, which may be that of an error
   */
  #descend(rootAnswers: Int32Array, player: number): number {
    const game = this.#game;
    const tree = this.#tree;
    const state = this.#world;
    let count = this.#answersHere(rootAnswers, player);
    if (count === 0) return 0;
    let asked = player;
    let node = 0;
    for (let depth = 0; depth < DEPTH_MAX; depth++) {
      let next = this.#select(node, asked, count);
      const isNew = next < 0;
      if (isNew) {
        if (!tree.hasRoom) return depth;
        next = tree.add(node, this.#answers[-1 - next], asked);
        tree.offered[next]++;
      }
      this.#path[depth] = next;
      const isRenamed = depth === 0 && this.#isBlind;
      const given = isRenamed ? this.#same[this.#answers.indexOf(tree.answer[next])] : tree.answer[next];
      let status = applyOption(game, state, given);
      this.#left--;
      // Where points are counted others play by experience, so the tree has own answers alone and
      // grows deeper. Elsewhere there is no experience to play by, and answers of others are nodes,
      // too.
      if (!isNew && this.#standing !== null && status === STATUS.decision) {
        this.#left -= this.#experience.playTo(state, player, this.#isFar);
        status = state[HEADER.status] as Status;
      }
      if (isNew || status !== STATUS.decision || this.#isFar(state)) return depth + 1;
      node = next;
      asked = game.io.player;
      count = this.#pickAnswers(game.io.options, game.io.count);
    }
    return DEPTH_MAX;
  }

  /** Copies the first answers that can be given in this world into `#answers`. @returns how many */
  #answersHere(rootAnswers: Int32Array, player: number): number {
    this.#answers.set(rootAnswers);
    if (!this.#isBlind) return rootAnswers.length;
    const same = this.#same;
    answersInDeal(this.#game, this.#position, this.#world, player, rootAnswers, same);
    let count = 0;
    for (let i = 0; i < rootAnswers.length; i++) {
      if (same[i] === NOT_THERE) continue;
      this.#answers[count] = rootAnswers[i];
      same[count++] = same[i];
    }
    return count;
  }

  /** The child to go to, or `-1 - index` of an answer that was never tried. */
  #select(node: number, player: number, count: number): number {
    const tree = this.#tree;
    let untried = 0;
    for (let i = 0; i < count; i++) {
      const child = tree.child(node, this.#answers[i], player);
      this.#children[i] = child;
      if (child < 0) untried++;
      else tree.offered[child]++;
    }
    if (untried > 0) {
      let skip = this.#rng.below(untried);
      for (let i = 0; i < count; i++) if (this.#children[i] < 0 && skip-- === 0) return -1 - i;
    }
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = this.#children[i];
      const visits = tree.visits[child] + 1e-9;
      const value = tree.sum[child] / visits + this.#explore * Math.sqrt(Math.log(tree.offered[child]) / visits);
      if (value > bestValue) [bestValue, best] = [value, child];
    }
    return best;
  }

  /** Copies the answers that are looked at into `#answers`. @returns how many */
  #pickAnswers(options: Int32Array, count: number): number {
    for (let i = 0; i < count; i++) this.#answers[i] = options[i];
    if (count <= this.#width) return count;
    this.#rng.shuffle(this.#answers, 0, count);
    return this.#width;
  }

  /** How the answers did, the one that was tried most often first. */
  #weighed(offered: Int32Array, answers: Int32Array, player: number): Considered[] {
    const tree = this.#tree;
    const found: Considered[] = [];
    for (const answer of answers) {
      const node = tree.child(0, answer, player);
      if (node < 0 || tree.visits[node] === 0) continue;
      const tries = tree.visits[node];
      const mean = tree.sum[node] / tries;
      found.push({ index: offered.indexOf(answer), tries, chance: this.#standing === null ? mean : chanceOf(mean) });
    }
    return found.toSorted((first, second) => second.tries - first.tries || second.chance - first.chance);
  }

  /** The answer that was chosen most often; of several the one that did best. */
  #best(answers: Int32Array, player: number): number {
    const tree = this.#tree;
    let best = answers[0];
    let bestScore = -1;
    for (const answer of answers) {
      const node = tree.child(0, answer, player);
      if (node < 0) continue;
      const score = tree.visits[node] + tree.sum[node] / (tree.visits[node] + 1);
      if (score > bestScore) [bestScore, best] = [score, answer];
    }
    return best;
  }
}
