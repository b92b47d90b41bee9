import { expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('square')}
to around square x by number n
  for each s in within(x, n)
    note s

to aimed square x at square y by number n
  for each s in ray(x, y, n)
    note s

to spread square x at square y by number n
  for each s in cone(x, y, n)
    note s

to joined square x by number n
  for each s in within(x, n) where it is in reachable(x, within(x, n))
    note s

to looked square x by number n
  for each s in within(x, n) where in-sight(x, it)
    note s
`;

const SIZE = 7;

/** A board of signs; `#` is opaque. */
async function boardOf(rows: readonly string[], walls = ''): Promise<Running> {
  return await loadGame({
    'game.yaml': `title: Areas
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  square: { fields: { found-as: { type: number } } }
maps:
  board:
    spaces: { kind: square, columns: ${rows[0]?.length}, rows: ${rows.length} }
    legend: { '.': {}, '#': { opaque: true } }
    drawing:
      spaces: |
${rows.map((row) => `        ${row}`).join('\n')}
      walls: [${walls}]
`,
    'rules/map.rules': RULES,
  });
}

const open = async (): Promise<Running> => await boardOf(Array.from({ length: SIZE }, () => '.'.repeat(SIZE)));
const nameOf = (row: number, column: number): string => `r${row}c${column}`;
const places = Array.from({ length: SIZE * SIZE }, (_, i) => [Math.floor(i / SIZE) + 1, (i % SIZE) + 1] as const);

it('takes all spaces in range, and the space itself, by definition', async () => {
  const running = await open();

  for (const [row, column] of [
    [1, 1],
    [4, 4],
    [2, 7],
  ] as const)
    for (const n of [0, 1, 3, 9])
      expect(noted(running, 'square', 'around', [nameOf(row, column), n])).toEqual(
        places.filter(([r, c]) => Math.max(Math.abs(r - row), Math.abs(c - column)) <= n).map(([r, c]) => nameOf(r, c)),
      );
  expect(noted(running, 'square', 'around', ['r1c1', -1])).toEqual([]);
});

it('takes the quarter of the board towards another space, by definition', async () => {
  const running = await open();
  const turned = (from: readonly [number, number], to: readonly [number, number]): number =>
    Math.atan2(to[0] - from[0], to[1] - from[1]);
  for (const from of [
    [4, 4],
    [1, 3],
  ] as const)
    for (const aim of places) {
      if (aim[0] === from[0] && aim[1] === from[1]) continue;
      const wanted = places.filter((one) => {
        const range = Math.max(Math.abs(one[0] - from[0]), Math.abs(one[1] - from[1]));
        const angle = Math.abs(turned(from, one) - turned(from, aim));
        return range > 0 && range <= 2 && Math.min(angle, 2 * Math.PI - angle) <= Math.PI / 4 + 1e-9;
      });
      expect(noted(running, 'square', 'spread', [nameOf(from[0], from[1]), nameOf(aim[0], aim[1]), 2])).toEqual(
        wanted.map(([r, c]) => nameOf(r, c)),
      );
    }
});

it('has no direction towards the space itself', async () => {
  const running = await open();

  expect(noted(running, 'square', 'spread', ['r4c4', 'r4c4', 2])).toEqual([]);
  expect(noted(running, 'square', 'aimed', ['r4c4', 'r4c4', 2])).toEqual([]);
});

it('goes on in a straight line from a space through another', async () => {
  const running = await open();

  expect(noted(running, 'square', 'aimed', ['r4c4', 'r4c5', 9])).toEqual(['r4c5', 'r4c6', 'r4c7']);
  expect(noted(running, 'square', 'aimed', ['r4c4', 'r3c3', 2])).toEqual(['r3c3', 'r2c2']);
  expect(noted(running, 'square', 'aimed', ['r7c1', 'r6c3', 6])).toEqual([
    'r7c2',
    'r6c2',
    'r6c3',
    'r6c4',
    'r5c4',
    'r5c5',
  ]);
  expect(noted(running, 'square', 'aimed', ['r4c4', 'r4c5', 0])).toEqual([]);
});

it('ends a line before what is opaque, at a wall, and at a corner with no way round', async () => {
  const running = await boardOf(['.....', '.#...', '..#..', '.....'], 'r4c3|r4c4');

  expect(noted(running, 'square', 'aimed', ['r2c5', 'r2c4', 9])).toEqual(['r2c4', 'r2c3']);
  expect(noted(running, 'square', 'aimed', ['r4c1', 'r4c2', 9])).toEqual(['r4c2', 'r4c3']);
  expect(noted(running, 'square', 'aimed', ['r4c1', 'r3c2', 9])).toEqual(['r3c2']);
});

it('leaves what is walled off, and what is not seen, to a condition', async () => {
  const running = await boardOf(['...', '...', '...'], 'r1c1|r1c2, r2c1|r2c2, r3c1|r3c2');

  expect(noted(running, 'square', 'joined', ['r2c2', 1])).toEqual(['r1c2', 'r1c3', 'r2c2', 'r2c3', 'r3c2', 'r3c3']);
  expect(noted(running, 'square', 'looked', ['r2c2', 1])).toEqual(['r1c2', 'r1c3', 'r2c2', 'r2c3', 'r3c2', 'r3c3']);
  expect(noted(running, 'square', 'around', ['r2c2', 1])).toHaveLength(9);
});
