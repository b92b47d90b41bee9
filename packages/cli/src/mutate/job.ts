/** What is handed to those who try mutants, and what they say. Plain data, so that it passes to a thread. */
import type { Mutation } from '@undercroft/compiler';
import type { Scenario } from '@undercroft/scenario';

/** A game with its scenarios. */
export interface MutantJob {
  readonly game: string;
  readonly files: ReadonlyMap<string, string>;
  readonly scenarios: readonly Scenario[];
}

/** One mutant to be tried. */
export interface MutantOrder {
  readonly mutation: Mutation;
  /** scenarios to run until one fails, by index */
  readonly scenarios: readonly number[];
}

/**
 * What became of a mutant: a scenario failed, none did, rules went on for ever, the compiler refused it, or it came to the same code. The last
 * two are not counted, and neither is `broken`: the compiler failed at it, which is a mistake of ours.
 */
export type MutantStatus = 'caught' | 'survived' | 'ran-away' | 'refused' | 'same' | 'broken';

export interface MutantOutcome {
  readonly status: MutantStatus;
  /** the scenario that failed, by index; -1 for none */
  readonly by: number;
  /** what it said first */
  readonly reason: string;
}
