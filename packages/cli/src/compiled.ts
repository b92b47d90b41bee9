/** Games from disk through the compiler, and their diagnostics on the terminal. */
import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  compileGame,
  countSeverities,
  createCompileCache,
  printPretty,
  printShort,
  sourceFile,
  sourceLookup,
  type CompileCache,
  type Diagnostic,
  type SourceLookup,
  type Span,
} from '@undercroft/compiler';
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { GameMeta, GameModule } from '@undercroft/contract';
import { docsFile } from '@undercroft/language-server/docs-file';
import { iconNames } from '@undercroft/vite-plugin/icons';
import { FindingError } from './failure.ts';
import { moduleFromText } from './module-from-text.ts';

import { linked, paintCodes, type Terminal } from './terminal.ts';

/**
 * A game that went through the compiler. Files are named as they are shown: relative to where the
 * command was started.
 */
export interface Compiled {
  readonly game: GameFolder;
  readonly diagnostics: readonly Diagnostic[];
  readonly lookup: SourceLookup;
  /** paths inside the game to paths as they are shown */
  readonly shown: (path: string) => string;
  /** null when there was an error */
  readonly module: CompiledModule | null;
}

/** What the compiler wrote. */
export interface CompiledModule {
  readonly code: string;
  readonly map: string;
  readonly meta: GameMeta;
}

/**
 * Files of the game that was compiled last: a command that compiles several states of a game reads
 * most files once.
 */
const known = createCompileCache();

/**
 * Compiles a game. Never throws for what stands in its files.
 *
 * @param files  others than those on disk
 * @param cache  of compiles before, of files that are much the same
 */
export function compileFolder(
  cwd: string,
  game: GameFolder,
  files: ReadonlyMap<string, string> = readGame(game),
  cache: CompileCache = known,
): Compiled {
  const shown = (path: string): string => {
    const below = path.startsWith(`${game.id}/`) ? path.slice(game.id.length + 1) : path;
    const folder = relative(cwd, game.folder).split(sep).join('/');
    return folder === '' ? below : `${folder}/${below}`;
  };
  const { diagnostics, module } = compileGame(files, game.id, cache, 'develop', iconNames());
  const moved = diagnostics.map((diagnostic) => showPaths(diagnostic, shown));
  const lookup = sourceLookup([...files].map(([path, text]) => sourceFile(shown(path), text)));
  return { game, diagnostics: moved, lookup, shown, module };
}

function showPaths(diagnostic: Diagnostic, shown: (path: string) => string): Diagnostic {
  const move = (span: Span): Span => ({ ...span, file: shown(span.file) });
  const { fix } = diagnostic;
  return {
    ...diagnostic,
    span: move(diagnostic.span),
    related: diagnostic.related.map((place) => ({ ...place, span: move(place.span) })),
    ...(fix === undefined
      ? {}
      : { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: move(edit.span) })) } }),
  };
}

/**
 * Compiles and loads a game that shall be run.
 *
 * @throws FindingError after printing what is wrong
 */
export async function loadGameFolder(
  terminal: Terminal,
  game: GameFolder,
  files?: ReadonlyMap<string, string>,
  cache: CompileCache = known,
): Promise<GameFromFolder> {
  const compiled = compileFolder(terminal.cwd, game, files, cache);
  const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
  if (compiled.module === null || errors.length > 0) {
    printDiagnostics(terminal, [{ ...compiled, diagnostics: errors }], 'pretty');
    throw new FindingError(`${game.id} does not compile: ${countSeverities(errors)}`);
  }
  const { code, map } = compiled.module;
  return { module: await moduleFromText(code), code, map };
}

/** A game that can be run, and the text to load it again elsewhere. */
export interface GameFromFolder {
  readonly module: GameModule;
  readonly code: string;
  /** the source map of the code, as JSON */
  readonly map: string;
}

/** Prints diagnostics on `err`. */
export function printDiagnostics(
  terminal: Terminal,
  compiled: readonly Pick<Compiled, 'diagnostics' | 'lookup'>[],
  format: 'pretty' | 'short',
): void {
  for (const { diagnostics, lookup } of compiled) {
    if (diagnostics.length === 0) continue;
    const text =
      format === 'pretty'
        ? printPretty(diagnostics, lookup, terminal.errColour ? { colour: paintCodes, link: toPage } : {})
        : printShort(diagnostics, lookup);
    terminal.err(text.endsWith('\n') ? text : `${text}\n`);
  }
}

/** Makes a text lead to a document, where it lies on this machine. */
function toPage(docs: string, text: string): string {
  const file = docsFile(docs);
  return file === null ? text : linked(pathToFileURL(file).href, text);
}
