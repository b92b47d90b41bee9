/**
 * Playing a range of games as commands do: with a bar that shows how far it is, and until Ctrl-C.
 */
import { counted } from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../command.ts';
import { FindingError, UsageError } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import type { PartOf, PlayJob } from './jobs.ts';
import { playParts } from './pool.ts';
import { playOnQueue, type QueueOptions } from './queue/coordinator.ts';
import { rangeOf } from './series.ts';

export const ON_OPTION: OptionSpec = {
  type: 'string',
  value: 'address',
  text: 'A PostgreSQL database whose queue `undercroft work` takes the games from; else UNDERCROFT_QUEUE.',
};

/** Options of commands that play many games. */
export const RANGE_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
  shard: { type: 'string', value: 'i/n', text: 'Only the i-th of n parts; `undercroft merge` adds them.' },
  on: ON_OPTION,
};

/**
 * The address of the queue, from --on or the environment; null without one.
 *
 * @throws UsageError for an address of another sort
 */
export function queueOf(args: CliArguments): string | null {
  const given = args.text('on') ?? process.env['UNDERCROFT_QUEUE'];
  if (given === undefined || given === '') return null;
  if (!/^postgres(?:ql)?:\/\//.test(given))
    throw new UsageError(
      '--on takes the address of a PostgreSQL database, such as postgres://name:password@host/database',
    );
  return given;
}

/** Games to play, and on how many threads. */
export interface RangeToPlay {
  readonly from: number;
  readonly to: number;
  readonly jobs: number | undefined;
  /** address of the queue whose workers play them; null: this process does */
  readonly queue: string | null;
}

/** @throws UsageError */
export function readRange(args: CliArguments, games: number): RangeToPlay {
  const [from, to] = rangeOf(args.text('shard'), games);
  const jobs = args.text('jobs') === undefined ? undefined : args.number('jobs', { min: 1, max: 1024, otherwise: 1 });
  return { from, to, jobs, queue: queueOf(args) };
}

export interface PlayedParts<R> {
  /** at least one */
  readonly parts: readonly R[];
  readonly seconds: number;
  /** whether Ctrl-C ended it before all was played */
  readonly stopped: boolean;
}

/** @throws FindingError when it was ended before anything was done */
export async function playRange<J extends PlayJob>(
  terminal: Terminal,
  job: J,
  { from, to, jobs, queue }: RangeToPlay,
): Promise<PlayedParts<PartOf<J>>> {
  const progress = new Progress(terminal, to - from);
  let done = 0;
  const show = (now: number): void => progress.show((done = now));
  const parts = await interruptible(
    async (signal) =>
      await (queue === null
        ? playParts(job, { from, to, jobs, signal, progress: show })
        : playByWorkers(terminal, job, { from, to, url: queue, signal, progress: show })),
  );
  const seconds = progress.end();
  const stopped = done < to - from;
  if (parts.length === 0 && stopped) throw new FindingError('stopped before any game was counted');
  if (stopped) terminal.err(`stopped early: ${done} of ${counted(to - from, 'game')} counted\n`);
  return { parts, seconds, stopped };
}

async function playByWorkers<J extends PlayJob>(
  terminal: Terminal,
  job: J,
  options: Omit<QueueOptions, 'away'>,
): Promise<readonly PartOf<J>[]> {
  terminal.err('the games are in the queue; `undercroft work --on` with the same address plays them, on any machine\n');
  const away = (isAway: boolean): void =>
    terminal.err(isAway ? 'the database is away; trying again\n' : 'the database is back\n');
  const { parts, work, workers } = await playOnQueue(job, { ...options, away });
  if (options.signal.aborted) terminal.err('the rest stays in the queue: the same command goes on with it\n');
  terminal.err(`${(work / 1000).toFixed(1)} s of work by ${counted(workers, 'worker')}\n`);
  return parts;
}
