import { findContentFolder } from '@undercroft/content-files';
import type { CliCommand } from '../command.ts';
import { EXIT, UsageError } from '../failure.ts';

export const dev: CliCommand = {
  name: 'dev',
  summary: 'Serves the page with tables, cards and studio; what you save is in it at once.',
  usage: '[options]',
  details: 'It ends with Ctrl-C.',
  examples: ['undercroft dev', 'undercroft dev --port 8080'],
  options: {
    port: { type: 'string', value: 'n', text: 'Where it is served, 0 for any; default 5180, or the next free one.' },
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
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await page.close();
    return EXIT.clean;
  },
};
