import type { Branches } from '@undercroft/scenario';
import type { TrialOrder, TrialResult } from './trial-worker.ts';

/** Tries the newest order beside the page; older ones are given up. */
export class TrialRunner {
  readonly #done: () => void;
  #worker: Worker | null = null;
  /** of the last finished order; null before the first, and when it could not be tried */
  result: Branches | null = null;
  /** why it could not */
  wrong = '';
  /** hash of the game in which it was tried */
  hash = '';

  /** @param done  called when there is another result */
  constructor(done: () => void) {
    this.#done = done;
  }

  get running(): boolean {
    return this.#worker !== null;
  }

  /** @param hash  of the game in which the position is */
  run(order: TrialOrder, hash: string): void {
    this.stop();
    this.hash = hash;
    this.#worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<TrialResult>) => {
      if ('wrong' in data) this.refuse(data.wrong);
      else this.#end(data, '');
    });
    this.#worker.addEventListener('error', ({ message }) => this.refuse(message));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.#worker.postMessage(order);
    this.#done();
  }

  /** Nothing is tried, and why. */
  refuse(wrong: string): void {
    this.#end(null, wrong);
  }

  #end(result: Branches | null, wrong: string): void {
    this.stop();
    this.result = result;
    this.wrong = wrong;
    this.#done();
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
