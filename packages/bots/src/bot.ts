/** What a bot is: it sees a position and the legal answers, and names one of them. */
import type { GameModule } from '@undercroft/contract';
import type { Rng } from '@undercroft/engine';

/** A decision as a bot gets it. Valid until it answers. */
export interface Turn {
  /** Int32Array[meta.layout.size]; must not be written */
  readonly state: Int32Array;
  /** whom the bot plays, and who is asked */
  readonly player: number;
  /** legal answers as the rules see them; the first `count` cells mean something */
  readonly options: Int32Array;
  /** at least 1 */
  readonly count: number;
}

/** A player that answers by itself. The same seat and the same turns give the same answers. */
export interface Bot {
  readonly name: string;
  /** @returns index of the answer, 0 to `count - 1` */
  choose(turn: Turn): number;
  /** what the last choice rested on, the best first; left out by bots that do not weigh answers */
  considered?(): readonly Considered[];
}

/** An answer that a bot has weighed. */
export interface Considered {
  /** index of the answer in the turn */
  readonly index: number;
  /** continuations that began with it */
  readonly tries: number;
  /** how often they were won, 0 to 1, as far as it can be told before the end */
  readonly chance: number;
}

/**
 * Fills `into` with a position that looks the same to `player`, with everything the player cannot
 * know (hidden things, the dice to come) drawn anew.
 */
export type Determinise = (game: GameModule, state: Int32Array, player: number, rng: Rng, into: Int32Array) => void;

/** Where a bot sits down. */
export interface BotSeat {
  readonly game: GameModule;
  /** decides everything the bot leaves to chance */
  readonly seed: number;
  /** how what the player cannot know is determinised; left out: as the engine does it */
  readonly determinise?: Determinise | undefined;
  /** milliseconds of any steady clock, for bots whose budget is a time */
  readonly now?: (() => number) | undefined;
}

export type MakeBot = (seat: BotSeat) => Bot;
