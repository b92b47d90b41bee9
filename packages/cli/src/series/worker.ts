/** A thread that plays parts of a series; see `pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadPlayer, type PlayJob } from './jobs.ts';

/** From the pool: play these games. */
interface PartOrder {
  readonly from: number;
  readonly to: number;
}

/** To the pool. */
export type PartReport<R> =
  | { readonly is: 'done'; readonly result: R }
  | { readonly is: 'failed'; readonly message: string };

const port = parentPort;
if (port !== null) {
  const player = await loadPlayer(workerData as PlayJob);
  port.on('message', ({ from, to }: PartOrder) => {
    let report: PartReport<unknown>;
    try {
      report = { is: 'done', result: player.play(from, to) };
    } catch (error) {
      report = { is: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(report);
  });
  port.postMessage('ready');
}
