import { describe, expect, it } from 'vitest';
import type { BoardShape } from '@undercroft/contract';
import { stepOnGrid } from './grid-keys.ts';
import { edgeBetween, latticeOf, SIDE } from './lattice.ts';

const squares: BoardShape = { columns: 3, rows: 2 };
const all = (shape: BoardShape): number[] => latticeOf(shape).rows.flat();

/** A ring of six hexagons around a gap. */
const ring = (hexagons: 'pointy' | 'flat'): BoardShape => ({
  columns: 3,
  rows: 3,
  hexagons,
  cells: hexagons === 'pointy' ? [1, 2, 3, 5, 7, 8] : [1, 3, 5, 6, 7, 8],
});

describe.for([squares, ring('pointy'), ring('flat')])('the drawing of a board', (shape) => {
  const lattice = latticeOf(shape);

  it('has each line between two spaces once for both, and a side of a name for each', () => {
    for (const n of all(shape))
      for (const { other } of lattice.edges(n))
        if (other >= 0) {
          expect(lattice.edges(other).map((edge) => edge.other)).toContain(n);
          expect(edgeBetween(lattice, n, other)).toBe(edgeBetween(lattice, other, n));
        }
    for (const n of all(shape))
      expect(new Set(lattice.edges(n).map(({ side }) => side)).size).toBe(lattice.edges(n).length);
  });

  it('has the middles of spaces side by side one side apart, within its box', () => {
    for (const n of all(shape)) {
      const [x, y] = lattice.middle(n);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(lattice.wide * SIDE);
      expect(y).toBeLessThan(lattice.high * SIDE);
      for (const { other } of lattice.edges(n)) {
        if (other < 0) continue;
        const [x2, y2] = lattice.middle(other);
        expect(Math.hypot(x2 - x, y2 - y)).toBeCloseTo(SIDE);
      }
    }
  });

  it('leads by keys from each space to some that touch it, and to every space', () => {
    const reached = new Set([0]);
    for (const n of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = stepOnGrid(key, false, n, shape);
        if (to !== n) expect(lattice.edges(n).map(({ other }) => other)).toContain(to);
        reached.add(to);
      }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(all(shape));
  });

  it('comes to the ends of a row, and of all', () => {
    expect(stepOnGrid('Home', true, 3, shape)).toBe(0);
    expect(stepOnGrid('End', true, 0, shape)).toBe(all(shape).length - 1);
    expect(stepOnGrid('End', false, 0, shape)).toBe(lattice.rows[0]?.at(-1));
    expect(stepOnGrid('x', false, 0, shape)).toBe(-1);
  });
});

it('knows where a place lies by its number, and that a gap is no space', () => {
  const lattice = latticeOf(ring('pointy'));

  expect(lattice.ofCell(3)).toBe(2);
  expect(lattice.ofCell(4)).toBe(-1);
  expect(lattice.at(1, 1)).toBe(-1);
  expect([0, 1, 2, 3].map((n) => [lattice.rowOf(n), lattice.columnOf(n)])).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
  ]);
  expect(lattice.range(0, 5)).toBe(2);
});
