import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { countSeverities } from '@undercroft/compiler';
import { makeFolder, writeAll, type GameFolder } from '@undercroft/content-files';
import type { CliArguments, CliCommand } from '../command.ts';
import { compileFolder, printDiagnostics, type CompiledModule } from '../compiled.ts';
import { EXIT, FindingError, UsageError, shownPath } from '../failure.ts';
import { findGames } from '../node-host.ts';
import type { BuiltFiles, PicturePlace } from './built-files.ts';
import type { Terminal } from '../terminal.ts';

/** Gives the files to write, by name. */
type Form = (
  game: GameFolder,
  module: CompiledModule,
  pictures: PicturePlace | null,
) => BuiltFiles | Promise<BuiltFiles>;

/**
 * What can be built of a game, by option. The bundler is loaded only here: other commands do not
 * wait for it.
 */
const FORMS: Readonly<Record<'page' | 'element', Form>> = {
  page: async (game, _, pictures) => await (await import('./built-files.ts')).pageFiles(game, pictures ?? 'inside'),
  element: async (game, _, pictures) =>
    await (await import('./built-files.ts')).elementFiles(game, pictures ?? 'beside'),
};

export const build: CliCommand = {
  name: 'build',
  summary: 'Builds a game: a page to send around, an element for any page, or the bare module of its rules.',
  usage: '[game|folder ...] [options]',
  details: `Without an option the rules alone, for programs: <game>.js, <game>.js.map (from the running code to the line of the content) and
<game>.meta.json.`,
  examples: [
    'undercroft build {game} --page',
    'undercroft build {game} --element --out dist',
    'undercroft build --site',
  ],
  options: {
    page: { type: 'boolean', text: '<game>.html: one file with everything in it, which opens from a disk too.' },
    element: {
      type: 'boolean',
      text: '<game>.js, <game>.iife.js and a file for each further language, to put into any page.',
    },
    site: {
      type: 'boolean',
      text: 'A folder `site` for any web server: start page, table, cards and rulebook of each game.',
    },
    pictures: {
      type: 'string',
      value: 'where',
      text: 'Of --page and --element: beside (in a folder), inside (one file), none (icons stand for them). A page has them inside, an element beside.',
    },
    out: { type: 'string', value: 'folder', text: 'Where to write; default dist/games.' },
  },
  words: [0, 100],
  run: async (terminal, args) => {
    const out = resolve(terminal.cwd, args.text('out') ?? 'dist/games');
    const filesOf = formOf(args);
    const isDrawn = filesOf !== moduleFiles && (await canDraw(terminal, placeOf(args)));
    const pictures = isDrawn ? placeOf(args) : 'none';
    const games = namedGames(terminal.cwd, args.words);
    const sound: GameFolder[] = [];
    for (const game of games) {
      const compiled = compileFolder(terminal.cwd, game);
      printDiagnostics(terminal, [compiled], 'pretty');
      if (compiled.module === null) {
        terminal.err(`${game.id} is not built: ${countSeverities(compiled.diagnostics)}\n`);
        continue;
      }
      sound.push(game);
      if (filesOf === null) continue;
      if (filesOf !== moduleFiles) terminal.err(`${game.id}: ${workOf(isDrawn)}\n`);
      writeFiles(terminal, out, await filesOf(game, compiled.module, pictures));
    }
    if (filesOf === null && sound.length > 0) {
      terminal.err(`site: ${workOf(isDrawn)}\n`);
      await writeSite(terminal, join(out, 'site'), sound, isDrawn);
    }
    return sound.length < games.length ? EXIT.findings : EXIT.clean;
  },
};

/** The games of all words, each once; without a word all there are. @throws UsageError */
function namedGames(cwd: string, words: readonly string[]): readonly GameFolder[] {
  if (words.length === 0) return findGames(cwd, undefined);
  const games = words.flatMap((word) => findGames(cwd, word));
  return [...new Map(games.map((game) => [game.folder, game])).values()];
}

/** What the command is doing while the user waits, as a part of a sentence. */
function workOf(isDrawn: boolean): string {
  return `${isDrawn ? 'drawing pictures and ' : ''}packing scripts, which can take minutes`;
}

/**
 * Makes the files of one game; null for a site, which is made of all games together.
 *
 * @throws UsageError when two forms are asked for
 */
function formOf(args: CliArguments): Form | null {
  const named = ([...Object.keys(FORMS), 'site'] as (keyof typeof FORMS | 'site')[]).filter((form) => args.flag(form));
  if (named.length > 1) throw new UsageError(`name one of ${named.map((form) => `--${form}`).join(' and ')}`);
  const [form] = named;
  return form === undefined ? moduleFiles : form === 'site' ? null : FORMS[form];
}

/**
 * Where pictures go; null: where the form puts them by default.
 *
 * @throws UsageError for any other word, and for `beside` with `--page`, which is one file
 */
function placeOf(args: CliArguments): PicturePlace | null {
  const word = args.text('pictures');
  if (word === undefined) return null;
  if (word !== 'beside' && word !== 'inside' && word !== 'none')
    throw new UsageError(`--pictures is beside, inside or none, not "${word}"`);
  if (word === 'beside' && args.flag('page'))
    throw new UsageError('a page is one file: its pictures are inside or none');
  return word;
}

/** Whether pictures are drawn. Where they cannot be, it prints why, and icons stand for them. */
async function canDraw(terminal: Terminal, place: PicturePlace | null): Promise<boolean> {
  if (place === 'none') return false;
  const reason = await (await import('@undercroft/bundle')).whyNoPictures();
  if (reason !== null) terminal.out(`icons stand for pictures: ${reason}\n`);
  return reason === null;
}

/**
 * Checks the folder of a site before it is emptied.
 *
 * @throws FindingError when it holds anything but a site that this command made
 */
function requireSite(terminal: Terminal, out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0) return;
  const index = join(out, 'index.html');
  if (existsSync(index) && readFileSync(index, 'utf8').includes('<workbench-app>')) return;
  throw new FindingError(
    `${shownPath(terminal.cwd, out)} holds files that are no site of ours; name another folder with --out`,
  );
}

async function writeSite(
  terminal: Terminal,
  out: string,
  games: readonly GameFolder[],
  pictures: boolean,
): Promise<void> {
  const { buildSite } = await import('@undercroft/workbench/site');
  requireSite(terminal, out);
  makeFolder(out);
  await buildSite({ content: dirname(games[0]!.folder), games: games.map(({ id }) => id), out, pictures });
  terminal.out(`${shownPath(terminal.cwd, out)}  ${games.map(({ id }) => id).join(', ')}\n`);
}

function writeFiles(terminal: Terminal, out: string, files: BuiltFiles): void {
  makeFolder(out);
  const changes = Object.entries(files).map(([name, content]) => ({ path: join(out, name), content }));
  // The files of a game belong together: the source map of other code leads to wrong lines.
  writeAll(changes);
  for (const { path, content } of changes)
    if (typeof content === 'string')
      terminal.out(`${shownPath(terminal.cwd, path)}  ${Math.ceil(Buffer.byteLength(content) / 1024)} kB\n`);
  const drawn = changes.filter(({ content }) => typeof content !== 'string');
  const bytes = drawn.reduce((sum, { content }) => sum + content.length, 0);
  if (drawn[0] !== undefined)
    terminal.out(
      `${shownPath(terminal.cwd, dirname(drawn[0].path))}  ${drawn.length} pictures, ${Math.ceil(bytes / 1024)} kB\n`,
    );
}

function moduleFiles({ id }: GameFolder, { code, map, meta }: CompiledModule): BuiltFiles {
  return {
    [`${id}.js`]: `${code}//# sourceMappingURL=${id}.js.map\n`,
    [`${id}.js.map`]: map,
    [`${id}.meta.json`]: `${JSON.stringify(meta)}\n`,
  };
}
