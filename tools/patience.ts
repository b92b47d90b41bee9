/**
 * How long tests wait before they report that something does not come. No test waits longer than it
 * needs: these limits are far above what anything takes, so a busy machine fails no test.
 */

/** How many times slower pages run on purpose; `packages/browser` checks the number. */
const SLOWER = Math.max(1, Number(process.env['BROWSER_SLOWER'] ?? '') || 1);

/** How many times as many cases properties try, see `npm run test:long`. */
export const TIMES = Math.max(1, Number(process.env['UNDERCROFT_TIMES'] ?? '') || 1);

/** For a whole test, such as a game in a browser, in milliseconds. */
export const TEST_PATIENCE = 300_000 * SLOWER * TIMES;

/** For one polled expectation, or for the end of a worker, in milliseconds. */
export const POLL_PATIENCE = 60_000 * SLOWER;

/** Settings of every vitest project: no test asks how fast the machine is. */
export const patient = {
  testTimeout: TEST_PATIENCE,
  hookTimeout: TEST_PATIENCE,
  teardownTimeout: POLL_PATIENCE,
  expect: { poll: { timeout: POLL_PATIENCE } },
};

/** What both configurations of vitest print after a run. */
export const reporters = ['default', './tools/summary-reporter.ts'];
