import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sensibleBot } from '@undercroft/bots';
import { STATUS } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { costRow, format, type Bench, type Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { measure } from '../measure.ts';
import { generatedSide, midGames } from '../playing.ts';

/** Continuations for one decision: what the bot plays when nothing else is said. */
const PLAYOUTS = 200;

/** A reply of the bot that searches, in positions where there is something to choose. */
export const botBench: Bench = {
  id: 'bot',
  title: 'Reply of the searching bot',
  async run() {
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
      { rounds: 7, warmUp: 1 },
    );
    const perSecond = (PLAYOUTS * 1e9) / cost.nanoseconds.median;
    return [
      costRow('bot', `reply in ${states.length} positions from turn 12 on, default strength`, cost, 20e6),
      {
        id: 'bot.search',
        what: 'iterations of its tree search, each in a world dealt anew',
        figure: `${format(perSecond)}/s`,
        target: '≥ 20 k/s on the largest game',
        met: perSecond >= 20_000,
        values: { perSecond },
      },
    ];
  },
};

function simulate(games: number, jobs: number, bots = 'random'): number {
  const cli = fileURLToPath(new URL('../../../packages/cli/bin/undercroft.js', import.meta.url));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, 'sim', 'keeper', '--games', String(games), '--jobs', String(jobs), '--bots', bots, '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`sim failed: ${stderr}`);
  return performance.now() - start;
}

/** Many games through the command, as a designer starts it. */
export const simulateBench: Bench = {
  id: 'simulate',
  title: 'Games through `undercroft sim` on two cores, by the clock',
  run() {
    const times = [simulate(10_000, 2), simulate(10_000, 2), simulate(10_000, 2)].toSorted((a, b) => a - b);
    const nothing = simulate(1, 1);
    const best = times[0]!;
    const few = simulate(100, 2, 'sensible');
    const thousand = nothing + (few - nothing) * 10;
    const random: Row = {
      id: 'simulate',
      what: `10,000 random games; starting and compiling alone take ${format(nothing)} ms`,
      figure: `best of three ${format(best / 1000)} s (${times.map((time) => format(time / 1000)).join(', ')})`,
      target: '≤ 2.00 s',
      met: best <= 2000,
      values: { milliseconds: best, start: nothing },
    };
    const bots: Row = {
      id: 'simulate.bots',
      what: '1,000 games of searching bots, from 100 of them',
      figure: `${format(thousand / 1000)} s`,
      target: '≤ 60.0 s',
      met: thousand <= 60_000,
      values: { milliseconds: thousand },
    };
    return [random, bots];
  },
};
