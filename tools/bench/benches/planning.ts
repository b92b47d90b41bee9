import { botNamed, type Bot } from '@undercroft/bots';
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { duration, type Bench, type Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { cpuTime } from '../measure.ts';
import { references } from '@undercroft/reference';
import { Moments, quantile } from '../statistics.ts';

const NAME = 'sensible';
/** Points that such bots should reach in a game of two or three. */
const POINTS = 35;
const GAMES = 60;
const REPLY = 500e6;

/** Results of games among equal bots. */
interface Series {
  readonly points: Moments;
  readonly squares: Moments;
  /** by place in the order of play: games won */
  readonly won: number[];
  /** nanoseconds of CPU time of decisions with something to choose, and of whole turns */
  readonly replies: number[];
  readonly turns: number[];
}

function playGame(game: GameModule, players: number, seed: number, series: Series): void {
  const state = createState(game);
  const options = game.meta.options.map(({ initial }) => initial);
  game.init(state, options, players, seed);
  const make = botNamed(NAME)!;
  const bots: Bot[] = Array.from({ length: players }, (_, seat) => make({ game, seed: seed + seat }));
  const active = game.meta.fields[game.meta.turn]!.offset;
  let status = advance(game, state);
  const first = state[active]!;
  let [turn, spent] = [first, 0];
  while (status === STATUS.decision) {
    const { player, count } = game.io;
    const offered = game.io.options.slice(0, count);
    if (state[active] !== turn) {
      series.turns.push(spent);
      [turn, spent] = [state[active]!, 0];
    }
    const start = cpuTime();
    const index = bots[player]!.choose({ state, player, options: offered, count });
    const cost = cpuTime() - start;
    spent += cost;
    if (count > 1) series.replies.push(cost);
    status = applyOption(game, state, offered[index]!);
  }
  const score = game.meta.score!.attribute;
  for (let place = 0; place < players; place++) {
    const seat = (first + place) % players;
    const points = game.attribute(state, score, seat);
    series.points.add(points);
    series.squares.add(points * points);
    if (state[HEADER.outcome + seat] === OUTCOME.won) series.won[place]!++;
  }
}

function rowsOf(players: number, { points, squares, won, replies, turns }: Series, games: number): Row[] {
  const { mean, margin, n } = points.mean();
  const spread = Math.sqrt(Math.max(0, squares.mean().mean - mean * mean));
  const wins = won.map((of) => `${Math.round((100 * of) / games)} %`).join(', ');
  const average = (costs: readonly number[]) => costs.reduce((a, b) => a + b, 0) / costs.length;
  const slow = quantile(replies, 0.99);
  const goal = players < 4 ? POINTS : null;
  const longest = players === Math.max(...references.apprentices.PLAYERS);
  return [
    {
      id: `planning.${players}`,
      what: `points of ${NAME} against its like, ${players} players`,
      figure: `${mean.toFixed(1)} ± ${margin.toFixed(1)}, spread ${spread.toFixed(1)}, ${n} results; won by place: ${wins}`,
      target: goal === null ? '' : `≥ ${goal}`,
      met: goal === null ? null : mean - margin >= goal,
      values: { mean, margin, spread, results: n },
    },
    {
      id: `planning.time.${players}`,
      what: `thinking, ${players} players`,
      figure: `${duration(average(replies))} a decision, 99 in 100 within ${duration(slow)}; ${duration(average(turns))} a turn`,
      target: longest ? `≤ ${duration(REPLY)} a decision` : '',
      met: longest ? slow <= REPLY : null,
      values: { decision: average(replies), slow, turn: average(turns) },
    },
  ];
}

/** How well and how fast the bot plays that plans its turns. */
export const planningBench: Bench = {
  id: 'planning',
  title: 'The bot that plans its turns, in games of apprentices',
  async run() {
    const game = await loadContent('apprentices');
    return references.apprentices.PLAYERS.flatMap((players) => {
      const games = Math.round(GAMES / players);
      const won = Array.from({ length: players }, () => 0);
      const series: Series = { points: new Moments(), squares: new Moments(), won, replies: [], turns: [] };
      for (let i = 0; i < games; i++) playGame(game, players, gameSeed(11, i), series);
      return rowsOf(players, series, games);
    });
  },
};
