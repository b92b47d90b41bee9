import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countSeverities } from '@undercroft/compiler';
import type { GameFolder } from '@undercroft/content-files';
import type { CliArguments, CliCommand } from '../command.ts';
import { compileFolder, printDiagnostics, type CompiledModule } from '../compiled.ts';
import { EXIT, UsageError, shownPath } from '../failure.ts';
import { makeFolder } from '../folders.ts';
import { findGames } from '../node-host.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Terminal } from '../terminal.ts';

/** Gives the files to write, by name. */
type Form = (game: GameFolder, module: CompiledModule) => BuiltFiles | Promise<BuiltFiles>;

/** What can be built of a game, by option. The bundler is loaded only here: other commands do not wait for it. */
const FORMS: Readonly<Record<'page' | 'element', Form>> = {
  page: async (game) => await (await import('./built-files.ts')).pageFiles(game),
  element: async (game) => await (await import('./built-files.ts')).elementFiles(game),
};

export const build: CliCommand = {
  name: 'build',
  summary: 'Builds a game: a page to send around, an element for any page, or the bare module of its rules.',
  usage: '[game|folder] [options]',
  details: `Without an option the rules alone, for programs: <game>.js, <game>.js.map (from the running code to the line of the content) and
<game>.meta.json.`,
  examples: [
    'undercroft build {game} --page',
    'undercroft build {game} --element --out dist',
    'undercroft build {game}',
  ],
  options: {
    page: { type: 'boolean', text: '<game>.html: one file with everything in it, which opens from a disk too.' },
    element: {
      type: 'boolean',
      text: '<game>.js, <game>.iife.js and a file for each further language, to put into any page.',
    },
    out: { type: 'string', value: 'folder', text: 'Where to write; default dist/games.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const out = resolve(terminal.cwd, args.text('out') ?? 'dist/games');
    const filesOf = formOf(args);
    let failed = false;
    for (const game of findGames(terminal.cwd, args.words[0])) {
      const compiled = compileFolder(terminal.cwd, game);
      printDiagnostics(terminal, [compiled], 'pretty');
      if (compiled.module === null) {
        terminal.err(`${game.id} is not built: ${countSeverities(compiled.diagnostics)}\n`);
        failed = true;
        continue;
      }
      write(terminal, out, await filesOf(game, compiled.module));
    }
    return failed ? EXIT.findings : EXIT.clean;
  },
};

function formOf(args: CliArguments): Form {
  const named = (Object.keys(FORMS) as (keyof typeof FORMS)[]).filter((form) => args.flag(form));
  if (named.length > 1) throw new UsageError(`name one of ${named.map((form) => `--${form}`).join(' and ')}`);
  return named[0] === undefined ? moduleFiles : FORMS[named[0]];
}

function write(terminal: Terminal, out: string, files: BuiltFiles): void {
  makeFolder(out);
  for (const [name, text] of Object.entries(files)) {
    const path = join(out, name);
    writeFileSync(path, text);
    terminal.out(`${shownPath(terminal.cwd, path)}  ${Math.ceil(Buffer.byteLength(text) / 1024)} kB\n`);
  }
}

function moduleFiles({ id }: GameFolder, { code, map, meta }: CompiledModule): BuiltFiles {
  return {
    [`${id}.js`]: `${code}//# sourceMappingURL=${id}.js.map\n`,
    [`${id}.js.map`]: map,
    [`${id}.meta.json`]: `${JSON.stringify(meta)}\n`,
  };
}
