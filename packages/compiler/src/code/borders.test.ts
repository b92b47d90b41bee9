// Borders of tiles, gates, and tiles that turn; worked out independently of this code.

import { HEADER_SIZE } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { HALL, BEND, FORK, CROSS, SPRING, DEN, VAULT, POST, ROTUNDA, BRIDGE, CELLS } from './testing/drawn-tiles.ts';
import { TileBoard, type Drawn } from './testing/tile-board.ts';

it('makes what two sides are of their border', async () => {
  const side = (border: string): Drawn => ({
    spaces: CROSS.spaces,
    sides: border === 'wall' ? '' : `east: ${border}, west: ${border}`,
  });
  const board = await TileBoard.of({ wall: side('wall'), opening: side('opening'), door: side('door') });
  const made = (one: string, other: string): string => {
    board.running.reset(1);
    board.lay(one, 0, 0);
    board.lay(other, 0, 1);
    return board.what('r1c1-r1c2');
  };
  const words = ['wall', 'opening', 'door'];

  expect(words.map((one) => words.map((other) => made(one, other)))).toEqual([
    ['wall', 'dead-end', 'false-door'],
    ['dead-end', 'opening', 'door'],
    ['false-door', 'door', 'door'],
  ]);
});

it('knows what the sides of a tile would be if it were turned', async () => {
  const board = await TileBoard.of({ bend: BEND, cross: CROSS }, [
    ['', ''],
    ['', '?bend', ''],
    ['', 'cross'],
  ]);
  const tile = board.running.things('bend')[0] ?? -1;
  const sides = (turns: number): string[] =>
    [
      [0, 1],
      [1, 2],
      [2, 1],
      [1, 0],
    ].map(([row = 0, column = 0]) => {
      board.running.call('side-of', [tile, board.plot(row, column), turns]);
      return board.border(board.running.get('border-found'));
    });

  expect([0, 1, 2, 3].map(sides)).toEqual([
    ['wall', 'opening', 'opening', 'wall'],
    ['wall', 'wall', 'opening', 'opening'],
    ['opening', 'wall', 'wall', 'opening'],
    ['opening', 'opening', 'wall', 'wall'],
  ]);
  board.running.set('turn', 3, tile);
  expect(sides(2)).toEqual(['wall', 'wall', 'opening', 'opening']);
});

it('keeps what a door is when a tile is laid beside it', async () => {
  const board = await TileBoard.of({ fork: FORK, vault: VAULT, cross: CROSS, post: POST }, [
    ['fork', '?vault'],
    ['cross', 'post'],
  ]);
  expect(board.what('r1c2-r2c2')).toBe('door');
  board.running.set('ajar', 1, board.gate('r1c2-r2c2'));
  const vault = board.running.things('vault')[0] ?? -1;
  board.running.set('turn', 2, vault).put(vault, 'laid', board.plot(0, 1));

  expect([board.what('r1c1-r1c2'), board.what('r1c2-r2c2'), board.what('r1c2-r1c3')]).toEqual([
    'opening',
    'door open',
    'opening',
  ]);
  expect(board.noted('squares-on', [vault])).toHaveLength(36);
  board.running.call('what-ground', [board.space('r1c7')]);
  expect(board.running.get('answer')).toBe(2);
});

it('turns a tile with those who stand on it, and with its doors', async () => {
  const board = await TileBoard.of({ cross: CROSS, rotunda: ROTUNDA, den: DEN, hall: HALL }, [
    ['cross'],
    ['rotunda', 'den'],
    ['hall'],
  ]);
  const { running } = board;
  const [pawn = -1] = running.things('red-pawn');
  const [wight = -1] = running.things('white-wight');
  running.put(pawn, 'standing', board.space('r7c3')).put(wight, 'standing', board.space('r10c6'));
  running.set('rubble', 1, board.space('r8c2')).set('ajar', 1, board.gate('r2c1-r3c1'));
  const around = ['r1c1-r2c1', 'r2c1-r2c2', 'r2c1-r3c1'];
  expect(around.map((gate) => board.what(gate))).toEqual(['opening', 'opening', 'door open']);

  running.call('spin', [running.things('rotunda')[0] ?? -1, 1]);

  const at = (thing: number): string =>
    running.module.meta.rows[running.module.meta.things[placeOf(board, thing)] ?? -1]?.name ?? '';
  expect([at(pawn), at(wight)]).toEqual(['space-r9c6', 'space-r12c3']);
  expect([running.get('rubble', board.space('r8c5')), running.get('rubble', board.space('r8c2'))]).toEqual([1, 0]);
  expect(around.map((gate) => board.what(gate))).toEqual(['dead-end', 'opening', 'opening']);
  running.call('spin', [running.things('rotunda')[0] ?? -1, 3]);
  expect(around.map((gate) => board.what(gate))).toEqual(['opening', 'opening', 'door']);
});

/** The thing in whose zone a thing lies. */
function placeOf({ running }: TileBoard, thing: number): number {
  const { layout, zones, kinds } = running.module.meta;
  const zone = running.state[layout.zoneOf + thing] ?? -1;
  const of = zones.find(({ first, instances }) => zone >= first && zone < first + instances);
  return of === undefined || typeof of.owner !== 'number' ? -1 : (kinds[of.owner]?.first ?? 0) + zone - of.first;
}

it('is as it was after four quarter turns', async () => {
  const board = await TileBoard.of({ cells: CELLS, bridge: BRIDGE, cross: CROSS }, [
    ['cross', 'bridge 1'],
    ['bridge', 'cells'],
  ]);
  const { running } = board;
  const names = ['r7c8', 'r8c9', 'r9c10', 'r10c12', 'r1c7', 'r2c9'];
  running.things('red-pawn').forEach((pawn, i) => running.put(pawn, 'standing', board.space(names[i] ?? '')));
  running.things('white-wight').forEach((wight, i) => running.put(wight, 'standing', board.space(names[i + 2] ?? '')));
  for (const name of ['r7c7', 'r12c12', 'r3c9']) running.set('rubble', 1, board.space(name));
  running.set('ajar', 1, board.gate('cells-r2c2-r2c3'));
  const lasting = (): number[] => [...running.state.subarray(HEADER_SIZE, running.module.meta.layout.diceScript)];
  const before = lasting();

  for (const tile of [...running.things('cells'), ...running.things('bridge'), ...running.things('cross')])
    for (let i = 0; i < 4; i++) running.call('spin', [tile, 1]);

  expect(lasting()).toEqual(before);
});

it('finds gates by what they stand beside', async () => {
  const board = await TileBoard.of({ cells: CELLS, spring: SPRING, vault: VAULT }, [
    ['spring', 'vault'],
    ['cells', ''],
  ]);
  const gates = (of: string): string[] => board.gates('gates-at', [board.space(of)]);
  const between = (one: string, other: string): string => {
    board.running.call('gate-between', [board.space(one), board.space(other)]);
    return board.nameOf(board.running.get('gate-found'));
  };

  expect(gates('r3c6')).toEqual(['r1c1-r1c2']);
  expect(gates('r2c5')).toEqual([]);
  expect(gates('r8c2')).toEqual(['cells-r2c2-r2c3']);
  expect(board.gates('gates-at', [board.plot(1, 0)])).toEqual([
    'r1c1-r2c1',
    'r2c1-r3c1',
    'cells-r2c2-r2c3',
    'cells-r5c2-r5c3',
    'cells-r2c4-r2c5',
    'cells-r5c4-r5c5',
  ]);
  expect(between('r3c6', 'r3c7')).toBe('gate-r1c1-r1c2');
  expect(between('r8c5', 'r8c4')).toBe('gate-cells-r2c4-r2c5');
  expect(between('r3c5', 'r3c6')).toBe('none');
});

it('knows the tile and the plot of what stands there', async () => {
  const board = await TileBoard.of({ bridge: BRIDGE, cross: CROSS }, [['cross', 'bridge'], ['?cross']]);
  const [pawn = -1] = board.running.things('red-pawn');
  board.running.put(pawn, 'standing', board.space('bridge-above-r1c3'));

  board.running.call('whose', [pawn]);
  expect([board.nameOf(board.running.get('tile-found')), board.nameOf(board.running.get('plot-found'))]).toEqual([
    'bridge',
    'plot-r1c2',
  ]);
  board.running.call('plot-under', [board.running.things('cross')[1] ?? -1]);
  expect(board.nameOf(board.running.get('plot-found'))).toBe('plot-r2c1');
});

it('turns each of several tiles', async () => {
  const rules = '\nto spin-all number n\n  rotate each tile by n\n';
  const { running } = await TileBoard.of({ cells: CELLS, bridge: BRIDGE }, [['cells', 'bridge']], { rules });

  running.call('spin-all', [3]);

  expect(['cells', 'bridge'].map((row) => running.get('turn', running.things(row)[0]))).toEqual([3, 3]);
});
