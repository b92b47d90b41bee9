/**
 * A game that teaches: it begins alike each time, and sentences are said when it is time for them.
 * The player has the first seat.
 */
export interface LessonMeta {
  /** name of its file */
  readonly name: string;
  readonly title: string;
  /** what one learns, and how long it takes */
  readonly text: string;
  readonly seed: number;
  readonly players: number;
  /** index into `GameMeta.options` and value of what is not as usual */
  readonly options: readonly (readonly [option: number, value: number])[];
  /** the first that holds is said first */
  readonly moments: readonly MomentMeta[];
}

/** A sentence of a lesson, said once, while the player is asked. */
export interface MomentMeta {
  readonly name: string;
  readonly say: string;
  /** names of windows, procedures and cards that ask; empty means any */
  readonly asked: readonly string[];
  /** a condition: argument of `GameModule.moment`, or -1 */
  readonly when: number;
  /** names of zones, rows, kinds, counters and fields that are pointed at */
  readonly points: readonly string[];
  /**
   * names of options and rows that are recommended as answers; `done` for the answer that takes
   * nothing
   */
  readonly choose: readonly string[];
}
