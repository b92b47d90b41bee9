// Areas and corners on boards of tiles, where one space may lie above another.

import { beforeAll, expect, it } from 'vitest';
import { loadGame, noted, notingRules } from './testing/map-game.ts';
import type { Running } from './testing/running.ts';

const RULES = `${notingRules('space')}
to around space x by number n
  for each s in within(x, n)
    note s

to spread space x at space y by number n
  for each s in cone(x, y, n)
    note s

to aimed space x at space y by number n
  for each s in ray(x, y, n)
    note s

to filled space x by number n
  for each s in block(x, n, n)
    note s

to round-corners space x
  for each s in corners(x)
    note s
`;

const GAME = {
  'game.yaml': `title: Levels
players: { min: 2, max: 2 }
start: play-game
globals: { found: { type: number } }
kinds:
  plot: { zones: { laid: { holds: tile } } }
  space: { fields: { found-as: { type: number } } }
  gate: { fields: { ajar: { type: flag } } }
  tile: { folder: tiles, fields: { turn: { type: number, min: 0, max: 3 } } }
maps:
  cave:
    plots: { kind: plot, columns: 2, rows: 1 }
    tiles: { kind: tile, lies-in: laid, turned-by: turn }
    spaces: { kind: space, columns: 3, rows: 3 }
    gates: { kind: gate, open: its ajar }
    legend: { '.': {}, '#': { opaque: true }, '=': {}, '/': { level: both }, '^': { level: upper } }
zones:
  bag: { holds: tile }
`,
  'tiles/hall.yaml': `count: 1
starts: bag
drawing:
  spaces: |
    ...
    .^.
    ...
  sides: { east: door, west: opening }
`,
  'tiles/arch.yaml': `count: 1
starts: bag
drawing:
  spaces: |
    ...
    #..
    ...
  sides: { west: door }
  above:
    spaces: |
      _=_
      _=_
      _=_
    sides: { north: opening }
`,
  'rules/map.rules': RULES,
};

let fresh: Running;
beforeAll(async () => {
  fresh = await loadGame(GAME);
});

/** What is found with both tiles laid, the arch to the right; the door between them open or not. */
function laid(name: string, args: readonly (string | number)[], ajar = 0): string[] {
  fresh.reset(1);
  for (const [column, tile] of ['hall', 'arch'].entries())
    fresh.put(fresh.things(tile)[0] ?? -1, 'laid', fresh.things(`plot-r1c${column + 1}`)[0]);
  for (const gate of fresh.things('gate-r1c1-r1c2')) fresh.set('ajar', ajar, gate);
  return noted(fresh, 'space', name, args);
}

it('reaches all levels of the places of an area, the lower space before the one above it', () => {
  const [upper, middle, lower] = ['arch-above-r1c2', 'arch-above-r2c2', 'arch-above-r3c2'];

  expect(laid('around', ['r2c6', 1])).toEqual(['r1c5', upper, 'r1c6', 'r2c5', middle, 'r2c6', 'r3c5', lower, 'r3c6']);
  expect(laid('filled', ['r1c4', 2])).toEqual(['r1c4', 'r1c5', upper, 'r2c4', 'r2c5', middle]);
  expect(laid('spread', ['r2c6', 'r2c5', 1])).toEqual(['r1c5', upper, 'r2c5', middle, 'r3c5', lower]);
});

it('ends a line at a closed door, and not at an open one', () => {
  expect(laid('aimed', ['r1c1', 'r1c2', 9])).toEqual(['r1c2', 'r1c3']);
  expect(laid('aimed', ['r1c1', 'r1c2', 9], 1)).toEqual(['r1c2', 'r1c3', 'r1c4', 'r1c5', 'arch-above-r1c2', 'r1c6']);
});

it('leads round a corner by a space of the same level, and through no door that is shut', () => {
  expect(laid('round-corners', ['r1c1'])).toEqual([]);
  expect(laid('round-corners', ['r1c3'])).toEqual([]);
  expect(laid('round-corners', ['r1c3'], 1)).toEqual(['r2c4']);
});
