/**
 * Clocks of a table. Time is passed in and kept as entries, so a table that is rebuilt has the same
 * clocks, and no time passes while a server is down.
 */

/** How much time players have. */
export interface ClockRule {
  /** milliseconds for each question; null without a limit */
  readonly perMove: number | null;
  /** milliseconds of a seat for the whole game; null without a limit */
  readonly perGame: number | null;
}

/** The clock of a seat as everybody sees it, in milliseconds, when the table last changed. */
export interface SeatClock {
  /** left for this question; null without a limit */
  readonly move: number | null;
  /** left for the game; null without a limit */
  readonly game: number | null;
  /** whether it runs */
  readonly runs: boolean;
}

/** Which limit a seat has passed. */
export type TimeOut = 'move' | 'game';

/** Most milliseconds that count as one tick: a machine that slept longer counts no more. */
const TICK_MAX = 5000;
/** Bounds of how much time may pass before it is kept, in milliseconds. */
const [KEPT_WITHIN_LEAST, KEPT_WITHIN_MOST] = [5000, 600_000];

/** How much time each seat has used. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #game: number[];
  readonly #move: number[];
  /** where each seat was asked when its time for the question began */
  readonly #at: string[];

  constructor(rule: ClockRule, seats: number) {
    this.#rule = rule;
    this.#game = Array.from({ length: seats }, () => 0);
    this.#move = Array.from({ length: seats }, () => 0);
    this.#at = Array.from({ length: seats }, () => '');
  }

  /** How much time may pass before it is kept as an entry. */
  get keptWithin(): number {
    const { perMove, perGame } = this.#rule;
    const part = Math.min(perMove ?? Infinity, perGame ?? Infinity) / 20;
    return Math.min(KEPT_WITHIN_MOST, Math.max(KEPT_WITHIN_LEAST, part));
  }

  spend(seats: readonly number[], ms: number): void {
    for (const seat of seats) {
      this.#game[seat]! += ms;
      this.#move[seat]! += ms;
    }
  }

  /** A seat is asked somewhere. Elsewhere its time for the question begins anew. */
  askedAt(seat: number, place: string): void {
    if (this.#at[seat] === place) return;
    this.#at[seat] = place;
    this.#move[seat] = 0;
  }

  /**
   * The limit that a seat has passed; null when it has time.
   * @param more  milliseconds that have passed and are not kept yet
   */
  timeOutOf(seat: number, more: number): TimeOut | null {
    const { perMove, perGame } = this.#rule;
    if (perGame !== null && this.#game[seat]! + more >= perGame) return 'game';
    return perMove !== null && this.#move[seat]! + more >= perMove ? 'move' : null;
  }

  shown(runs: readonly number[]): SeatClock[] {
    const { perMove, perGame } = this.#rule;
    const left = (limit: number | null, used: number): number | null => limit && Math.max(0, limit - used);
    return this.#game.map((game, seat) => ({
      move: left(perMove, this.#move[seat]!),
      game: left(perGame, game),
      runs: runs.includes(seat),
    }));
  }
}

/** Milliseconds of the server's clock that have passed and are not kept yet. */
export class Stopwatch {
  #at: number;
  #passed = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes the time. A clock that was set back, or that jumped, counts for little. */
  read(now: number, runs: boolean): number {
    if (runs) this.#passed += Math.min(TICK_MAX, Math.max(0, now - this.#at));
    this.#at = now;
    return this.#passed;
  }

  reset(): void {
    this.#passed = 0;
  }
}
