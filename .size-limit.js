import { readdirSync, readFileSync } from 'node:fs';

const folder = 'packages/bundle/dist';

/**
 * What a file held besides its game when this table was last written, in kB after gzip: interface,
 * engine, bots, letters. By what the table of its game has: neither a score nor a board, a score, a
 * drawn board, a drawn board with fights. The game itself (rules, texts, pictures) may be as large
 * as it is. A change that needs more writes the new figures here, in the commit that needs them,
 * and says there what for: docs/decisions/0057-figures-out-of-reach.md. Lit pictures themselves lie
 * beside a file and are not counted.
 */
const BESIDES = { plain: 243, score: 243, board: 264, fights: 272 };
/**
 * Small additions pass without an edit of this file; what makes all files larger by more than this
 * is decided on.
 */
const HEADROOM = 1.04;
/**
 * The file of each further language: the words of the interface, in kB, and the texts as a share of
 * the game.
 */
const LANGUAGE = { words: 7, share: 0.23 };

const sizes = JSON.parse(readFileSync(`${folder}/sizes.json`, 'utf8'));

function sortOf(elements) {
  if (elements.includes('board')) return elements.includes('battle') ? 'fights' : 'board';
  return elements.includes('score') ? 'score' : 'plain';
}

/** The limit of a script; modules hold the same as scripts do. */
function limitOf(file) {
  const [game, kind] = file.split('.');
  const { content, elements } = sizes[game];
  return kind === 'iife'
    ? BESIDES[sortOf(elements)] * HEADROOM + content / 1000
    : LANGUAGE.words + (LANGUAGE.share * content) / 1000;
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
