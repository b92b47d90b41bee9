// Maps that make their squares, and how they are drawn.

import {
  enumeration,
  expression,
  flag,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  text,
  withDefault,
} from '../schema.ts';
import { value } from './common.ts';

/** Longest drawing, in characters: 200 rows of 200 squares. */
const DRAWING_MAX = 200 * 201;

const drawnKeys = {
  spaces: required(
    text({ lengthMax: DRAWING_MAX }),
    'The spaces, row by row, a sign of the legend for each; of hexagons `_` where a board has none, with blanks as you like.',
    {
      example: '"..#\\n.##\\n..."',
    },
  ),
  walls: optional(
    list(text({ lengthMax: 20 }), { unique: true }),
    'Pairs of spaces side by side with a wall between them, which no step crosses.',
    { example: '[r1c1|r1c2, r2c3|r3c3]' },
  ),
};

/** Squares as rows of signs, with what stands between them. */
const drawing = object('drawing', 'A board as it is drawn.', drawnKeys);

const side = enumeration({
  wall: 'Nothing leads through.',
  opening: 'It leads through.',
  door: 'A door leads through.',
});

const sides = object('sides', 'What the sides of a tile are, as it is drawn; a side that is not named is a wall.', {
  north: optional(side, 'The side above; of hexagons with an edge above.'),
  east: optional(side, 'The side to the right; of hexagons with a corner above.'),
  south: optional(side, 'The side below; of hexagons with an edge above.'),
  west: optional(side, 'The side to the left; of hexagons with a corner above.'),
  'north-east': optional(side, 'Of hexagons: the side to the right and above.'),
  'south-east': optional(side, 'Of hexagons: the side to the right and below.'),
  'south-west': optional(side, 'Of hexagons: the side to the left and below.'),
  'north-west': optional(side, 'Of hexagons: the side to the left and above.'),
});

/** A tile as it is drawn; a key of its row. */
export const tileDrawing = object('drawing of a tile', 'A tile as it is drawn.', {
  ...drawnKeys,
  doors: optional(
    list(text({ lengthMax: 20 }), { unique: true }),
    'Pairs of spaces side by side with a door between them; needs `gates` of the map.',
    { example: '[r2c2|r2c3]' },
  ),
  sides: optional(sides, 'What the sides of the tile are; a side that is not named is a wall.', {
    example: '{north: opening, east: door}',
  }),
  above: optional(
    object('drawing above', 'What lies above the squares of a tile, on the upper level.', {
      spaces: required(
        text({ lengthMax: DRAWING_MAX }),
        'The squares above, row by row, a sign of the legend for each; `_` where there is none.',
        { example: '"_=_\\n_=_\\n_=_"' },
      ),
      sides: optional(sides, 'Sides that lead to the squares above.', { example: '{north: door}' }),
    }),
    'A bridge, a gallery: squares above others.',
  ),
});

/** Where tiles lie. */
const plots = object('plots', 'The places for tiles, in columns and rows.', {
  kind: required(id('kind'), 'The kind that the plots are of. It has no rows and no parent; no zone holds it.', {
    example: 'plot',
  }),
  columns: optional(
    integer({ min: 1, max: 50 }),
    'Plots from left to right. Those of squares need it; those of hexagons may have a `radius` in its place.',
    { example: '4' },
  ),
  rows: optional(integer({ min: 1, max: 50 }), 'Plots from top to bottom, where there are columns.', { example: '4' }),
  radius: optional(
    integer({ min: 0, max: 24 }),
    'Of hexagons: steps from the plot in the middle to the edge of a board that is a hexagon itself.',
    { example: '2' },
  ),
});

const tiles = object('tiles', 'What the squares are drawn on.', {
  kind: required(id('kind'), 'The kind of the tiles; each of its rows has a `drawing`.', { example: 'tile' }),
  'lies-in': required(id('zone'), 'The zone of a plot in which a tile is on the map.', { example: 'explored' }),
  'turned-by': optional(
    id('field'),
    'The number that says how often a tile is turned, clockwise: by quarters, of hexagons by sixths. Tiles of squares that turn are as wide as they are high.',
    { example: 'turn' },
  ),
  'way-through': optional(
    list(integer({ min: 1, max: 200 }), { countMin: 1, unique: true }),
    'The places along a side, from 1, at which an opening or a door leads through; all when left out. They look the same from both ends.',
    { example: '[3, 4]' },
  ),
});

const gates = object('gates', 'What stands on the borders of tiles, and between squares of a tile.', {
  kind: required(id('kind'), 'The kind that the gates are of. It has no rows and no parent; no zone holds it.', {
    example: 'gate',
  }),
  open: optional(
    expression(),
    'Whether one may pass a door and look through it, an attribute of the gate; always when left out.',
    { example: 'its state is ajar' },
  ),
});

/** A board of squares that the map itself makes. */
export const board = object(
  'map',
  'A board: its squares or hexagons are things that the map makes, and that never move.',
  {
    plots: optional(plots, 'Where tiles lie, when the board is made of tiles.', {
      example: '{kind: plot, columns: 4, rows: 4}',
    }),
    tiles: optional(tiles, 'The tiles on which the squares are drawn; needs `plots`.', {
      example: '{kind: tile, lies-in: explored, turned-by: turn}',
    }),
    gates: optional(gates, 'Doors of a board that is made of tiles.', {
      example: '{kind: gate, open: its state is ajar}',
    }),
    spaces: required(
      object('spaces', 'The squares or hexagons; with `tiles` those of one tile.', {
        kind: required(
          id('kind'),
          'The kind that the squares are of. It has no rows and no parent; no zone holds it.',
          {
            example: 'square',
          },
        ),
        shape: withDefault(
          enumeration({
            square: 'Squares, in columns and rows.',
            hexagon: 'Hexagons, every other line of them half a hexagon aside.',
          }),
          'square',
          'What each space is.',
        ),
        top: withDefault(
          enumeration({
            pointy: 'A corner is above: rows lie in a line.',
            flat: 'An edge is above: columns lie in a line.',
          }),
          'pointy',
          'Of hexagons: what is above.',
        ),
        radius: optional(
          integer({ min: 0, max: 99 }),
          'Of hexagons: steps from the one in the middle to the edge of a board, or of a tile, that is a hexagon itself; in place of `columns` and `rows`. A tile of radius 0 is one hexagon.',
          { example: '2' },
        ),
        columns: optional(
          integer({ min: 1, max: 200 }),
          'Spaces from left to right. Squares need it; a board of hexagons may have a `radius` or a `drawing` in its place.',
          { example: '3' },
        ),
        rows: optional(integer({ min: 1, max: 200 }), 'Spaces from top to bottom, where there are columns.', {
          example: '3',
        }),
        diagonal: withDefault(flag(), false, 'Whether squares that meet in a corner are neighbours.'),
        opaque: optional(
          expression(),
          'On a board of tiles: whether nobody looks through a square, besides what the legend says; an attribute of it.',
          { example: 'any rubble in it' },
        ),
      }),
      'The spaces of the board.',
      { example: '{kind: square, columns: 3, rows: 3}' },
    ),
    of: optional(enumeration({ player: 'Each player has one.' }), 'Whose it is; when left out there is one for all.'),
    corners: optional(
      object(
        'corners',
        'How a step aslant leads round a corner: by one of the two squares beside it, or by the other.',
        {
          ways: withDefault(
            enumeration({ one: 'One of the two ways must be free.', both: 'Both ways must be free.' }),
            'one',
            'How many of the two ways must be free.',
          ),
          free: optional(
            expression(),
            'What must hold for a square, `it`, for a way to lead by it; no wall may stand there either.',
            {
              example: 'its terrain is not pillar',
            },
          ),
        },
      ),
      'How steps aslant lead round corners, for `corners(x)`.',
      { example: '{ways: one, free: its terrain is not pillar}' },
    ),
    legend: optional(
      mapOf('sign', mapOf('printed value', value), { idKeys: false }),
      'What each sign of the drawing stands for: the printed values of the kind, `opaque: true` for what nobody sees through, `cover: true` for what is low and gives cover, `level: upper` or `level: both` for what is higher or leads up.',
      { example: '{"#": {terrain: rock, opaque: true}, ".": {terrain: floor}}' },
    ),
    drawing: optional(drawing, 'The board as it is drawn; without one all spaces are alike.'),
  },
);
