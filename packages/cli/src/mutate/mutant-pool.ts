/** Trying mutants on several cores. The outcomes do not depend on how many. */
import { extname } from 'node:path';
import { availableParallelism } from 'node:os';
import { clearTimeout, setTimeout } from 'node:timers';
import { setImmediate as moment } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MutantJob, MutantOrder, MutantOutcome } from './job.ts';
import { MutantRunner } from './mutant-runner.ts';
import type { MutantReport } from './mutant-worker.ts';

export interface MutantPoolOptions {
  /** threads; default one for each core */
  readonly jobs: number | undefined;
  /** called with each outcome and the index of its order */
  readonly done: (index: number, outcome: MutantOutcome) => void;
  /** asked before each mutant; true = no more */
  readonly isStopped: () => boolean;
}

/** So few are not worth a thread. */
const FEW = 120;
/**
 * Limits of the engine stop rules that go on for ever; this stops what they do not see. Of the
 * processor: on a busy machine a minute is nothing.
 */
const PATIENCE_MS = 60_000;

/** @throws Error when a thread fails, which mutants cannot cause */
export async function tryMutants(
  job: MutantJob,
  orders: readonly MutantOrder[],
  { jobs, done, isStopped }: MutantPoolOptions,
): Promise<void> {
  const threads = Math.max(1, Math.min(jobs ?? availableParallelism(), Math.ceil(orders.length / 8)));
  if (threads === 1 && orders.length <= FEW) return await tryHere(job, orders, { done, isStopped });
  let next = 0;
  const take = (): number => (isStopped() || next >= orders.length ? -1 : next++);
  const serveAll = async (): Promise<void> => {
    for (let more = true; more;) more = await serve(new Worker(workerFile, { workerData: job }), orders, take, done);
  };
  await Promise.all(Array.from({ length: threads }, serveAll));
}

async function tryHere(
  job: MutantJob,
  orders: readonly MutantOrder[],
  { done, isStopped }: Omit<MutantPoolOptions, 'jobs'>,
): Promise<void> {
  const runner = new MutantRunner(job);
  for (const [index, order] of orders.entries()) {
    // Signals are told only when the program has a moment for them.
    await moment();
    if (isStopped()) return;
    done(index, runner.run(order));
  }
}

/** Ends as this file does: in a package it is JavaScript. */
const workerFile = new URL(`mutant-worker${extname(import.meta.filename)}`, import.meta.url);

/**
 * Hands mutants to one thread until none is left, or one goes on for ever.
 *
 * @returns whether more may be left
 */
async function serve(
  worker: Worker,
  orders: readonly MutantOrder[],
  take: () => number,
  done: MutantPoolOptions['done'],
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      let index = -1;
      /** @param begun what the thread had used when it was looked at first; null the first time */
      const watch = (begun: NodeJS.CpuUsage | null): void => {
        timer = setTimeout(() => {
          look(begun).catch(reject);
        }, PATIENCE_MS);
      };
      const look = async (begun: NodeJS.CpuUsage | null): Promise<void> => {
        const watched = index;
        const now = await worker.cpuUsage();
        if (index !== watched) return;
        if (begun === null || spent(begun, now) < PATIENCE_MS) return watch(begun ?? now);
        // Messages that arrive before it has ended are ignored.
        worker.removeAllListeners('message');
        done(index, { status: 'ran-away', by: -1, reason: '' });
        resolve(true);
      };
      const next = (): void => {
        index = take();
        if (index < 0) return resolve(false);
        watch(null);
        worker.postMessage(orders[index], []);
      };
      worker.on('error', reject);
      // After the end of this promise, that is our own doing.
      worker.on('exit', () => reject(new Error('a thread ended while mutants were left')));
      worker.on('message', (report: MutantReport) => {
        clearTimeout(timer);
        if (report !== 'ready') done(index, report);
        next();
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Milliseconds of the processor. */
function spent(before: NodeJS.CpuUsage, now: NodeJS.CpuUsage): number {
  return (now.user - before.user + now.system - before.system) / 1000;
}
