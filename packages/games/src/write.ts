import { join } from 'node:path';
import { buildGame } from '@undercroft/vite-plugin';
import { readGame, writeWhole } from '@undercroft/content-files';
import { COMPILED, CONTENT } from './places.ts';

/**
 * Compiles a game of `content` and writes `<id>.js`, for players `<id>.release.js`, and `<id>.json`
 * with everything else. A game with errors has no code; what is wrong with it stands in the JSON.
 *
 * @param into  another folder
 */
export function writeCompiled(id: string, into = COMPILED): void {
  const files = readGame({ id, folder: join(CONTENT, id) });
  const { output, ...develop } = buildGame(files, id);
  const release = buildGame(files, id, null, 'release');
  const write = (end: string, text: string): void => writeWhole(join(into, `${id}${end}`), text);
  write('.js', output?.code ?? '');
  write('.release.js', release.output?.code ?? '');
  const metas = { meta: output?.meta ?? null, releaseMeta: release.output?.meta ?? null };
  write('.json', JSON.stringify({ ...develop, ...metas }));
}
