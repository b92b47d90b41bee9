/**
 * The job queue of experiments: pg-boss on PostgreSQL, which only those install who use it.
 *
 * A series is one job that no worker takes; it holds what is played. Its parts are jobs that name
 * it, and the output of a part is what was counted. The ids of all of them follow from their
 * content, so a command that is started again finds what is there.
 */
import { createHash } from 'node:crypto';
import type { ConstructorOptions, PgBoss } from 'pg-boss';
import { FindingError, UsageError } from '../../failure.ts';
import { version } from '../../version.ts';
import type { Part } from '../parts.ts';
import type { PlayJob } from '../jobs.ts';

/** What a part job holds. */
export interface QueuedPart {
  /** id of its series */
  readonly series: string;
  readonly from: number;
  readonly to: number;
}

/** Output of a part job. The result is JSON text, because the database gives keys another order. */
export type PartOutput =
  | { readonly is: 'done'; readonly result: string; readonly worker: string; readonly ms: number }
  | { readonly is: 'failed'; readonly message: string };

/** Loaded by a name that is no literal: where it is not installed, nothing else misses it. */
const PACKAGE: string = 'pg-boss';
const DAY = 86_400;
/** Seconds without a sign of life after which a part goes to another worker; pg-boss takes 10. */
const SILENT_MAX = 30;
/**
 * Connections that a worker or a command holds at most; pg-boss takes 10. PostgreSQL allows 100 by
 * default, which twenty machines would use up.
 */
const CONNECTIONS_MAX = 2;
/** Results are kept so long, so that a command that was interrupted finds them. */
const KEPT_DAYS = 7;

/** Queues of one version: workers of another one would count differently. */
export const QUEUES = {
  series: `undercroft-${version()}-series`,
  parts: `undercroft-${version()}-parts`,
} as const;

/** How fast a queue notices a lost worker, in seconds. */
export interface QueueSettings {
  readonly silent?: number;
}

/**
 * Connects to the queue and makes its tables where they are missing.
 *
 * @param url of a PostgreSQL database
 * @throws UsageError when pg-boss is not installed, FindingError when the database cannot be
 *   reached
 */
export async function openQueue(url: string, { silent = SILENT_MAX }: QueueSettings = {}): Promise<PgBoss> {
  const { PgBoss: Boss } = await loadDriver();
  const often = Math.ceil(silent / 3);
  const boss = new Boss({
    connectionString: url,
    schema: 'undercroft_queue',
    max: CONNECTIONS_MAX,
    schedule: false,
    superviseIntervalSeconds: often,
    monitorIntervalSeconds: often,
  });
  // The database may be away for a while; those who wait for it notice that themselves.
  boss.on('error', () => {});
  try {
    await boss.start();
    await boss.createQueue(QUEUES.series, { retentionSeconds: KEPT_DAYS * DAY });
    await boss.createQueue(QUEUES.parts, {
      heartbeatSeconds: silent,
      expireInSeconds: DAY - 1,
      retentionSeconds: KEPT_DAYS * DAY,
      deleteAfterSeconds: KEPT_DAYS * DAY,
      // A part whose rules fail is an output. Only lost workers bring one back.
      retryLimit: 1000,
    });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new FindingError(`the database of --on cannot be used: ${reasonOf(error)}`);
  }
  return boss;
}

/** Never the address, which holds a password. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return [code, message].filter((text) => text !== undefined && text !== '').join(' ') || String(error);
}

interface Driver {
  readonly PgBoss: new (options: ConstructorOptions) => PgBoss;
}

async function loadDriver(): Promise<Driver> {
  try {
    return (await import(PACKAGE)) as Driver;
  } catch {
    throw new UsageError('--on needs the package `pg-boss`, which is not installed: npm install pg-boss@12.38.0');
  }
}

/** @returns the id of a series: the same for the same games, bots and rules */
export function seriesId(job: PlayJob): string {
  return idOf(JSON.stringify(job));
}

export function partId(series: string, [from, to]: Part): string {
  return idOf(`${series} ${from} ${to}`);
}

/** The first half of a SHA-256 as a UUID. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
