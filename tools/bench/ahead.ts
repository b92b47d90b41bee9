/**
 * Whether the stronger side runs away in a campaign: how often a later game goes to the player who
 * has won most of the games before it.
 *
 * Beside it stands how often that would be if no game changed the next one: a seat that wins most
 * games leads most of the time as well, without any help of what is kept. Games of one campaign
 * depend on each other, so the interval takes a campaign as one observation.
 *
 *     node tools/bench/ahead.ts dungeonation 6 30 sensible:2 1
 *     node tools/bench/ahead.ts dungeonation 6 30 sensible:2 1 catch-up=3
 *
 * In turn: game, games of a campaign, campaigns, the bot of all seats, the seed, options.
 */
import { botNamed } from '@undercroft/bots';
import { nextSetup, resolveSetup } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { simulateCampaigns } from '@undercroft/simulator';

const ANSWERS_MAX = 5000;
const PLAYERS = 2;
/** Half the width of an interval of 95 %, in standard errors. */
const Z = 1.96;

const [id = 'dungeonation', length = '6', campaigns = '30', name = 'sensible:2', seed = '1', ...changed] =
  process.argv.slice(2);
const game = await loadCompiled(compiledGame(id));
const chosen = Object.fromEntries(changed.map((text) => [text.split('=')[0]!, Number(text.split('=')[1])]));
const { options } = resolveSetup(game.meta, { players: PLAYERS, seed: Number(seed), options: chosen });
const make = botNamed(name);
if (make === null) throw new Error(`there is no bot \`${name}\``);

/** By campaign: the seats that won its games, in order; -1 for a game without one winner. */
const winners = Array.from({ length: Number(campaigns) }, (): number[] => []);
simulateCampaigns(
  {
    game,
    players: PLAYERS,
    options,
    seed: Number(seed),
    bots: [{ name, make }],
    answers: ANSWERS_MAX,
    keepSeats: true,
  },
  {
    to: winners.length,
    each: ({ index, finished, state, seed: own }) => {
      const setup = { players: PLAYERS, options, seed: own, script: null, legacy: null };
      const past = finished ? nextSetup(game, state, setup)?.legacy.past.at(-1) : undefined;
      winners[index]!.push(past?.winners.length === 1 ? past.winners[0]! - 1 : -1);
    },
  },
  Number(length),
);

/** Of one campaign: games in which a seat led, by seat, and how many of them the leader won. */
function ledIn(seats: readonly number[]): { readonly led: readonly number[]; readonly won: number } {
  const led = [0, 0];
  const wins = [0, 0];
  let won = 0;
  for (const seat of seats) {
    const leader = wins[0]! > wins[1]! ? 0 : wins[1]! > wins[0]! ? 1 : -1;
    if (seat >= 0 && leader >= 0) {
      led[leader]!++;
      if (seat === leader) won++;
    }
    if (seat >= 0) wins[seat]!++;
  }
  return { led, won };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

const played = winners.map(ledIn);
const games = winners.flat().filter((seat) => seat >= 0);
const ledBy = [0, 1].map((seat) => sum(played.map(({ led }) => led[seat]!)));
const led = sum(ledBy);
const share = sum(played.map(({ won }) => won)) / led;
const spread = sum(played.map((one) => (one.won - share * sum(one.led)) ** 2));
const half = (Z * Math.sqrt((spread * played.length) / (played.length - 1))) / led;
const alone =
  sum(ledBy.map((count, seat) => (count * games.filter((one) => one === seat).length) / games.length)) / led;
const swept = winners.filter(
  (seats) => Math.max(...[0, 1].map((seat) => seats.filter((one) => one === seat).length)) >= seats.length - 1,
);
console.log(`${id} ${changed.join(' ')}: ${winners.length} campaigns of ${length} games, ${name}, seed ${seed}`);
console.log(
  `seat 1 wins ${percent(games.filter((seat) => seat === 0).length / games.length)} of ${games.length} games`,
);
console.log(
  `who leads wins ${percent(share)} (${percent(share - half)} to ${percent(share + half)}) of ${led} games; ${percent(alone)} if no game changed the next`,
);
console.log(`one seat wins all games but one, or all, in ${swept.length} campaigns`);
