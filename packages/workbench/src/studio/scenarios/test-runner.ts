import type { TestOrder, TestResult } from './results.ts';

/** Runs the scenarios of the newest order; older ones are given up. */
export class TestRunner {
  readonly #done: () => void;
  #worker: Worker | null = null;
  #order: TestOrder | null = null;
  /** of the last finished order; null before the first */
  results: readonly TestResult[] | null = null;
  /** why the last order did not finish; empty when it did */
  stopped = '';

  /** @param done  called when there are results */
  constructor(done: () => void) {
    this.#done = done;
  }

  get running(): boolean {
    return this.#worker !== null;
  }

  /** Runs an order, unless it is the one that was run last. */
  run(order: TestOrder): void {
    if (order.code === this.#order?.code && sameTexts(order.texts, this.#order.texts)) return;
    this.stop();
    this.#order = order;
    this.stopped = '';
    this.#worker = new Worker(new URL('./test-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<readonly TestResult[]>) => {
      this.results = data;
      this.stop();
      this.#done();
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.stopped = message;
      this.stop();
      this.#done();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#worker.postMessage(order);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

function sameTexts(one: TestOrder['texts'], other: TestOrder['texts']): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}
