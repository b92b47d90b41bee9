/**
 * A script that plays any game: everything but the game, for pages that are made where nothing can
 * be bundled.
 */
import { PLAYER } from '@undercroft/game-element/page';
import { spokenLanguages } from './bundle-game.ts';
import { bundled } from './bundled.ts';
import { coreModules, OUTSIDE, takenBy } from './core.ts';
import { playerSource } from './entry.ts';
import { allElements } from './features.ts';
import { licencesOfLetters } from './licences.ts';
import { plainStyles } from './plain-styles.ts';
import { virtualModules } from './virtual-modules.ts';

/** What plays a game that it is told of. */
export interface Player {
  /** a classic script; it makes the variable `PLAYER` of `@undercroft/game-element/page` */
  readonly script: string;
  /** of code and letters in it, Markdown */
  readonly licences: string;
}

const ENTRY = 'virtual:player';

/**
 * Makes the script, as `bundleGame` makes that of one game: with all that any table may have, and
 * all letters.
 *
 * @throws what Vite throws
 */
export async function bundlePlayer(): Promise<Player> {
  const spoken = [...spokenLanguages()].filter((lang) => lang !== 'en');
  const page = await bundled(ENTRY, {
    format: 'es',
    name: 'page',
    external: OUTSIDE,
    plugins: [virtualModules({ [ENTRY]: playerSource(allElements, spoken) }), plainStyles()],
  });
  const modules = { ...(await coreModules(null, takenBy(page.code), [])), [ENTRY]: page.code };
  const { code } = await bundled(ENTRY, { format: 'iife', name: PLAYER, plugins: [virtualModules(modules)] });
  return { script: code, licences: `${page.licences}\n${licencesOfLetters()}` };
}
