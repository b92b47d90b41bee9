/** A thread that runs cases; see `main.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { fuzz, failureLines, type Cases } from './fuzz.ts';

/** Messages to the thread that started this one. */
export type WorkerReport =
  | { readonly is: 'begin'; readonly index: number }
  | { readonly is: 'failed'; readonly told: string }
  | { readonly is: 'done' };

const port = parentPort;
if (port !== null) {
  const say = (report: WorkerReport): void => port.postMessage(report);
  for (const finding of await fuzz(workerData as Cases, (index) => say({ is: 'begin', index })))
    say({ is: 'failed', told: failureLines(finding) });
  say({ is: 'done' });
}
