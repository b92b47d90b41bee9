import { Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { ratioRow, type Bench, type Row } from '../bench.ts';
import { boardByHand } from '../boards/by-hand.ts';
import { boardGame, BOARDS, type BoardName } from '../boards/games.ts';
import { compare, type Workload } from '../measure.ts';
import { generatedSide, playouts } from '../playing.ts';

/** Least shares of the speed by hand that are aimed at. */
const GOALS: Readonly<Record<BoardName, number>> = { noughts: 0.4, 'connect-four': 0.16, breakthrough: 0.17 };
/** Games of a run, some milliseconds. */
const GAMES: Readonly<Record<BoardName, number>> = { noughts: 1000, 'connect-four': 300, breakthrough: 40 };

/**
 * Whole random games by hand; counts games, because a compiled game does not ask for forced moves.
 */
function byHand(name: BoardName): Workload {
  const board = boardByHand(name);
  const rng = new Rng(1);
  let game = 0;
  return {
    name: 'by hand',
    run() {
      for (let i = 0; i < GAMES[name]; i++) {
        board.begin();
        rng.reseed(gameSeed(8, game++));
        for (let count = board.list(); count > 0; count = board.list()) board.play(board.moves[rng.below(count)]!);
      }
      return GAMES[name];
    },
  };
}

/** Board games as a newcomer writes them against the same by hand, in whole games. */
export const boardsBench: Bench = {
  id: 'boards',
  title: 'Random games on small boards',
  async run(options) {
    const rows: Row[] = [];
    for (const name of BOARDS) {
      const compiled = playouts(generatedSide(await boardGame(name)), GAMES[name]);
      const games: Workload = {
        name: 'generated',
        run() {
          compiled.run();
          return GAMES[name];
        },
      };
      const found = compare(games, byHand(name), { rounds: 21, warmUp: 60, ...options });
      rows.push(ratioRow(`boards.${name}`, `${name}: compiled against written by hand, games`, found, GOALS[name]));
    }
    return rows;
  },
};
