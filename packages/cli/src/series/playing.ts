/**
 * Playing a range of games as commands do: with a bar that shows how far it is, and until Ctrl-C.
 */
import { counted } from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../command.ts';
import { FindingError } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import type { PartOf, PlayJob } from './jobs.ts';
import { playParts } from './pool.ts';
import { rangeOf } from './series.ts';

/** Options of commands that play many games. */
export const RANGE_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
  shard: { type: 'string', value: 'i/n', text: 'Only the i-th of n parts; `undercroft merge` adds them.' },
};

/** Games to play, and on how many threads. */
export interface RangeToPlay {
  readonly from: number;
  readonly to: number;
  readonly jobs: number | undefined;
}

/** @throws UsageError */
export function readRange(args: CliArguments, games: number): RangeToPlay {
  const [from, to] = rangeOf(args.text('shard'), games);
  const jobs = args.text('jobs') === undefined ? undefined : args.number('jobs', { min: 1, max: 1024, otherwise: 1 });
  return { from, to, jobs };
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
  { from, to, jobs }: RangeToPlay,
): Promise<PlayedParts<PartOf<J>>> {
  const progress = new Progress(terminal, to - from);
  let done = 0;
  const show = (now: number): void => progress.show((done = now));
  const parts = await interruptible((signal) => playParts(job, { from, to, jobs, signal, progress: show }));
  const seconds = progress.end();
  const stopped = done < to - from;
  if (parts.length === 0 && stopped) throw new FindingError('stopped before any game was counted');
  if (stopped) terminal.err(`stopped early: ${done} of ${counted(to - from, 'game')} counted\n`);
  return { parts, seconds, stopped };
}
