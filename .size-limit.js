import { readdirSync } from 'node:fs';

const folder = 'packages/bundle/dist';

/** A game in one file with everything in it, in kB, and the file of each further language. */
const LIMIT = { game: 200, language: 20 };
/** Games that are larger, with their own limit; why is said in docs/speed.md. */
const LARGER = { keeper: 205, lords: 232, dungeonation: 280 };

/** The limit of a script; modules hold the same as scripts do. */
function limitOf(file) {
  const [game, kind] = file.split('.');
  return kind === 'iife' ? (LARGER[game] ?? LIMIT.game) : LIMIT.language;
}

/** One entry a file: a pattern of many files would be held to the limit as one sum. */
export default readdirSync(folder)
  .filter((file) => /\.\w+\.js$/.test(file))
  .map((file) => ({
    name: `<dungeon-game>, ${file} for any page`,
    path: `${folder}/${file}`,
    gzip: true,
    limit: `${limitOf(file)} kB`,
  }));
