import { dirname, join } from 'node:path';
import { findContentFolder } from '@undercroft/content-files';
import { counted } from '@undercroft/report';
import type { RunningServer, ServerSettings } from '@undercroft/server';
import type { CliArguments, CliCommand } from '../command.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { findGames } from '../node-host.ts';
import type { Terminal } from '../terminal.ts';
import { servedAddresses } from './served-addresses.ts';
import { followEdits, servedGame } from './served-game.ts';

const OPEN_TEXT =
  'Without TLS, others in the same network can read and change what is sent. For the open network put a proxy with TLS in front (--trust-proxy).\n';

export const serve: CliCommand = {
  name: 'serve',
  summary: 'Lets people play the games with each other: open a table, send the link.',
  usage: '[game|folder] [options]',
  details: `Tables are kept in one file and go on after a restart. Only this machine is served unless --host says otherwise; use --host 0.0.0.0
in a network of your own, and a proxy with TLS for the open network. It ends with Ctrl-C.`,
  examples: ['undercroft serve', 'undercroft serve {game} --port 8080 --data tables.sqlite'],
  options: {
    port: { type: 'string', value: 'n', text: 'Where it is served, 0 for any that is free; default 5190.' },
    host: { type: 'string', value: 'address', text: 'Address that is listened to; default 127.0.0.1.' },
    data: {
      type: 'string',
      value: 'file',
      text: 'Where tables are kept; default undercroft-tables.sqlite beside the content.',
    },
    keep: { type: 'string', value: 'days', text: 'How long a table is kept after the game is over; default 90.' },
    'allow-host': {
      type: 'string',
      value: 'names',
      text: 'Names under which it is asked, such as play.local,games.example; addresses and this machine always are.',
    },
    postgres: {
      type: 'string',
      value: 'address',
      text: 'A PostgreSQL database in place of a file, which several servers may use; else UNDERCROFT_POSTGRES.',
    },
    backup: {
      type: 'string',
      value: 'file',
      text: 'Writes a copy of the database there, at the start and every hour.',
    },
    notify: {
      type: 'string',
      value: 'address',
      text: 'A program that hears who is asked and not there, as JSON by POST; else UNDERCROFT_NOTIFY.',
    },
    check: { type: 'boolean', text: 'Plays all kept tables again, says which are not sound, and ends.' },
    export: {
      type: 'string',
      value: 'table',
      text: 'Prints the game of a table as a save, which tells all, and ends.',
    },
    edits: {
      type: 'boolean',
      text: 'Tables go over to what is saved at once, without asking who plays: for designers.',
    },
    'trust-proxy': { type: 'boolean', text: 'A proxy is in front, which says in X-Forwarded-For who is behind it.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const port = args.number('port', { min: 0, max: 65_535, otherwise: 5190 });
    const data = dataOf(terminal, args);
    const table = args.text('export');
    if (args.flag('check') || table !== undefined) return await maintain(terminal, data, table);
    const folders = findGames(terminal.cwd, args.words[0]);
    const games = folders.flatMap((game) => servedGame(terminal, game) ?? []);
    if (games.length === 0) throw new FindingError('there is no game without errors, so there is nothing to play');
    const host = args.text('host') ?? '127.0.0.1';
    const isProxied = args.flag('trust-proxy');
    const keepDays = args.number('keep', { min: 1, max: 36_500, otherwise: 90 });
    const server = await started(data, {
      games,
      port,
      host,
      isProxied,
      hosts: (args.text('allow-host') ?? '').split(',').filter((name) => name !== ''),
      keepDays,
      backup: args.text('backup'),
      notify: notifyOf(args),
      log: (line) => terminal.err(`${JSON.stringify(line)}\n`),
    });
    for (const address of servedAddresses(host, server.port)) terminal.out(`${address}\n`);
    if (host !== '127.0.0.1' && host !== 'localhost' && !isProxied) terminal.err(OPEN_TEXT);
    const unfollow = args.flag('edits') ? followEdits(terminal, folders, server) : null;
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    unfollow?.();
    await server.close();
    return EXIT.clean;
  },
};

/** Where tables are kept: a file, or the address of a database. */
function dataOf(terminal: Terminal, args: CliArguments): string {
  const address = args.text('postgres') ?? process.env['UNDERCROFT_POSTGRES'];
  if (address !== undefined && !/^postgres(ql)?:\/\//.test(address))
    throw new UsageError('the address of a PostgreSQL database begins with postgres://');
  const content = findContentFolder(terminal.cwd);
  const beside = content === undefined ? terminal.cwd : dirname(content);
  return address ?? args.text('data') ?? join(beside, 'undercroft-tables.sqlite');
}

/** The address of a program that reminds persons. @throws UsageError */
function notifyOf(args: CliArguments): string | undefined {
  const address = args.text('notify') ?? process.env['UNDERCROFT_NOTIFY'];
  if (address === undefined || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))) return address;
  throw new UsageError('the address behind --notify begins with http:// or https://');
}

/** Looks at kept tables, or prints one. @throws UsageError, FindingError */
async function maintain(terminal: Terminal, data: string, table: string | undefined): Promise<number> {
  const { checkTables, exportTable, openTables, StoreError } = await import('@undercroft/server');
  const store = await openTables(data).catch((error: unknown) => {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  });
  try {
    if (table !== undefined) {
      const save = await exportTable(store, table).catch((error: unknown) => {
        throw new FindingError(error instanceof Error ? error.message : String(error));
      });
      terminal.out(`${save}\n`);
      return EXIT.clean;
    }
    let unsound = 0;
    const many = await checkTables(store, ({ table: id, why }) => {
      unsound++;
      terminal.out(`${id}: ${why}\n`);
    });
    terminal.out(`${counted(many, 'table')}, ${unsound} not sound\n`);
    return unsound === 0 ? EXIT.clean : EXIT.findings;
  } finally {
    await store.close();
  }
}

type Settings = Omit<ServerSettings, 'data'>;

/** @throws UsageError when the database or the port cannot be used */
async function started(data: string, settings: Settings): Promise<RunningServer> {
  // Loaded only here: other commands need neither a database nor the bundler.
  const { startServer, StoreError } = await import('@undercroft/server');
  try {
    return await startServer({ ...settings, data });
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new UsageError(`port ${settings.port} is in use; name another one with --port`);
    throw error;
  }
}
