/// <reference types="node" />
/**
 * Plays many worlds: `node packages/table/test/many.ts [first] [last]`. Ranges can be played side
 * by side on several processors.
 */
import { SMALL, versionsOfMarket } from './market.ts';
import { broken, caseOf, described } from './promises.ts';

const [first = 1, last = 1_000_000] = process.argv.slice(2).map(Number);
const [whole, small] = [await versionsOfMarket(), await versionsOfMarket(SMALL)];
const began = performance.now();
let wrong = 0;
for (let seed = first; seed <= last; seed++) {
  const games = seed % 20 === 0 ? whole : small;
  const given = caseOf(seed, 'none', seed % 10 === 0 ? 400 : undefined);
  if (broken(games, given) !== null) {
    wrong++;
    console.log(described(games, given));
  }
  if (seed % 10_000 === 0) console.error(`${seed} of ${last}, ${Math.round((performance.now() - began) / 1000)} s`);
}
console.log(`${last - first + 1} worlds, ${wrong} with a broken promise`);
process.exitCode = wrong === 0 ? 0 : 1;
