import { expect, it } from 'vitest';
import { backPlaceOn, cutsOn, gridOn, placeOn, sheetsOf, type Grid } from './sheets.ts';
import { papers } from './settings.ts';

const card = { width: 63.5, height: 88.9 };
const gridFor = (bleed: number, size = card, paper: keyof typeof papers = 'a4'): Grid =>
  gridOn(papers[paper], size, bleed)!;

it('turns the paper the way that holds more', () => {
  expect(gridFor(0)).toMatchObject({ columns: 3, rows: 3, paper: { width: 210, height: 297 } });
  expect(gridFor(3)).toMatchObject({ columns: 4, rows: 2, paper: { width: 297, height: 210 } });
  expect(gridFor(0, { width: 150, height: 150 }, 'letter')).toMatchObject({ columns: 1, rows: 1 });
});

it('says that a thing is larger than the paper', () => {
  expect(gridOn(papers.a4, { width: 300, height: 40 }, 0)).toBeNull();
  expect(gridOn(papers.a4, { width: 205, height: 40 }, 0)).not.toBeNull();
});

it.each([
  [0, 'a4', card],
  [2, 'a4', card],
  [3, 'letter', card],
  [1, 'letter', { width: 25, height: 25 }],
  [5, 'a4', { width: 150, height: 150 }],
] as const)('keeps everything on the paper and apart, with %s mm of bleed on %s', (bleed, paper, size) => {
  const grid = gridFor(bleed, size, paper);
  const places = Array.from({ length: grid.columns * grid.rows }, (_, n) => placeOn(grid, n));

  for (const { left, top } of places) {
    expect(left - bleed).toBeGreaterThanOrEqual(5.99);
    expect(top - bleed).toBeGreaterThanOrEqual(5.99);
    expect(left + size.width + bleed).toBeLessThanOrEqual(grid.paper.width - 5.99);
    expect(top + size.height + bleed).toBeLessThanOrEqual(grid.paper.height - 5.99);
    const near = places.filter(
      (other) =>
        Math.abs(other.left - left) < size.width + 2 * bleed - 0.01 &&
        Math.abs(other.top - top) < size.height + 2 * bleed - 0.01,
    );
    expect(near).toEqual([{ left, top }]);
  }
});

it.each([0, 3])('puts each back behind its front, when the sheet is turned over its long edge (bleed %s)', (bleed) => {
  const grid = gridFor(bleed);
  const { width, height } = grid.paper;
  const isUpright = height >= width;

  for (let n = 0; n < grid.columns * grid.rows; n++) {
    const front = placeOn(grid, n);
    const back = backPlaceOn(grid, n);
    // What stands on the back, seen through the sheet from its front: turned about the upright
    // axis, or about the one across.
    const through = isUpright
      ? { left: width - back.left - card.width, top: back.top }
      : { left: back.left, top: height - back.top - card.height };
    expect(through.left).toBeCloseTo(front.left, 6);
    expect(through.top).toBeCloseTo(front.top, 6);
    expect(back.upsideDown).toBe(!isUpright);
  }
});

it('fills one sheet after the other', () => {
  const things = Array.from({ length: 20 }, (_, n) => n);
  expect(sheetsOf(things, gridFor(0)).map(({ length }) => length)).toEqual([9, 9, 2]);
  expect(sheetsOf([], gridFor(0))).toEqual([]);
});

it('cuts once between things that touch, and twice between those with bleed', () => {
  expect(cutsOn(gridFor(0)).down).toHaveLength(4);
  expect(cutsOn(gridFor(0)).across).toHaveLength(4);
  expect(cutsOn(gridFor(3)).down).toHaveLength(8);
  expect(cutsOn(gridFor(3)).across).toHaveLength(4);
});
