// Loads one file of a game again, for an editor at each keystroke: what it says by itself, and what
// names it speaks of.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Phase } from '../../diagnostics/collector.ts';
import type { GameContent, RowModel } from '../model/model.ts';
import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import { loadContext, type LoadContext } from './declare/common/context.ts';
import type { LoadInput } from './input.ts';
import { readExtras } from './declare/extras/extras.ts';
import { readLessons } from './declare/extras/lessons.ts';
import { readTileDrawings } from './declare/things/tiles.ts';
import { readDocument } from './document.ts';
import { FORMATS } from './formats.ts';
import { checkDeclared, declare, parseFile, readGame, readRows, type ReadDeclarations } from './game.ts';
import { gameFiles, roleOf, type FileRole } from './paths.ts';
import { gameSchema } from './schemas/game.ts';

/** What one file of a game says. */
export interface LoadedFile {
  /**
   * The game with the file as it is now; null where more than this file would have to be read to
   * know the names in it.
   */
  readonly model: GameContent | null;
  /** Whether there may be rules in it, of which names and types are to be found. */
  readonly hasRules: boolean;
}

/**
 * Loads one file of a game again, all others being as they were when the game was loaded.
 *
 * @param sources  files of the game as they are now
 * @param path     any of its files
 * @param model    the game as it was loaded before that file changed; null = not known
 * @returns        what is wrong is said of this file alone
 * @throws         never
 */
export function loadFile(
  sources: SourceSet,
  path: string,
  model: GameContent | null,
  input: LoadInput,
): Phase<LoadedFile> {
  const diagnostics: Diagnostic[] = [];
  const context = loadContext(sources, input, diagnostics);
  const value = model === null ? loadAlone(context, path) : loadAgain(context, path, model);
  return { value, diagnostics: diagnostics.filter(({ span: { file } }) => file === path) };
}

/** What a file shows by itself, when nothing is known of its game. */
function loadAlone(context: LoadContext, path: string): LoadedFile {
  const { gameId, role } = placeOf(path);
  const format = FORMATS.find(({ id }) => id === role);
  if (role === 'rules') parseFile(context, path);
  else if (role === 'game' || role === 'row' || role === 'row-table') {
    const said = readSaid(context, gameId);
    if (said !== undefined && role !== 'game') readRowsOf(context, path, said);
  } else if (format !== undefined && 'keys' in format.schema) readDocument(context, path, format.schema);
  return UNKNOWN;
}

const UNKNOWN: LoadedFile = { model: null, hasRules: false };

function loadAgain(context: LoadContext, path: string, model: GameContent): LoadedFile {
  const { gameId, role } = placeOf(path);
  switch (role) {
    case 'rules': {
      const program = parseFile(context, path);
      const programs = model.programs.map((one) => (one.path === path ? { path, program } : one));
      return { model: { ...model, programs }, hasRules: true };
    }
    case 'row':
    case 'row-table': {
      const said = readSaid(context, gameId);
      const rows = said === undefined ? [] : readRowsOf(context, path, said);
      return rows.length === 0 ? UNKNOWN : { model: withRows(model, path, rows), hasRules: true };
    }
    case 'game':
      return { model: loadDeclarations(context, gameId, path), hasRules: true };
    case 'lesson':
      return {
        model: { ...model, lessons: readLessons(context, [path], model) },
        hasRules: true,
      };
    case 'table':
    case 'rulebook':
    case 'trained':
    case 'locale':
      // Other languages have names for what table.yaml shows.
      readExtras(context, gameFiles([path, `${gameId}/table.yaml`], gameId), model);
      return { model, hasRules: false };
    case 'scenarios':
    case 'other':
      return loadAlone(context, path);
  }
}

/**
 * What rows mean hangs on what game.yaml declares, so they are read with it; what tables, lessons
 * and languages say is left out.
 */
function loadDeclarations(context: LoadContext, gameId: string, path: string): GameContent | null {
  const root = readDocument(context, path, gameSchema);
  if (root === undefined) return null;
  const files = gameFiles(
    context.sources.files.map((file) => file.path),
    gameId,
  );
  const model: GameContent = { ...declare(context, gameId, files, root), extras: {} };
  checkDeclared(context, root, model);
  return model;
}

function placeOf(path: string): { readonly gameId: string; readonly role: FileRole } {
  const gameId = path.slice(0, path.indexOf('/'));
  return { gameId, role: roleOf(path.slice(gameId.length + 1)) };
}

function readSaid(context: LoadContext, gameId: string): ReadDeclarations | undefined {
  const root = readDocument(context, `${gameId}/game.yaml`, gameSchema);
  return root === undefined ? undefined : readGame(context, gameId, root);
}

function readRowsOf(context: LoadContext, path: string, said: ReadDeclarations): readonly RowModel[] {
  const { raws, rows } = readRows(context, said.parts.id, [path], said);
  readTileDrawings(context, said.reading, raws, rows);
  return rows;
}

/**
 * The rows of a file in the place of those that it had. Their numbers are not those of the game;
 * only its code goes by them.
 */
function withRows(model: GameContent, path: string, rows: readonly RowModel[]): GameContent | null {
  const at = model.rows.findIndex(({ file }) => file === path);
  const own = rows.flatMap((row) => {
    const kind = model.kinds.find(({ name }) => name === row.kind.name);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  if (at < 0 || own.length < rows.length) return null;
  const before = model.rows.slice(0, at);
  const after = model.rows.slice(at).filter(({ file }) => file !== path);
  return { ...model, rows: [...before, ...own, ...after] };
}
