import { expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('square')}
-- a step down costs 1, up as many as it is higher; nobody climbs more than 2, and where it is 0 nobody may be
define toil(square x, square y) as (if y.height is 0 or y.height > x.height + 2 then 0 else max(1, y.height - x.height + 1))

to climb-within square x by number points
  for each s in reach(x, points, toil(old, it))
    note s

to climb-to square x to square y
  for each s in way(x, y, toil(old, it))
    note s
  set answer to way-cost(x, y, toil(old, it))

to round-corners square x
  for each s in corners(x)
    note s

to round-corners-over square x by number least
  for each s in corners(x, its height >= least)
    note s

to leap-within square x by number points
  for each s in reach(x, points, 1, corners(old, its height is not old.height))
    note s

to stride-within square x by number points
  for each s in reach(x, points, (if its height is 0 then 0 else 1), neighbours(old) + corners(old))
    note s

to fly-within square x by number points
  for each s in reach(x, points, 1, squares where range(old, it) is 1)
    note s

-- a step costs what another walk costs
to nested square x by number points
  for each s in reach(x, points, way-cost(old, it, its height))
    note s
`;

const COLUMNS = 5;

/** A board of digits, which are heights. @param corners what its map says of corners */
async function boardOf(rows: readonly string[], { walls = '', corners = '' } = {}): Promise<Running> {
  return await loadGame({
    'game.yaml': `title: Steps
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number }, answer: { type: number } }
kinds:
  square: { printed: { height: { type: number } }, fields: { found-as: { type: number } } }
maps:
  board:
    spaces: { kind: square, columns: ${rows[0]?.length}, rows: ${rows.length} }
    legend: { '0': { height: 0 }, '1': { height: 1 }, '2': { height: 2 }, '3': { height: 3 }, '4': { height: 4 } }
    ${corners === '' ? '' : `corners: ${corners}`}
    drawing:
      spaces: |
${rows.map((row) => `        ${row}`).join('\n')}
      walls: [${walls}]
`,
    'rules/map.rules': RULES,
  });
}

it('judges a step by the space that it leaves as well', async () => {
  const running = await boardOf(['1234', '1111']);

  expect(noted(running, 'square', 'climb-within', ['r1c1', 2])).toEqual(['r2c1', 'r1c2', 'r2c2']);
  expect(noted(running, 'square', 'climb-within', ['r1c4', 3])).toEqual([
    'r1c3',
    'r2c4',
    'r1c2',
    'r2c3',
    'r1c1',
    'r2c2',
  ]);
});

it('says what a way costs, which is what its steps cost together, and 9999 when there is none', async () => {
  const running = await boardOf(['1304', '1101']);
  const climb = (from: string, to: string): [string[], number] => [
    noted(running, 'square', 'climb-to', [from, to]),
    running.get('answer'),
  ];

  expect(climb('r1c1', 'r1c2')).toEqual([['r1c2'], 3]);
  expect(climb('r1c2', 'r1c1')).toEqual([['r1c1'], 1]);
  expect(climb('r1c1', 'r1c4')).toEqual([[], 9999]);
  expect(climb('r1c1', 'r1c1')).toEqual([[], 0]);
});

it('steps aslant round a corner, when one of the two ways has no wall', async () => {
  const open = await boardOf(['111', '111', '111']);
  const half = await boardOf(['111', '111', '111'], { walls: 'r2c2|r2c3, r2c2|r1c2' });

  expect(noted(open, 'square', 'round-corners', ['r2c2'])).toEqual(['r1c1', 'r1c3', 'r3c1', 'r3c3']);
  expect(noted(half, 'square', 'round-corners', ['r2c2'])).toEqual(['r1c1', 'r3c1', 'r3c3']);
  expect(noted(half, 'square', 'round-corners', ['r1c3'])).toEqual([]);
});

it.each([
  { corners: '{ free: not (its height is 0) }', found: ['r1c1', 'r1c3', 'r3c1'] },
  { corners: '{ ways: both, free: not (its height is 0) }', found: ['r1c1'] },
  { corners: '{ ways: both }', found: ['r1c1', 'r1c3', 'r3c1', 'r3c3'] },
])('lets a way lead by what the map allows: $corners', async ({ corners, found }) => {
  const running = await boardOf(['111', '110', '101'], { corners });

  expect(noted(running, 'square', 'round-corners', ['r2c2'])).toEqual(found);
});

it('lets the rules say by which squares a way round a corner may lead, in place of the map', async () => {
  const rows = ['111', '210', '101'];
  for (const corners of ['', '{ free: not (its height is 0) }']) {
    const running = await boardOf(rows, { corners });
    const over = (least: number): string[] => noted(running, 'square', 'round-corners-over', ['r2c2', least]);

    expect(over(0)).toEqual(['r1c1', 'r1c3', 'r3c1', 'r3c3']);
    expect(over(1)).toEqual(['r1c1', 'r1c3', 'r3c1']);
    expect(over(2)).toEqual(['r1c1', 'r3c1']);
    expect(over(3)).toEqual([]);
  }
  const both = await boardOf(rows, { corners: '{ ways: both, free: not (its height is 0) }', walls: 'r1c1|r1c2' });
  expect(noted(both, 'square', 'round-corners-over', ['r2c2', 0])).toEqual(['r1c3', 'r3c1', 'r3c3']);
});

it('asks anew for each step by which squares a way may lead', async () => {
  const running = await boardOf(['112', '111', '111']);

  expect(noted(running, 'square', 'leap-within', ['r2c2', 3])).toEqual([]);
  expect(noted(running, 'square', 'leap-within', ['r1c2', 3])).toEqual(['r2c3']);
});

it('walks by steps that the rules name, aslant and through walls', async () => {
  const running = await boardOf(['101', '010', '111'], { walls: 'r3c2|r3c3' });

  expect(noted(running, 'square', 'stride-within', ['r1c1', 1])).toEqual(['r2c2']);
  expect(noted(running, 'square', 'stride-within', ['r1c1', 2])).toEqual(['r2c2', 'r1c3', 'r3c1', 'r3c2', 'r3c3']);
  expect(noted(running, 'square', 'fly-within', ['r3c3', 1])).toEqual(['r2c2', 'r2c3', 'r3c2']);
});

it('works out walks in the cost of a walk', async () => {
  const running = await boardOf(['121', '111']);

  expect(noted(running, 'square', 'nested', ['r1c1', 2])).toEqual(['r2c1', 'r1c2', 'r2c2']);
});

/** Least costs of all squares from one, worked out by trying until nothing gets cheaper. */
function leastCosts(heights: readonly number[], from: number): number[] {
  const least = heights.map((_, at) => (at === from ? 0 : Infinity));
  const toil = (a: number, b: number): number => {
    const [high = 0, higher = 0] = [heights[a], heights[b]];
    return higher === 0 || higher > high + 2 ? Infinity : Math.max(1, higher - high + 1);
  };
  for (let round = 0; round < heights.length; round++) {
    for (let at = 0; at < heights.length; at++) {
      const beside = [
        at % COLUMNS > 0 ? at - 1 : -1,
        at % COLUMNS < COLUMNS - 1 ? at + 1 : -1,
        at - COLUMNS,
        at + COLUMNS,
      ];
      for (const other of beside)
        if (heights[other] !== undefined)
          least[at] = Math.min(least[at] ?? Infinity, (least[other] ?? Infinity) + toil(other, at));
    }
  }
  return least;
}

it('agrees with trying everything, on any board, where a step up costs more than one down', async () => {
  let seed = 5;
  const below = (n: number): number => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 8) % n;
  for (let round = 0; round < 10; round++) {
    const heights = Array.from({ length: COLUMNS * 5 }, () => below(5));
    const rows = Array.from({ length: 5 }, (_, row) => heights.slice(row * COLUMNS, (row + 1) * COLUMNS).join(''));
    const running = await boardOf(rows);
    const name = (at: number): string => `r${Math.floor(at / COLUMNS) + 1}c${(at % COLUMNS) + 1}`;
    const from = below(heights.length);
    const least = leastCosts(heights, from);
    const points = 1 + below(9);

    const wanted = heights.flatMap((_, at) => (at !== from && (least[at] ?? 0) <= points ? [name(at)] : []));
    const found = noted(running, 'square', 'climb-within', [name(from), points]);
    expect(found.toSorted()).toEqual(wanted.toSorted());

    const to = below(heights.length);
    noted(running, 'square', 'climb-to', [name(from), name(to)]);
    expect(running.get('answer')).toBe(least[to] === Infinity ? 9999 : least[to]);
  }
});
