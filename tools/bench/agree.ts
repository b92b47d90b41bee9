/**
 * Whether the compiled keeper game and the one written by hand come to the same: both play many games at random, and the
 * means of what came out are laid side by side. A mean that is more than four standard errors off is told.
 *
 * `npm run bench:agree -- [games] [seed]`
 */
import { loadContent } from './content.ts';
import { generatedGames, referenceGames } from './games.ts';
import { distance, type Mean } from './statistics.ts';

const FAR = 4;
const games = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);

const compiled = generatedGames(await loadContent('keeper'), games, seed);
const byHand = referenceGames(games, seed + 1000);

const show = ({ mean, margin }: Mean) => `${mean.toFixed(4)} ± ${margin.toFixed(4)}`.padStart(22);
let far = 0;
process.stdout.write(`${''.padEnd(36)}${'compiled'.padStart(22)}${'by hand'.padStart(22)}  errors apart\n`);
for (const [name, moments] of compiled) {
  const [a, b] = [moments.mean(), byHand.get(name)!.mean()];
  const apart = distance(a, b);
  const isFar = Math.abs(apart) > FAR;
  if (isFar) far++;
  process.stdout.write(`${name.padEnd(36)}${show(a)}${show(b)}  ${apart.toFixed(1)}${isFar ? '  FAR' : ''}\n`);
}
process.stdout.write(`${games} games each: ${far === 0 ? 'they agree' : `${far} means are far apart`}\n`);
