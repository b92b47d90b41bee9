/**
 * What fails at a table. What is told of the rules is fit for a log: code and place, without the
 * state and the seed that a report of the engine holds.
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

/** Entries that do not belong to a table: what was stored is damaged. */
export class TableError extends Error {
  override readonly name = 'TableError';
}
