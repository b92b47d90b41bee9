/** Puts the parts of a series into the queue and gathers what workers have counted. */
import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { FindingError } from '../../failure.ts';
import type { PartOf, PlayJob } from '../jobs.ts';
import type { Part } from '../parts.ts';
import { openQueue, partId, QUEUES, seriesId, type PartOutput, type QueuedPart, type QueueSettings } from './boss.ts';

/**
 * Parts of a range. A part that is lost with its worker is played again, so it should be small; its
 * result has up to a hundred kilobytes, so there should not be too many.
 */
const PARTS_MAX = 256;
/** Milliseconds between two looks at the queue. */
const PAUSE = 500;
/** Milliseconds for which the database may be away. */
const AWAY_MAX = 600_000;
/** Parts that are looked at together, each by its own query. */
const AT_ONCE = 8;

export interface QueueOptions extends QueueSettings {
  readonly url: string;
  readonly from: number;
  readonly to: number;
  readonly signal: AbortSignal;
  /** called with how many games are done */
  readonly progress: (done: number) => void;
  /** called when the database is away, and when it is back */
  readonly away?: (isAway: boolean) => void;
}

export interface QueuedResult<R> {
  /** in the order of the range; fewer than all after the signal */
  readonly parts: readonly R[];
  /** milliseconds of work of all workers */
  readonly work: number;
  readonly workers: number;
}

/**
 * Has the games of a range played by the workers of a queue.
 *
 * @throws FindingError when the database cannot be used, or when a worker could not play a part
 */
export async function playOnQueue<J extends PlayJob>(job: J, options: QueueOptions): Promise<QueuedResult<PartOf<J>>> {
  const boss = await openQueue(options.url, options);
  try {
    return await gather<PartOf<J>>(boss, job, options);
  } finally {
    await boss.stop({ graceful: false }).catch(() => {});
  }
}

async function gather<R>(
  boss: PgBoss,
  job: PlayJob,
  { from, to, signal, progress, away }: QueueOptions,
): Promise<QueuedResult<R>> {
  const series = seriesId(job);
  const parts = cut(from, to);
  const database = new Patient(signal, away);
  const found = new Map<Part, PartOutput & { is: 'done' }>();
  let done = 0;
  await database.try(async () => {
    await boss.insert(QUEUES.series, [{ id: series, data: job }]);
    await offer(boss, series, parts);
  });
  while (found.size < parts.length && !signal.aborted) {
    const left = parts.filter((part) => !found.has(part));
    for (let i = 0; i < left.length && !signal.aborted; i += AT_ONCE) {
      const some = left.slice(i, i + AT_ONCE);
      const outputs = await database.try(
        async () => await Promise.all(some.map(async (part) => await outputOf(boss, series, part))),
      );
      for (const [j, output] of (outputs ?? []).entries()) {
        if (output === null) continue;
        if (output.is === 'failed') {
          await forget(boss, series, some[j]!);
          throw new FindingError(`a worker could not play its part: ${output.message}`);
        }
        found.set(some[j]!, output);
        done += some[j]![1] - some[j]![0];
        progress(done);
      }
    }
    if (found.size < parts.length) await setTimeout(PAUSE, undefined, { signal }).catch(() => {});
  }
  const outputs = parts.flatMap((part) => found.get(part) ?? []);
  return {
    parts: outputs.map(({ result }) => JSON.parse(result) as R),
    work: outputs.reduce((sum, { ms }) => sum + ms, 0),
    workers: new Set(outputs.map(({ worker }) => worker)).size,
  };
}

/** Puts parts into the queue; those that are there already stay as they are. */
async function offer(boss: PgBoss, series: string, parts: readonly Part[]): Promise<void> {
  await boss.insert(
    QUEUES.parts,
    parts.map((part) => ({ id: partId(series, part), data: { series, from: part[0], to: part[1] } })),
  );
}

/** Takes a failed part out of the queue, so that the same command tries it again. */
async function forget(boss: PgBoss, series: string, part: Part): Promise<void> {
  // The failure is told all the same when the database is away.
  await boss.deleteJob(QUEUES.parts, partId(series, part)).catch(() => {});
}

/** @returns null for a part that is not done */
async function outputOf(boss: PgBoss, series: string, part: Part): Promise<PartOutput | null> {
  const [job] = await boss.findJobs<QueuedPart>(QUEUES.parts, { id: partId(series, part) });
  // It was deleted by hand, or is older than results are kept.
  if (job === undefined) await offer(boss, series, [part]);
  if (job?.state === 'failed' || job?.state === 'cancelled')
    return { is: 'failed', message: `the queue says that it was ${job.state}` };
  return job?.state === 'completed' ? (job.output as PartOutput) : null;
}

function cut(from: number, to: number): Part[] {
  const count = Math.min(PARTS_MAX, to - from);
  const at = (i: number): number => from + Math.floor(((to - from) * i) / count);
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)]);
}

/** Tries again while the database is away. */
class Patient {
  readonly #signal: AbortSignal;
  readonly #tell: ((isAway: boolean) => void) | undefined;

  constructor(signal: AbortSignal, tell: ((isAway: boolean) => void) | undefined) {
    this.#signal = signal;
    this.#tell = tell;
  }

  /** @returns undefined after the signal. @throws the last error after ten minutes */
  async try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    const end = Date.now() + AWAY_MAX;
    for (let isAway = false; ; isAway = true) {
      try {
        const answer = await ask();
        if (isAway) this.#tell?.(false);
        return answer;
      } catch (error) {
        if (this.#signal.aborted) return undefined;
        if (Date.now() > end) throw error;
        if (!isAway) this.#tell?.(true);
        await setTimeout(2 * PAUSE, undefined, { signal: this.#signal }).catch(() => {});
      }
    }
  }
}
