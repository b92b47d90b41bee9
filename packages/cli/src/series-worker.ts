/** A thread that plays parts of a series; see `series-pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { SeriesPlayer, type PartResult, type SeriesJob } from './series.ts';

/** From the pool: play these games. */
export interface PartOrder {
  readonly from: number;
  readonly to: number;
}

/** To the pool. */
export type PartReport =
  | { readonly is: 'done'; readonly result: PartResult }
  | { readonly is: 'failed'; readonly message: string };

const port = parentPort;
if (port !== null) {
  const player = await SeriesPlayer.load(workerData as SeriesJob);
  port.on('message', ({ from, to }: PartOrder) => {
    let report: PartReport;
    try {
      report = { is: 'done', result: player.play(from, to) };
    } catch (error) {
      report = { is: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.postMessage(report);
  });
  port.postMessage('ready');
}
