/**
 * First words of lines, for messages about lines that do not parse. All of them come from the
 * grammar.
 */
import { lines, statements } from '../../../generated/words.ts';
import { BUILT_IN_VERBS } from '../vocabulary/verbs.ts';
import { BODY_WORDS } from '../vocabulary/words.ts';

/** Words that begin a statement. */
export const STATEMENT_WORDS: ReadonlySet<string> = new Set([...statements, ...Object.keys(BUILT_IN_VERBS)]);

/** A line with `you` in front was meant as a statement, because a statement names no player. */
const NO_HEADER = 'you';

/** Words that begin something with a body. */
export const HEADER_WORDS: ReadonlySet<string> = new Set([...BODY_WORDS].filter((word) => word !== NO_HEADER));

/**
 * Words that no broken line was meant to begin with. `stop` and the like stand alone, so a line
 * that begins with nearly one of them is read as a command. What is nearly `you` is `your`.
 */
const NEVER_MEANT: ReadonlySet<string> = new Set(['stop', 'skip', 'expire', 'you']);
/** Nearly every short word is close to a shorter one. */
const LETTERS_MIN = 3;

/** Words that begin a line and need more behind them. */
export const OPENERS: readonly string[] = lines.filter((word) => word.length >= LETTERS_MIN && !NEVER_MEANT.has(word));
