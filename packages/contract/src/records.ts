/**
 * Records that a compiled game leaves in `Io` after a `run`: which int of
 * each means what, counted from its first.
 */

/** A record of `Io.disabled`: an answer that cannot be chosen, and why. */
export const DISABLED_RECORD = {
  option: 0,
  /** index into `meta.reasons` */
  reason: 1,
  /** two values for the text of the reason */
  first: 2,
  second: 3,
} as const;

/** Ints of a record of `Io.disabled`. */
export const DISABLED_SIZE = 4;

/** A record of `Io.walks`: the way to a space that is offered. */
export const WALK_RECORD = {
  /** ints of the record, this one included */
  length: 0,
  option: 1,
  /** who walks */
  walker: 2,
  /** the space where the way begins */
  from: 3,
  /** of the whole way */
  cost: 4,
  /** the first of its steps, see `WALK_STEP` */
  steps: 5,
} as const;

/** One step in a record of `Io.walks`. */
export const WALK_STEP = {
  /** the space that it enters */
  space: 0,
  cost: 1,
  /** how many things it provokes */
  count: 2,
  /** their ids */
  risks: 3,
} as const;

/** A record of `Io.shows`: things that are shown with an answer. */
export const SHOW_RECORD = {
  /** ints of the record, this one included */
  length: 0,
  option: 1,
  /** the first of the ids */
  things: 2,
} as const;

/** A record of `Io.events`: something that happened. */
export const EVENT_RECORD = {
  /** ints of the record, this one included */
  length: 0,
  /** index into `meta.events` */
  event: 1,
  /** index into `meta.sites` */
  site: 2,
  /** the player who acts, -1 none */
  you: 3,
  /** the first of its arguments */
  args: 4,
} as const;
