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

/** Squares as rows of signs, with what stands between them. */
const drawing = object('drawing', 'A board as it is drawn.', {
  spaces: required(text({ lengthMax: DRAWING_MAX }), 'The squares, row by row, a sign of the legend for each.', {
    example: '"..#\\n.##\\n..."',
  }),
  walls: optional(
    list(text({ lengthMax: 20 }), { unique: true }),
    'Pairs of squares side by side with a wall between them: nobody steps from one to the other.',
    { example: '[r1c1|r1c2, r2c3|r3c3]' },
  ),
});

/** A board of squares that the map itself makes. */
export const board = object('map', 'A board: its squares are things that the map makes, and that never move.', {
  spaces: required(
    object('spaces', 'The squares, in columns and rows.', {
      kind: required(id('kind'), 'The kind that the squares are of. It has no rows and no parent; no zone holds it.', {
        example: 'square',
      }),
      columns: required(integer({ min: 1, max: 200 }), 'Squares from left to right.', { example: '3' }),
      rows: required(integer({ min: 1, max: 200 }), 'Squares from top to bottom.', { example: '3' }),
      diagonal: withDefault(flag(), false, 'Whether squares that meet in a corner are neighbours.'),
    }),
    'The squares, in columns and rows.',
    { example: '{kind: square, columns: 3, rows: 3}' },
  ),
  of: optional(enumeration({ player: 'Each player has one.' }), 'Whose it is; when left out there is one for all.'),
  corners: optional(
    object('corners', 'How a step aslant leads round a corner: by one of the two squares beside it, or by the other.', {
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
    }),
    'How steps aslant lead round corners, for `corners(x)`.',
    { example: '{ways: one, free: its terrain is not pillar}' },
  ),
  legend: optional(
    mapOf('sign', mapOf('printed value', value), { idKeys: false }),
    'What each sign of the drawing stands for: the printed values of the kind, `opaque: true` for what nobody sees through, `cover: true` for what is low and gives cover.',
    { example: '{"#": {terrain: rock, opaque: true}, ".": {terrain: floor}}' },
  ),
  drawing: optional(drawing, 'The board as it is drawn; without one all squares are alike.'),
});
