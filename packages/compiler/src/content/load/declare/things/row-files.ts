// Files of rows: which kind a file belongs to by its folder, and the rows of a table with what they
// share.

import { suggest } from '../../../../diagnostics/suggest.ts';
import type { KindModel } from '../../../model/model.ts';
import { span } from '../../../../diagnostics/source/span.ts';
import { checkMap, readDocument } from '../../document.ts';
import { TABLE_SUFFIX } from '../../paths.ts';
import { entriesAt, mapAt } from '../../read.ts';
import { rowSchema, tableFileSchema } from '../../schemas/row.ts';
import type { YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import type { KindsReading } from './kinds-reading.ts';
import type { RawRow } from './rows.ts';
import { isTile } from './tiles.ts';

/**
 * Reads all files of rows, in the order of their paths; rows of a table in the order in which they
 * are written.
 *
 * @param gameId  folder of the game
 * @param paths   files that may hold rows
 * @throws        never
 */
export function readRowFiles(
  context: LoadContext,
  gameId: string,
  paths: readonly string[],
  reading: KindsReading,
): RawRow[] {
  const strayFolders = new Set<string>();
  const folders = foldersOf(reading.kinds);
  return paths.flatMap((path) => {
    const inGame = path.slice(gameId.length + 1);
    const kind = folders.find(({ folder }) => inGame.startsWith(folder))?.kind;
    if (kind === undefined) {
      const folder = inGame.slice(0, Math.max(0, inGame.lastIndexOf('/')));
      if (!strayFolders.has(folder)) reportStray(context, gameId, path, folder, reading.kinds);
      strayFolders.add(folder);
      return [];
    }
    return inGame.endsWith(TABLE_SUFFIX)
      ? readTable(context, path, kind, reading)
      : readSingle(context, path, kind, reading);
  });
}

/** Folders of kinds; of folders inside each other the inner one comes first. */
function foldersOf(kinds: readonly KindModel[]): readonly { readonly folder: string; readonly kind: KindModel }[] {
  const folders = kinds.flatMap((kind) => (kind.folder === null ? [] : [{ folder: `${kind.folder}/`, kind }]));
  return folders.toSorted((first, second) => second.folder.length - first.folder.length);
}

/**
 * The first file of a folder stands for all of them. The folder may belong to no kind only because
 * game.yaml is broken.
 */
function reportStray(
  context: LoadContext,
  gameId: string,
  path: string,
  folder: string,
  kinds: readonly KindModel[],
): void {
  if (context.hasErrors(`${gameId}/game.yaml`)) return;
  const folders = kinds.flatMap((kind) => kind.folder ?? []);
  context.report('load/stray-file', span(path, 0), { folder, meant: null, near: suggest(folder, folders), folders });
}

function readSingle(context: LoadContext, path: string, kind: KindModel, reading: KindsReading): RawRow[] {
  const schema = rowSchema(kind, reading.printedOf.get(kind) ?? [], isTile(reading, kind));
  const map = readDocument(context, path, schema);
  const name = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
  const nameAt = span(path, 0);
  if (map === undefined || !isId(context, name, nameAt.file)) return [];
  return [{ name, nameAt, kind, map }];
}

function isId(context: LoadContext, name: string, path: string): boolean {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return true;
  context.report('load/bad-id', span(path, 0), { what: 'the name of the file', found: name, suggestion: undefined });
  return false;
}

function readTable(context: LoadContext, path: string, kind: KindModel, reading: KindsReading): RawRow[] {
  const printed = reading.printedOf.get(kind) ?? [];
  const root = readDocument(context, path, tableFileSchema(kind, printed, isTile(reading, kind)));
  const each = mapAt(root, 'each');
  const schema = rowSchema(kind, printed, isTile(reading, kind));
  return entriesAt(root, 'rows').flatMap(({ key, keySpan, value }) => {
    if (value.kind !== 'map') return [];
    const map = merged(value, each);
    checkMap(context, key, map, schema);
    return [{ name: key, nameAt: keySpan, kind, map }];
  });
}

/** The row's own entries, and those of `each` that it does not have. */
function merged(own: YamlMap, each: YamlMap | undefined): YamlMap {
  const keys = new Set(own.entries.map(({ key }) => key));
  return { ...own, entries: [...own.entries, ...(each?.entries ?? []).filter(({ key }) => !keys.has(key))] };
}
