// Boards of tiles. Squares in reach and in sight, sides and borders were worked out independently of this code.

import { HEADER_SIZE } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { TileBoard, type Drawn } from './testing/tile-board.ts';

const HALL: Drawn = { spaces: Array.from({ length: 6 }, () => '##..##'), sides: 'north: opening, south: opening' };
const BEND: Drawn = {
  spaces: ['######', '######', '##....', '##....', '##..##', '##..##'],
  sides: 'east: opening, south: opening',
};
const FORK: Drawn = {
  spaces: ['######', '######', '......', '......', '##..##', '##..##'],
  sides: 'east: opening, south: opening, west: opening',
};
const CROSS: Drawn = {
  spaces: ['##..##', '##..##', '......', '......', '##..##', '##..##'],
  sides: 'north: opening, east: opening, south: opening, west: opening',
};
const SPRING: Drawn = {
  spaces: ['##..##', '#....#', '..OO..', '..OO..', '#....#', '##..##'],
  sides: 'north: opening, east: door, south: opening, west: door',
};
const DEN: Drawn = {
  spaces: ['#.ff.#', '#....#', '......', '......', '#f...#', '##..f#'],
  sides: 'east: door, south: opening, west: opening',
};
const VAULT: Drawn = {
  spaces: ['#....#', '#f..f#', '.f..f.', '......', '#....#', '##..f#'],
  sides: 'north: door, east: opening, west: opening',
};
const POST: Drawn = {
  spaces: ['#f...#', '#....#', '......', '......', '#.ff.#', '#...f#'],
  sides: 'north: door, east: door, west: opening',
};
const ROTUNDA: Drawn = {
  spaces: ['##..##', '#....#', '......', '......', '#....#', '##..##'],
  sides: 'north: opening, east: opening, south: door',
};
const GALLERY: Drawn = {
  spaces: ['^^^^^^', '^^^^^^', './....', '......', '....f.', '#....#'],
  sides: 'north: door, south: opening, west: opening',
};
const BRIDGE: Drawn = {
  spaces: ['#.##.#', '#....#', '......', '......', '#....#', '#.##.#'],
  sides: 'east: opening, west: opening',
  above: { spaces: Array.from({ length: 6 }, () => '__==__'), sides: 'north: door, south: door' },
};
const CELLS: Drawn = {
  spaces: ['.....f', '......', '......', '......', '......', 'f.....'],
  sides: 'north: opening, south: opening',
  doors: 'r2c2|r2c3 r5c2|r5c3 r2c4|r2c5 r5c4|r5c5',
  walls:
    'r1c2|r1c3 r3c2|r3c3 r4c2|r4c3 r6c2|r6c3 r1c4|r1c5 r3c4|r3c5 r4c4|r4c5 r6c4|r6c5 r3c1|r4c1 r3c2|r4c2 r3c5|r4c5 r3c6|r4c6',
};

const split = (names: string): string[] => names.split(' ').filter((name) => name !== '');
const sorted = (names: readonly string[]): string[] => names.toSorted();

/** What a pawn reaches from a square, with the points it has. */
function reached(board: TileBoard, from: string, points: number): string[] {
  const pawn = board.running.things('red-pawn')[0] ?? -1;
  board.running.put(pawn, 'standing', board.space(from));
  return sorted(board.noted('walks-within', [pawn, points]));
}

it.each([
  {
    what: 'along a hall of two tiles',
    drawn: { hall: HALL },
    laid: [['hall'], ['hall']],
    from: 'r2c3',
    is: 'r1c3 r2c4 r3c3 r1c4 r3c4 r4c3 r4c4 r5c3 r5c4 r6c3 r6c4 r7c3',
  },
  {
    what: 'round what blocks the way',
    drawn: { hall: HALL },
    laid: [['hall']],
    wights: 'r3c3 r3c4',
    from: 'r1c3',
    is: 'r1c4 r2c3 r2c4',
  },
  {
    what: 'through a door that is open, and not through the pool',
    drawn: { den: DEN, spring: SPRING },
    laid: [['den', 'spring']],
    open: 'r1c1-r1c2',
    from: 'r3c6',
    is: 'r3c5 r3c7 r4c6 r2c5 r3c4 r3c8 r4c5 r4c7 r1c5 r2c4 r2c8 r3c3 r4c4 r4c8 r5c5 r1c4 r2c3 r2c9 r3c2 r4c3 r5c4 r5c8 r6c5 r1c3 r1c9 r2c2 r2c10 r3c1 r4c2 r5c3 r5c9 r6c4',
  },
  {
    what: 'up the steps and through the door of the upper level',
    drawn: { hall: HALL, gallery: GALLERY },
    laid: [['hall'], ['gallery']],
    open: 'r1c1-r2c1',
    from: 'r9c3',
    is: 'r9c2 r9c4 r10c3 r8c2 r9c1 r9c5 r10c2 r10c4 r11c3 r7c2 r8c1 r8c3 r9c6 r10c1 r10c5 r11c2 r11c4 r12c3 r7c1 r7c3 r8c4 r10c6 r11c1 r11c5 r12c2 r12c4 r6c3 r7c4 r8c5 r11c6 r12c5',
  },
  {
    what: 'below a bridge, not up to it',
    drawn: { cross: CROSS, bridge: BRIDGE },
    laid: [['cross', 'bridge']],
    from: 'r3c6',
    is: 'r3c5 r3c7 r4c6 r3c4 r3c8 r4c5 r4c7 r2c4 r2c8 r3c3 r3c9 r4c4 r4c8 r1c4 r1c8 r2c3 r2c9 r3c2 r3c10 r4c3 r4c9 r5c4 r5c8 r1c3 r2c10 r3c1 r3c11 r4c2 r4c10 r5c3 r5c9 r6c4 r6c8',
  },
  {
    what: 'as far as rubble lets it',
    drawn: { hall: HALL },
    laid: [['hall'], ['hall']],
    rubble: 'r4c3 r4c4 r6c3',
    from: 'r2c3',
    is: 'r1c3 r2c4 r3c3 r1c4 r3c4',
  },
  {
    what: 'into halls that are turned',
    drawn: { hall: HALL, cross: CROSS },
    laid: [
      ['', 'hall', ''],
      ['hall 1', 'cross', 'hall 1'],
      ['', 'hall', ''],
    ],
    points: 7,
    from: 'r9c9',
    is: 'r8c9 r9c8 r9c10 r10c9 r7c9 r8c10 r9c7 r9c11 r10c8 r10c10 r11c9 r6c9 r7c10 r9c6 r9c12 r10c7 r10c11 r11c10 r12c9 r5c9 r6c10 r9c5 r9c13 r10c6 r10c12 r12c10 r13c9 r4c9 r5c10 r9c4 r9c14 r10c5 r10c13 r13c10 r14c9 r3c9 r4c10 r9c3 r9c15 r10c4 r10c14 r14c10 r15c9 r2c9 r3c10 r9c2 r9c16 r10c3 r10c15 r15c10 r16c9',
  },
])('walks $what', async ({ drawn, laid, wights = '', open = '', rubble = '', points = 5, from, is }) => {
  const board = await TileBoard.of(drawn, laid);
  split(wights).forEach((name, i) =>
    board.running.put(board.running.things('white-wight')[i] ?? -1, 'standing', board.space(name)),
  );
  for (const gate of split(open)) board.running.set('ajar', 1, board.gate(gate));
  for (const name of split(rubble)) board.running.set('rubble', 1, board.space(name));

  expect(reached(board, from, points)).toEqual(sorted(split(is)));
});

it('passes no door that is shut', async () => {
  const board = await TileBoard.of({ den: DEN, spring: SPRING }, [['den', 'spring']]);

  expect(board.noted('near', [board.space('r3c6')])).toEqual(
    ['r2c6', 'r3c5', 'r4c6'].filter((name) => name !== 'r2c6' || true),
  );
});

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

it('sees through doors that are open, and nothing where no tile lies', async () => {
  const board = await TileBoard.of({ spring: SPRING, vault: VAULT }, [['spring', 'vault', '?vault']]);
  const looks = (): number[] =>
    [
      ['r3c6', 'r4c7'],
      ['r3c5', 'r4c8'],
      ['r2c5', 'r4c7'],
      ['r2c5', 'r3c7'],
      ['r3c12', 'r3c13'],
    ].map(([from = '', to = '']) => board.look(from, to).seen);

  expect(looks()).toEqual([0, 0, 0, 0, 0]);
  board.running.set('ajar', 1, board.gate('r1c1-r1c2'));
  expect(looks()).toEqual([1, 1, 1, 0, 0]);
  expect(board.look('r3c5', 'r4c8').far).toBe(3);
});

it('sees over levels, but not from under a bridge to what is right above', async () => {
  const board = await TileBoard.of({ bridge: BRIDGE, cross: CROSS }, [['cross'], ['bridge']]);
  board.running.set('ajar', 1, board.gate('r1c1-r2c1'));

  expect(board.look('r9c3', 'bridge-above-r3c3').seen).toBe(0);
  expect(board.look('r9c2', 'bridge-above-r3c3').seen).toBe(1);
  // Rock under the bridge is in the way of nobody but those who are all below.
  expect(board.look('r9c2', 'r7c5').seen).toBe(0);
  expect(board.look('r8c3', 'bridge-above-r1c3').seen).toBe(1);
  expect(board.look('r5c3', 'r8c3').seen).toBe(1);
  expect(board.look('r8c3', 'r5c3').seen).toBe(1);
});

it('sees the same from either end, on tiles however they lie', async () => {
  let at = 11;
  const below = (n: number): number => ((at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 8) % n;
  const drawn = { cells: CELLS, bridge: BRIDGE, cross: CROSS, gallery: GALLERY, vault: VAULT, spring: SPRING };
  const board = await TileBoard.of(drawn, [], { plots: { columns: 2, rows: 2 } });
  for (let round = 0; round < 3; round++) {
    board.running.reset(1);
    for (let plot = 0; plot < 4; plot++)
      board.lay(`${Object.keys(drawn)[below(6)]} ${below(4)}`, Math.floor(plot / 2), plot % 2);
    const { first, end } = board.running.module.meta.kinds.find(({ name }) => name === 'gate')!;
    for (let gate = first; gate < end; gate++) board.running.set('ajar', below(2), gate);
    const names = board.noted('squares-all');
    const differing = names.flatMap((one) =>
      names
        .filter((other) => one < other && board.look(one, other).seen > 0 !== board.look(other, one).seen > 0)
        .map((other) => `${one} ${other}`),
    );
    expect(differing).toEqual([]);
  }
});

it('has only squares of tiles that lie face up', async () => {
  const board = await TileBoard.of({ bridge: BRIDGE, cross: CROSS }, [['cross 2', '?bridge']]);

  expect(board.noted('squares-all')).toHaveLength(36);
  expect(board.noted('near', [board.space('r3c7')])).toEqual([]);
  expect(board.noted('near', [board.space('r3c6')])).toEqual(['r2c6', 'r3c5', 'r4c6']);
  const [bridge = -1] = board.running.things('bridge');
  expect(board.noted('squares-on', [bridge])).toEqual([]);
  board.running.put(bridge, 'laid', board.plot(0, 1)).set('turn', 1, bridge);
  expect(board.noted('squares-all')).toHaveLength(36 + 36 + 12);
  expect(board.noted('squares-turned')).toHaveLength(36 + 36 + 12);
});

it('turns what is drawn above with its tile', async () => {
  const board = await TileBoard.of({ bridge: BRIDGE, cross: CROSS }, [['cross', 'bridge 1', 'cross']]);
  const upper = 'bridge-above-r1c3';

  board.running.call('spot-of', [board.space(upper)]);
  expect([board.running.get('answer'), board.running.get('far')]).toEqual([3, 12]);
  expect(board.noted('near', [board.space(upper)])).toEqual(['bridge-above-r2c3', 'bridge-above-r1c4']);
  board.running.set('ajar', 1, board.gate('r1c2-r1c3'));
  expect(board.noted('near', [board.space(upper)])).toEqual(['bridge-above-r2c3', 'r3c13', 'bridge-above-r1c4']);
  expect(board.noted('near', [board.space('r3c13')])).toContain(upper);
  board.running.call('steps', [board.space('r3c6'), board.space(upper)]);
  expect(board.running.get('answer')).toBe(9999);
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
