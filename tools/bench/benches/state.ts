import { createGame, determinise, hashState, replayGame, Rng } from '@undercroft/engine';
import { viewFor } from '@undercroft/view';
import type { GameModule } from '@undercroft/contract';
import { costRow, format, type Bench } from '../bench.ts';
import { loadContent } from '../content.ts';
import { measure } from '../measure.ts';
import { generatedSide, midGames } from '../playing.ts';

const TURN = 15;
const MICROSECOND = 1000;
const MILLISECOND = 1e6;

/** Answers of some game that lasts long enough. */
function longGame(module: GameModule, length: number): { seed: number; answers: number[] } {
  const side = generatedSide(module);
  const state = side.newState();
  for (let seed = 1; ; seed++) {
    side.begin(state, seed);
    const rng = new Rng(seed);
    if (side.play(state, rng, length) < length) continue;
    const game = createGame(module, { players: module.meta.players.min, seed, log: false });
    const again = new Rng(seed);
    const answers: number[] = [];
    while (answers.length < length) {
      answers.push(again.below(game.decision()!.options.length));
      game.answer(answers.at(-1)!);
    }
    return { seed, answers };
  }
}

/** Copying a state into a buffer that is there. */
export const cloneBench: Bench = {
  id: 'clone',
  title: 'Copy of a state into a buffer',
  async run(options) {
    const module = await loadContent('keeper');
    const [from] = midGames(generatedSide(module), TURN, 1);
    const into = new Int32Array(from!.length);
    const cost = measure(
      {
        name: 'set',
        run() {
          for (let i = 0; i < 20_000; i++) into.set(from!);
          return 20_000;
        },
      },
      options,
    );
    const size = from!.length;
    const share = 2048 / size;
    const { median, low, high } = cost.nanoseconds;
    const perBlock = { name: 'set', nanoseconds: { median: median * share, low: low * share, high: high * share } };
    return [
      costRow('clone', 'copy of 2,048 ints', perBlock, 120),
      costRow('clone.state', `copy of a whole state of ${format(size)} ints`, cost, null),
      {
        id: 'clone.size',
        what: 'ints in a state',
        figure: String(size),
        target: '≤ 4,096',
        met: size <= 4096,
        values: { ints: size },
      },
    ];
  },
};

/** What looks at a state: hash, view, fair guess. */
export const lookBench: Bench = {
  id: 'look',
  title: 'Hash, view and fair guess of a state in the middle of the game',
  async run(options) {
    const module = await loadContent('keeper');
    const states = midGames(generatedSide(module), TURN, 32);
    const into = new Int32Array(states[0]!.length);
    const rng = new Rng(1);
    const over = (name: string, look: (state: Int32Array) => void) =>
      measure(
        {
          name,
          run() {
            for (const state of states) look(state);
            return states.length;
          },
        },
        options,
      );
    return [
      costRow('look.hash', 'hash', over('hash', hashState), null),
      costRow(
        'look.view',
        'view of one player as plain objects',
        over('view', (state) => viewFor(module, state, 0)),
        null,
      ),
      costRow(
        'look.deal',
        'hidden things determinised',
        over('deal', (state) => determinise(module, state, 0, rng, into)),
        null,
      ),
    ];
  },
};

/** Going back, and playing again. */
export const replayBench: Bench = {
  id: 'replay',
  title: 'Undo and replay in a game of 300 decisions',
  async run(options) {
    const module = await loadContent('keeper');
    const { seed, answers } = longGame(module, 300);
    const setup = { players: module.meta.players.min, seed };
    const game = replayGame(module, { ...setup, log: false }, answers);
    const rng = new Rng(1);
    const undo = measure(
      {
        name: 'undo',
        run() {
          for (let i = 0; i < 100; i++) game.goTo(rng.below(answers.length));
          return 100;
        },
      },
      options,
    );
    const replay = (log: boolean) =>
      measure(
        {
          name: 'replay',
          run() {
            replayGame(module, { ...setup, log }, answers);
            return 1;
          },
        },
        options,
      );
    return [
      costRow('replay.undo', 'to any decision and back', undo, 50 * MICROSECOND),
      costRow('replay', 'replay of 300 decisions', replay(false), MILLISECOND),
      costRow('replay.log', 'replay of 300 decisions with their log', replay(true), null),
    ];
  },
};
