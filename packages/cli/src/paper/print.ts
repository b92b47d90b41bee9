import { join, resolve } from 'node:path';
import { makeFolder, writeWhole, type GameFolder } from '@undercroft/content-files';
import {
  papers,
  parts,
  plainSettings,
  type PrintedPart,
  type PrintSettings,
} from '@undercroft/workbench/print-settings';
import { requireOneOf, type CliArguments, type CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError, shownPath, UsageError } from '../failure.ts';
import { findGame } from '../node-host.ts';
import type { Terminal } from '../terminal.ts';
import { changedRows } from './changed.ts';
import { drawnThings, hasSheets, pictureOf, tooLarge } from './drawn.ts';
import { withSheets, type SheetsBrowser, type SheetsWanted } from './sheets-browser.ts';

export const print: CliCommand = {
  name: 'print',
  summary: 'Writes a game as sheets of paper: cards, tiles and pieces in true size, and the rulebook as a booklet.',
  usage: '<game|folder> [options]',
  details: `Writes <game>.pdf, with the back of each sheet behind it, and <game>.rulebook.pdf. Print both in actual size, on both sides, turned over the
long edge. The sheets are those of the page: a browser draws them.`,
  examples: [
    'undercroft print {game}',
    'undercroft print {game} --paper letter --bleed 3',
    'undercroft print {game} --what cards --since 2026-03-31',
    'undercroft print {game} --png --resolution 600',
  ],
  options: {
    paper: { type: 'string', value: 'name', text: 'a4 or letter; default a4.' },
    what: { type: 'string', value: 'a,b', text: `Some of ${parts.join(', ')}; default all.` },
    only: { type: 'string', value: 'a,b', text: 'Names of the only rows that are printed.' },
    since: {
      type: 'string',
      value: 'commit|day',
      text: 'Only what looks different than it did in a commit, or at the end of a day such as 2026-03-31.',
    },
    bleed: { type: 'string', value: 'mm', text: 'How far backs run over the line of the cut, 0 to 5; default 0.' },
    once: { type: 'boolean', text: 'One of each, however many a game has.' },
    'no-backs': { type: 'boolean', text: 'For paper that is printed on one side.' },
    'no-marks': { type: 'boolean', text: 'Without the lines that show where to cut.' },
    'save-ink': { type: 'boolean', text: 'Large surfaces stay white.' },
    pages: { type: 'boolean', text: 'The rulebook as single pages of A5 and not as a booklet.' },
    png: {
      type: 'boolean',
      text: 'Pictures in the place of sheets: one PNG for each front, and one for each kind of back.',
    },
    resolution: { type: 'string', value: 'n', text: 'Pixels to an inch for --png, 72 to 1200; default 300.' },
    lang: { type: 'string', value: 'tag', text: 'Another language of the game.' },
    out: { type: 'string', value: 'folder', text: 'Where to write; default dist/print.' },
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const settings = settingsOf(args);
    const game = findGame(terminal.cwd, args.words[0]);
    const { module } = await loadGameFolder(terminal, game);
    const known = new Set(module.meta.rows.map(({ name }) => name));
    for (const row of settings.only) requireOneOf(row, [...known], `${game.id} has no row`);
    const resolution = args.flag('png') ? args.number('resolution', { min: 72, max: 1200, otherwise: 300 }) : 96;
    const lang = args.text('lang') ?? '';
    const languages = [module.meta.lang ?? 'en', ...Object.keys(module.meta.languages ?? {})];
    if (lang !== '') requireOneOf(lang, languages, `${game.id} has no language`);
    await withSheets(terminal, async (sheets) => {
      const wanted = await withoutTheSame(terminal, sheets, game, args, { settings, lang, resolution });
      if (wanted === null) return;
      const out = resolve(terminal.cwd, args.text('out') ?? 'dist/print');
      makeFolder(out);
      const write = (name: string, bytes: Uint8Array): void => {
        writeWhole(join(out, name), bytes);
        terminal.out(`${shownPath(terminal.cwd, join(out, name))}  ${Math.ceil(bytes.length / 1024)} kB\n`);
      };
      if (args.flag('png')) await writePictures(sheets, game, wanted, write);
      else await writeSheets(terminal, sheets, game, wanted, args.flag('pages'), write);
    });
    return EXIT.clean;
  },
};

type Write = (name: string, bytes: Uint8Array) => void;

function settingsOf(args: CliArguments): PrintSettings {
  const list = (name: string): string[] =>
    args
      .texts(name)
      .flatMap((text) => text.split(','))
      .filter((one) => one !== '');
  const paper = args.text('paper') ?? plainSettings.paper;
  requireOneOf(paper, Object.keys(papers), 'there is no paper');
  const what = list('what');
  for (const part of what) requireOneOf(part, parts, 'there is no part');
  return {
    paper: paper as PrintSettings['paper'],
    what: what.length === 0 ? parts : (what as PrintedPart[]),
    bleed: args.number('bleed', { min: 0, max: 5, otherwise: 0 }),
    marks: !args.flag('no-marks'),
    backs: !args.flag('no-backs'),
    inks: args.flag('save-ink') ? 'saving' : 'full',
    once: args.flag('once'),
    only: list('only'),
  };
}

/** With `--since`, only the rows that look different; null when all look as they did. */
async function withoutTheSame(
  terminal: Terminal,
  sheets: SheetsBrowser,
  game: GameFolder,
  args: CliArguments,
  wanted: SheetsWanted,
): Promise<SheetsWanted | null> {
  const since = args.text('since');
  if (since === undefined) return wanted;
  const { settings } = wanted;
  const things = { ...wanted, settings: { ...settings, what: settings.what.filter((part) => part !== 'rules') } };
  if (things.settings.what.length === 0) throw new UsageError('`--since` is for cards, tiles and pieces');
  const only = await changedRows(terminal, sheets, game, since, things);
  terminal.out(only.length === 0 ? `all looks as it did in ${since}\n` : `since ${since}: ${only.join(', ')}\n`);
  return only.length === 0 ? null : { ...things, settings: { ...things.settings, only } };
}

async function writeSheets(
  terminal: Terminal,
  sheets: SheetsBrowser,
  game: GameFolder,
  wanted: SheetsWanted,
  asPages: boolean,
  write: Write,
): Promise<void> {
  const { settings } = wanted;
  const pdf = { preferCSSPageSize: true, printBackground: true, tagged: true };
  const what = settings.what.filter((part) => part !== 'rules');
  if (what.length > 0) {
    const page = await sheets.open(game, { ...wanted, settings: { ...settings, what } });
    for (const words of await tooLarge(page)) terminal.err(`${words}\n`);
    if (!(await hasSheets(page))) throw new FindingError(`${game.id} has no ${what.join(', no ')}`);
    write(`${game.id}.pdf`, await page.pdf(pdf));
  }
  if (!settings.what.includes('rules') || settings.only.length > 0) return;
  const page = await sheets.open(game, { ...wanted, settings: { ...settings, what: ['rules'] } });
  const book = await page.pdf(pdf);
  const { bookletOf } = await import('./booklet.ts');
  write(`${game.id}.rulebook.pdf`, asPages ? book : await bookletOf(book, papers[settings.paper]));
}

async function writePictures(
  sheets: SheetsBrowser,
  game: GameFolder,
  wanted: SheetsWanted,
  write: Write,
): Promise<void> {
  const what = wanted.settings.what.filter((part) => part !== 'rules');
  const page = await sheets.open(game, { ...wanted, settings: { ...wanted.settings, what, once: true } });
  const things = await drawnThings(page);
  if (things.length === 0)
    throw new FindingError(
      (await hasSheets(page))
        ? `${game.id} has a drawn map there, which has a sheet and no picture: print it without \`--png\``
        : `${game.id} has no ${what.join(', no ')}`,
    );
  const pictured = new Set<string>();
  for (const thing of things) {
    const name = thing.side === 'front' ? `${game.id}.${thing.row}.png` : `${game.id}.back-${thing.kind}.png`;
    if (pictured.has(name)) continue;
    pictured.add(name);
    write(name, await pictureOf(page, [thing], 1));
  }
}
