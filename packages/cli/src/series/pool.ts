/** Playing a series on several cores. The result does not depend on how many. */
import { extname } from 'node:path';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { loadPlayer, type PartOf, type PlayJob } from './jobs.ts';
import { paceOf, Parts, type Part } from './parts.ts';
import type { PartReport } from './worker.ts';

export interface PoolOptions {
  readonly from: number;
  readonly to: number;
  /** threads; default one for each core */
  readonly jobs?: number | undefined;
  /** called with how many games are done */
  readonly progress?: ((done: number) => void) | undefined;
  /** ends the playing: parts that are done by then are kept */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plays the games of a range.
 *
 * @returns the results of the parts, in any order; fewer than all after the signal, even none
 * @throws Error when a thread fails, which rules cannot cause
 */
export async function playParts<J extends PlayJob>(
  job: J,
  { from, to, jobs, progress, signal }: PoolOptions,
): Promise<PartOf<J>[]> {
  const threads = Math.max(1, Math.min(jobs ?? availableParallelism(), to - from));
  const parts = new Parts(from, to, threads);
  const results: PartOf<J>[] = [];
  let done = 0;
  const take = (result: PartOf<J>, [first, end]: Part): void => {
    results.push(result);
    done += end - first;
    progress?.(done);
  };
  if (threads === 1) await playHere(job, parts, { take, signal });
  else await playInThreads(job, parts, { threads, take, signal });
  return results;
}

interface Taking<R> {
  readonly take: (result: R, part: Part) => void;
  readonly signal: AbortSignal | undefined;
}

async function playHere<J extends PlayJob>(job: J, parts: Parts, { take, signal }: Taking<PartOf<J>>): Promise<void> {
  const player = await loadPlayer(job);
  const isOver = (): boolean => signal?.aborted === true;
  let pace: number | null = null;
  for (let part = parts.next(pace); part !== null; part = isOver() ? null : parts.next(pace)) {
    const start = performance.now();
    take(player.play(part[0], part[1]), part);
    pace = paceOf(part, performance.now() - start);
    // Ctrl-C is heard between two parts only.
    await setImmediate();
  }
}

/** Ends as this file does: in a package it is JavaScript. */
const workerFile = new URL(`worker${extname(import.meta.filename)}`, import.meta.url);

async function playInThreads<J extends PlayJob>(
  job: J,
  parts: Parts,
  { threads, take, signal }: Taking<PartOf<J>> & { readonly threads: number },
): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(workerFile, { workerData: job }));
  try {
    await Promise.all(workers.map((worker) => serve(worker, parts, { take, signal })));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands parts to one thread until none is left. */
async function serve<R>(worker: Worker, parts: Parts, { take, signal }: Taking<R>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let played: Part | null = null;
    let pace: number | null = null;
    let start = 0;
    const next = (): void => {
      played = signal?.aborted === true ? null : parts.next(pace);
      start = performance.now();
      if (played === null) resolve();
      else worker.postMessage({ from: played[0], to: played[1] }, []);
    };
    signal?.addEventListener('abort', () => resolve());
    worker.on('error', reject);
    worker.on('message', (message: PartReport<R> | 'ready') => {
      if (message !== 'ready' && message.is === 'failed') {
        reject(new Error(message.message));
        return;
      }
      if (message !== 'ready' && played !== null && signal?.aborted !== true) {
        take(message.result, played);
        pace = paceOf(played, performance.now() - start);
      }
      next();
    });
  });
}
