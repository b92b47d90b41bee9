/**
 * Everything that is checked: `npm test`. Every stage runs, so that one run shows all that is wrong, unless nothing that it depends on has changed
 * since it passed; the last line is the plain count of tests. With arguments it runs only the tests they name: `npm test -- packages/engine`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// Nothing that has to be generated: that is what this begins with.
import { gamesIn } from '@undercroft/content-files';
import { report, type Outcome } from './report.ts';
import { runStage, STAGES } from './stage.ts';
import { GAME_TARGET, stages } from './stages.ts';

const run = `${process.pid}-${Math.round(performance.timeOrigin)}`;
const cwd = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, UNDERCROFT_RUN: run, NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Runs a command that is no stage. @returns its exit code */
function ran(command: string): number {
  process.stdout.write(`\n> ${command}\n`);
  return spawnSync(command, { cwd, shell: true, stdio: 'inherit', env }).status ?? 1;
}

/** What a stage has left; a stage that was not run because something before it failed has left nothing. */
function outcomeOf(name: string, command: string): Outcome {
  const file = join(STAGES, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  return { name: `${name}, not run`, command, passed: false, seconds: 0, run };
}

/** All stages, those of games first, two at a time. A third one on two processors wins half a minute of thirteen and makes each slower. */
function runAll(): Outcome[] {
  rmSync(STAGES, { recursive: true, force: true });
  const names = stages.map(({ name }) => name);
  ran(`npx nx run-many -t ${[GAME_TARGET, ...names].join(' ')} --parallel=2`);
  return [
    ...gamesIn(join(cwd, 'content')).map(({ id }) =>
      outcomeOf(`content-${id}`, `npx nx run game-${id}:${GAME_TARGET}`),
    ),
    ...stages.map(({ name, command }) => outcomeOf(name, command)),
  ];
}

/** The tests of some files or folders. */
function runSome(paths: readonly string[]): Outcome[] {
  Object.assign(process.env, env);
  const command = `npx vitest run ${paths.map((path) => JSON.stringify(path)).join(' ')}`;
  runStage('generate', 'npm run -s generate');
  runStage('tests', command);
  return [outcomeOf('generate', 'npm run -s generate'), outcomeOf('tests', command)];
}

const paths = process.argv.slice(2);
const outcomes = paths.length === 0 ? runAll() : runSome(paths);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
process.stdout.write(report(outcomes, run));
