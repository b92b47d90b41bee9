/** What a game says and asks: its questions, answers and events. */

import type { ValueMeta } from './values.ts';

/** A sentence with slots `{0}`, `{1}` ...; `slots` says what each value is. */
export interface TextMeta {
  readonly text: string;
  readonly slots: readonly ValueMeta[];
  readonly site: number;
}

export type AskKind =
  | 'one'
  | 'up-to-one'
  | 'some'
  | 'up-to'
  | 'any-number'
  | 'number'
  | 'order'
  | 'menu'
  | 'window'
  | 'may';

/** One place in the rules where a player is asked. */
export interface AskMeta {
  readonly what: AskKind;
  /** "Choose a beast in the grove" */
  readonly prompt: string;
  /**
   * what the names in the prompt stand for, besides `you` and what a window is about; left out
   * where it holds none. The values are in `Io.says`
   */
  readonly says?: readonly { readonly name: string; readonly type: ValueMeta }[];
  /** what an answer is (ids, numbers ...); for menus and windows see `entries` */
  readonly type: ValueMeta;
  /**
   * menu options, or what can be done in a window; an answer's entry is an index into this array
   */
  readonly entries: readonly EntryMeta[];
  /** may be answered with NONE, and what that means: "Done", "None", "Pass" */
  readonly none: string | null;
  /** name of the window that is offered; left out for other questions */
  readonly window?: string;
  /**
   * all players are asked at the same time (`each player secretly`): nothing that one is asked
   * depends on what another answers; left out otherwise
   */
  readonly together?: true;
  /** partners who are still in may answer in place of the player who is asked; else left out */
  readonly anyOf?: 'team';
  /** procedure or card it stands in */
  readonly within: string;
  readonly site: number;
  /** id of the chapter of the rulebook that tells its rule; left out where none does */
  readonly chapter?: string;
}

/**
 * The event that tells who of a side answered a question to all of it. The engine adds it; no
 * procedure can have this name.
 */
export const TEAM_ANSWER = 'answer for the team';

export interface EntryMeta {
  readonly name: string;
  readonly label: string;
  /** type of the argument, or null */
  readonly argument: ValueMeta | null;
  /**
   * what it is called with a number as its argument, by the number, in place of the label; left out
   * where the game says nothing of them
   */
  readonly numbers?: Readonly<Record<string, string>>;
  /** row whose card offers it, -1 for options of the rules */
  readonly row: number;
  readonly site: number;
}

export interface EventMeta {
  /** procedure name or built-in verb */
  readonly name: string;
  /** built: what it is made of; `text` null when it is not told to players */
  readonly text: string | null;
  readonly slots: readonly { readonly name: string; readonly type: ValueMeta | { readonly is: 'zone' } }[];
}
