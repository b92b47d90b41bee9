import { resolve } from 'node:path';
import { suggest } from '@undercroft/compiler';
import { findContentFolder, writeWhole } from '@undercroft/content-files';
import { authorOf, Content, iconNames, searchIcons, type IconAuthors } from '@undercroft/vite-plugin';
import type { CliCommand } from '../command.ts';
import { EXIT, FindingError, shownPath } from '../failure.ts';
import { table } from '../terminal.ts';

export const icons: CliCommand = {
  name: 'icons',
  summary: 'Searches the pictures that content may name, by words.',
  usage: '<word>... [options]',
  details: 'What fits best comes first: `icon: ` of a card takes these names.',
  examples: ['undercroft icons feather', 'undercroft icons broken sword --html icons.html'],
  options: {
    html: { type: 'string', value: 'file', text: 'Writes a page with the pictures.' },
    all: { type: 'boolean', text: 'All that were found, and not only the first 40.' },
  },
  words: [1, 5],
  run: async (terminal, args) => {
    const together = searchIcons(args.words, iconNames());
    const found = together.length > 0 ? together : eachAlone(args.words);
    if (found.length === 0) throw new FindingError(`no icon has ${quoted(args.words)} in its name${near(args.words)}`);
    const content = findContentFolder(terminal.cwd);
    const authors: IconAuthors = content === undefined ? {} : new Content(content).iconAuthors;
    const shown = args.flag('all') ? found : found.slice(0, MOST);
    const html = args.text('html');
    if (html === undefined) {
      terminal.out(
        table(
          shown.map((name) => [name, authorOf(name, authors)]),
          [true, true],
        ),
      );
    } else {
      const file = resolve(terminal.cwd, html);
      const { iconsPage } = await import('./icons-page.ts');
      writeWhole(file, iconsPage(args.words, shown, authors));
      terminal.out(`${shownPath(terminal.cwd, file)}\n`);
    }
    if (together.length === 0 && args.words.length > 1)
      terminal.err(`no icon has ${quoted(args.words)} together; these have one of them\n`);
    if (shown.length < found.length) terminal.err(`${found.length - shown.length} more with --all\n`);
    return EXIT.clean;
  },
};

const MOST = 40;

/** Icons for each word by itself. They take turns, so that the first ones show every word. */
function eachAlone(words: readonly string[]): string[] {
  const lists = words.map((word) => searchIcons([word], iconNames()));
  const longest = Math.max(...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(inTurn.flat())];
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(' and ');
}

/** Words of names that are nearly those that were asked for. */
function near(words: readonly string[]): string {
  const parts = new Set([...iconNames()].flatMap((name) => name.split('-')));
  const meant = words.flatMap((word) => suggest(word, parts, 2));
  return meant.length === 0 ? '' : `; there is ${quoted(meant)}`;
}
