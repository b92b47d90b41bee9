import { join } from 'node:path';
import { countSeverities, toJsonReport, toSarif, type SourceFile } from '@undercroft/compiler';
import { FONT_BYTES_MAX, fontFilesIn, linksIn, type GameFolder } from '@undercroft/content-files';
import { compileFolder, printDiagnostics, type Compiled } from '../compiled.ts';
import type { CliCommand } from '../command.ts';
import { EXIT, UsageError, shownPath } from '../failure.ts';
import { findGames, findStrayGames } from '../node-host.ts';
import { jsonText, painter, type Terminal } from '../terminal.ts';

export const check: CliCommand = {
  name: 'check',
  summary: 'Says what is wrong with the content of a game, and where.',
  usage: '[game|folder] [options]',
  details: 'Without a game it checks all games of `content`. Warnings alone leave the exit code at 0, unless --strict.',
  examples: [
    'undercroft check {game}',
    'undercroft check --format short',
    'undercroft check --format sarif > findings.sarif',
  ],
  options: {
    format: {
      type: 'string',
      value: 'pretty|short|json|sarif',
      text: 'How findings are printed; json and sarif, for CI, go to stdout.',
    },
    strict: { type: 'boolean', text: 'Warnings count as findings.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const format = args.text('format') ?? 'pretty';
    if (format !== 'pretty' && format !== 'short' && format !== 'json' && format !== 'sarif') {
      throw new UsageError(`--format takes pretty, short, json or sarif, not \`${format}\``);
    }
    const compiled = findGames(terminal.cwd, args.words[0]).map((game) => compileFolder(terminal.cwd, game));
    const strays = findStrayGames(terminal.cwd, args.words[0]);
    for (const { path, reason } of strays) terminal.err(`${shownPath(terminal.cwd, path)} ${reason}\n`);
    const fonts = (await Promise.all(compiled.map(async ({ game }) => await badFonts(game)))).flat();
    for (const { path, reason } of fonts) terminal.err(`warning: ${shownPath(terminal.cwd, path)} ${reason}\n`);
    if (format === 'json') terminal.out(jsonText(jsonOf(compiled), 2));
    else if (format === 'sarif') terminal.out(jsonText(sarifOf(compiled), 2));
    else {
      for (const { game } of compiled) printLinks(terminal, game);
      printDiagnostics(terminal, compiled, format);
      for (const one of compiled) terminal.out(lineOf(terminal, one));
    }
    const isStrict = args.flag('strict');
    const isFine = strays.length === 0 && (fonts.length === 0 || !isStrict);
    const isClean = isFine && !compiled.some((one) => isFinding(one, isStrict));
    return isClean ? EXIT.clean : EXIT.findings;
  },
};

/** Fonts that no page can use. @returns what is wrong with each, to follow its path */
async function badFonts(game: GameFolder): Promise<{ readonly path: string; readonly reason: string }[]> {
  const files = fontFilesIn(game);
  if (files.length === 0) return [];
  // The bundler, which has the parser, is loaded only where there are fonts.
  const { isFont } = await import('@undercroft/bundle');
  const found = await Promise.all(
    files.map(async ({ path, bytes }) => {
      if (bytes === null)
        return [{ path, reason: `has more than ${FONT_BYTES_MAX} bytes and is left out; cut it to its letters` }];
      return (await isFont(bytes))
        ? []
        : [{ path, reason: 'is no font that can be read; save it as WOFF2, TTF or OTF' }];
    }),
  );
  return found.flat();
}

function printLinks(terminal: Terminal, { folder }: GameFolder): void {
  for (const path of linksIn(folder)) {
    terminal.err(`${shownPath(terminal.cwd, join(folder, path))} is a link, and links are not followed\n`);
  }
}

function isFinding({ diagnostics }: Compiled, strict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
}

function lineOf(terminal: Terminal, { game, diagnostics }: Compiled): string {
  const paint = painter(terminal.outColour);
  if (diagnostics.length === 0) return `${paint('green', 'ok')}  ${game.id}\n`;
  const bad = diagnostics.some(({ severity }) => severity === 'error');
  return `${bad ? paint('red', 'bad') : paint('yellow', 'ok')} ${game.id}: ${countSeverities(diagnostics)}\n`;
}

function sarifOf(compiled: readonly Compiled[]): unknown {
  const all = compiled.flatMap(({ diagnostics }) => diagnostics);
  const lookup = (path: string): SourceFile | undefined => {
    for (const one of compiled) {
      const file = one.lookup(path);
      if (file !== undefined) return file;
    }
    return undefined;
  };
  return toSarif(all, lookup);
}

function jsonOf(compiled: readonly Compiled[]): unknown {
  return {
    version: 1,
    games: compiled.map(({ game, diagnostics, lookup }) => ({ game: game.id, ...toJsonReport(diagnostics, lookup) })),
  };
}
