/**
 * Documents of a game that the compiler hands on as they were written: what stands in `table.yaml`,
 * and the rulebook.
 */

/**
 * Whole documents of a game. Their schemas are those of `content/load`; who draws them reads with
 * care what was made by hand.
 */
export interface ExtrasMeta {
  readonly table?: TableMeta;
  /** chapters for players; the page checks each before it is shown */
  readonly rulebook?: unknown;
  /** what programs that play have learned */
  readonly trained?: { readonly players: readonly TrainedMeta[] };
}

/** What was learned, one answer ahead or in a tree of answers, or neither. */
export type TrainedPlays = 'learned' | 'learned-tree' | 'sensible';

/** What was learned for one way to play, as `trained.yaml` says it. */
export interface TrainedMeta {
  /** name of the variant; left out: the game as written */
  readonly variant?: string;
  readonly seats: number;
  /**
   * who did better in the match after training, and so plays where a bot is not named more exactly
   */
  readonly plays: TrainedPlays;
  /**
   * the same of each seat, where each was matched for itself: sides of a game may have different
   * things to do
   */
  readonly 'by-seat'?: readonly { readonly plays: TrainedPlays }[];
  /** hidden units of the network */
  readonly hidden: number;
  /** names of the numbers that go in */
  readonly inputs: readonly string[];
  /** signed bytes in base64, with white space anywhere: see `packLearned` of bots */
  readonly weights: string;
}

/**
 * Whether answers behind which something was learned may be taken back: always, asked once more,
 * not at all.
 */
export type UndoRule = 'free' | 'asked' | 'never';

export const UNDO_RULES: readonly UndoRule[] = ['free', 'asked', 'never'];

/** What wins, and the target of each counter, field or attribute of players. */
export interface GoalMeta {
  readonly says: string;
  readonly reach?: Readonly<Record<string, number>>;
  /** what is different while an option, by its name, is on; the first that is holds */
  readonly with?: readonly (Partial<Pick<GoalMeta, 'says' | 'reach'>> & { readonly option: string })[];
}

/**
 * What a player reads before a question: the story of the game, or of what has been drawn in it.
 */
export interface BriefingMeta {
  /** left out: the title of the game */
  readonly title?: string;
  readonly says: string;
  /**
   * fields of the game, each with the value at which it is told; left out: before the first
   * question
   */
  readonly when?: Readonly<Record<string, string | number | boolean>>;
  /** zones whose things are shown */
  readonly shows?: readonly string[];
  /** row whose picture stands above it while nothing of a board is open */
  readonly scene?: string;
  /**
   * by procedure, answers to its questions, in turn, by option or row: all of them are given at one
   * press
   */
  readonly recommended?: Readonly<Record<string, readonly string[]>>;
}

/** Something that a player can achieve in a game; it is judged when the game is over. */
export interface AchievementMeta {
  readonly title: string;
  readonly says: string;
  /** whether the player has to win; left out: yes */
  readonly won?: boolean;
  /** procedures that must not, or must, have happened to the player */
  readonly never?: readonly string[];
  readonly ever?: readonly string[];
  /** procedures that must not have happened to any player */
  readonly 'never-at-all'?: readonly string[];
  /** bounds of numbers of the player, or of the game, at the end */
  readonly 'at-least'?: Readonly<Record<string, number>>;
  readonly 'at-most'?: Readonly<Record<string, number>>;
}

/** What `table.yaml` says: how the table looks, and what is asked of people twice. */
export interface TableMeta {
  readonly players?: 'beside' | 'stacked';
  /** counters and fields of players, in the order in which they are shown */
  readonly counters?: readonly string[];
  /** numbers of the game, in the order in which they are shown; left out: all that have no track */
  readonly numbers?: readonly string[];
  /** counters and numbers that are shown only while they are not 0 */
  readonly 'hide-zero'?: readonly string[];
  readonly goal?: GoalMeta;
  /** what a player can achieve besides winning */
  readonly achievements?: readonly AchievementMeta[];
  /** what is told before a question, once each */
  readonly briefing?: readonly BriefingMeta[];
  /** areas of a player, of the game, of the viewer: the name of a zone, or more about it */
  readonly player?: readonly (string | AreaMeta)[];
  readonly shared?: readonly (string | AreaMeta)[];
  readonly hand?: readonly (string | AreaMeta)[];
  readonly theme?: {
    readonly ground?: number;
    readonly accent?: number;
    readonly inks?: string;
    readonly title?: string;
    readonly texture?: string;
  };
  /** how things of a kind are drawn, by its name */
  readonly kinds?: Readonly<Record<string, unknown>>;
  /** procedures whose last answer is asked for once more */
  readonly confirm?: readonly string[];
  /** options that stand apart from all other answers */
  readonly apart?: readonly string[];
  /**
   * procedures and windows whose questions a player passes who ends the turn, or who takes
   * something that comes later
   */
  readonly passes?: readonly string[];
  /**
   * parts of a turn: a procedure each, and what it is called; `sometimes`: shown only while it runs
   */
  readonly phases?: readonly { readonly is: string; readonly title: string; readonly sometimes?: boolean }[];
  /** title for the arrival of things in a zone, by its name; without a title nothing is said */
  readonly arrivals?: readonly { readonly zone: string; readonly title?: string }[];
  /**
   * procedures in which players plan answer by answer, and those that end what follows by asking
   * the same player
   */
  readonly plans?: Readonly<Record<string, readonly string[]>>;
  /**
   * whether answers may be taken back after a player has learned something; the rule of the table
   * comes first
   */
  readonly undo?: UndoRule;
  /** how events are shown, by procedure */
  readonly drama?: Readonly<Record<string, unknown>>;
}

/** How a state tells that a part of a turn runs. */
export interface PhaseMeta {
  /** name of the procedure */
  readonly name: string;
  /**
   * index into the frame functions of the module (`FRAME.kind`); of a procedure that never waits
   * for an answer no state has it, -1: it has none
   */
  readonly frame: number;
}

/** How a zone is shown. */
export interface AreaMeta {
  readonly zone?: string;
  readonly kind?: string;
  readonly 'except-in'?: readonly string[];
  readonly as?: string;
  readonly of?: string;
  readonly from?: number;
  /** the name of an option: its value */
  readonly to?: number | string;
  readonly by?: string;
  readonly title?: string;
  /** by row: hundredths of the width from the left and of the height from the top */
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly ratio?: number;
  readonly passages?: readonly string[];
  readonly places?: readonly number[];
  readonly usual?: number;
  readonly things?: string;
  readonly icon?: string;
  readonly when?: Readonly<Record<string, string | number | boolean>>;
  readonly numbered?: boolean;
  readonly spent?: boolean;
  readonly 'hide-empty'?: boolean;
  readonly size?: string;
}
