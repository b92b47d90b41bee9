/** Playing a series on several cores. The result does not depend on how many. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { mergeParts, SeriesPlayer, type PartResult, type SeriesJob } from './series.ts';
import type { PartReport } from './series-worker.ts';

export interface PoolOptions {
  readonly from: number;
  readonly to: number;
  /** threads; default one for each core */
  readonly jobs?: number | undefined;
  /** called with how many games are done */
  readonly progress?: ((done: number) => void) | undefined;
}

/** Games a part has at most: small enough that no core waits long at the end, large enough that handing out costs nothing. */
const PART_MAX = 500;

/** Plays the games of a range. @throws Error when a thread fails, which rules cannot cause */
export async function playSeries(job: SeriesJob, { from, to, jobs, progress }: PoolOptions): Promise<PartResult> {
  const threads = Math.max(1, Math.min(jobs ?? availableParallelism(), to - from));
  if (threads === 1) {
    const player = await SeriesPlayer.load(job);
    return player.play(from, to, progress);
  }
  const parts = partsOf(from, to, threads);
  const results: PartResult[] = [];
  let done = 0;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('series-worker.ts', import.meta.url), { workerData: job }),
  );
  try {
    await Promise.all(
      workers.map((worker) =>
        serve(worker, parts, (result) => {
          results.push(result);
          done += result.shard.games;
          progress?.(done);
        }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return mergeParts(results);
}

type Part = readonly [from: number, to: number];

function partsOf(from: number, to: number, threads: number): Part[] {
  const size = Math.max(1, Math.min(PART_MAX, Math.ceil((to - from) / threads / 8)));
  const parts: Part[] = [];
  for (let at = from; at < to; at += size) parts.push([at, Math.min(to, at + size)]);
  return parts.toReversed();
}

/** Hands parts to one thread until none is left. */
async function serve(worker: Worker, parts: Part[], take: (result: PartResult) => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const part = parts.pop();
      if (part === undefined) resolve();
      else worker.postMessage({ from: part[0], to: part[1] }, []);
    };
    worker.on('error', reject);
    worker.on('message', (message: PartReport | 'ready') => {
      if (message !== 'ready' && message.is === 'failed') {
        reject(new Error(message.message));
        return;
      }
      if (message !== 'ready') take(message.result);
      next();
    });
  });
}
