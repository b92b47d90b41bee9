import { readdirSync, readFileSync } from 'node:fs';

const folder = 'packages/bundle/dist';

/**
 * What a file may hold besides its game, in kB: interface, engine, bots, letters; more when scores are counted, most with a drawn board. The game itself
 * (rules, texts, pictures) may be as large as it is; why is said in docs/decisions/0022-an-ordinary-build.md.
 */
const BESIDES = { plain: 147, score: 152, board: 163 };
/** The file of each further language, in kB. */
const LANGUAGE = 20;

const sizes = JSON.parse(readFileSync(`${folder}/sizes.json`, 'utf8'));

/** The limit of a script; modules hold the same as scripts do. */
function limitOf(file) {
  const [game, kind] = file.split('.');
  if (kind !== 'iife') return LANGUAGE;
  const { content, elements } = sizes[game];
  const sort = ['board', 'score'].find((name) => elements.includes(name)) ?? 'plain';
  return BESIDES[sort] + content / 1000;
}

/** One entry a file: a pattern of many files would be held to the limit as one sum. */
export default readdirSync(folder)
  .filter((file) => /\.\w+\.js$/.test(file))
  .map((file) => ({
    name: `<dungeon-game>, ${file} for any page`,
    path: `${folder}/${file}`,
    gzip: true,
    limit: `${limitOf(file).toFixed(1)} kB`,
  }));
