import { wilson, type Share } from '@undercroft/bots';
import { hashState } from '@undercroft/engine';
import { WORK, type Care } from './search.ts';

/**
 * Continuations of one piece of work: a fraction of a second, so that it can be stopped at any
 * time.
 */
const GAMES = 48;

/** What is asked of bots. */
export interface OddsAsk {
  readonly state: Int32Array;
  readonly player: number;
  readonly seed: number;
  readonly games: number;
  /** what the player answers first, as the rules see it; left out: any answer */
  readonly first?: number;
}

/** Results by continuation, by seat, 0 to 1; null when no bot can play them. */
export type PlayOn = (ask: OddsAsk) => Promise<readonly (readonly number[])[] | null>;

/**
 * Odds of positions, each worked out once. What is looked at roughly and finely are other
 * continuations, so that one tests the other.
 */
export class OddsBook {
  readonly #playOn: PlayOn;
  readonly #known = new Map<string, Share>();

  constructor(playOn: PlayOn) {
    this.#playOn = playOn;
  }

  /**
   * How often a seat wins from a position, as far as it knows it.
   *
   * @param state  at a question
   * @param first  the odds after this answer of the seat, as the rules see it; null: any answer
   * @param signal stops it between two pieces of work
   * @throws       what the signal was stopped with
   */
  async of(
    state: Int32Array,
    player: number,
    care: Care,
    signal: AbortSignal,
    first: number | null = null,
  ): Promise<Share> {
    let [won, games] = [0, 0];
    const from = care === 'rough' ? 0 : WORK.rough;
    for (let piece = from; piece < from + WORK[care]; piece++) {
      const { count, of } = await this.#piece(state, player, piece, signal, first);
      won += count;
      games += of;
    }
    return wilson(won, games);
  }

  async #piece(
    state: Int32Array,
    player: number,
    piece: number,
    signal: AbortSignal,
    first: number | null,
  ): Promise<Share> {
    signal.throwIfAborted();
    const key = `${hashState(state)} ${player} ${piece} ${first ?? ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const came = await this.#playOn({
      state,
      player,
      seed: piece + 1,
      games: GAMES,
      ...(first === null ? {} : { first }),
    });
    if (came === null) return wilson(0, 0);
    const won = came.reduce((sum, seats) => sum + (seats[player] ?? 0), 0);
    const share = wilson(won, came.length);
    this.#known.set(key, share);
    return share;
  }
}

/** The odds of a seat in a game that is over. @param share  1 won, 0 lost, 0.5 neither */
export function certain(share: number): Share {
  return { count: share, of: 1, share, low: share, high: share };
}
