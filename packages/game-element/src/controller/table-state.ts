import type { Finding } from '@undercroft/components';
import type { CarriedSave } from '@undercroft/engine';
import type { GameView } from '@undercroft/view';
import type { PlaySession } from '../session/play-session.ts';
import { standardSettings, type Settings } from '../settings/settings.ts';
import type { Course } from '../turning/course.ts';
import type { TurningPoints } from '../turning/turning.ts';
import type { Reasons } from '../sheets/why-sheet.ts';

/** What lies over the table. */
export type SheetName =
  | 'none'
  | 'briefing'
  | 'setup'
  | 'end'
  | 'next'
  | 'help'
  | 'settings'
  | 'saves'
  | 'share'
  | 'why'
  | 'rules'
  | 'confirm'
  | 'undo';

/** What was copied last, or what could not be: for the share sheet. */
export interface SheetNote {
  readonly copied: string;
  readonly byHand: string;
  readonly problem: string;
}

export const NO_NOTE: SheetNote = { copied: '', byHand: '', problem: '' };

/**
 * All that a game element shows. Nothing in it is changed: `TableStore.set` puts another in its
 * place.
 */
export interface TableState {
  /**
   * the game in play, or the copy in which something is tried out; null before a game begins. A
   * handle: what is shown of it stands below
   */
  readonly session: PlaySession | null;
  /** the game itself while something is tried out in a copy; else null */
  readonly real: PlaySession | null;
  /** answers given */
  readonly position: number;
  readonly over: boolean;
  /**
   * what the person in front of the page sees; null before a game begins, and while the table is
   * handed over
   */
  readonly view: GameView | null;
  /** seat that looks, or -1 */
  readonly viewer: number;
  /** the table is handed to another person: it is covered until that person takes it over */
  readonly covered: boolean;
  /** the game is played elsewhere, and only shown here */
  readonly following: boolean;
  /**
   * a save that changed rules lead to another position: it is only shown until a person plays on;
   * else null
   */
  readonly looking: CarriedSave | null;
  /** position that is shown instead of the present, or -1 */
  readonly moment: number;
  /** how many sentences of the step that led there have been said, -1 all */
  readonly nth: number;
  /** counts what became known of the position later than the position itself */
  readonly known: number;
  /** position before what was shown last: what happened since is told event by event */
  readonly since: number;
  readonly settings: Settings;
  readonly sheet: SheetName;
  readonly said: SheetNote;
  /** answer that waits for a yes, or -1 */
  readonly asking: number;
  /** what is worth saying between question and log; empty: nothing */
  readonly notice: string;
  /** a rule that failed */
  readonly problem: Finding | null;
  /** the viewer has paused the bots */
  readonly paused: boolean;
  /** why the last bot answered as it did */
  readonly reasons: Reasons | null;
  /** how a game that is over went; null until it is drawn */
  readonly course: Course | null;
  /** where a finished game turned; null until that is asked for */
  readonly turning: TurningPoints | null;
  /**
   * how many sentences of a lesson were turned, and at which position; whether the lesson was ended
   */
  readonly coach: { readonly at: number; readonly read: number; readonly ended: boolean };
  /** what is told before the question, by its place among the briefings of the game; -1: nothing */
  readonly briefing: number;
}

export const NO_COACH: TableState['coach'] = { at: -1, read: 0, ended: false };

const nothingYet: TableState = {
  session: null,
  real: null,
  position: 0,
  over: false,
  view: null,
  viewer: -1,
  covered: false,
  following: false,
  looking: null,
  moment: -1,
  nth: -1,
  known: 0,
  since: 0,
  settings: standardSettings,
  sheet: 'none',
  said: NO_NOTE,
  asking: -1,
  notice: '',
  problem: null,
  paused: false,
  reasons: null,
  course: null,
  turning: null,
  coach: NO_COACH,
  briefing: -1,
};

/**
 * Holds the one state. Controllers read it and put parts of it; the element that draws it is
 * notified.
 */
export class TableStore {
  #state = nothingYet;
  readonly #changed: () => void;

  /**
   * @param changed called whenever another state is in place; several may follow each other before
   *   anything is drawn
   */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Puts parts of the state; one that says nothing new is left out. */
  set(part: Partial<TableState>): void {
    const keys = Object.keys(part) as (keyof TableState)[];
    if (keys.every((key) => Object.is(part[key], this.#state[key]))) return;
    this.#state = { ...this.#state, ...part };
    this.#changed();
  }

  /** Lays a sheet over the table, or takes it away; what was said on the one before is gone. */
  show(sheet: SheetName): void {
    if (sheet !== this.#state.sheet) this.set({ sheet, said: NO_NOTE });
  }
}

/**
 * Whether no answer is taken here: the next person has to take over first, or the game is only
 * shown.
 */
export function waits(state: TableState): boolean {
  return state.covered || isOnlyShown(state);
}

/**
 * Whether the game is shown and not played: it is played elsewhere, or was saved with other rules.
 */
export function isOnlyShown({ following, looking }: TableState): boolean {
  return following || looking !== null;
}

/** The game itself, also while something is tried out. */
export function realGame({ real, session }: TableState): PlaySession | null {
  return real ?? session;
}

/**
 * Whether answers that a bot did not give may be told.
 *
 * @param designer for people who make games
 */
export function mayTell({ session, over, settings }: TableState, designer: boolean): boolean {
  return session === null || over || designer || settings.open || session.humans.length === 0;
}

/** Whether the seed may be shown: no opponent could work out hidden things from it. */
export function mayTellSeed({ session, over }: TableState, designer: boolean): boolean {
  return session === null || over || designer || session.humans.length < 2;
}

/**
 * Whether nothing may be given away that shows what is hidden: several people play at this screen,
 * and the game is not over.
 *
 * @param sealed  the page wants that
 */
export function isSealed(state: TableState, sealed: boolean): boolean {
  const session = realGame(state);
  return sealed && session !== null && !session.over && session.humans.length > 1;
}

/**
 * Why the last bot answered as it did; null while others are asked at the same time, to whom it
 * would tell the answer.
 */
export function reasonsToTell({ session, reasons }: TableState): Reasons | null {
  return (session?.together ?? null) === null ? reasons : null;
}
