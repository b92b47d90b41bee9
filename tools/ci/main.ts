/**
 * Everything that is checked: `npm test`. Every stage runs, so one run shows all that is wrong; a
 * stage whose inputs have not changed since it passed is taken from the cache. The last line is the
 * plain count of tests. With arguments it runs only the tests they name:
 * `npm test -- packages/engine`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// Nothing that has to be generated: that is what this begins with.
import { gamesIn } from '@undercroft/content-files';
import { report, type Outcome } from './report.ts';
import { runStage, STAGES } from './stage.ts';
import { GAME_MEANS, GAME_TARGET, stages, testCommands, type Stage } from './stages.ts';

const run = `${process.pid}-${Math.round(performance.timeOrigin)}`;
const cwd = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, UNDERCROFT_RUN: run, NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Runs a command that is no stage. @returns its exit code */
function ran(command: string): number {
  process.stdout.write(`\n> ${command}\n`);
  return spawnSync(command, { cwd, shell: true, stdio: 'inherit', env }).status ?? 1;
}

/**
 * What a stage has left; a stage that was not run because something before it failed has left
 * nothing.
 */
function outcomeOf(name: string, command: string, means?: string): Outcome {
  const said = means === undefined ? {} : { means };
  const file = join(STAGES, `${name}.json`);
  if (existsSync(file)) return { ...(JSON.parse(readFileSync(file, 'utf8')) as Outcome), ...said };
  return { name: `${name}, not run`, command, ...said, passed: false, seconds: 0, run };
}

/**
 * Runs targets of nx, two at a time: a third on two processors makes each slower and wins little.
 */
function runTargets(names: readonly string[]): void {
  ran(`npx nx run-many -t ${names.join(' ')} --parallel=2`);
}

/** Runs all stages: the cheap ones, then those of the games and the rest. */
function runAll(): Outcome[] {
  rmSync(STAGES, { recursive: true, force: true });
  const outcome = ({ name, command, means }: Stage): Outcome => outcomeOf(name, command, means);
  const first = stages.filter((stage) => stage.first);
  const rest = stages.filter((stage) => !stage.first);
  runTargets(first.map(({ name }) => name));
  const failed = first.map(outcome).filter(({ passed }) => !passed);
  if (failed.length > 0) process.stdout.write(`\nThe other stages still run.${report(failed, run)}`);
  runTargets([GAME_TARGET, ...rest.map(({ name }) => name)]);
  return [
    ...first.map(outcome),
    ...gamesIn(join(cwd, 'content')).map(({ id }) =>
      outcomeOf(`content-${id}`, `npx nx run game-${id}:${GAME_TARGET}`, GAME_MEANS),
    ),
    ...rest.map(outcome),
  ];
}

/** Runs the tests of some files or folders, in Node and in the browser. */
function runSome(paths: readonly string[]): Outcome[] {
  Object.assign(process.env, env);
  const commands = [['generate', 'npm run -s generate'], ...testCommands(paths)] as const;
  for (const [name, command] of commands) runStage(name, command);
  return commands.map(([name, command]) => outcomeOf(name, command));
}

const paths = process.argv.slice(2);
const outcomes = paths.length === 0 ? runAll() : runSome(paths);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
process.stdout.write(report(outcomes, run));
