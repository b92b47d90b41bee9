/** A second at the latest, where the browser does not say when it has nothing to do. */
const LATE = 1000;

/**
 * Calls when the page has been drawn and nothing else is to be done.
 *
 * @returns ends the wait
 */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(() => call(), { timeout: 5 * LATE });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(call, LATE);
  return () => clearTimeout(waiting);
}
