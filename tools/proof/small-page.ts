/**
 * Pages of games that are not in `content`. Nothing is bundled: what plays any game was built with
 * the workbench, as a file of the studio has it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageOf } from '@undercroft/bundle';
import { compileGame } from '@undercroft/compiler';
import { readGame, type GameFolder } from '@undercroft/content-files';
import { iconsOfGame } from '@undercroft/contract';
import { gameScript } from '@undercroft/game-element/page';
import { iconNames, iconShapes } from '@undercroft/vite-plugin';
import { LIVE_PAGE } from '@undercroft/workbench/live-page';

/**
 * Writes a game as a page into a folder, in one file.
 *
 * @param isBare  without what it says of its table
 * @returns       address of the page
 * @throws        Error when the game has a mistake
 */
export function writePage(game: GameFolder, out: string, isBare = false): string {
  const { id } = game;
  const files = readGame(game);
  if (isBare) files.delete(`${id}/table.yaml`);
  const { module } = compileGame(files, id, null, 'release', iconNames());
  if (module === null) throw new Error(`${id} does not compile`);
  const { functionCode, meta } = module;
  const [player] = globSync('assets/player-*.js', { cwd: LIVE_PAGE, exclude: ['assets/player-worker-*'] });
  const told = { icons: iconShapes(iconsOfGame(meta)), credits: {}, languages: meta.languages ?? {} };
  const scripts = [readFileSync(join(LIVE_PAGE, player!), 'utf8'), gameScript(id, functionCode, told)];
  const path = join(out, `${id}.html`);
  writeFileSync(path, pageOf({ id, title: meta.title, lang: meta.lang ?? 'en', scripts }));
  return pathToFileURL(path).href;
}
