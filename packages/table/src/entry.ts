/**
 * What happened at a table, in the order in which it did: everything else about the table follows
 * from it.
 */
import type { OptionIndex } from '@undercroft/contract';
import type { TimeOut } from './clock.ts';
import type { Phrase, Talk } from './talk.ts';
import type { TableTerms } from './terms.ts';

/**
 * What a table is opened with. The terms hold until the host settles others; those that came later
 * may be missing in what is stored.
 */
export interface TableSetup
  extends
    Omit<TableTerms, 'clock' | 'isWatched' | 'watchDelay'>,
    Partial<Pick<TableTerms, 'clock' | 'isWatched' | 'watchDelay'>> {
  /** id of the game */
  readonly game: string;
  /** hash of its content */
  readonly content: string;
  readonly seats: number;
  /** seed of all chance; it is secret until the game is over */
  readonly seed: string;
  /** mixed into the commitment, so that the seed cannot be guessed from it */
  readonly salt: string;
  /**
   * what everybody sees from the beginning: it proves at the end that the seed was chosen before
   */
  readonly commitment: string;
  /** mark of the host's token: see `Visitor.mark` */
  readonly host: string;
}

/** One thing that happened. `key` tells a message that is sent again from a new one. */
export type Entry =
  /** a person sits down */
  | { readonly is: 'sit'; readonly seat: number; readonly name: string; readonly mark: string; readonly key: string }
  /** a seat is free again, before the game begins */
  | { readonly is: 'rise'; readonly seat: number; readonly key: string }
  /** a bot takes a free seat */
  | { readonly is: 'bot'; readonly seat: number; readonly bot: string; readonly key: string }
  /** the host settles some terms, before the game begins */
  | { readonly is: 'terms'; readonly terms: Partial<TableTerms>; readonly key: string }
  | { readonly is: 'begin'; readonly key: string }
  /** `index` into the list of the engine; `by` is 'bot' where a bot answered for the seat */
  | {
      readonly is: 'answer';
      readonly seat: number;
      readonly index: OptionIndex;
      readonly by: 'person' | 'bot';
      readonly key: string;
    }
  /** an early answer is taken back, while others are still asked */
  | { readonly is: 'take-back'; readonly seat: number; readonly key: string }
  /** a player asks to go back to a position; the others agree or refuse with `vote` */
  | { readonly is: 'ask-undo'; readonly seat: number; readonly to: number; readonly key: string }
  | { readonly is: 'vote'; readonly seat: number; readonly yes: boolean; readonly key: string }
  /** a player offers to end the game as it stands; the others agree or refuse with `vote` */
  | { readonly is: 'ask-end'; readonly seat: number; readonly key: string }
  /** a person gives the seat to a bot for good */
  | { readonly is: 'resign'; readonly seat: number; readonly bot: string; readonly key: string }
  /** a player says something: a phrase, or a text where that is open */
  | {
      readonly is: 'say';
      readonly seat: number;
      readonly phrase: Phrase | null;
      readonly text: string;
      readonly key: string;
    }
  /** the host opens or closes what may be said */
  | { readonly is: 'talk'; readonly talk: Talk; readonly key: string }
  | { readonly is: 'ready'; readonly seat: number; readonly yes: boolean; readonly key: string }
  | { readonly is: 'colour'; readonly seat: number; readonly colour: number; readonly key: string }
  /**
   * the server has another version of the game. Where `asks` is false, or nothing changes but
   * texts, or the game has not begun, the table goes over to it at once; else all who are there
   * decide
   */
  | { readonly is: 'offer'; readonly content: string; readonly asks: boolean; readonly key: string }
  /** a player agrees to go over to what is offered, or refuses for all */
  | { readonly is: 'renew'; readonly seat: number; readonly yes: boolean; readonly key: string }
  /** the same people play again at another table */
  | { readonly is: 'next'; readonly table: string; readonly key: string }
  /** a bot plays for a person who is away; `false` when the person is back */
  | { readonly is: 'stand-in'; readonly seat: number; readonly on: boolean; readonly key: string }
  /** time has passed for these seats */
  | { readonly is: 'clock'; readonly seats: readonly number[]; readonly ms: number; readonly key: string }
  /** the time of a person is over: a bot gives the next answer, or all from now on */
  | { readonly is: 'time-out'; readonly seat: number; readonly of: TimeOut; readonly key: string };
