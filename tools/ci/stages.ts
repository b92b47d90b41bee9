/**
 * Everything that is checked, in order: `npm test`. Every stage runs, so that one run shows all that is wrong; the last
 * line is the plain count of tests. With arguments it runs only the tests they name: `npm test -- packages/engine`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingLine, type RunCounts } from '../summary-reporter.ts';

/** One thing to run; the command is also what a reader types to run it again. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Says why there is nothing to do yet, if there is not. */
  readonly skip?: (root: string) => string | undefined;
}

export const stages: readonly Stage[] = [
  { name: 'generate', command: 'npm run -s generate' },
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'format', command: 'npm run -s format:check' },
  { name: 'dead code', command: 'npm run -s knip' },
  { name: 'tests', command: 'npx vitest run' },
  { name: 'build', command: 'npm run -s build', skip: nothingToBuild },
  { name: 'size', command: 'npm run -s size', skip: nothingToBuild },
];

/** How a stage went; `tests` is there when it wrote counts. */
export interface Outcome {
  readonly stage: Stage;
  readonly passed: boolean;
  readonly seconds: number;
  readonly tests?: RunCounts;
}

function nothingToBuild(root: string): string | undefined {
  const manifests = globSync('packages/*/package.json', { cwd: root });
  const builds = manifests.some((file) => /"build":/.test(readFileSync(join(root, file), 'utf8')));
  return builds ? undefined : 'no package has a build script';
}

/** Tests of all stages together; a failed stage that counted no failed test is one failure more. */
export function total(outcomes: readonly Outcome[]): RunCounts {
  const sum: RunCounts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, tests } of outcomes) {
    sum.passed += tests?.passed ?? 0;
    sum.failed += tests?.failed ?? 0;
    sum.skipped += tests?.skipped ?? 0;
    if (!passed && (tests?.failed ?? 0) === 0) sum.failed++;
  }
  return sum;
}

/** The lines a run ends with: a line a stage, how to run the failed ones again, and the closing line. */
export function report(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ stage, passed, seconds }) => {
    return `${passed ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`;
  });
  const again = outcomes.filter(({ passed }) => !passed).map(({ stage }) => `Run again: ${stage.command}`);
  return ['', ...lines, ...again, '', closingLine(total(outcomes)), ''].join('\n');
}

function run(stage: Stage, root: string): Outcome {
  const summary = join(root, 'node_modules/.cache/undercroft/summary.json');
  mkdirSync(join(summary, '..'), { recursive: true });
  rmSync(summary, { force: true });
  process.stdout.write(`\n> ${stage.name}: ${stage.command}\n`);
  const start = performance.now();
  const { status } = spawnSync(stage.command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, SUMMARY_FILE: summary, NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  const tests = existsSync(summary) ? (JSON.parse(readFileSync(summary, 'utf8')) as RunCounts) : undefined;
  return { stage, passed: status === 0, seconds, ...(tests === undefined ? {} : { tests }) };
}

function main(root: string, paths: readonly string[]): void {
  const quoted = paths.map((path) => JSON.stringify(path)).join(' ');
  const chosen: readonly Stage[] =
    paths.length === 0 ? stages : [stages[0]!, { name: 'tests', command: `npx vitest run ${quoted}` }];

  const outcomes: Outcome[] = [];
  for (const stage of chosen) {
    const reason = stage.skip?.(root);
    if (reason === undefined) outcomes.push(run(stage, root));
    else process.stdout.write(`\n> ${stage.name}: nothing to do, ${reason}\n`);
  }

  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
  process.stdout.write(report(outcomes));
}

if (import.meta.main) main(fileURLToPath(new URL('../..', import.meta.url)), process.argv.slice(2));
