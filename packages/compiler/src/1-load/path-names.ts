// Names of folders and files. They end up in addresses, in file names of a build and on terminals.

import type { Report } from '../diagnostics/collector.ts';
import type { SourceSet } from '../source/source-set.ts';
import { span } from '../source/span.ts';
import { invisibleIn } from './yaml/characters.ts';

const GAME_FOLDER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Reports the folder of a game that is no name, and paths with characters that nobody sees.
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
  }
}
