import { expect, it } from 'vitest';
import { loadGame, noted, notingRules, spaceNamed } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('square')}
define effort-of(square s) as (if any pawns in s then 0 else s.effort)

to walk-within square x by number points
  for each s in reach(x, points, its effort)
    note s

to walk-to square x to square y
  for each s in way(x, y, its effort)
    note s

to pawn-within pawn x by number points
  for each s in reach(x, points, effort-of(it))
    note s

to pawn-to pawn x to square y
  for each s in way(x, y, effort-of(it)) where it is not y
    note s

to dear square x by number points
  for each s in squares where its effort is 3 and it is in reach(x, points, its effort)
    note s
`;

const COLUMNS = 6;

/** A board of digits, what it costs to enter each square; 0 may not be entered. */
async function boardOf(rows: readonly string[], walls = ''): Promise<Running> {
  return await loadGame({
    'game.yaml': `title: Walks
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  square:
    printed: { effort: { type: number } }
    fields: { found-as: { type: number } }
    zones: { standing: { holds: pawn } }
  pawn: { folder: pawns }
maps:
  board:
    spaces: { kind: square, columns: ${rows[0]?.length}, rows: ${rows.length} }
    legend: { '0': { effort: 0 }, '1': { effort: 1 }, '2': { effort: 2 }, '3': { effort: 3 } }
    drawing:
      spaces: |
${rows.map((row) => `        ${row}`).join('\n')}
      walls: [${walls}]
`,
    'pawns/red-pawn.yaml': 'count: 2\n',
    'rules/map.rules': RULES,
  });
}

it('reaches what can be paid for, cheapest first, and not where it begins', async () => {
  const running = await boardOf(['112', '130', '111']);

  expect(noted(running, 'square', 'walk-within', ['r1c1', 2])).toEqual(['r1c2', 'r2c1', 'r3c1']);
  expect(noted(running, 'square', 'walk-within', ['r1c1', 4])).toEqual([
    'r1c2',
    'r2c1',
    'r3c1',
    'r1c3',
    'r3c2',
    'r2c2',
    'r3c3',
  ]);
  expect(noted(running, 'square', 'walk-within', ['r1c1', 0])).toEqual([]);
});

it('takes the cheapest way, round what is dear, and round walls', async () => {
  const rows = ['1331', '1111'];
  const open = await boardOf(rows);
  const walled = await boardOf(rows, 'r1c1|r2c1');
  const way = (running: Running): string[] => noted(running, 'square', 'walk-to', ['r1c1', 'r1c4']);

  expect(way(open)).toEqual(['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r1c4']);
  expect(way(walled)).toEqual(['r1c2', 'r1c3', 'r1c4']);
});

it('takes the same one of several ways that cost the same, always', async () => {
  const running = await boardOf(['111', '111', '111']);

  expect(noted(running, 'square', 'walk-to', ['r1c1', 'r3c3'])).toEqual(['r1c2', 'r1c3', 'r2c3', 'r3c3']);
});

it('gives no way to where nobody may enter, and none to where one is', async () => {
  const running = await boardOf(['101', '101']);

  expect(noted(running, 'square', 'walk-to', ['r1c1', 'r1c3'])).toEqual([]);
  expect(noted(running, 'square', 'walk-to', ['r1c1', 'r1c1'])).toEqual([]);
});

it('works out the cost for whoever walks, and begins where they stand', async () => {
  const running = await boardOf(['111', '111']);
  const [one = -1, other = -1] = running.things('red-pawn');
  running
    .put(one, 'standing', spaceNamed(running, 'square', 'r1c1'))
    .put(other, 'standing', spaceNamed(running, 'square', 'r1c2'));

  expect(noted(running, 'square', 'pawn-within', [one, 2])).toEqual(['r2c1', 'r2c2']);
  expect(noted(running, 'square', 'pawn-to', [one, 'r1c3'])).toEqual(['r2c1', 'r2c2', 'r2c3']);
});

it('can be asked of each of a set', async () => {
  const running = await boardOf(['131', '113']);

  expect(noted(running, 'square', 'dear', ['r1c1', 4])).toEqual(['r1c2']);
  expect(noted(running, 'square', 'dear', ['r1c1', 5])).toEqual(['r1c2', 'r2c3']);
});

/** Least costs of all squares from one, worked out by trying until nothing gets cheaper. */
function leastCosts(cells: readonly number[], from: number): number[] {
  const least = cells.map((_, at) => (at === from ? 0 : Infinity));
  for (let round = 0; round < cells.length; round++) {
    for (let at = 0; at < cells.length; at++) {
      const beside = [
        at % COLUMNS > 0 ? at - 1 : -1,
        at % COLUMNS < COLUMNS - 1 ? at + 1 : -1,
        at - COLUMNS,
        at + COLUMNS,
      ];
      const cost = cells[at] ?? 0;
      if (cost <= 0) continue;
      least[at] = Math.min(least[at] ?? Infinity, ...beside.map((other) => (least[other] ?? Infinity) + cost));
    }
  }
  return least;
}

it('agrees with trying everything, on any board', async () => {
  let seed = 3;
  const below = (n: number): number => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 8) % n;
  for (let round = 0; round < 12; round++) {
    const cells = Array.from({ length: COLUMNS * 5 }, () => below(4));
    const rows = Array.from({ length: 5 }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS).join(''));
    const running = await boardOf(rows);
    const name = (at: number): string => `r${Math.floor(at / COLUMNS) + 1}c${(at % COLUMNS) + 1}`;
    const from = below(cells.length);
    const least = leastCosts(cells, from);
    const points = 1 + below(9);

    const wanted = cells.flatMap((_, at) => (at !== from && (least[at] ?? 0) <= points ? [name(at)] : []));
    const found = noted(running, 'square', 'walk-within', [name(from), points]);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    const costs = found.map((one) => least[cells.findIndex((_, at) => name(at) === one)] ?? 0);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));

    const to = below(cells.length);
    const way = noted(running, 'square', 'walk-to', [name(from), name(to)]);
    const paid = way.reduce((sum, one) => sum + (cells[cells.findIndex((_, at) => name(at) === one)] ?? 0), 0);
    expect(paid).toBe(to === from || least[to] === Infinity ? 0 : least[to]);
  }
});
