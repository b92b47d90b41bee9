/**
 * `npm run test:long [-- part...]`: properties with many more cases than `npm test` tries. What
 * came of each part is written to `docs/long-run.md` as soon as it has ended, so a run that is cut
 * goes on with the parts that are left.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn } from '@undercroft/content-files';
import { longRunPage, readLongResults, type LongPart, type LongResult } from './long-page.ts';

/** How many times as many cases. */
const TIMES = 10;
/** Worlds of online tables. */
const WORLDS = 50_000;

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const page = join(cwd, 'docs/long-run.md');
const times = { cases: `${TIMES} times those of \`npm test\`` };
const PARTS: readonly LongPart[] = [
  ...gamesIn(join(cwd, 'content')).map(({ id }) => ({
    name: id,
    what: `What must hold for every game, of ${id}: random games, mutants, secrets, texts`,
    command: `UNDERCROFT_TIMES=${TIMES} UNDERCROFT_GAME=${id} npx vitest run --project content`,
    ...times,
  })),
  {
    name: 'properties',
    what: 'What must hold for every text and every file: damaged content, saves and programs',
    command: `UNDERCROFT_TIMES=${TIMES} npx vitest run --project long`,
    ...times,
  },
  {
    name: 'pages',
    what: 'Pages in every window, at every moment and by every hand, of which `npm test` takes some',
    cases: 'all',
    command: `UNDERCROFT_TIMES=${TIMES} npx vitest run --project pages tools/proof/{layout,looked-at,steady,whole-games}.test.ts`,
  },
  {
    name: 'positions',
    what: 'Tables of every game on every sort of screen at each moment, of which `npm test` takes half',
    cases: 'all',
    command: `UNDERCROFT_TIMES=${TIMES} npx vitest run --config vitest.browser.config.ts --project browser packages/workbench/src/every-position.browser.ts`,
  },
  {
    name: 'worlds',
    what: 'Online tables in worlds in which everything goes wrong',
    cases: `${WORLDS} worlds`,
    command: `npm run -s worlds -- 1 ${WORLDS}`,
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => PARTS.every((part) => part.name !== name));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${PARTS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const processors = cpus();
const machine = `${processors.length} processors, ${processors[0]?.model.trim() ?? 'unknown'}`;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' }).trim();

/** Runs a part. @returns how it went */
function runPart({ name, command }: LongPart): LongResult {
  process.stdout.write(`\n> ${command}\n`);
  const start = performance.now();
  // `bash`, because the plain shell of some systems does not know braces.
  const passed = spawnSync(command, { cwd, shell: 'bash', stdio: 'inherit' }).status === 0;
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name, passed, seconds, commit, day: new Date().toISOString().slice(0, 10), machine };
}

for (const part of PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const result = runPart(part);
  const others = existsSync(page) ? readLongResults(readFileSync(page, 'utf8')) : [];
  writeFileSync(page, longRunPage(PARTS, [...others.filter(({ name }) => name !== part.name), result]));
  if (!result.passed) process.exitCode = 1;
}
