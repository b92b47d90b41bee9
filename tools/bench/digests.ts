/**
 * Prints a digest of many random games of each game: run it before and after a change of the
 * compiler that must not change how a game plays.
 *
 * `npm run bench:digests -- [game ...] [games of each]`; without names all games, 1,000 of each
 */
import { contentIds } from '@undercroft/games';
import { digestGames } from './agreement/digest.ts';
import { loadContent } from './content.ts';

const words = process.argv.slice(2);
const [games = 1000] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const named = words.filter((word) => !/^\d+$/.test(word));

for (const id of named.length === 0 ? contentIds() : named) {
  const { setups, answers, failed, digest } = digestGames(await loadContent(id), games);
  const stopped = failed === 0 ? '' : `, ${failed} broke a limit`;
  process.stdout.write(`${id.padEnd(16)}${digest}  ${games} games, ${setups} setups, ${answers} answers${stopped}\n`);
}
