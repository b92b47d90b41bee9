import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '@undercroft/compiler';
import { readGame } from '@undercroft/content-files';
import type { CliCommand } from '../command.ts';
import { EXIT, shownPath } from '../failure.ts';
import { findGames } from '../node-host.ts';

export const fmt: CliCommand = {
  name: 'fmt',
  summary: 'Writes the files of a game in one layout.',
  usage: '[game|folder] [options]',
  details:
    'Only white space changes: comments stay, and so does what everything means. A file that cannot be read is left as it is. ' +
    'Without a game it takes all games of `content`.',
  examples: ['undercroft fmt {game}', 'undercroft fmt --check'],
  options: { check: { type: 'boolean', text: 'Writes nothing, and says which files are laid out in another way.' } },
  words: [0, 1],
  run: async (terminal, args) => {
    const isCheck = args.flag('check');
    const changed: string[] = [];
    for (const game of findGames(terminal.cwd, args.words[0])) {
      for (const [path, text] of readGame(game)) {
        const laid = formatText(path, text);
        if (laid === text) continue;
        const file = join(game.folder, path.slice(game.id.length + 1));
        changed.push(shownPath(terminal.cwd, file));
        if (!isCheck) writeFileSync(file, laid);
      }
    }
    for (const file of changed) terminal.out(`${file}\n`);
    if (changed.length === 0) terminal.out('ok\n');
    else if (isCheck) terminal.err('laid out in another way; `undercroft fmt` writes them\n');
    return await Promise.resolve(isCheck && changed.length > 0 ? EXIT.findings : EXIT.clean);
  },
};
