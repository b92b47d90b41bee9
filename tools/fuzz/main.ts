/**
 * Tries hostile inputs by the thousand: `node tools/fuzz/main.ts [target] --seed 7
 * --count 100000`. Without a target all run. Each case is the same for the same seed and number. A
 * case that does not end is told and left. Exit code 1 when something failed.
 */
import { Worker } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import type { WorkerReport } from './worker.ts';
import { targets } from './targets.ts';

/** Seconds that a case may take; the slowest takes a tenth of one. */
const PATIENCE_S = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000' },
  },
});

/** Runs cases in a thread that can be ended. @returns the case at which it hung, or null */
async function run(target: string, from: number, to: number): Promise<number | null> {
  const workerData = { target, seed: Number(values.seed), from, to };
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
  let at = from;
  let timer: NodeJS.Timeout | undefined;
  const hung = await new Promise<boolean>((resolve, reject) => {
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(true), PATIENCE_S * 1000);
    };
    wait();
    worker.on('error', reject);
    worker.on('message', (report: WorkerReport) => {
      if (report.is === 'begin') at = report.index;
      else if (report.is === 'failed') {
        process.stdout.write(`\n${report.told}`);
        process.exitCode = 1;
      } else resolve(false);
      wait();
    });
  });
  clearTimeout(timer);
  await worker.terminate();
  return hung ? at : null;
}

const from = Number(values.from);
const to = from + Number(values.count);
for (const target of positionals.length === 0 ? targets.keys() : positionals) {
  process.stdout.write(`${target}: cases ${from} to ${to - 1} of seed ${values.seed}\n`);
  for (let next: number | null = from; next !== null && next < to;) {
    const hung = await run(target, next, to);
    if (hung !== null) {
      process.stdout.write(`\n${target}, seed ${values.seed}, case ${hung} has not ended after ${PATIENCE_S} s\n`);
      process.exitCode = 1;
    }
    next = hung === null ? null : hung + 1;
  }
}
