/**
 * What a compiled game is: the one shape that the compiler emits and everything else runs.
 *
 * A state is one `Int32Array(meta.layout.size)`. Cells below `HEADER_SIZE` have the same meaning in
 * every game (header.ts).
 */
import type { GameMeta } from './meta.ts';

/**
 * What `run` came back with. `held`: all who are asked together have answered, and the state says
 * to stop there: see `LayoutMeta.together`.
 */
export const STATUS = { running: 0, decision: 1, over: 2, held: 3 } as const;
export type Status = 0 | 1 | 2 | 3;

/** Answer to "done", "none", "pass" and "no thing": in options and in optional values. */
export const NONE = -1;

/**
 * Scratch memory of one loaded module; never part of a state. Valid from one `run` to the next.
 */
export interface Io {
  /** Number of legal answers in `options`. */
  count: number;
  /**
   * Legal answers, each one int: a thing's id, a number, an enum index, a player, `NONE`; for menus
   * and windows `menuOption(entry, argument)`.
   */
  readonly options: Int32Array;
  /** Index into `meta.asks`. */
  ask: number;
  /** Who is asked. */
  player: number;
  /**
   * For questions that take several things one after the other: how many were taken, fewest and
   * most in all.
   */
  taken: number;
  min: number;
  max: number;
  /** The thing a window is about, or the thing of its procedure that a prompt names, or NONE. */
  about: number;
  /** What the names in the prompt stand for, in the order of `AskMeta.says`. */
  readonly says: Int32Array;
  /** When true, `run` also fills `disabled` with what cannot be chosen and why. */
  explain: boolean;
  /** Records, see `DISABLED_RECORD`. */
  readonly disabled: Int32Array;
  disabledCount: number;
  /**
   * With `explain`, for answers that are goals of a walk: see `WALK_RECORD`. A way
   * for which there is no room is left out.
   */
  readonly walks: Int32Array;
  walkLength: number;
  /**
   * With `explain`, for answers whose option says what it shows: see `SHOW_RECORD`. What finds no
   * room is left out.
   */
  readonly shows: Int32Array;
  showLength: number;
  /** When true, `run` appends what happens to `events`. */
  log: boolean;
  /** Records, see `EVENT_RECORD`. */
  readonly events: Int32Array;
  eventLength: number;
  /**
   * Counts turns for callers that play many games: `run` adds 1 to `turns` each time the rules give
   * the turn (`meta.turn`) to another player than `turn`, which they keep up. Set both before
   * `run`, since other runs of the module count as well.
   */
  turn: number;
  turns: number;
  /**
   * For coverage: null, or `meta.sites.length` cells in which `run` sets 1 for each place that was
   * reached where a rule is cited, or where an effect, a hook, an ability or a state trigger was
   * carried out (`SiteMeta.what`: rule, effect, hook, ability, play, watch, at-end).
   */
  reached: Uint8Array | null;
  /**
   * For scenarios: null, or a list to which `run` adds the site of each lasting effect that did not
   * begin because its period was not running.
   */
  notBegun: number[] | null;
}

/** Most legal answers a decision may have; more is a game error. */
export const MAX_OPTIONS = 4096;
/** Answers beyond the limit are counted, for the message, up to this many. */
export const MAX_COUNTED_OPTIONS = 100_000;
/** Names that the prompt of a question may hold. */
export const MAX_SAYS = 8;
/** Ints of all ways that are shown with the answers of a question. */
export const MAX_WALK_INTS = 1 << 16;
/** Ints of all things that are shown with the answers of a question. */
export const MAX_SHOW_INTS = 1 << 15;
/** Ints of the event buffer between two `run`s; more is a game error. */
export const MAX_EVENT_INTS = 1 << 18;

/**
 * `option << 16 | argument + 1`: the answer to a menu or window.
 *
 * @param argument a thing's id or another small int >= -1, < 65535
 */
export function menuOption(entry: number, argument: number): number {
  return (entry << 16) | (argument + 1);
}
/** Index of the entry of a menu answer. */
export function menuEntry(option: number): number {
  return option >> 16;
}
/** Argument of a menu answer, -1 when it has none. */
export function menuArgument(option: number): number {
  return (option & 0xffff) - 1;
}

export interface GameModule {
  readonly meta: GameMeta;
  readonly io: Io;
  /**
   * Fills a fresh state: components in their zones, options, seed. Runs no rules.
   *
   * @param state   Int32Array[meta.layout.size], overwritten whole
   * @param options one int per entry of `meta.options`
   * @param players number of players, meta.players.min..max
   * @param seed    any int
   */
  init(state: Int32Array, options: ArrayLike<number>, players: number, seed: number): void;
  /**
   * Goes on from where the state stands to the next decision or the end. Idempotent at a decision
   * without an answer: it lists the same answers again. To answer: write `state[HEADER.answer]` and
   * set `state[HEADER.answered] = 1`, then run. The answer must be one of the listed ones.
   *
   * @throws GameError when a stated limit is exceeded or the rules contradict themselves; the state
   *   is then undefined.
   */
  run(state: Int32Array): Status;
  /**
   * Replaces what is running by one call of a procedure (scenarios and odds begin in the middle of
   * a turn this way); then `run`. When the procedure comes to its end, `run` gives `STATUS.over`
   * with `HEADER.ending` still -1.
   *
   * @param procedure index into `meta.procedures`; @param args one int per parameter (NONE for an
   *   omitted one); @param you acting player
   */
  call(state: Int32Array, procedure: number, args: readonly number[], you: number): void;
  /**
   * Moves a thing to the back of a zone (a zone id), or out of the game (NONE); keeps links and
   * counts right, runs no rules.
   */
  place(state: Int32Array, thing: number, zone: number): void;
  /**
   * Value of an attribute now.
   *
   * @param attribute index into `meta.attributes`;
   * @param thing id, or player for player attributes
   */
  attribute(state: Int32Array, attribute: number, thing: number): number;
  /**
   * Evaluates a named query of the game (`sets`) for one player into `into`; returns how many.
   * Things are ids.
   */
  set(state: Int32Array, set: number, player: number, into: Int32Array): number;
  /**
   * Fills `into` with the score sheet of a player now, and returns how many records there are;
   * there when `meta.score` is. Records of three ints: line (index into `meta.score.lines`), thing
   * or NONE, points.
   *
   * @param into Int32Array[3 * (lines + layout.things)] is always enough
   */
  score?(state: Int32Array, player: number, into: Int32Array): number;
  /**
   * What a player has of all that players strive for (`meta.bots.wants`), each by its weight, in
   * hundredths of a point; there when it has any.
   *
   * @param toOthers what others have against it: without what is harmless
   */
  wants?(state: Int32Array, player: number, toOthers?: boolean): number;
  /**
   * Where it is another number than it was, programs that play look no farther ahead, unless it was
   * 0; there when the content says so (`bots: {until}`).
   */
  until?(state: Int32Array, player: number): number;
  /**
   * What a function of the game gives; there when `meta.functions` is. Of one that gives a set: how
   * many, and `into` is filled with them.
   *
   * @param index into `meta.functions`; @param args one int per parameter (NONE for an omitted
   *   one); @param you acting player
   */
  evaluate?(state: Int32Array, index: number, args: readonly number[], you: number, into: Int32Array): number;
  /**
   * Remembers whether each watched condition (`as soon as`) that depends on hidden things holds
   * now, and carries out nothing; there when the game has such a condition.
   */
  settle?(state: Int32Array): void;
  /**
   * Whether something on a board is seen from something else on it: 0 not, 1 seen, 2 seen behind
   * cover; there when the rules look (`BoardMeta.sight`).
   *
   * @param thing who looks, and @param other what is looked at: spaces, or things that stand on
   *   them
   */
  sight?(state: Int32Array, thing: number, other: number): 0 | 1 | 2;
  /**
   * Whether the condition of a moment of a lesson holds for a player as `you`; there when one has a
   * condition.
   *
   * @param index `MomentMeta.when`
   */
  moment?(state: Int32Array, index: number, player: number): boolean;
  /**
   * Whether an invariant of the content holds for a player as `you`; there when `meta.invariants`
   * is.
   *
   * @param invariant index into `meta.invariants`
   */
  invariant?(state: Int32Array, invariant: number, player: number): boolean;
}

export type GameErrorCode =
  | 'loop-limit'
  | 'stack-limit'
  | 'option-limit'
  | 'event-limit'
  | 'dice-limit'
  | 'lasting-limit'
  | 'overflow'
  | 'zero-division'
  | 'negative-amount'
  | 'dice-sides'
  | 'script'
  | 'require'
  | 'no-answer';

/** A stated limit was exceeded or a rule contradicts itself; `site` leads to the line. */
export interface GameErrorLike extends Error {
  readonly code: GameErrorCode;
  /** index into `meta.sites` */
  readonly site: number;
  /** how many there were, of `option-limit`; left out of the others */
  readonly amount?: number | undefined;
}
