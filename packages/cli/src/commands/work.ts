import { availableParallelism } from 'node:os';
import { counted } from '@undercroft/report';
import type { CliCommand } from '../command.ts';
import { EXIT, UsageError } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { ON_OPTION, queueOf } from '../series/playing.ts';
import { workOnQueue } from '../series/queue/queue-worker.ts';

export const work: CliCommand = {
  name: 'work',
  summary: 'Plays parts of experiments that other machines have put into a queue.',
  usage: '--on <address> [options]',
  details:
    'Any number of workers, on any number of machines, share the parts of commands that were given the same --on. A worker that dies loses\n' +
    'nothing: its part goes to another one. Rules of the games run here, so use a database that only you can write to.',
  examples: [
    'undercroft work --on postgres://lab@db/lab',
    'undercroft work --on postgres://lab@db/lab --jobs 4 --idle 60',
  ],
  options: {
    on: ON_OPTION,
    jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
    idle: { type: 'string', value: 'seconds', text: 'Ends after so long without a part; default never.' },
  },
  words: [0, 0],
  run: async (terminal, args) => {
    const url = queueOf(args);
    if (url === null) throw new UsageError('`work` needs --on and the address of a PostgreSQL database');
    const jobs = args.number('jobs', { min: 1, max: 1024, otherwise: availableParallelism() });
    const idle = args.text('idle') === undefined ? null : args.number('idle', { min: 1, max: 86_400, otherwise: 60 });
    let games = 0;
    terminal.err(`waiting for parts, ${counted(jobs, 'thread')}; Ctrl-C ends it\n`);
    await interruptible(
      async (signal) =>
        await workOnQueue({
          url,
          jobs,
          signal,
          idle: idle === null ? null : idle * 1000,
          played: ({ from, to }, ms) => {
            games += to - from;
            terminal.err(`games ${from + 1} to ${to}: ${(ms / 1000).toFixed(1)} s\n`);
          },
        }),
    );
    terminal.err(`${counted(games, 'game')} played\n`);
    return EXIT.clean;
  },
};
