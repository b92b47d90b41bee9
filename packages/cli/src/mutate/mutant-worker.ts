/** A thread that tries mutants; see `mutant-pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { MutantJob, MutantOrder, MutantOutcome } from './job.ts';
import { MutantRunner } from './mutant-runner.ts';

/** To the pool: ready for the first one, or done with one. */
export type MutantReport = MutantOutcome | 'ready';

const port = parentPort;
if (port !== null) {
  const runner = new MutantRunner(workerData as MutantJob);
  port.on('message', (order: MutantOrder) => {
    port.postMessage(runner.run(order) satisfies MutantReport);
  });
  port.postMessage('ready' satisfies MutantReport);
}
