/**
 * Runs a stage of `npm test` and leaves what came of it in `.nx/stages/<name>.json`, for the
 * report: also when the stage is taken from the cache the next time. `node stage.ts <name>
 * <command...>`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunCounts } from '../summary-reporter.ts';
import type { Outcome } from './report.ts';

/** Where stages leave what came of them. */
export const STAGES = fileURLToPath(new URL('../../.nx/stages', import.meta.url));

/** Where Node keeps what it has compiled. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** Runs a command. @param folder  of the outcome; @returns its exit code */
export function runStage(name: string, command: string, folder = STAGES): number {
  const [summary, outcome] = [join(folder, `${name}.counts.json`), join(folder, `${name}.json`)];
  const told = join(folder, `${name}.notes.json`);
  mkdirSync(folder, { recursive: true });
  for (const file of [summary, outcome, told]) rmSync(file, { force: true });
  const start = performance.now();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SUMMARY_FILE: summary,
    NOTES_FILE: told,
    UNDERCROFT_STAGE: name,
    // Hundreds of processes of Node are started, most with the same files.
    NODE_COMPILE_CACHE: COMPILED,
  };
  // nx asks its commands for colours even when NO_COLOR is set.
  if (env['NO_COLOR'] !== undefined) delete env['FORCE_COLOR'];
  const status = spawnSync(command, { shell: true, stdio: 'inherit', env }).status ?? 1;
  const seconds = (performance.now() - start) / 1000;
  const tests = existsSync(summary) ? (JSON.parse(readFileSync(summary, 'utf8')) as RunCounts) : undefined;
  const notes = existsSync(told) ? (JSON.parse(readFileSync(told, 'utf8')) as string[]) : [];
  const run = process.env['UNDERCROFT_RUN'] ?? '';
  const made: Outcome = {
    name,
    command,
    passed: status === 0,
    seconds,
    run,
    ...(tests === undefined ? {} : { tests }),
    ...(notes.length === 0 ? {} : { notes }),
  };
  writeFileSync(outcome, JSON.stringify(made));
  return status;
}

if (import.meta.main) {
  const [name = '', ...command] = process.argv.slice(2);
  process.exitCode = runStage(name, command.join(' '));
}
