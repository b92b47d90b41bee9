/** Who was ahead while a game was played, by its score. */
import { HEADER, type GameModule } from '@undercroft/contract';
import type { Watcher } from '../play.ts';

/** What a finished game tells of its leaders. */
export interface LeadCourse {
  /** seat whose turn was the first; -1 in a game without turns */
  readonly starter: number;
  /** seats that were ahead when half of the turns were over, as bits; null where points tell nothing */
  readonly halfway: number | null;
  /** how often somebody else came to be ahead of all others */
  readonly changes: number;
}

/** Looks at the points whenever the turn goes to somebody else. */
export class LeadWatcher implements Watcher {
  readonly #turnCell: number;
  readonly #points: ((state: Int32Array, player: number) => number) | null;
  /** by turn: seats ahead, as bits */
  readonly #leaders: number[] = [];
  #starter = -1;
  #turn = -1;

  constructor(game: GameModule) {
    this.#turnCell = game.meta.fields[game.meta.turn]?.offset ?? -1;
    this.#points = pointsOf(game);
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
    if (this.#points !== null) this.#leaders.push(leadersOf(state, this.#points));
  }

  /** How the game went that has just ended. */
  course(): LeadCourse {
    const leaders = this.#leaders;
    let [changes, last] = [0, 0];
    for (const seats of leaders) {
      if ((seats & (seats - 1)) !== 0) continue;
      if (last !== 0 && seats !== last) changes++;
      last = seats;
    }
    return { starter: this.#starter, halfway: leaders[Math.floor(leaders.length / 2)] ?? null, changes };
  }
}

/** The score of a player; null for a game that keeps none. What bots strive for is no score: players with parts of their own strive for different things. */
function pointsOf(game: GameModule): ((state: Int32Array, player: number) => number) | null {
  const { score } = game.meta;
  return score === undefined ? null : (state, player) => game.attribute(state, score.attribute, player);
}

function leadersOf(state: Int32Array, points: (state: Int32Array, player: number) => number): number {
  let [seats, most] = [0, -Infinity];
  for (let player = 0; player < state[HEADER.players]!; player++) {
    const of = points(state, player);
    if (of > most) [seats, most] = [1 << player, of];
    else if (of === most) seats |= 1 << player;
  }
  return seats;
}
