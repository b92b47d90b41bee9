/** How a player stands in a game that keeps a score, or that says what its players strive for. */
import { HEADER, OUTCOME, STATUS, type GameMeta, type GameModule } from '@undercroft/contract';
import { inMask, sideOf } from '@undercroft/engine';
import { outcomeOf } from '../evaluation.ts';
import { PLAIN, type Style } from '../style.ts';

/** How much the best of the others counts against one's own points. */
const OTHERS = 0.5;
/** Points that winning is worth, besides those of the sheet. */
const WON = 10;
/** Points by which one is ahead that make winning three times as likely as losing. */
const POINTS = 10;

/** Hundredths of a point, in which the game says what is wanted. */
const WEIGHT = 100;

/** The chance of winning, 0 to 1, of a player who is ahead by so many points. */
export function chanceOf(ahead: number): number {
  return 1 / (1 + Math.exp(-ahead / POINTS));
}

/**
 * Whether it can be told in points how players stand: by the score sheet, by what the game says
 * that they want, or by both.
 */
export function hasPoints({ bots, score }: GameMeta): boolean {
  return score !== undefined || (bots?.wants.length ?? 0) > 0;
}

export class Standing {
  readonly #game: GameModule;
  readonly #attribute: number;
  /** by player: points of its own, and what others have against it */
  readonly #all: Float64Array;
  readonly #against: Float64Array;
  /** something that players want is harmless to others */
  readonly #hasHarmless: boolean;
  readonly #others: number;

  /** @throws Error when nothing of the game can be told in points */
  constructor(game: GameModule, style: Style = PLAIN) {
    if (!hasPoints(game.meta)) throw new Error(`${game.meta.id} keeps no score`);
    this.#game = game;
    this.#others = OTHERS * style.others;
    this.#attribute = game.meta.score?.attribute ?? -1;
    this.#all = new Float64Array(game.meta.players.max);
    this.#against = new Float64Array(game.meta.players.max);
    this.#hasHarmless = game.meta.bots?.wants.some(({ harmless }) => harmless === true) ?? false;
  }

  /**
   * Points of a player now, with those of all partners: the score, and until the end what the game
   * says that players want; where nothing is scored, at the end as well.
   */
  own(state: Int32Array, player: number): number {
    return this.#pointsOfSide(state, player, false);
  }

  #pointsOfSide(state: Int32Array, player: number, toOthers: boolean): number {
    const { meta } = this.#game;
    if (meta.team === undefined) return this.#points(state, player, toOthers);
    const side = sideOf(meta, state, player);
    let points = 0;
    for (let p = 0; p < state[HEADER.players]; p++) if (inMask(side, p)) points += this.#points(state, p, toOthers);
    return points;
  }

  #points(state: Int32Array, player: number, toOthers: boolean): number {
    if (this.#attribute < 0) return this.#wants(state, player, toOthers);
    const score = this.#game.attribute(state, this.#attribute, player);
    return state[HEADER.status] === STATUS.over ? score : score + this.#wants(state, player, toOthers);
  }

  #wants(state: Int32Array, player: number, toOthers: boolean): number {
    return (this.#game.wants?.(state, player, toOthers) ?? 0) / WEIGHT;
  }

  /**
   * The chance of winning, 0 to 1, as far as points tell: ahead of the best of the others or
   * behind; a game that ended is 1, 0 or, without a winner, 0.5.
   */
  chance(state: Int32Array, player: number): number {
    if (state[HEADER.status] === STATUS.over || state[HEADER.outcome + player] !== OUTCOME.playing)
      return outcomeOf(state, player);
    const best = this.#bestOfOthers(state, player);
    return best === -Infinity ? 0.5 : chanceOf(this.own(state, player) - best);
  }

  /** The same with what others have against it, and who has won. */
  of(state: Int32Array, player: number): number {
    return this.#ahead(state, player, this.own(state, player), this.#bestOfOthers(state, player));
  }

  /**
   * What `of` says, of all who play: what each of them has is counted once.
   *
   * @param into Float64Array[players], filled
   */
  ofAll(state: Int32Array, into: Float64Array): void {
    const [all, against] = [this.#all, this.#against];
    const players = state[HEADER.players];
    for (let p = 0; p < players; p++) {
      all[p] = this.own(state, p);
      against[p] = this.#hasHarmless ? this.#pointsOfSide(state, p, true) : all[p];
    }
    for (let p = 0; p < players; p++) {
      let best = -Infinity;
      for (let other = 0; other < players; other++)
        if (this.#isRival(state, p, other)) best = Math.max(best, against[other]);
      into[p] = this.#ahead(state, p, all[p], best);
    }
  }

  #ahead(state: Int32Array, player: number, own: number, others: number): number {
    const ahead = own - (others === -Infinity ? 0 : this.#others * others);
    if (state[HEADER.status] !== STATUS.over) return ahead;
    const outcome = state[HEADER.outcome + player];
    if (outcome === OUTCOME.playing) return ahead;
    return ahead + (outcome === OUTCOME.won ? WON : -WON);
  }

  /** Points of the best other player who is still in the game; -Infinity without one. */
  #bestOfOthers(state: Int32Array, player: number): number {
    let best = -Infinity;
    for (let p = 0; p < state[HEADER.players]; p++)
      if (this.#isRival(state, player, p)) best = Math.max(best, this.#pointsOfSide(state, p, true));
    return best;
  }

  /** Whether a player plays against another one who is still in the game. */
  #isRival(state: Int32Array, player: number, other: number): boolean {
    if (other === player || state[HEADER.outcome + other] === OUTCOME.lost) return false;
    const { meta } = this.#game;
    return meta.team === undefined || !inMask(sideOf(meta, state, player), other);
  }
}
