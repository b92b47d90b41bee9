import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { loadCompiled } from '@undercroft/games';
import { costRow, ratioRow, type Bench, type Row } from '../bench.ts';
import { compare, measure } from '../measure.ts';

/** Nine tiles of six by six, as one board. */
const SIDE = 18;
const TIMES = 1000;
const MICROSECOND = 1000;
/** How many tiles lie side by side, and how long their sides are. */
const TILES = 3;
const TILE_SIDE = SIDE / TILES;
/** What is asked, and how often a call of its procedure asks it. */
const QUESTIONS = [
  ['connected', 'what is connected, on 18 by 18 squares', TIMES, 5 * MICROSECOND],
  ['affordable', 'what can be paid for, anywhere', TIMES, null],
  ['close', 'what can be paid for, with 8 points', TIMES, null],
  ['aslant', 'what can be paid for, with 8 points, aslant as well', TIMES, null],
  ['around', 'what is in sight within 6', TIMES, null],
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

to aslant square x
  repeat ${TIMES} times
    set found to count(reach(x, 8, (if its effort is 0 then 0 else if its row is old.row or its column is old.column then 2 else 3), neighbours(old) + corners(old)))

to around square x
  repeat ${TIMES} times
    set found to count(within(x, 6) where in-sight(x, it))

to visible square x
  set found to count(squares where in-sight(x, it))
`;

const signAt = (row: number, column: number): string => ((row * 7 + column * 5) % 11 === 0 ? '#' : '.');

function gameFile(): string {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) => signAt(row, column)).join(''),
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

/** The same squares on nine tiles, each open on all sides along its whole length. */
function tileFiles(): [string, string][] {
  const rows = Array.from({ length: TILE_SIDE }, (_, row) =>
    Array.from({ length: TILE_SIDE }, (__, column) => signAt(row, column)).join(''),
  );
  const game = `title: Board
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  plot: { zones: { laid: { holds: tile } } }
  square: { printed: { effort: { type: number } } }
  tile: { folder: tiles, fields: { turn: { type: number } } }
maps:
  board:
    plots: { kind: plot, columns: ${TILES}, rows: ${TILES} }
    tiles: { kind: tile, lies-in: laid, turned-by: turn }
    spaces: { kind: square, columns: ${TILE_SIDE}, rows: ${TILE_SIDE} }
    legend: { '#': { effort: 0, opaque: true }, '.': { effort: 1 } }
zones: { bag: { holds: tile } }
`;
  const tile = `count: ${TILES * TILES}
starts: bag
drawing:
  spaces: |
${rows.map((row) => `    ${row}`).join('\n')}
  sides: { north: opening, east: opening, south: opening, west: opening }
`;
  return [
    ['board/game.yaml', game],
    ['board/tiles/slab.yaml', tile],
    ['board/rules/tiles.rules', 'to lay-all\n  for each p in plots\n    move first(bag) to p.laid\n'],
  ];
}

async function loadBoard(game: readonly [string, string][]): Promise<GameModule> {
  const files = new Map<string, string>([...game, ['board/rules/board.rules', RULES]]);
  const { diagnostics, module } = compileGame(files, 'board');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return loadCompiled(module);
}

/** What rules ask of a board. */
export const mapsBench: Bench = {
  id: 'maps',
  title: 'Questions about a board of nine tiles',
  async run() {
    const drawn = asker(await loadBoard([['board/game.yaml', gameFile()]]));
    const tiled = asker(await loadBoard(tileFiles()));
    const connected = (name: string, ask: Ask) => ({ name, run: (): number => ask('connected', TIMES) });
    const both = compare(connected('made of tiles', tiled), connected('drawn as a whole', drawn));
    return [
      ...askAll(drawn, 'maps', ''),
      ...askAll(tiled, 'maps.tiles', ' made of tiles'),
      ratioRow('maps.tiles.ratio', 'what is connected, made of tiles against drawn as a whole', both, 0.8),
    ];
  },
};

/** Asks a question in the middle of a board so many times. @returns how many */
type Ask = (name: string, times: number) => number;

function asker(module: GameModule): Ask {
  const state = new Int32Array(module.meta.layout.size);
  module.init(state, [], 2, 1);
  const call = (name: string, args: readonly number[]): void => {
    const procedure = module.meta.procedures.findIndex((one) => one.name === name);
    if (procedure < 0) return;
    module.call(state, procedure, args, 0);
    module.run(state);
  };
  call('lay-all', []);
  const middle = module.meta.rows.find(({ name }) => name === 'square-r9c9')?.first ?? 0;
  return (name, times) => {
    call(name, [middle]);
    return times;
  };
}

/** @param board what is said of the board in each line */
function askAll(ask: Ask, id: string, board: string): Row[] {
  return QUESTIONS.map(([name, asked, times, most]) => {
    const what = `${asked}${board}`;
    const run = (): number => ask(name, times);
    return costRow(`${id}.${name}`, what, measure({ name: what, run }), board === '' ? most : null);
  });
}
