/**
 * Where the rules of a game failed, fit for a log: the message of the engine holds the seed, so
 * nothing of it is kept.
 */
import { GameError, GameUseError } from '@undercroft/engine';

export interface RuleFailure {
  readonly code: string;
  /** in the folder of the game; null when it is not known */
  readonly file: string | null;
  readonly line: number | null;
}

/** What an error says about the rules; null when it has nothing to do with them. @throws never */
export function ruleFailureOf(error: unknown): RuleFailure | null {
  if (error instanceof GameError) return { code: error.code, file: error.file, line: error.line };
  return error instanceof GameUseError ? { code: error.code, file: null, line: null } : null;
}
