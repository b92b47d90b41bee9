/**
 * `npm run test:long`: properties with many more cases than `npm test` tries. What came of it is
 * written to `docs/long-run.md`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { longRunPage, type LongRun } from './long-page.ts';

/** How many times as many cases. */
const TIMES = 10;
/** Worlds of online tables. */
const WORLDS = 50_000;

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const RUNS: readonly Pick<LongRun, 'what' | 'cases' | 'command'>[] = [
  {
    what: 'What must hold for every game and every text: random games, damaged files, mutants',
    cases: `${TIMES} times those of \`npm test\``,
    command: 'npx vitest run --project content --project long',
  },
  {
    what: 'Pages in every window, at every moment and by every hand, of which `npm test` takes some',
    cases: 'all',
    command: 'npx vitest run --project pages tools/proof/{layout,steady,whole-games}.test.ts',
  },
  {
    what: 'Online tables in worlds in which everything goes wrong',
    cases: `${WORLDS} worlds`,
    command: `npm run -s worlds -- 1 ${WORLDS}`,
  },
];

const env = { ...process.env, UNDERCROFT_TIMES: String(TIMES) };
const done = RUNS.map((run): LongRun => {
  process.stdout.write(`\n> ${run.command}\n`);
  const start = performance.now();
  const passed = spawnSync(run.command, { cwd, shell: true, stdio: 'inherit', env }).status === 0;
  return { ...run, passed, minutes: (performance.now() - start) / 60_000 };
});
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' }).trim();
const processors = cpus();
const machine = `${processors.length} processors, ${processors[0]?.model.trim() ?? 'unknown'}`;
const day = new Date().toISOString().slice(0, 10);
writeFileSync(`${cwd}/docs/long-run.md`, longRunPage(done, { commit, day, machine }));
process.exitCode = done.every(({ passed }) => passed) ? 0 : 1;
