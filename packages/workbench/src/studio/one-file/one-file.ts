/**
 * The game as it is edited as one HTML file: what plays any game, built with this page, and beside
 * it the game.
 */
import { iconsOfGame } from '@undercroft/contract';
import { gameScript, pageOf, type ToldGame } from '@undercroft/game-element/page';
import type { ReleasedGame } from '@undercroft/language-server/requests';
import { authors, nobody } from 'virtual:undercroft/icon-authors';
import { licences, script } from 'virtual:undercroft/player';
import { loadGame } from '../../games.ts';
import { iconsWith } from '../../icons-with.ts';

/**
 * Makes the file. It plays from a disk, and loads nothing.
 *
 * @param id  of the game, which need not lie in the content folder
 * @throws    Error when what plays games cannot be fetched, with the reason
 */
export async function oneFile(id: string, { rules, meta }: ReleasedGame): Promise<string> {
  const known = (await loadGame(id))?.icons ?? {};
  const names = iconsOfGame(meta);
  const [player, text, all] = await Promise.all([fetched(script), fetched(licences), iconsWith(names, known)]);
  const icons = Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
  const credits = Object.groupBy(Object.keys(icons), (name) =>
    Object.hasOwn(authors, name) ? authors[name]! : nobody,
  );
  const game = { icons, credits, languages: meta.languages ?? {} } as ToldGame;
  const scripts = [player, gameScript(id, rules, game)];
  return pageOf({ id, title: meta.title, lang: meta.lang ?? 'en', scripts, licences: text });
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return await answer.text();
}
