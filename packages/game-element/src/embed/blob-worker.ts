/**
 * How to start a worker from the text of a function, so that a page needs no second file. The function holds rules, engine
 * and bots; it uses nothing from outside, see `build/core.ts`.
 *
 * @returns starts a worker; throws where the page forbids it
 */
export function workerFrom(make: (into: object) => { work(scope: unknown): void }): () => Worker {
  return () => {
    const text = `(${make.toString()})({}).work(self)`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    try {
      return new Worker(url);
    } finally {
      // The worker has its text by then: it is fetched when the worker is made.
      URL.revokeObjectURL(url);
    }
  };
}
