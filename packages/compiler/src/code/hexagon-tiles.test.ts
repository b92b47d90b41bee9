// Tiles of hexagons: what holds for tiles of squares, and what a sixth of a turn leaves as it is.

import { cellsOfBoard, hexagonOfRadius, linesOfTile, placeOfCell, tileLattice } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { TileBoard, type Drawn } from './testing/tile-board.ts';

const TOPS = ['pointy', 'flat'] as const;
type Top = (typeof TOPS)[number];

/** Numbers below n that look random, the same in each run. */
function numbers(seed: number): (n: number) => number {
  let at = seed;
  return (n) => ((at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 8) % n;
}

/** A tile of any ground, walls, doors, sides, and hexagons above others. */
function anyTile(top: Top, radius: number, below: (n: number) => number): Drawn {
  const tile = hexagonOfRadius(top, radius);
  const { beside, sides } = tileLattice(tile, hexagonOfRadius(top, 0));
  const drawing = (signs: string): string[] =>
    linesOfTile(tile).map((line) => line.map((at) => (at < 0 ? '_' : signs[below(signs.length)])).join(' '));
  const name = (square: number): string => {
    const { row, column } = placeOfCell(tile, cellsOfBoard(tile)[square]!);
    return `r${row + 1}c${column + 1}`;
  };
  const pairs = beside.flatMap((others, one) =>
    others.flatMap((other) => (other > one ? [`${name(one)}|${name(other)}`] : [])),
  );
  const some = pairs.map((pair) => ({ pair, what: below(6) }));
  const upper = sides.map(() => below(8) === 0);
  const said = (isUpper: boolean): string =>
    sides
      .filter((_, side) => upper[side] === isUpper)
      .map((side) => `${side}: ${['wall', 'opening', 'opening', 'door'][below(4)]}`)
      .join(', ');
  return {
    spaces: drawing('......#~f^/'),
    walls: some.flatMap(({ pair, what }) => (what === 0 ? [pair] : [])).join(' '),
    doors: some.flatMap(({ pair, what }) => (what === 1 ? [pair] : [])).join(' '),
    sides: said(false),
    above: { spaces: drawing('____=/'), sides: said(true) },
  };
}

/** Of the seven plots the one with a plot on each side, and where it lies. */
const MIDDLE = 3;
const [MIDDLE_ROW, MIDDLE_COLUMN] = [1, 1];
const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** A board on a hexagon of seven plots, with tiles and doors as it comes. */
async function anyBoard(top: Top, radius: number, seed: number): Promise<{ board: TileBoard; laid: string[] }> {
  const below = numbers(seed);
  const drawn = Object.fromEntries(NAMES.map((name) => [name, anyTile(top, radius, below)]));
  const board = await TileBoard.of(drawn, [], {
    hexagons: { top, radius, plots: 1 },
    through: radius === 0 ? '1' : '1, 3',
  });
  const laid = plotsOf(board).map((_, at) =>
    at !== MIDDLE && below(8) === 0 ? '' : `${NAMES[below(NAMES.length)]} ${below(6)}`,
  );
  lay(board, laid);
  return { board, laid };
}

const kindOf = (board: TileBoard, name: string): { first: number; end: number } =>
  board.running.module.meta.kinds.find((kind) => kind.name === name)!;
const thingsOf = (board: TileBoard, name: string): number[] => {
  const { first, end } = kindOf(board, name);
  return Array.from({ length: end - first }, (_, i) => first + i);
};
const plotsOf = (board: TileBoard): number[] => thingsOf(board, 'plot');

function lay(board: TileBoard, laid: readonly string[]): void {
  const { meta } = board.running.module;
  for (const [at, plot] of plotsOf(board).entries()) {
    const { row = 0, column = 0 } = meta.rows[meta.things[plot]!]!.spot ?? {};
    if (laid[at] !== '') board.lay(laid[at]!, row - 1, column - 1);
  }
}

/** Where the middle of a place lies in the plane. */
function pointOf(top: Top, { row, column }: { row: number; column: number }): [number, number] {
  const height = Math.sqrt(3) / 2;
  return top === 'pointy' ? [column + (row % 2) / 2, row * height] : [column * height, row + (column % 2) / 2];
}

/** By space of a board of plots of radius 1: where a sixth of a turn about its middle brings it. */
function turnBoard(top: Top, radius: number): { readonly spaces: number[]; readonly plots: number[] } {
  const { board, plotOf, spaces } = tileLattice(hexagonOfRadius(top, radius), hexagonOfRadius(top, 1));
  const points = cellsOfBoard(board).map((cell) => pointOf(top, placeOfCell(board, cell)));
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  const [cos, sin] = [0.5, Math.sqrt(3) / 2];
  const turned = points.map(([x, y]) => {
    const [right, down] = [x - middle[0]!, y - middle[1]!];
    const goal = [middle[0]! + cos * right - sin * down, middle[1]! + sin * right + cos * down];
    return points.findIndex((point) => Math.hypot(point[0] - goal[0]!, point[1] - goal[1]!) < 0.01);
  });
  return { spaces: turned, plots: spaces.map((own) => plotOf[turned[own[0]!]!]!) };
}

const BOARDS = TOPS.flatMap((top) => [0, 1].flatMap((radius) => [3, 4].map((seed) => ({ top, radius, seed }))));

const ground = (board: TileBoard): string[] => board.noted('squares-all').filter((name) => !name.includes('above'));

it.each(BOARDS)(
  'lie the same wherever the whole board is turned to: $top, radius $radius, $seed',
  async ({ top, radius, seed }) => {
    const { board, laid } = await anyBoard(top, radius, seed);
    const turn = turnBoard(top, radius);
    const { first } = kindOf(board, 'space');
    const { meta } = board.running.module;
    const indexOf = (name: string): number => board.space(name) - first;
    const numbersOf = (names: readonly string[]): number[] =>
      names.filter((name) => !name.includes('above')).map(indexOf);
    const nameAt = (index: number): string => meta.rows[meta.things[first + index]!]!.name.slice('space-'.length);
    const look = (names: readonly string[]): Map<string, string> =>
      new Map(
        names.flatMap((one) => {
          const from = indexOf(one);
          const near = numbersOf(board.noted('near', [board.space(one)]));
          const seen = names.map((other) => [indexOf(other), board.look(one, other).seen] as const);
          return [
            [`near ${from}`, near.toSorted((a, b) => a - b).join(' ')],
            ...seen.map(([other, is]) => [`look ${from} ${other}`, `${is}`] as const),
          ] as const;
        }),
      );
    const names = ground(board);
    const before = look(names);
    board.running.reset(1);
    const moved = laid.map(() => '');
    for (const [plot, written] of laid.entries()) {
      const [name, turns] = written.split(' ');
      moved[turn.plots[plot]!] = written === '' ? '' : `${name} ${(Number(turns) + 1) % 6}`;
    }
    lay(board, moved);
    const after = look(names.map((name) => nameAt(turn.spaces[indexOf(name)]!)));
    const expected = new Map(
      [...before].map(([key, value]) => {
        const [word, ...indexes] = key.split(' ');
        const there = indexes.map((index) => turn.spaces[Number(index)]);
        const is =
          word === 'near'
            ? value
                .split(' ')
                .filter(Boolean)
                .map((n) => turn.spaces[Number(n)]!)
            : null;
        return [`${word} ${there.join(' ')}`, is === null ? value : is.toSorted((a, b) => a - b).join(' ')];
      }),
    );
    expect(after).toEqual(expected);
  },
);

it.each(BOARDS)(
  'are stepped over both ways, and seen from either end: $top, radius $radius, $seed',
  async ({ top, radius, seed }) => {
    const { board } = await anyBoard(top, radius, seed);
    const below = numbers(seed + 7);
    for (const gate of thingsOf(board, 'gate')) board.running.set('ajar', below(2), gate);
    const names = ground(board);
    const near = new Map(names.map((name) => [name, board.noted('near', [board.space(name)])]));
    const oneWay = names.flatMap((one) =>
      near
        .get(one)!
        .filter((other) => near.get(other)?.includes(one) === false)
        .map((other) => `${one} ${other}`),
    );
    expect(oneWay).toEqual([]);
    const differing = names.flatMap((one) =>
      names.filter((other) => board.look(one, other).seen > 0 !== board.look(other, one).seen > 0),
    );
    expect(differing).toEqual([]);
    const [one = '', ...others] = names;
    for (const other of others) {
      const line = board.noted('crossed', [board.space(one), board.space(other)]);
      expect(board.noted('crossed', [board.space(other), board.space(one)])).toEqual(line.toReversed());
    }
  },
);

it.each(BOARDS)(
  'are as before after six turns, and when taken away and back: $top, radius $radius, $seed',
  async ({ top, radius, seed }) => {
    const { board } = await anyBoard(top, radius, seed);
    const { running } = board;
    const [pawn = -1] = running.things('red-pawn');
    const names = ground(board);
    const middle = running.zone('laid', board.plot(MIDDLE_ROW, MIDDLE_COLUMN));
    running.put(pawn, 'standing', board.space(board.noted('squares-on', middle)[0]!));
    for (const [i, name] of names.entries()) running.set('rubble', i % 3 === 0 ? 1 : 0, board.space(name));
    running.call('whose', [pawn]);
    const [tile, plot] = [running.get('tile-found'), running.get('plot-found')];
    // A door of the tile beside it begins anew when it is left alone.
    for (const [i, gate] of thingsOf(board, 'gate').entries()) {
      const isOwn = plotsOf(board).some((other) => {
        running.call('side-of', [tile, other, 0]);
        const isDoor = running.get('border-found') === 2;
        running.call('gate-between', [plot, other]);
        return isDoor && running.get('gate-found') === gate;
      });
      running.set('ajar', isOwn ? i % 2 : 0, gate);
    }
    const before = stateOf(board);
    for (let i = 0; i < 5; i++) running.call('spin', [tile, 1]);
    expect(stateOf(board)).not.toEqual(before);
    running.call('spin', [tile, 1]);
    expect(stateOf(board)).toEqual(before);
    running.call('spin', [tile, 7]);
    running.call('spin', [tile, -7]);
    expect(stateOf(board)).toEqual(before);

    const all = board.noted('squares-all');
    running.call('whose', [pawn]);
    running.put(tile, 'hidden', plot);
    expect(board.noted('squares-all').length).toBeLessThan(all.length);
    running.put(tile, 'laid', plot);
    expect(board.noted('squares-all')).toEqual(all);
  },
);

/** All that turns could change: who stands where, and what spaces, gates and tiles remember. */
function stateOf(board: TileBoard): Record<string, unknown> {
  const { running } = board;
  const [pawn = -1] = running.things('red-pawn');
  running.call('whose', [pawn]);
  return {
    standsIn: running.state[running.module.meta.layout.zoneOf + pawn],
    rubble: thingsOf(board, 'space').map((space) => running.get('rubble', space)),
    ajar: thingsOf(board, 'gate').map((gate) => running.get('ajar', gate)),
    turns: thingsOf(board, 'tile').map((tile) => running.get('turn', tile)),
    on: running.get('tile-found'),
  };
}

const FLOWER = ['_ . .', '. . .', '_ . .'];

describe('a tile of seven hexagons', () => {
  const shape = { hexagons: { top: 'pointy', radius: 1, plots: 1 }, through: '2' } as const;

  it('leads through the middle of a side, to the tile on the other side', async () => {
    const board = await TileBoard.of({ way: { spaces: FLOWER, sides: 'east: opening, west: door' } }, [], shape);
    // The plots lie 2, 3 and 2 in a row; the one in the middle is in row 2, column 2.
    board.lay('way', 1, 1);
    board.lay('way', 1, 2);
    expect(board.gates('gates-at', [board.plot(1, 1)])).toEqual(['r2c1-r2c2', 'r2c2-r2c3']);
    expect(board.what('r2c2-r2c3')).toBe('door');
    const [left, right] = [board.noted('squares-on', board.running.things('way').slice(0, 1)), ['r5c8']];
    const leading = left.filter((name) => {
      board.running.set('ajar', 1, board.gate('r2c2-r2c3'));
      return board.noted('near', [board.space(name)]).some((other) => !left.includes(other));
    });
    expect(leading).toHaveLength(1);
    expect(right).toHaveLength(1);
  });

  it('has sides of six names, and says which there are', async () => {
    await expect(TileBoard.of({ way: { spaces: FLOWER, sides: 'north: opening' } }, [], shape)).rejects.toThrow(
      /There is no side `north`/,
    );
  });

  it('is drawn as a board of its radius is', async () => {
    await expect(TileBoard.of({ way: { spaces: ['. .', '. . .', '. .'] } }, [], shape)).rejects.toThrow(
      /The tile has no hexagon here/,
    );
    await expect(TileBoard.of({ way: { spaces: ['_ . .', '. .', '_ . .'] } }, [], shape)).rejects.toThrow(
      /The drawing has 6 hexagons, and the tile has 7/,
    );
  });
});
