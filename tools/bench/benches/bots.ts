import { botNamed, sensibleBot } from '@undercroft/bots';
import { STATUS, type GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { costRow, format, type Bench, type Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { simulate } from '@undercroft/simulator';
import { cpuTime, measure } from '../measure.ts';
import { ANSWERS_MAX, generatedSide, midGames } from '../playing.ts';

/** Continuations for one decision: what the bot plays when nothing else is said. */
const PLAYOUTS = 200;

/** A reply of the bot that searches, in positions where there is something to choose. */
export const botBench: Bench = {
  id: 'bot',
  title: 'Reply of the searching bot',
  async run(measuring) {
    const module = await loadContent('keeper');
    const { io } = module;
    const states = midGames(generatedSide(module), 12, 40);
    const bots = [0, 1].map(() => sensibleBot({ game: module, seed: 1 }, { playouts: PLAYOUTS }));
    const state = createState(module);
    const options = new Int32Array(io.options.length);
    const cost = measure(
      {
        name: 'reply',
        run() {
          for (const from of states) {
            state.set(from);
            if (advance(module, state) !== STATUS.decision) continue;
            options.set(io.options.subarray(0, io.count));
            const player = io.player;
            bots[player]!.choose({ state, player, options, count: io.count });
          }
          return states.length;
        },
      },
      { rounds: 7, warmUp: 1, ...measuring },
    );
    const perSecond = (PLAYOUTS * 1e9) / cost.nanoseconds.median;
    return [
      costRow('bot', `reply in ${states.length} positions from turn 12 on, default strength`, cost, 20e6),
      {
        id: 'bot.search',
        what: 'iterations of its tree search, each in a determinised state',
        figure: `${format(perSecond)}/s`,
        target: '≥ 20 k/s on the largest game',
        met: perSecond >= 20_000,
        values: { perSecond },
      },
    ];
  },
};

/**
 * CPU seconds of this thread for a series; the first game, in which much is learnt and compiled, is
 * left out.
 */
function seriesSeconds(game: GameModule, name: string, games: number, players = game.meta.players.min): number {
  const series = {
    game,
    players,
    options: game.meta.options.map(({ initial }) => initial),
    seed: 1,
    bots: [{ name, make: botNamed(name)! }],
    answers: ANSWERS_MAX,
  };
  simulate(series, { from: 0, to: 1 });
  const start = cpuTime();
  simulate(series, { from: 1, to: games + 1 });
  return (cpuTime() - start) / 1e9;
}

function seriesRow(id: string, what: string, seconds: number, most: number): Row {
  return {
    id,
    what,
    figure: `${format(seconds)} s of CPU time on each of two cores`,
    target: `≤ ${most} s`,
    met: seconds <= most,
    values: { seconds },
  };
}

const BOT_GAMES = 20;

/** Who plays in `balance`, `compare` and `sweep` unless others are named. */
const LAB_BOT = 'sensible:10';
/** Games whose players are searching bots, with the fewest who play against each other. */
const LAB_GAMES = { keeper: 2, apprentices: 2, lords: 2 };

/** Many games through the simulator; what two cores need is half of what one needs. */
export const simulateBench: Bench = {
  id: 'simulate',
  title: 'Series of games, without starting the program and compiling the game',
  async run() {
    const game = await loadContent('keeper');
    const random = seriesSeconds(game, 'random', 10_000) / 2;
    const searching = (seriesSeconds(game, 'sensible', BOT_GAMES) / BOT_GAMES) * 500;
    const rows = [
      seriesRow('simulate', '10,000 random games', random, 2),
      seriesRow('simulate.bots', `1,000 games of bots of default strength, from ${BOT_GAMES}`, searching, 60),
    ];
    for (const [id, players] of Object.entries(LAB_GAMES)) {
      const seconds = (seriesSeconds(await loadContent(id), LAB_BOT, BOT_GAMES, players) / BOT_GAMES) * 500;
      rows.push(seriesRow(`simulate.${id}`, `${id}: 1,000 games of ${LAB_BOT}, from ${BOT_GAMES}`, seconds, 60));
    }
    return rows;
  },
};
