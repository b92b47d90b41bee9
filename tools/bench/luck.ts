/**
 * How much of a game of two is luck, and how near bots come to those that search deep.
 *
 * Every seed is played twice, and the two bots change seats in between. Where one bot wins both
 * games, strength decided; where one seat wins both, the seed did. Then positions of these games
 * are put to each bot and to a deep one: how often they choose alike, beside how often two deep
 * ones do that differ in their own chance alone.
 *
 *     node tools/bench/luck.ts keeper reckoning 60 learned untrained:48 untrained:400
 *     node tools/bench/luck.ts apprentices '' 20 sensible:5 sensible:20 sensible:80 2
 *
 * In turn: game, variant, seeds, the two bots, the deep one, the seed of all.
 */
import { botNamed, type Bot } from '@undercroft/bots';
import { HEADER, OUTCOME, STATUS } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { gameSeed, wilson } from '@undercroft/simulator';

const LESSONS = 25_000;
const ANSWERS_MAX = 5000;
/** Seats of a game that is paired. */
const SEATS = 2;
/** One decision in so many is put to the deep bots, and so many of a game at most. */
const ASKED_EVERY = 7;
const ASKED_MAX = 8;

const [
  id = 'keeper',
  variant = '',
  seeds = '40',
  one = 'sensible:12',
  other = 'sensible:48',
  deep = 'sensible:400',
  seedOfAll = '1',
] = process.argv.slice(2);
const game = await loadCompiled(compiledGame(id));
const chosen = new Map(game.meta.variants.find(({ name }) => name === variant)?.options);
const options = game.meta.options.map(({ initial }, i) => chosen.get(i) ?? initial);

function sit(name: string, seed: number): Bot {
  const make = botNamed(name, LESSONS);
  if (make === null) throw new Error(`there is no bot \`${name}\``);
  return make({ game, seed });
}

/** A position with more than one answer, and who is asked. */
interface Asked {
  readonly state: Int32Array;
  readonly player: number;
  readonly offered: Int32Array;
}

/** @returns the seat that has won, -1 for none; some of the positions go to `asked` */
function play(names: readonly string[], index: number, asked: Asked[]): number {
  const seed = gameSeed(Number(seedOfAll), index);
  const state = createState(game);
  const bots = names.map((name, seat) => sit(name, gameSeed(seed, 1000 + seat)));
  game.init(state, options, SEATS, seed);
  let kept = 0;
  let status = advance(game, state);
  for (let i = 0; status === STATUS.decision && i < ANSWERS_MAX; i++) {
    const { player, count } = game.io;
    const offered = game.io.options.slice(0, count);
    if (count > 1 && kept < ASKED_MAX && i % ASKED_EVERY === 0) {
      asked.push({ state: state.slice(), player, offered });
      kept++;
    }
    const answer = offered[bots[player]!.choose({ state, player, options: offered, count })]!;
    advance(game, state);
    status = applyOption(game, state, answer);
  }
  return [0, 1].findIndex((seat) => state[HEADER.outcome + seat] === OUTCOME.won);
}

function answerOf(name: string, { state, player, offered }: Asked, seed: number): number {
  const turn = { state: state.slice(), player, options: offered.slice(), count: offered.length };
  return sit(name, seed).choose(turn);
}

const percent = (part: number): string => (100 * part).toFixed(0);

function shown(count: number, of: number): string {
  const { share, low, high } = wilson(count, of);
  return `${percent(share)} % (${percent(low)} to ${percent(high)})`;
}

const counts = { one: 0, other: 0, first: 0, second: 0 };
let [wins, decided] = [0, 0];
const asked: Asked[] = [];
for (let index = 0; index < Number(seeds); index++) {
  const there = play([one, other], index, asked);
  const back = play([other, one], index, []);
  wins += (there === 0 ? 1 : 0) + (back === 1 ? 1 : 0);
  decided += (there < 0 ? 0 : 1) + (back < 0 ? 0 : 1);
  if (there < 0 || back < 0) continue;
  if (there === back) counts[there === 0 ? 'first' : 'second']++;
  else counts[there === 0 ? 'one' : 'other']++;
}
const pairs = counts.one + counts.other + counts.first + counts.second;
console.log(`${id} ${variant}: ${one} wins ${shown(wins, decided)} of ${decided} games against ${other}`);
console.log(
  `of ${pairs} seeds ${counts.one} go to ${one} from both seats, ${counts.other} to ${other}; ` +
    `${shown(counts.first + counts.second, pairs)} to one seat, whoever sits there (${counts.first} first, ${counts.second} second)`,
);
const best = asked.map((position, i) => answerOf(deep, position, 2 * i + 1));
for (const name of [one, other, deep]) {
  const same = asked.filter((position, i) => answerOf(name, position, 2 * i + 2) === best[i]).length;
  console.log(`${name} answers like ${deep} in ${shown(same, asked.length)} of ${asked.length} positions`);
}
const mean = asked.reduce((sum, { offered }) => sum + 1 / offered.length, 0) / Math.max(1, asked.length);
console.log(`by chance: ${percent(mean)} %`);
