import { findContentFolder } from '@undercroft/content-files';
import type { CliCommand } from '../command.ts';
import { EXIT, UsageError } from '../failure.ts';
import { findGames } from '../node-host.ts';
import type { Terminal } from '../terminal.ts';
import { servedAddresses } from './served-addresses.ts';

export const dev: CliCommand = {
  name: 'dev',
  summary: 'Serves the page with tables, cards and studio; what you save is in it at once.',
  usage: '[options]',
  details: 'It ends with Ctrl-C.',
  examples: ['undercroft dev', 'undercroft dev --port 8080'],
  options: {
    port: { type: 'string', value: 'n', text: 'Where it is served, 0 for any; default 5180, or the next free one.' },
    share: {
      type: 'boolean',
      text: 'Friends in your network also play at tables, which follow what you save and end with the command.',
    },
  },
  words: [0, 0],
  run: async (terminal, args) => {
    const port = args.number('port', { min: 0, max: 65_535, otherwise: 5180 });
    const content = findContentFolder(terminal.cwd);
    if (content === undefined) {
      throw new UsageError('there is no folder `content` with games here or above; `undercroft new game` makes one');
    }
    const { servePage } = await import('@undercroft/workbench/site');
    const page = await servePage(content, port);
    terminal.out(`${page.url}\n`);
    const shared = args.flag('share') ? await shareTables(terminal) : null;
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await shared?.close();
    await page.close();
    return EXIT.clean;
  },
};

/** Address under which all devices of the network are served. */
const NETWORK = '0.0.0.0';

/** Tables of all games, for the network, as long as the command runs. */
async function shareTables(terminal: Terminal): Promise<{ close(): Promise<void> }> {
  const [{ startServer }, { followEdits, servedGame }] = await Promise.all([
    import('@undercroft/server'),
    import('./served-game.ts'),
  ]);
  const folders = findGames(terminal.cwd, undefined);
  const games = folders.flatMap((game) => servedGame(terminal, game) ?? []);
  const log = (line: object): void => terminal.err(`${JSON.stringify(line)}\n`);
  const server = await startServer({ games, data: ':memory:', port: 0, host: NETWORK, log });
  for (const address of servedAddresses(NETWORK, server.port)) terminal.out(`${address}\n`);
  const unfollow = followEdits(terminal, folders, server);
  return {
    async close() {
      unfollow();
      await server.close();
    },
  };
}
