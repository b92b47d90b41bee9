/**
 * How styles differ: bots of one strength in several styles play the same games, against a random
 * player or against each other in a plain style. What each won, and how it stood at its own
 * decisions: things in each of its zones, its numbers.
 *
 *     node tools/bench/styles.ts keeper 60 sensible:24 random reckoning node tools/bench/styles.ts
 *     keeper 60 sensible:24 random reckoning 2 # other games: by another seed node
 *     tools/bench/styles.ts lords 20 sensible:6 random '' 7 2 # so many seats; else the fewest of
 *     the game
 */
import { botNamed, type Bot } from '@undercroft/bots';
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { gameSeed } from '@undercroft/simulator';
import { Moments, type Mean } from './statistics.ts';

/** Answers that bots learn from before the first one. */
const LESSONS = 25_000;
const ANSWERS_MAX = 5000;
/** Numbers that are told: those that differ by most of their spread. */
const TOLD = 12;

const [id = 'keeper', games = '40', bot = 'sensible:24', other = 'random', variant, seedOfAll = '1', seats] =
  process.argv.slice(2);
const game = await loadCompiled(compiledGame(id));

/** What is looked at: by name, how to read it of a player. */
type Figure = readonly [string, (state: Int32Array, player: number) => number];

function figuresOf({ meta }: GameModule): Figure[] {
  const { head, next } = meta.layout;
  const fields = meta.fields
    .filter(({ owner, type }) => owner === 'player' && type.is === 'number')
    .map(({ name, offset }): Figure => [name, (state, player) => state[offset + player]!]);
  const zones = meta.zones
    .filter(({ owner }) => owner === 'player')
    .map(({ name, first }): Figure => {
      const count = (state: Int32Array, player: number): number => {
        let things = 0;
        for (let thing = state[head + first + player]!; thing >= 0; thing = state[next + thing]!) things++;
        return things;
      };
      return [`things in ${name}`, count];
    });
  return [...fields, ...zones];
}

const figures = figuresOf(game);
const chosen = new Map(
  variant === undefined || variant === '' ? [] : game.meta.variants.find(({ name }) => name === variant)!.options,
);
const options = game.meta.options.map(({ initial }, i) => chosen.get(i) ?? initial);
const players = seats === undefined ? game.meta.players.min : Number(seats);

/**
 * One game of a bot: 1 won, 0 lost, 0.5 neither; points in the end, its own and those of the best
 * of the others; each figure on average at its decisions.
 */
interface Played {
  readonly won: number;
  readonly points: number;
  readonly theirs: number;
  readonly means: readonly number[];
}

function sit(name: string, seed: number): Bot {
  const make = botNamed(name, LESSONS);
  if (make === null) throw new Error(`there is no bot \`${name}\``);
  return make({ game, seed, now: () => performance.now() });
}

function play(name: string, index: number): Played {
  const seed = gameSeed(Number(seedOfAll), index);
  const state = createState(game);
  const seat = index % players;
  const bots = Array.from({ length: players }, (_, p) => sit(p === seat ? name : other, seed + p));
  game.init(state, options, players, seed);
  const moments = figures.map(() => new Moments());
  let status = advance(game, state);
  for (let i = 0; status === STATUS.decision && i < ANSWERS_MAX; i++) {
    const { player, count } = game.io;
    const offered = game.io.options.slice(0, count);
    if (player === seat) for (const [f, [, read]] of figures.entries()) moments[f]!.add(read(state, seat));
    const answer = offered[bots[player]!.choose({ state, player, options: offered, count })]!;
    advance(game, state);
    status = applyOption(game, state, answer);
  }
  const scores = Array.from({ length: players }, (_, p) => pointsOf(state, p));
  const outcome = state[HEADER.outcome + seat];
  return {
    won: outcome === OUTCOME.won ? 1 : outcome === OUTCOME.lost ? 0 : 0.5,
    points: scores[seat]!,
    theirs: Math.max(...scores.toSpliced(seat, 1)),
    means: moments.map((one) => one.mean().mean),
  };
}

function pointsOf(state: Int32Array, player: number): number {
  const { score } = game.meta;
  return score === undefined ? 0 : game.attribute(state, score.attribute, player);
}

function mean(values: readonly number[]): Mean {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments.mean();
}

function shown({ mean: middle, margin }: Mean): string {
  return `${middle.toFixed(2)} ± ${margin.toFixed(2)}`;
}

/** What differs from the games of the plain bot, game by game; what differs most surely first. */
function differences(own: readonly Played[], plain: readonly Played[]): string[] {
  const rows = figures.map(([name], f) => {
    const [before, after] = [plain, own].map((list) => mean(list.map(({ means }) => means[f]!)).mean);
    const paired = mean(own.map(({ means }, i) => means[f]! - plain[i]!.means[f]!));
    return { line: `  ${name}: ${before!.toFixed(2)} -> ${after!.toFixed(2)} (${shown(paired)})`, paired };
  });
  const sureness = ({ paired }: (typeof rows)[number]): number => Math.abs(paired.mean) / (paired.margin + 1e-9);
  return rows
    .toSorted((a, b) => sureness(b) - sureness(a))
    .slice(0, TOLD)
    .map(({ line }) => line);
}

const rounds = Array.from({ length: Number(games) }, (_, index) => index);
const plain = rounds.map((index) => play(bot, index));
for (const style of ['', '+cautious', '+greedy']) {
  const own = style === '' ? plain : rounds.map((index) => play(`${bot}${style}`, index));
  const [won, points, theirs] = (['won', 'points', 'theirs'] as const).map((what) =>
    shown(mean(own.map((one) => one[what]))),
  );
  const scored = game.meta.score === undefined ? '' : `, ${points} points, best of the others ${theirs}`;
  console.log(`${bot}${style}: won ${won}${scored}`);
  if (style !== '') console.log(differences(own, plain).join('\n'));
}
