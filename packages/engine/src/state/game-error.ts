/**
 * The two ways to fail: the rules of a game broke a limit (`GameError`), or the caller asked for
 * what cannot be (`GameUseError`).
 */
import {
  MAX_COUNTED_OPTIONS,
  MAX_OPTIONS,
  type GameErrorCode,
  type GameErrorLike,
  type GameMeta,
} from '@undercroft/contract';

/** Where a game stood when it failed: enough to see the failure again. */
export interface FailureContext {
  /** one line for a terminal, or null when the game did not begin from a seed */
  readonly replay: string | null;
  /** hash of the last sound state: 16 hex digits */
  readonly stateHash: string;
}

/**
 * A stated limit was exceeded, or the rules of a game contradict themselves. The mistake lies in
 * the content, at `file` and `line`; with the code `internal` it lies in the compiler.
 */
export class GameError extends Error {
  readonly code: GameErrorCode | 'internal';
  /** index into `meta.sites`, -1 unknown */
  readonly site: number;
  readonly file: string | null;
  readonly line: number | null;
  /** one line for a terminal; it holds the seed */
  readonly replay: string | null;
  readonly stateHash: string;

  constructor(code: GameErrorCode | 'internal', text: string, meta: GameMeta, site: number, at: FailureContext) {
    const place = placeOfSite(meta, site);
    super(`${place ? `${place.file}:${place.line}: ` : ''}${text} [${code}, state ${at.stateHash}]`);
    this.name = 'GameError';
    this.code = code;
    this.site = site;
    this.file = place?.file ?? null;
    this.line = place?.line ?? null;
    this.replay = at.replay;
    this.stateHash = at.stateHash;
  }

  /**
   * The message, and the line that plays to the same place again. That line holds the seed, which
   * tells everything hidden: it is for authors, and for players only when the game is over.
   */
  get report(): string {
    return this.replay === null ? this.message : `${this.message}\n  ${this.replay}`;
  }
}

/** Why a call was refused; the game is as it was before the call. */
export type GameUseCode =
  | 'not-offered'
  | 'not-asked'
  | 'over'
  | 'bad-setup'
  | 'no-seed'
  | 'no-such-position'
  | 'wrong-state';

/**
 * The caller asked for something that cannot be: an answer that is not offered, a setup out of
 * range. Nothing was changed.
 */
export class GameUseError extends Error {
  readonly code: GameUseCode;

  constructor(code: GameUseCode, message: string) {
    super(message);
    this.name = 'GameUseError';
    this.code = code;
  }
}

/** Whether something thrown by a module is one of its stated failures. */
export function isGameErrorLike(error: unknown): error is GameErrorLike {
  // Its place is not read: to find it may take long.
  return error instanceof Error && 'code' in error && 'site' in error;
}

/** What each stated limit means, for the author of the named line. */
const MEANING: Readonly<Record<GameErrorCode, string>> = {
  'loop-limit': 'this goes on for ever: too many calls, turns of loops and moved things before the next question',
  'stack-limit': 'this calls itself for ever: too many procedures wait for each other',
  'option-limit': 'this question has too many answers',
  'event-limit': 'too much happens before the next question: the log of it does not fit',
  'dice-limit': 'too many dice lie on the table; `max-dice` in game.yaml says how many there may be',
  'lasting-limit': 'too many lasting effects are in force at once',
  overflow: 'this number is too great or too small: numbers go from -2147483648 to 2147483647',
  'zero-division': 'this divides by 0',
  'negative-amount': 'this is less than nothing: what is gained, lost or paid is never below 0',
  'dice-sides': 'this die has no sides',
  script: 'more is rolled or picked at random here than `dice` and `picks` say, or what they say cannot be',
  require: 'what is required here does not hold',
  'no-answer': 'this question has no answer',
};

/** What compiled games say instead of a sentence. */
const BARE = /^game error [a-z-]+$/;

/**
 * Turns an error that a module threw into a `GameError` that says where. A `GameError` stays what
 * it is.
 */
export function toGameError(meta: GameMeta, error: unknown, at: FailureContext): GameError {
  if (error instanceof GameError) return error;
  if (isGameErrorLike(error)) {
    const text = BARE.test(error.message) ? meaningOf(error) : error.message;
    const made = new GameError(error.code, text, meta, error.site, at);
    made.cause = error;
    return made;
  }
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const made = new GameError('internal', `the compiled game failed: ${text}`, meta, -1, at);
  made.cause = error;
  return made;
}

function meaningOf({ code, message, amount }: GameErrorLike): string {
  if (code !== 'option-limit' || amount === undefined) return MEANING[code] ?? message;
  const many = amount > MAX_COUNTED_OPTIONS ? `more than ${MAX_COUNTED_OPTIONS}` : String(amount);
  return `this question has ${many} answers, and at most ${MAX_OPTIONS} are possible`;
}

/** File and line of a site, null when it is not known. Never throws. */
export function placeOfSite(meta: GameMeta, site: number): { readonly file: string; readonly line: number } | null {
  const at = meta.sites[site];
  const file = at && meta.files[at.file];
  return file === undefined ? null : { file, line: at.line };
}
