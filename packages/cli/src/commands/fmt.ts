import { join } from 'node:path';
import { formatText } from '@undercroft/compiler';
import { ChangedMeanwhile, readExact, textPathsIn, tooLong, UnreadableText, writeAll } from '@undercroft/content-files';
import { TEXT_LENGTH_MAX } from '@undercroft/contract';
import type { CliCommand } from '../command.ts';
import { EXIT, shownPath } from '../failure.ts';
import { findGames } from '../node-host.ts';

/** How often a file is read again when an editor saves it at the same moment. */
const TRIES_MAX = 3;

export const fmt: CliCommand = {
  name: 'fmt',
  summary: 'Writes the files of a game in one layout.',
  usage: '[game|folder] [options]',
  details:
    'Only white space changes: comments and ends of lines stay, and so does what everything means. A file that cannot be read is left as it is. ' +
    'Without a game it takes all games of `content`.',
  examples: ['undercroft fmt {game}', 'undercroft fmt --check'],
  options: { check: { type: 'boolean', text: 'Writes nothing, and says which files are laid out in another way.' } },
  words: [0, 1],
  run: async (terminal, args) => {
    const isCheck = args.flag('check');
    let changed = 0;
    let refused = 0;
    for (const { folder } of findGames(terminal.cwd, args.words[0])) {
      for (const path of textPathsIn(folder)) {
        const file = join(folder, path);
        const shown = shownPath(terminal.cwd, file);
        try {
          if (!layOutFile(file, isCheck)) continue;
          changed++;
          terminal.out(`${shown}\n`);
        } catch (error) {
          if (!(error instanceof UnreadableText)) throw error;
          refused++;
          terminal.err(`${shown} ${error.reason}; it was left as it is\n`);
        }
      }
    }
    if (changed + refused === 0) terminal.out('ok\n');
    else if (isCheck && changed > 0) terminal.err('laid out in another way; `undercroft fmt` writes them\n');
    return await Promise.resolve(refused > 0 || (isCheck && changed > 0) ? EXIT.findings : EXIT.clean);
  },
};

/**
 * Reads one file, lays it out and writes it, unless an editor has saved it between: then it begins
 * anew.
 *
 * @returns whether the layout was another one
 * @throws  UnreadableText, ChangedMeanwhile when an editor saves it again and again, Error of the
 *          system
 */
function layOutFile(file: string, isCheck: boolean): boolean {
  for (let tries = 1; ; tries++) {
    const { text, bytes } = readExact(file);
    if (text.length > TEXT_LENGTH_MAX) throw tooLong(file);
    const laid = formatText(file, text);
    if (laid === text || isCheck) return laid !== text;
    try {
      writeAll([{ path: file, content: laid, before: bytes }]);
      return true;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === TRIES_MAX) throw error;
    }
  }
}
