import type { Io } from '@undercroft/contract';

/**
 * Runs what only tries answers: that must leave no trace, neither in the log nor in the coverage
 * nor in the reasons.
 */
export function tried<Result>(io: Io, run: () => Result): Result {
  const { log, reached, explain } = io;
  [io.log, io.reached, io.explain] = [false, null, false];
  try {
    return run();
  } finally {
    [io.log, io.reached, io.explain] = [log, reached, explain];
  }
}
