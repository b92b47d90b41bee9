import { existsSync, readdirSync } from 'node:fs';

const folder = 'packages/bundle/dist';

/** A game in one language in one file with everything in it, and each further language, in kB. */
const LIMIT = { game: 200, language: 20 };
/** Games that are larger, with their own limit; why is said in docs/speed.md. */
const LARGER = { lords: 242, dungeonation: 260 };

/** How many languages a game has besides its own. */
function languages(game) {
  const texts = `content/${game}/locale`;
  return existsSync(texts) ? readdirSync(texts).length : 0;
}

/** One entry a file: a pattern of many files would be held to the limit as one sum. */
export default readdirSync(folder)
  .filter((file) => file.endsWith('.iife.js'))
  .map((file) => [file, file.slice(0, -'.iife.js'.length)])
  .map(([file, game]) => ({
    name: `<dungeon-game>, ${file} for any page`,
    path: `${folder}/${file}`,
    gzip: true,
    limit: `${LARGER[game] ?? LIMIT.game + LIMIT.language * languages(game)} kB`,
  }));
