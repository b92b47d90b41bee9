/**
 * What is handed to those who try mutants, and what they say. Plain data, so that it passes to a
 * thread.
 */
import type { Mutation } from '@undercroft/compiler';
import type { Scenario } from '@undercroft/scenario';

/** A game with its scenarios. */
export interface MutantJob {
  readonly game: string;
  readonly files: ReadonlyMap<string, string>;
  readonly scenarios: readonly Scenario[];
  /** which lines of the code each scenario runs */
  readonly covered: CoveredCode;
}

/** The code that scenarios were counted in, and what they ran of it. Plain data. */
export interface CoveredCode {
  /** of the unchanged game, as a module */
  readonly code: string;
  /** see `RunLines` */
  readonly ran: SharedArrayBuffer;
}

/** One mutant to be tried. */
export interface MutantOrder {
  readonly mutation: Mutation;
  /** scenarios to run until one fails, by index */
  readonly scenarios: readonly number[];
}

/**
 * Outcome of a mutant: a scenario failed, none did, rules ran for ever, the compiler refused it, or
 * it compiled to the same code. The last two do not count, and neither does `broken`: the compiler
 * crashed on it, which is a bug of the compiler.
 */
export type MutantStatus = 'caught' | 'survived' | 'ran-away' | 'refused' | 'same' | 'broken';

export interface MutantOutcome {
  readonly status: MutantStatus;
  /** the scenario that failed, by index; -1 for none */
  readonly by: number;
  /** what it said first */
  readonly reason: string;
}
