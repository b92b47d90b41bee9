/** Who asks a table for something, and what becomes of it. */
import type { Entry } from './entry.ts';
import type { RuleFailure } from './failure.ts';
import type { Reply } from './protocol.ts';

/** Who sends a request, as the server has found out from the token. */
export interface Visitor {
  /**
   * the hash of the token: all that a server keeps of it; null without a token: such a visitor only
   * watches
   */
  readonly mark: string | null;
}

/** What became of a request: the entry is stored before the reply is sent. */
export interface RequestOutcome {
  readonly reply: Reply;
  /** null when the table stays as it was */
  readonly entry: Entry | null;
  /** time that passed before it; kept before `entry` */
  readonly time?: Entry | null;
  /** where the rules failed, when they did */
  readonly failure?: RuleFailure;
}
