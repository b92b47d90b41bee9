/**
 * Who was ahead while a game was played: by its score, else by what is learned of it from games.
 */
import { evaluationOf } from '@undercroft/bots';
import { HEADER, type GameMeta, type GameModule } from '@undercroft/contract';
import { createState, inMask, sideOf } from '@undercroft/engine';
import type { Series, Watcher } from '../play.ts';

/** What a finished game tells of its leaders. */
export interface LeadCourse {
  /** seat whose turn was the first; -1 in a game without turns */
  readonly starter: number;
  /** seats that were ahead when half of the turns were over, as bits; null where nothing tells */
  readonly halfway: number | null;
  /**
   * how often the lead changed; null without a score,
   * because an estimated lead moves to and fro
   */
  readonly changes: number | null;
}

/** Records who is ahead each time the turn goes to another player. */
export class LeadWatcher implements Watcher {
  readonly #turnCell: number;
  readonly #has: ((state: Int32Array, player: number) => number) | null;
  readonly #isScored: boolean;
  readonly #meta: GameMeta;
  /** by turn: seats ahead, as bits, and whether they are more than one side */
  readonly #leaders: Leaders[] = [];
  #starter = -1;
  #turn = -1;

  constructor(series: Pick<Series, 'game' | 'players' | 'options'>) {
    const { meta } = series.game;
    this.#meta = meta;
    this.#turnCell = meta.fields[meta.turn]?.offset ?? -1;
    this.#isScored = meta.score !== undefined;
    this.#has = this.#turnCell < 0 || series.players < 2 ? null : standingOf(series);
  }

  begin(): void {
    this.#leaders.length = 0;
    this.#starter = -1;
    this.#turn = -1;
  }

  look(_game: GameModule, state: Int32Array): void {
    const turn = this.#turnCell < 0 ? -1 : state[this.#turnCell]!;
    if (turn < 0 || turn === this.#turn) return;
    if (this.#starter < 0) this.#starter = turn;
    this.#turn = turn;
    if (this.#has !== null) this.#leaders.push(leadersOf(this.#meta, state, this.#has));
  }

  /** How the game went that has just ended. */
  course(): LeadCourse {
    const leaders = this.#leaders;
    let [changes, last] = [0, 0];
    for (const { seats, isShared } of leaders) {
      if (isShared) continue;
      if (last !== 0 && seats !== last) changes++;
      last = seats;
    }
    const halfway = leaders[Math.floor(leaders.length / 2)]?.seats ?? null;
    return { starter: this.#starter, halfway, changes: this.#isScored ? changes : null };
  }
}

/**
 * What a player has: the score, and in a game without one the chance of winning, as it is learned
 * from games before the first one. What bots strive for is no measure: players with parts of their
 * own strive for different things.
 */
function standingOf({
  game,
  players,
  options,
}: Pick<Series, 'game' | 'players' | 'options'>): (state: Int32Array, player: number) => number {
  const { score } = game.meta;
  if (score !== undefined) return (state, player) => game.attribute(state, score.attribute, player);
  const first = createState(game);
  game.init(first, options, players, 1);
  return evaluationOf(game, first).valueOf;
}

interface Leaders {
  /** as bits */
  readonly seats: number;
  /** whether several are ahead who play against each other */
  readonly isShared: boolean;
}

/** Who is ahead: a player, or all of a side, of which the sum counts. */
function leadersOf(meta: GameMeta, state: Int32Array, has: (state: Int32Array, player: number) => number): Leaders {
  const players = state[HEADER.players]!;
  let [seats, most, isShared] = [0, -Infinity, false];
  for (let player = 0; player < players; player++) {
    const side = sideOf(meta, state, player);
    let of = 0;
    for (let partner = 0; partner < players; partner++) if (inMask(side, partner)) of += has(state, partner);
    if (of < most || inMask(seats, player)) continue;
    isShared = of === most;
    seats = of === most ? seats | side : side;
    most = of;
  }
  return { seats, isShared };
}
