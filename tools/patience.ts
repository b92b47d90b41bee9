/**
 * How long tests wait before they say that something does not come. No test waits longer than it needs: these are far above
 * what anything takes, so that a busy machine fails none of them.
 */

/** For a whole test, such as a game in a browser, in milliseconds. */
export const TEST_PATIENCE = 300_000;
