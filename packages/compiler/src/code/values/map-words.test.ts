/**
 * Each word about places on each sort of map: it works there, or the compiler refuses it with a
 * message. A word that is added needs its row.
 */
import { HEADER } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../../compile.ts';
import { SPATIAL_FUNCTIONS } from '../../language/vocabulary/spatial.ts';
import { loadModule, Running } from '../testing/running.ts';

/** Maps by sort, with three spaces in a row: `{a}`, `{x}` in the middle, `{y}`. */
const MAPS = {
  squares: { map: 'maps: { yard: { spaces: { kind: spot, columns: 3, rows: 3 } } }', a: 'r2c1', x: 'r2c2', y: 'r2c3' },
  hexagons: {
    map: 'maps: { yard: { spaces: { kind: spot, shape: hexagon, top: pointy, radius: 1 } } }',
    a: 'r2c1',
    x: 'r2c2',
    y: 'r2c3',
  },
  links: { map: 'zones: { ground: { holds: spot } }', a: 'left', x: 'middle', y: 'right' },
} as const;

type Sort = keyof typeof MAPS;

/** Words about tiles, in a game without any. */
const NO_TILES = 'emit/not-runnable-yet';

/** What a word comes to on each sort: a number, how many there are, 1 for yes; or a code. */
const ROWS: Readonly<
  Record<string, readonly [use: string, squares: number | string, hexagons: number | string, links: number | string]>
> = {
  neighbours: ['count(neighbours({x}))', 4, 6, 2],
  corners: ['count(corners({x}))', 4, 0, 'check/not-of-links'],
  distance: ['distance({a}, {y})', 2, 2, 2],
  reachable: ['count(reachable({x}, neighbours({x})))', 4, 6, 2],
  reach: ['count(reach({x}, 1, 1))', 4, 6, 2],
  way: ['count(way({a}, {y}, 1))', 2, 2, 2],
  'way-cost': ['way-cost({a}, {y}, 3)', 6, 6, 6],
  line: ['count(line({a}, {y}))', 1, 1, 'check/not-of-links'],
  block: ['count(block({a}, 2, 1))', 2, 2, 'check/not-of-links'],
  within: ['count(within({x}, 1))', 9, 7, 3],
  ray: ['count(ray({a}, {x}, 5))', 2, 2, 'check/not-of-links'],
  cone: ['count(cone({x}, {y}, 1))', 3, 3, 'check/not-of-links'],
  range: ['range({a}, {y})', 2, 2, 2],
  'in-sight': ['(if in-sight({a}, {y}) then 1 else 0)', 1, 1, 'check/not-of-links'],
  covered: ['(if covered({a}, {y}) then 1 else 0)', 0, 0, 'check/not-of-links'],
  beside: ['count(beside({x}))', 4, 6, 'check/not-of-links'],
  'tile-of': ['(if tile-of({x}) is none then 1 else 0)', NO_TILES, NO_TILES, NO_TILES],
  'plot-of': ['(if plot-of({x}) is none then 1 else 0)', NO_TILES, NO_TILES, NO_TILES],
  side: ['(if side({x}, {y}) is side({y}, {x}) then 1 else 0)', NO_TILES, NO_TILES, NO_TILES],
  'gates-of': ['count(gates-of({x}))', NO_TILES, NO_TILES, NO_TILES],
  between: ['(if between({x}, {y}) is none then 1 else 0)', NO_TILES, NO_TILES, NO_TILES],
  row: ['{x}.row', 2, 2, 'check/unknown-field'],
  column: ['{y}.column', 3, 3, 'check/unknown-field'],
};

/** What a use comes to, or the code of the first error. */
async function comesTo(use: string, sort: Sort): Promise<number | string> {
  const { map, ...spots } = MAPS[sort];
  const isLinks = sort === 'links';
  const filled = use.replaceAll(/\{([axy])\}/g, (_, spot: 'a' | 'x' | 'y') =>
    isLinks ? spots[spot] : `spot-${spots[spot]}`,
  );
  const kind = isLinks ? '{ folder: spots, map: { links: [[left, middle], [middle, right]] } }' : '{}';
  const files = new Map([
    [
      'yard/game.yaml',
      `title: Yard\nplayers: { min: 1, max: 2 }\nstart: play-game\ncounters: { points: { min: 0, max: 99 } }\nkinds: { spot: ${kind} }\n${map}\nreasons: { done: Done. }\n`,
    ],
    ['yard/rules/play.rules', `to play-game\n  end-game because done\n\nto probe\n  gain ${filled} points\n`],
    ...(isLinks
      ? ['left', 'middle', 'right'].map((name) => [`yard/spots/${name}.yaml`, `starts: ground\n`] as const)
      : []),
  ]);
  const { module, diagnostics } = compileGame(files, 'yard');
  if (!module) return diagnostics.find(({ severity }) => severity === 'error')!.code;
  const game = new Running(await loadModule(module.code));
  game.module.init(game.state, [], 1, 1);
  game.call('probe');
  expect(game.state[HEADER.players]).toBe(1);
  return game.get('points', 0);
}

it.each(Object.entries(ROWS))('%s means one thing on squares, hexagons and links, or is refused', async (_, row) => {
  const [use, ...wanted] = row;
  const found = [];
  for (const sort of ['squares', 'hexagons', 'links'] as const) found.push(await comesTo(use, sort));

  expect(found).toEqual(wanted);
});

it('has a row for each word', () => {
  expect(Object.keys(ROWS)).toEqual(expect.arrayContaining(Object.keys(SPATIAL_FUNCTIONS)));
});
