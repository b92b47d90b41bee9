// What is wrong with a board of tiles, each with the place that is underlined.

import { expect, it } from 'vitest';
import { compileText, readMarks, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

const KINDS = `  tile: { folder: tiles, fields: { turn: { type: number }, seen: { type: flag } } }
  plot: { zones: { laid: { holds: tile }, other: { holds: beast } } }
  square: { printed: { deep: { type: flag } } }
  hatch: { fields: { ajar: { type: flag } } }
`;
const PLOTS = 'plots: { kind: plot, columns: 2, rows: 2 }';
const TILES = 'tiles: { kind: tile, lies-in: laid, turned-by: turn, way-through: [2] }';
const SPACES = 'spaces: { kind: square, columns: 3, rows: 3 }';
const GATES = 'gates: { kind: hatch, open: its ajar }';
const LEGEND = "legend: { '.': {}, '#': { opaque: true }, '/': { level: both } }";
const DRAWING = 'drawing: { spaces: "#.#\\n...\\n#.#", sides: { north: opening, east: door } }';

/**
 * What is reported where, `code at`; for a board of tiles with some of its parts, and a tile that
 * is drawn.
 */
function reported(parts: readonly string[], drawing: string, more = ''): { found: string[]; expected: string[] } {
  const maps = `maps:\n  cave:\n${parts.map((part) => `    ${part}\n`).join('')}${more}`;
  const marked = game.replace('\nzones:\n', `\n${KINDS}${maps}zones:\n`);
  const [board, tile] = [readMarks(marked), readMarks(`${drawing}\n`)];
  const { diagnostics } = compileText({ 'game.yaml': board.text, 'tiles/slab.yaml': tile.text });
  return {
    found: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, span }) => `${code} ${span.start}-${span.end}`),
    expected: [...board.ranges, ...tile.ranges].map(({ start, end }) => `${start}-${end}`),
  };
}

it('has nothing to complain of, when a board of tiles is whole', () => {
  expect(reported([PLOTS, TILES, SPACES, GATES, LEGEND], DRAWING).found).toEqual([]);
});

const NESTED =
  '  <<field>>:\n    plots: { kind: plot, columns: 2, rows: 2 }\n    spaces: { kind: square, columns: 3, rows: 3 }\n';

it.each([
  ['plots are missing', [TILES, SPACES, LEGEND].map((part) => part), 'cave'],
  ['tiles are missing', [PLOTS, SPACES, LEGEND], 'cave'],
  ['the map has a drawing of its own', [PLOTS, TILES, SPACES, LEGEND, 'drawing: { spaces: "..." }'], 'cave'],
  ['the board is said to be of players', [PLOTS, TILES, SPACES, LEGEND, 'of: player'], 'cave'],
  ['it has neighbours aslant', [PLOTS, TILES, SPACES.replace(' }', ', diagonal: true }'), LEGEND], 'cave'],
])('says so, when %s', (_what, parts, key) => {
  const { found } = reported(parts, DRAWING.replace('door', 'opening'));
  const at = game.replace('\nzones:\n', `\n${KINDS}maps:\n  `).indexOf('maps:\n') + 'maps:\n  '.length;

  expect(found).toContain(`load/tiles ${at}-${at + key.length}`);
});

it.each([
  ['load/tiles', 'a zone holds no tiles', TILES.replace('laid', '<<other>>'), GATES, DRAWING],
  ['load/unknown-name', 'there is no such zone', TILES.replace('laid', '<<lain>>'), GATES, DRAWING],
  [
    'load/tiles',
    'what turns tiles is no number',
    TILES.replace('turned-by: turn', 'turned-by: <<seen>>'),
    GATES,
    DRAWING,
  ],
  ['load/tiles', 'a way through differs from either end', TILES.replace('[2]', '[<<1>>]'), GATES, DRAWING],
  [
    'load/tiles',
    'a tile has doors and the map has no gates',
    TILES,
    LEGEND,
    `${DRAWING.slice(0, -2)}, doors: [<<r2c1|r2c2>>] }`,
  ],
  [
    'load/tiles',
    'a side leads to both levels',
    TILES,
    GATES,
    `${DRAWING.slice(0, -2)}, above: { spaces: "_._\\n_._\\n_._", sides: { north: <<door>> } } }`,
  ],
  [
    'load/no-border',
    'a door stands between no squares',
    TILES,
    GATES,
    `${DRAWING.slice(0, -2)}, doors: [<<r1c1|r2c2>>] }`,
  ],
  ['load/drawing-size', 'a row is too long', TILES, GATES, DRAWING.replace('...', '<<....>>')],
  ['load/unknown-name', 'a sign means nothing', TILES, GATES, DRAWING.replace('...', '.<<x>>.')],
])('reports %s, when %s', (code, _what, tiles, gates, drawing) => {
  const legend = gates === LEGEND ? [] : [LEGEND];
  const { found, expected } = reported([PLOTS, tiles, SPACES, gates, ...legend], drawing);

  expect(found).toEqual(expected.map((at) => `${code} ${at}`));
});

it('wants one board of tiles, tiles that are square when they turn, and levels that there are', () => {
  const { found, expected } = reported([PLOTS, TILES, SPACES, GATES, LEGEND], DRAWING, NESTED);
  expect(found.filter((one) => one.startsWith('load/tiles'))).toEqual(expected.map((at) => `load/tiles ${at}`));

  const long = reported(
    [
      PLOTS,
      'tiles: { kind: tile, lies-in: laid, turned-by: <<turn>> }',
      SPACES.replace('columns: 3', 'columns: 4'),
      LEGEND,
    ],
    'drawing: { spaces: "....\\n....\\n...." }',
  );
  expect(long.found).toEqual(long.expected.map((at) => `load/tiles ${at}`));

  const level = reported([PLOTS, TILES, SPACES, GATES, LEGEND.replace('level: both', 'level: <<higher>>')], DRAWING);
  expect(level.found).toEqual(level.expected.map((at) => `load/wrong-value ${at}`));
});

it('refuses a board that is too large before it makes its squares', () => {
  const { found } = reported(
    [
      PLOTS.replace('columns: 2, rows: 2', 'columns: 50, rows: 50'),
      TILES,
      SPACES.replace('columns: 3, rows: 3', 'columns: 200, rows: 200'),
      LEGEND,
    ],
    DRAWING,
  );

  expect(found.filter((one) => one.startsWith('load/tiles'))).toHaveLength(1);
});

it('lets no field of a square begin with what is printed there', () => {
  const kinds = KINDS.replace(
    '{ printed: { deep: { type: flag } } }',
    '{ printed: { deep: { type: flag } }, fields: { deep: { type: flag, initial: printed } } }',
  );
  const parts = [PLOTS, TILES, SPACES, GATES, LEGEND].map((part) => `    ${part}\n`).join('');
  const text = game.replace('\nzones:\n', `\n${kinds}maps:\n  cave:\n${parts}zones:\n`);
  const { diagnostics } = compileText({ 'game.yaml': text, 'tiles/slab.yaml': `${DRAWING}\n` });
  const start = text.indexOf('initial: printed } } }') + 'initial: '.length;

  expect(diagnostics.map(({ code, span }) => [code, span.start])).toEqual([['load/tiles', start]]);
});

it('wants a drawing of every tile', () => {
  const { found } = reported([PLOTS, TILES, SPACES, GATES, LEGEND], 'title: Slab');

  expect(found.map((one) => one.split(' ')[0])).toEqual(['load/missing-key']);
});
