/**
 * Compares a compiled game with the same game written by hand: both are played many
 * times at random, and the means of their results are compared. A mean that is
 * more than four standard errors off is reported, and the exit code is 1.
 *
 * `npm run bench:agree -- [game] [games] [seed]`; without a game all that are written by hand
 */
import type { GameModule } from '@undercroft/contract';
import { generatedGames, referenceGames, type Agreement } from './agreement/agreement.ts';
import { apprenticesAgreement } from './agreement/apprentices.ts';
import { keeperAgreement } from './agreement/keeper.ts';
import { loadContent } from './content.ts';
import { referenceIds, referenceOf, type ReferenceId } from '@undercroft/reference';
import { distance, type Mean } from './statistics.ts';

const FAR = 4;
const agreements: Readonly<Record<ReferenceId, Agreement>> = {
  keeper: keeperAgreement,
  apprentices: apprenticesAgreement,
};

const words = process.argv.slice(2);
const named = referenceIds.filter((id) => words.includes(id));
const [games = 20_000, seed = 1] = words.filter((word) => /^\d+$/.test(word)).map(Number);

const show = ({ mean, margin }: Mean) => `${mean.toFixed(4)} ± ${margin.toFixed(4)}`.padStart(22);

/** @returns how many means are far apart */
function printComparison(id: ReferenceId, module: GameModule, players: number): number {
  const series = { players, games, seed };
  const compiled = generatedGames(module, agreements[id], series);
  const byHand = referenceGames(referenceOf(id), agreements[id], { ...series, seed: seed + 1000 });
  let far = 0;
  process.stdout.write(
    `\n${`${id}, ${players} players`.padEnd(40)}${'compiled'.padStart(22)}${'by hand'.padStart(22)}  errors apart\n`,
  );
  for (const [name, moments] of compiled) {
    const [a, b] = [moments.mean(), byHand.get(name)!.mean()];
    const apart = distance(a, b);
    const isFar = Math.abs(apart) > FAR;
    if (isFar) far++;
    process.stdout.write(`${name.padEnd(40)}${show(a)}${show(b)}  ${apart.toFixed(1)}${isFar ? '  FAR' : ''}\n`);
  }
  process.stdout.write(
    `${games} games each: ${far === 0 ? `${compiled.size} means agree` : `${far} of ${compiled.size} means are far apart`}\n`,
  );
  return far;
}

for (const id of named.length === 0 ? referenceIds : named) {
  const module = await loadContent(id);
  for (const players of referenceOf(id).PLAYERS) if (printComparison(id, module, players) > 0) process.exitCode = 1;
}
