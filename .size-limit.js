import { readdirSync, readFileSync } from 'node:fs';

const folder = 'packages/bundle/dist';

/**
 * What a file may hold besides its game, in kB: interface, engine, bots, letters; more when scores are counted, most with a drawn board, and a little more when
 * there are fights besides. The game itself (rules, texts, pictures) may be as large as it is; why is said in docs/decisions/0022-an-ordinary-build.md.
 */
const BESIDES = { plain: 149, score: 155, board: 167 };
const FIGHTS = 2;
/** The file of each further language: the words of the interface, in kB, and the texts as a share of the game. */
const LANGUAGE = { words: 6, share: 0.18 };

const sizes = JSON.parse(readFileSync(`${folder}/sizes.json`, 'utf8'));

/** The limit of a script; modules hold the same as scripts do. */
function limitOf(file) {
  const [game, kind] = file.split('.');
  const { content, elements } = sizes[game];
  if (kind !== 'iife') return LANGUAGE.words + (LANGUAGE.share * content) / 1000;
  const sort = ['board', 'score'].find((name) => elements.includes(name)) ?? 'plain';
  const fights = sort !== 'plain' && elements.includes('battle') ? FIGHTS : 0;
  return BESIDES[sort] + fights + content / 1000;
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
