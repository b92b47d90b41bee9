// Boards of tiles: who steps where, and who sees what. Squares in reach and in sight were worked
// out independently of this code.

import { expect, it } from 'vitest';
import { HALL, BEND, CROSS, SPRING, DEN, VAULT, GALLERY, BRIDGE, CELLS, WEBS } from '../testing/drawn-tiles.ts';
import { TileBoard, type Drawn } from '../testing/tile-board.ts';

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

it('walks aslant, not between two pillars that touch by a corner', async () => {
  const board = await TileBoard.of({ webs: WEBS }, [['webs']]);
  const pawn = board.running.things('red-pawn')[0] ?? -1;
  board.running.put(pawn, 'standing', board.space('r3c3'));

  expect(sorted(board.noted('walks-aslant', [pawn, 5]))).toEqual(
    sorted(
      split('r2c2 r2c3 r2c4 r3c2 r4c2 r1c3 r1c4 r2c5 r3c1 r3c5 r4c1 r5c2 r5c3 r3c6 r4c4 r4c5 r4c6 r5c4 r6c3 r6c4 r5c5'),
    ),
  );
});

it('drifts through walls, and stops only where somebody may stand', async () => {
  const board = await TileBoard.of({ vault: VAULT, bend: BEND }, [['vault'], ['bend']]);
  const [pawn = -1] = board.running.things('red-pawn');
  board.running.put(pawn, 'standing', board.space('r5c3'));
  board.running.put(board.running.things('white-wight')[0] ?? -1, 'standing', board.space('r5c4'));

  expect(sorted(board.noted('drifts', [pawn, 5]))).toEqual(
    sorted(
      split(
        'r4c2 r4c3 r4c4 r5c2 r6c3 r6c4 r3c1 r3c2 r3c3 r3c4 r3c5 r4c1 r4c5 r5c5 r6c5 r2c2 r2c3 r2c4 r2c5 r3c6 r4c6 r1c2 r1c3 r1c4 r1c5 r9c3 r9c4 r9c5 r9c6 r10c3 r10c4 r10c5 r10c6',
      ),
    ),
  );
});

it('steps round corners up the steps, and knows what lies above around a space', async () => {
  const board = await TileBoard.of({ gallery: GALLERY, bridge: BRIDGE }, [['gallery', 'bridge']]);

  expect(board.noted('next-to', [board.space('r3c9')])).toEqual([
    'r2c9',
    'bridge-above-r2c3',
    'r3c8',
    'r3c10',
    'bridge-above-r3c4',
    'r4c9',
    'bridge-above-r4c3',
  ]);
  expect(board.noted('aslant', [board.space('r3c2')])).toEqual(['r2c1', 'r2c3', 'r4c1', 'r4c3']);
  expect(board.noted('aslant', [board.space('r3c3')])).toEqual(['r2c2', 'r4c2', 'r4c4']);
  expect(board.noted('aslant', [board.space('bridge-above-r2c3')])).toEqual(['bridge-above-r1c4', 'bridge-above-r3c4']);
  expect(board.noted('around', [board.space('r6c8'), 1])).toEqual([
    'r5c7',
    'r5c8',
    'r5c9',
    'bridge-above-r5c3',
    'r6c7',
    'r6c8',
    'r6c9',
    'bridge-above-r6c3',
  ]);
});

it('passes no door that is shut', async () => {
  const board = await TileBoard.of({ den: DEN, spring: SPRING }, [['den', 'spring']]);

  expect(board.noted('near', [board.space('r3c6')])).toEqual(
    ['r2c6', 'r3c5', 'r4c6'].filter((name) => name !== 'r2c6' || true),
  );
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

/** What is seen from a square within a range, without cover and with it. */
function seenFrom(board: TileBoard, from: string, range: number): { clear: string[]; cover: string[] } {
  const looks = board
    .noted('squares-all')
    .filter((name) => name !== from)
    .map((name) => ({ name, ...board.look(from, name) }))
    .filter(({ seen, far }) => seen > 0 && far <= range);
  return {
    clear: looks.filter(({ seen }) => seen === 1).map(({ name }) => name),
    cover: looks.filter(({ seen }) => seen === 2).map(({ name }) => name),
  };
}

it.each([
  {
    what: 'past low things',
    drawn: { vault: { ...VAULT, spaces: ['#....#', '#f..f#', '.f..f.', '......', '#....#', '##..f#'] } },
    from: 'r3c1',
    clear: 'r1c4 r1c5 r2c4 r2c5 r3c2 r3c4 r3c5 r4c1 r4c2 r4c4 r4c5 r4c6 r5c2 r5c3 r5c4 r5c5 r6c3 r6c4 r6c5',
    cover: 'r1c3 r2c2 r2c3 r3c3 r3c6 r4c3',
  },
  {
    what: 'into a room whose door is open',
    drawn: { cells: CELLS },
    open: 'cells-r2c2-r2c3',
    from: 'r2c4',
    clear: 'r1c1 r1c3 r1c4 r2c1 r2c2 r2c3 r3c1 r3c3 r3c4 r4c3 r4c4 r5c3 r5c4 r6c3 r6c4',
    cover: '',
  },
  {
    what: 'onto a dais',
    drawn: {
      dais: { spaces: ['......', '.^^^^.', '.^^^^.', '.^^^^.', '../...', '......'], sides: 'north: opening' },
    },
    from: 'r6c1',
    clear:
      'r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r4c1 r4c2 r4c3 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c5 r5c6 r6c2 r6c3 r6c4 r6c5 r6c6',
    cover: '',
  },
])('sees $what', async ({ drawn, open, from, clear, cover }) => {
  const board = await TileBoard.of(drawn, [Object.keys(drawn)]);
  if (open !== undefined) board.running.set('ajar', 1, board.gate(open));

  expect(seenFrom(board, from, 8)).toEqual({ clear: split(clear), cover: split(cover) });
});

it('sees along halls as far as it is asked, however they are turned', async () => {
  const board = await TileBoard.of({ hall: HALL, cross: CROSS }, [
    ['', 'hall', ''],
    ['hall 1', 'cross 2', 'hall 3'],
    ['', 'hall 2', ''],
  ]);
  const { clear, cover } = seenFrom(board, 'r9c9', 8);

  expect(clear).toHaveLength(63);
  expect(clear).not.toContain('r18c9');
  expect(cover).toEqual([]);
});

it('sees over levels, but not from under a bridge to what is right above', async () => {
  const board = await TileBoard.of({ bridge: BRIDGE, cross: CROSS }, [['cross'], ['bridge']]);
  board.running.set('ajar', 1, board.gate('r1c1-r2c1'));

  expect(board.look('r9c3', 'bridge-above-r3c3').seen).toBe(0);
  expect(board.look('r9c2', 'bridge-above-r3c3').seen).toBe(1);
  // Rock under the bridge blocks the sight only of those who both stand below it.
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

it('knows what follows from what is drawn on a square, wherever and however its tile lies', async () => {
  const drawn: Drawn = {
    spaces: ['#.~P..', '......', '......', '......', '......', '.....#'],
    above: { spaces: ['_~____', ...Array.from({ length: 5 }, () => '______')] },
  };
  const board = await TileBoard.of({ drawn, hall: HALL }, [['hall', 'drawn 1']]);
  const found = (space: string): number[] => {
    board.running.call('drawn-as', [board.space(space)]);
    return ['answer', 'far', 'found'].map((name) => board.running.get(name));
  };

  expect(['r1c12', 'r2c12', 'r3c12', 'r4c12', 'r6c7'].map(found)).toEqual([
    [0, 0, 1],
    [1, 1, 0],
    [2, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
  ]);
  expect(found('drawn-above-r1c2')).toEqual([2, 0, 1]);
  // No tile lies there, so no value is drawn on it.
  expect(found('r8c8')).toEqual([1, 1, 0]);
  board.running.set('rubble', 1, board.space('r3c12'));
  expect(found('r3c12')).toEqual([2, 0, 0]);
});

it('finds the board as it lies, when tiles turn, go and come within one procedure', async () => {
  const board = await TileBoard.of({ hall: HALL }, [[], ['hall']]);
  const hall = board.lay('hall', 0, 0);
  const space = board.space('r6c3');
  expect(board.noted('near', [space])).toHaveLength(4);

  board.running.call('unsettled', [hall, board.plot(0, 0), space]);
  expect(['answer', 'found', 'far'].map((name) => board.running.get(name))).toEqual([3 * 10 + 36, 4, 4]);
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

it('reaches what can be reached step by step, however tiles lie', async () => {
  let at = 5;
  const below = (n: number): number => ((at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 8) % n;
  const drawn = { cells: CELLS, bridge: BRIDGE, gallery: GALLERY, cross: CROSS, vault: VAULT, den: DEN };
  const board = await TileBoard.of(drawn, [], { plots: { columns: 2, rows: 2 } });
  for (let round = 0; round < 4; round++) {
    board.running.reset(1);
    const left = Object.keys(drawn);
    for (let plot = 0; plot < 4; plot++)
      board.lay(`${left.splice(below(left.length), 1)[0]} ${below(4)}`, Math.floor(plot / 2), plot % 2);
    const { first, end } = board.running.module.meta.kinds.find(({ name }) => name === 'gate')!;
    for (let gate = first; gate < end; gate++) board.running.set('ajar', below(2), gate);
    const names = board.noted('squares-all');
    const from = names[below(names.length)] ?? '';
    const steps = new Map(names.map((name) => [name, board.noted('near', [board.space(name)])]));
    const isRock = (name: string): boolean => {
      board.running.call('what-ground', [board.space(name)]);
      return board.running.get('answer') === 2;
    };
    let known = new Set([from]);
    for (let points = 0; points < 6; points++) {
      const next = [...known].flatMap((name) => steps.get(name) ?? []).filter((name) => !isRock(name));
      known = new Set([...known, ...next]);
    }

    expect(reached(board, from, 6)).toEqual(sorted([...known].filter((name) => name !== from)));
    // Steps lead both ways.
    expect(names.flatMap((name) => (steps.get(name) ?? []).filter((to) => !steps.get(to)?.includes(name)))).toEqual([]);
  }
});
