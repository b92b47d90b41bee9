import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { loadCompiled } from '@undercroft/games';
import { costRow, type Bench } from '../bench.ts';
import { measure } from '../measure.ts';

/** Nine tiles of six by six, as one board. */
const SIDE = 18;
const TIMES = 1000;
const MICROSECOND = 1000;
/** What is asked, and how often a call of its procedure asks it. */
const QUESTIONS = [
  ['connected', 'what is connected, on 18 by 18 squares', TIMES, 5 * MICROSECOND],
  ['affordable', 'what can be paid for, anywhere', TIMES, null],
  ['close', 'what can be paid for, with 8 points', TIMES, null],
  ['visible', 'sight from one square to another', SIDE * SIDE, null],
] as const;

const RULES = `to play-game
  choose
    option wait
      return

to connected square x
  repeat ${TIMES} times
    set found to count(reachable(x, squares where its effort is 1))

to affordable square x
  repeat ${TIMES} times
    set found to count(reach(x, 999, its effort))

to close square x
  repeat ${TIMES} times
    set found to count(reach(x, 8, its effort))

to visible square x
  set found to count(squares where in-sight(x, it))
`;

function gameFile(): string {
  const sign = (row: number, column: number): string => ((row * 7 + column * 5) % 11 === 0 ? '#' : '.');
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) => sign(row, column)).join(''),
  );
  return `title: Board
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  square: { printed: { effort: { type: number } } }
maps:
  board:
    spaces: { kind: square, columns: ${SIDE}, rows: ${SIDE} }
    legend: { '#': { effort: 0, opaque: true }, '.': { effort: 1 } }
    drawing:
      spaces: |
${rows.map((row) => `        ${row}`).join('\n')}
`;
}

async function loadBoard(): Promise<GameModule> {
  const files = new Map([
    ['board/game.yaml', gameFile()],
    ['board/rules/board.rules', RULES],
  ]);
  const { diagnostics, module } = compileGame(files, 'board');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return loadCompiled(module);
}

/** What rules ask of a board. */
export const mapsBench: Bench = {
  id: 'maps',
  title: 'Questions about a board of nine tiles',
  async run() {
    const module = await loadBoard();
    const state = new Int32Array(module.meta.layout.size);
    module.init(state, [], 2, 1);
    const middle = module.meta.rows.find(({ name }) => name === 'square-r9c9')?.first ?? 0;
    return QUESTIONS.map(([name, what, times, most]) => {
      const procedure = module.meta.procedures.findIndex((one) => one.name === name);
      const run = (): number => {
        module.call(state, procedure, [middle], 0);
        module.run(state);
        return times;
      };
      const cost = measure({ name: what, run });
      return costRow(`maps.${name}`, what, cost, most);
    });
  },
};
