import { iconNames, iconShape } from '@undercroft/vite-plugin/icons';
import type { CliCommand } from '../command.ts';
import { EXIT, UsageError } from '../failure.ts';

export const lsp: CliCommand = {
  name: 'lsp',
  summary: 'Serves an editor: what is wrong, what could stand here, what a name means, while you type.',
  usage: '[--stdio]',
  details:
    'An editor starts it and talks to it over standard input and output. It ends when the editor does. How to set one up: docs/how-to/set-up-an-editor.md.',
  examples: ['undercroft lsp --stdio'],
  options: {
    stdio: {
      type: 'boolean',
      text: 'Talks over standard input and output, which it does anyway; many editors say so.',
    },
  },
  words: [0, 0],
  run: async () => {
    const { serveOverStdio } = await import('@undercroft/language-server/node');
    const isOver = new Promise<null>((resolve) => {
      process.stdin.once('close', () => resolve(null));
    });
    // The connection ends the process when the editor says goodbye or goes away.
    const damaged = await Promise.race([serveOverStdio({ names: iconNames(), shapeOf: iconShape }), isOver]);
    process.stdin.destroy();
    if (damaged !== null) throw new UsageError(`the editor sent what cannot be read: ${damaged}`);
    return EXIT.clean;
  },
};
