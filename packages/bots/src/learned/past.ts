/**
 * Results of the last games of a player who plays alone, or of all who win or lose together. A new
 * game is measured by them, because there is no opponent to win against.
 */

/** Result of a game: 1 won, 0 lost, 0.5 neither; and points. */
export interface Result {
  readonly outcome: number;
  readonly points: number;
}

/** Games that are remembered. */
const GAMES = 400;

export class Past {
  readonly #results: Result[] = [];
  #played = 0;

  /**
   * Adds a game.
   *
   * @returns how much of the games before it went worse, 0 to 1; as good ones count half; 0.5 for
   *   the first
   */
  shareBelow(result: Result): number {
    let below = 0;
    for (const before of this.#results) below += (1 + Math.sign(compare(result, before))) / 2;
    const share = this.#results.length === 0 ? 0.5 : below / this.#results.length;
    this.#results[this.#played++ % GAMES] = result;
    return share;
  }
}

/** Who wins did better, whatever the points. */
function compare(first: Result, second: Result): number {
  return first.outcome - second.outcome || first.points - second.points;
}
