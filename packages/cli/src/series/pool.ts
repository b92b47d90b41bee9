/** Playing a series on several cores. The result does not depend on how many. */
import { extname } from 'node:path';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { loadPlayer, type PartOf, type PlayJob } from './jobs.ts';
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

/** Milliseconds that a part shall take: little is lost when all is ended early, and no core waits long at the end. */
const PART_MS = 500;

/** Games of the first part, and of the largest. */
const PART_FIRST = 1;
const PART_MAX = 500;

/**
 * Plays the games of a range.
 *
 * @returns what each part came to, in any order; fewer than all when the signal was given, even none
 * @throws Error when a thread fails, which rules cannot cause
 */
export async function playParts<J extends PlayJob>(
  job: J,
  { from, to, jobs, progress, signal }: PoolOptions,
): Promise<PartOf<J>[]> {
  const threads = Math.max(1, Math.min(jobs ?? availableParallelism(), to - from));
  const parts = new Parts(from, to);
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
  let size = PART_FIRST;
  for (let part = parts.next(size); part !== null; part = isOver() ? null : parts.next(size)) {
    const start = performance.now();
    take(player.play(part[0], part[1]), part);
    size = sizeAfter(part, performance.now() - start);
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

type Part = readonly [from: number, to: number];

/** Hands out a range in parts. How it is cut changes nothing in the sum. */
class Parts {
  #at: number;
  readonly #to: number;

  constructor(from: number, to: number) {
    this.#at = from;
    this.#to = to;
  }

  /** @param size most games. @returns null when all is handed out */
  next(size: number): Part | null {
    const from = this.#at;
    if (from >= this.#to) return null;
    this.#at = Math.min(this.#to, from + size);
    return [from, this.#at];
  }
}

/** Games of the part after one that took so many milliseconds. */
function sizeAfter([from, to]: Part, took: number): number {
  return Math.max(1, Math.min(PART_MAX, Math.round(((to - from) * PART_MS) / Math.max(1, took))));
}

/** Hands parts to one thread until none is left. */
async function serve<R>(worker: Worker, parts: Parts, { take, signal }: Taking<R>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let played: Part | null = null;
    let size = PART_FIRST;
    let start = 0;
    const next = (): void => {
      played = signal?.aborted === true ? null : parts.next(size);
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
        size = sizeAfter(played, performance.now() - start);
      }
      next();
    });
  });
}
