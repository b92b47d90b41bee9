// How many cells of the state boards take: all that lie before those of calls.

import { expect, it } from 'vitest';
import { compileGame } from '../compile.ts';
import { BRIDGE, CELLS } from './testing/drawn-tiles.ts';
import { loadGame } from './testing/map-game.ts';
import { TileBoard } from './testing/tile-board.ts';

const remembering = (query: string): Promise<number> =>
  loadGame({
    'game.yaml': `title: Many
players: { min: 2, max: 2 }
start: play-game
kinds:
  square: { fields: { trodden: { type: flag } }, attributes: { toil: { base: 1 } }, zones: { standing: { holds: pawn } } }
  pawn: { folder: pawns, attributes: { might: { base: 1 } } }
maps: { board: { spaces: { kind: square, columns: 20, rows: 20 } } }
zones: { box: { holds: pawn } }
`,
    'pawns/red-pawn.yaml': 'count: 2\nstarts: box\n',
    'rules/many.rules': `to play-game
  choose
    option wait
      return

to nap
  let group = ${query}
`,
  }).then(({ module }) => module.meta.layout.frames);

it('keeps no room for squares where only things that move are remembered', async () => {
  const nothing = await remembering('pawns in box');
  const pawns = await remembering('pawns in box\n  until end of nap, group have +1 might');
  const squares = await remembering('squares where not its trodden\n  until end of nap, group have +1 toil');

  // Without the cells of the records themselves, which both games have alike.
  expect(squares - pawns).toBe(4 * 400);
  expect(pawns - nothing).toBeLessThan(500);
});

it('has one cell for each square, whatever may be drawn there, and a few for a bridge and for gates', async () => {
  const sizeOf = async (columns: number, drawn: Parameters<typeof TileBoard.of>[0]): Promise<number> => {
    const { running } = await TileBoard.of(drawn, [], { plots: { columns, rows: 4 } });
    return running.module.meta.layout.size;
  };
  const [three, four] = [await sizeOf(3, { cells: CELLS }), await sizeOf(4, { cells: CELLS })];

  // Four plots more: for each of 144 squares what stands there and two fields, seven gates with two
  // fields and what hangs there, two zones of each plot.
  expect(four - three).toBe(144 * 3 + 7 * 3 + 4 * 2);
  // Five bridges: a row, where each lies, a turn; and twelve squares above.
  const bridges = (await sizeOf(4, { cells: CELLS, bridge: BRIDGE })) - four;
  expect(bridges).toBe(1 + 5 * (3 + 1) + 5 * 12 * 3);
});

it('writes the rows of a board as one call, and gives them all', async () => {
  const files = {
    'game.yaml': `title: Many
players: { min: 2, max: 2 }
start: play-game
kinds:
  square: { printed: { deep: { type: number } } }
  cell: {}
maps:
  board: { spaces: { kind: square, columns: 30, rows: 20 }, legend: { '.': { deep: 1 }, '~': { deep: 2 } }, drawing: { spaces: "${'.'.repeat(29)}~${`\\n${'~'.repeat(30)}`.repeat(19)}" } }
  pit: { of: player, spaces: { kind: cell, columns: 3, rows: 2 } }
`,
    'rules/many.rules': 'to play-game\n  choose\n    option wait\n      return\n',
  };
  const compiled = compileGame(new Map(Object.entries(files).map(([path, text]) => [`map/${path}`, text])), 'map');
  const running = await loadGame(files);

  expect(running.module.meta).toEqual(compiled.module?.meta);
  expect(running.module.meta.rows[29]).toMatchObject({
    name: 'square-r1c30',
    title: 'Row 1, column 30',
    printed: { deep: 2 },
  });
  expect(compiled.module?.code.match(/"name":"square-r/g)).toBeNull();
});
