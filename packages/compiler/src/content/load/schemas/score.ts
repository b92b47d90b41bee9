// The score sheet of a game.

import { either, expression, mapOf, object, optional, required } from '../schema.ts';
import { title } from './common.ts';

const line = object(
  'score line',
  'A line of the score sheet.',
  {
    is: required(
      expression(),
      'The points: a number about each player as `you`, and with `each` about a thing as `it`.',
      {
        example: '7 * count(glades in your grove)',
      },
    ),
    each: optional(expression(), 'The things that have a line of their own.', { example: 'beasts in your hand' }),
    title: optional(title, 'What players read; made from the name when left out.'),
  },
  { example: 'hunt: {title: Hunting, each: beasts in your hand, is: its might}' },
);

/** Lines by name, in the order in which players read them. */
export const score = mapOf('score line', either(expression(), line));
