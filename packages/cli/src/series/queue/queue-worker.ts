/** Takes parts out of the queue and plays them in threads. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { extname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { JobResult, PgBoss } from 'pg-boss';
import type { PlayJob } from '../jobs.ts';
import type { PartReport } from '../worker.ts';
import { openQueue, QUEUES, type PartOutput, type QueuedPart, type QueueSettings } from './boss.ts';

export interface WorkerOptions extends QueueSettings {
  readonly url: string;
  /** threads, each of which plays one part at a time */
  readonly jobs: number;
  /** ends the work: parts that are being played go back to the queue */
  readonly signal: AbortSignal;
  /** milliseconds without a part after which the work ends; null: never */
  readonly idle: number | null;
  /** called when a part is done */
  readonly played: (part: QueuedPart, ms: number) => void;
}

/** Seconds between two looks at an empty queue; pg-boss takes no less. */
const PAUSE = 0.5;
/** Milliseconds between two looks at whether the worker has been idle for long enough. */
const LOOK = 200;
/**
 * Parts that a thread takes at once. With 2 it asks for more without a pause as long as there are
 * some, which pg-boss does not do for single jobs.
 */
const BATCH = 2;

/**
 * Plays parts until the signal, or until none has come for a while.
 *
 * @throws FindingError when the database cannot be used at the start
 */
export async function workOnQueue(options: WorkerOptions): Promise<void> {
  const { url, jobs, signal, idle, played } = options;
  const boss = await openQueue(url, options);
  const threads = new Threads(boss);
  const name = `${hostname()} ${randomUUID().slice(0, 8)}`;
  let last = Date.now();
  let active = 0;
  const handle = async (part: QueuedPart): Promise<PartOutput> => {
    active++;
    const start = performance.now();
    try {
      const report = await threads.play(part, signal);
      const ms = Math.round(performance.now() - start);
      if (report.is === 'failed') return report;
      played(part, ms);
      return { is: 'done', result: JSON.stringify(report.result), worker: name, ms };
    } finally {
      active--;
      last = Date.now();
    }
  };
  try {
    const settings = {
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
      localConcurrency: jobs,
      pollingIntervalSeconds: PAUSE,
    } as const;
    await boss.work<QueuedPart, JobResult<PartOutput>[], typeof settings>(QUEUES.parts, settings, async (batch) => {
      const results: JobResult<PartOutput>[] = [];
      for (const { id, data } of batch) results.push({ id, status: 'completed', output: await handle(data) });
      return results;
    });
    const isIdle = (): boolean => idle !== null && active === 0 && Date.now() - last >= idle;
    while (!signal.aborted && !isIdle()) await setTimeout(LOOK, undefined, { signal }).catch(() => {});
  } finally {
    await boss.stop({ graceful: true, timeout: 5000 }).catch(() => {});
    await threads.end();
  }
}

/** Threads that hold a series each, for as long as its parts come. */
class Threads {
  readonly #boss: PgBoss;
  #resting: { readonly series: string; readonly thread: Worker }[] = [];
  readonly #all = new Set<Worker>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** @throws Error after the signal, and when a thread dies: the part goes back to the queue */
  async play({ series, from, to }: QueuedPart, signal: AbortSignal): Promise<PartReport<unknown>> {
    const thread = await this.#threadFor(series);
    thread.postMessage({ from, to }, []);
    const [report] = (await once(thread, 'message', { signal })) as [PartReport<unknown>];
    this.#resting.push({ series, thread });
    return report;
  }

  async #threadFor(series: string): Promise<Worker> {
    const known = this.#resting.find((one) => one.series === series);
    if (known !== undefined) {
      this.#resting = this.#resting.filter((one) => one !== known);
      return known.thread;
    }
    const old = this.#resting.pop();
    if (old !== undefined) await this.#end(old.thread);
    const [job] = await this.#boss.findJobs<PlayJob>(QUEUES.series, { id: series });
    if (job === undefined) throw new Error('the series of a part is not in the queue');
    const thread = new Worker(new URL(`../worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: job.data,
    });
    this.#all.add(thread);
    // It says that it is ready.
    await once(thread, 'message');
    return thread;
  }

  async #end(thread: Worker): Promise<void> {
    this.#all.delete(thread);
    await thread.terminate();
  }

  async end(): Promise<void> {
    await Promise.all([...this.#all].map(async (thread) => await this.#end(thread)));
  }
}
