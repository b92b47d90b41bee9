import { hexagonOfRadius, tileLattice, type GameMeta, type TileMeta } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { readLayout } from '../../layout/read-layout.ts';
import { latticeOf } from '../lattice/lattice.ts';
import { plotsOf } from '../squares.ts';
import { tileGround, withoutRing } from './tile-ground.ts';

/** A game with a tile whose first side is a door, whose second one leads out; others are walls. */
function gameWith(top: 'pointy' | 'flat', radius: number): { readonly meta: GameMeta; readonly tile: TileMeta } {
  const shape = hexagonOfRadius(top, radius);
  const area = shape.cells?.length ?? 1;
  const tile: TileMeta = {
    row: 0,
    squares: Array.from({ length: area }, () => 0),
    above: [],
    walls: [],
    doors: [],
    sides: ['door', 'opening', 'wall', 'wall', 'wall', 'wall'].map((border) => ({
      border: border as 'door' | 'opening' | 'wall',
      isAbove: false,
    })),
  };
  const tiles = {
    ...shape,
    plots: 0,
    kind: 2,
    gates: -1,
    liesIn: 0,
    turnedBy: -1,
    wayThrough: [radius],
    signs: [{ sign: '.', printed: {}, level: 1 }],
    drawings: [tile],
  };
  const kind = { name: '', fields: [], attributes: [], zones: [], printed: [], parent: -1 };
  const meta = {
    kinds: [
      { ...kind, name: 'plot', board: hexagonOfRadius(top, 1) },
      { ...kind, name: 'tuft', board: { ...tileLattice(shape, hexagonOfRadius(top, 1)).board, tiles } },
      { ...kind, name: 'tile' },
    ],
    rows: [],
    thingPlayer: [],
    attributes: [],
    fields: [],
    enums: [],
    zones: [],
    counters: [],
    extras: {},
  } as unknown as GameMeta;
  return { meta, tile };
}

const CASES = (['pointy', 'flat'] as const).flatMap((top) => [0, 1, 2].map((radius) => ({ top, radius })));

describe.each(CASES)('a tile of $top hexagons of radius $radius', ({ top, radius }) => {
  const { meta, tile } = gameWith(top, radius);
  const ground = tileGround(meta, readLayout(meta), tile)!;

  it('has a border on each edge outside, but for where a way leads through', () => {
    const { borders, grounds } = ground;
    const isInside = (n: number): boolean => grounds.squares[n]!.name !== 'void';
    const inside = grounds.squares.flatMap((_, n) => (isInside(n) ? [n] : []));
    const outer = inside.flatMap((n) =>
      latticeOf(ground)
        .edges(n)
        .filter(({ other }) => !isInside(other)),
    );

    expect(inside).toHaveLength(tile.squares.length);
    expect(outer).toHaveLength(6 * (2 * radius + 1));
    expect(borders).toHaveLength(outer.length - 1);
    expect(borders.filter(({ is }) => is === 'door')).toHaveLength(1);
    for (const { one, other } of borders) expect([isInside(one), isInside(other)]).toEqual([true, false]);
  });

  it('lies in the middle of its ring', () => {
    const { aside, below, columns, rows } = withoutRing(ground);
    const outer = latticeOf(ground);
    expect(2 * aside + columns).toBeCloseTo(outer.wide);
    expect(2 * below + rows).toBeCloseTo(outer.high);
  });
});

it('has a plot where its spaces are', () => {
  const { meta } = gameWith('pointy', 1);
  const source = { meta, layout: readLayout(meta), answers: [], about: -1, board: { kind: 1, owner: -1, squares: [] } };
  const { box, lattice, of } = plotsOf(source);
  expect(lattice!.spaces.map((spaces, plot) => spaces.every((n) => of(n) === plot))).not.toContain(false);
  expect(box(0).wide).toBeCloseTo(3);
});
