// Names of folders and files. They end up in addresses, in file names of a build and on terminals.

import { meantPath, reservedIn } from '@undercroft/contract';
import type { Report } from '../../diagnostics/collector.ts';
import type { SourceSet } from '../../diagnostics/source/source-set.ts';
import { span } from '../../diagnostics/source/span.ts';
import { invisibleIn } from './yaml/characters.ts';

const GAME_FOLDER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Reports game folders that are no valid name, paths with invisible characters, endings that are
 * nearly right, and names that another program reserves.
 *
 * @throws never
 */
export function checkPaths(sources: SourceSet, gameId: string, report: Report): void {
  const isName = GAME_FOLDER.test(gameId);
  if (!isName) {
    const found = invisibleIn(gameId) ?? 'something else';
    report('load/file-name', span(`${gameId}/game.yaml`, 0), { what: 'The folder of a game', found });
  }
  for (const { path } of sources.files) {
    const found = invisibleIn(isName ? path : path.slice(gameId.length));
    if (found !== undefined) report('load/file-name', span(path, 0), { what: 'The path of a file', found });
    const meant = meantPath(path);
    if (meant !== null)
      report('load/stray-file', span(path, 0), {
        folder: '',
        meant: meant.slice(gameId.length + 1),
        near: [],
        folders: [],
      });
  }
  checkReserved(sources, gameId, report);
}

/** The first file stands for all in the folder of a reserved name. */
function checkReserved(sources: SourceSet, gameId: string, report: Report): void {
  const told = new Set<string>();
  for (const { path } of sources.files) {
    const reserved = reservedIn(path);
    if (reserved === null) continue;
    const place = path.slice(0, path.indexOf(reserved.part) + reserved.part.length);
    const at = reserved.part === gameId ? `${gameId}/game.yaml` : path;
    if (!told.has(place)) report('load/file-name', span(at, 0), { what: reserved.by, found: reserved.part });
    told.add(place);
  }
}
