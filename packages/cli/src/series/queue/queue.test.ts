// Experiments on a queue in a real PostgreSQL. A worker and the database die in the middle.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import { startPostgres } from '@undercroft/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue, partId, QUEUES, seriesId } from './boss.ts';
import { playOnQueue, type QueuedResult } from './coordinator.ts';
import { workOnQueue } from './queue-worker.ts';
import { playParts } from '../pool.ts';
import { mergeParts, type PartResult, type SeriesJob } from '../series.ts';

const job: SeriesJob = {
  code: compileGame(tinyGame(), TINY_GAME_ID).module!.code,
  players: 2,
  options: [3, 0],
  seed: 1,
  bots: ['sensible:40', 'random'],
  answers: 500,
  coverage: true,
  uses: true,
  odds: null,
};
const GAMES = 24;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.end();
});

function startWorker(): ChildProcess {
  const script = join(import.meta.dirname, '../../../bin/undercroft.js');
  const worker = spawn(process.execPath, [script, 'work', '--on', postgres.url, '--jobs', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(worker);
  return worker;
}

async function played(worker: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    worker.stderr!.on('data', (text: Buffer) => {
      if (text.toString().startsWith('games ')) resolve();
    });
  });
}

function play(seed: number, signal = new AbortController().signal): Promise<QueuedResult<PartResult>> {
  return playOnQueue(
    { ...job, seed },
    { url: postgres.url, from: 0, to: GAMES, signal, silent: 10, progress: () => {} },
  );
}

async function alone(seed: number): Promise<string> {
  return JSON.stringify(mergeParts(await playParts({ ...job, seed }, { from: 0, to: GAMES, jobs: 1 })));
}

it('gives the bytes of one run, though a worker is killed with a part in its hands', async () => {
  const result = play(1);
  const first = startWorker();
  await played(first);
  first.kill('SIGKILL');
  startWorker();

  const { parts } = await result;
  expect(JSON.stringify(mergeParts(parts))).toBe(await alone(1));
  const boss = await openQueue(postgres.url);
  const jobs = await boss.findJobs(QUEUES.parts);
  await boss.stop({ graceful: false });
  expect(jobs.filter(({ retryCount }) => retryCount > 0)).not.toEqual([]);
});

it('goes on where a command was ended, and takes what is done', async () => {
  const controller = new AbortController();
  const ended = playOnQueue(
    { ...job, seed: 2 },
    { url: postgres.url, from: 0, to: GAMES, signal: controller.signal, progress: () => controller.abort() },
  );
  const { parts } = await ended;
  expect(parts.length).toBeLessThan(GAMES);

  expect(JSON.stringify(mergeParts((await play(2)).parts))).toBe(await alone(2));
});

it('waits while the connections to the database are gone', async () => {
  const boss = await openQueue(postgres.url);
  let cut = false;
  const { parts } = await playOnQueue(
    { ...job, seed: 3 },
    {
      url: postgres.url,
      from: 0,
      to: GAMES,
      signal: new AbortController().signal,
      silent: 10,
      progress: () => {
        if (cut) return;
        cut = true;
        void boss
          .getDb()
          .executeSql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
          .catch(() => {});
      },
    },
  );
  await boss.stop({ graceful: false });

  expect(JSON.stringify(mergeParts(parts))).toBe(await alone(3));
});

it('tells why a worker could not play a part, and keeps no part that failed', async () => {
  const broken = { ...job, seed: 4, code: 'export default 1;' };
  await expect(
    playOnQueue(broken, {
      url: postgres.url,
      from: 0,
      to: 1,
      signal: new AbortController().signal,
      progress: () => {},
    }),
  ).rejects.toThrow('a worker could not play its part');

  const boss = await openQueue(postgres.url);
  const left = await boss.findJobs(QUEUES.parts, { id: partId(seriesId(broken), [0, 1]) });
  await boss.stop({ graceful: false });
  expect(left).toEqual([]);
});

it('ends a worker by itself, when no part has come for a while', async () => {
  const signal = new AbortController().signal;
  await workOnQueue({ url: postgres.url, jobs: 1, signal, idle: 100, played: () => {} });
  expect(signal.aborted).toBe(false);
});

it('never shows the address of a database that cannot be reached', async () => {
  const lost = openQueue('postgres://me:secret@127.0.0.1:1/none');
  await expect(lost).rejects.toThrow('the database of --on cannot be used');
  await expect(lost).rejects.not.toThrow('secret');
});

it('holds two connections at most, because many workers share a database', async () => {
  const boss = await openQueue(postgres.url);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => boss.getDb().executeSql('select pg_backend_pid() as pid')),
  );
  await boss.stop({ graceful: false });
  const used = new Set(answers.flatMap(({ rows }) => rows.map((row) => (row as { readonly pid: number }).pid)));
  expect(used.size).toBeLessThanOrEqual(2);
});

it('keeps the series and the parts of another version apart', () => {
  expect(Object.values(QUEUES).every((name) => /^undercroft-\d+\.\d+\.\d+-/.test(name))).toBe(true);
});
