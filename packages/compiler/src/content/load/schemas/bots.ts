// What programs that play go by.

import { either, expression, flag, integer, mapOf, object, optional, required, withDefault } from '../schema.ts';

const want = object(
  'want',
  'Something that players strive for.',
  {
    is: required(expression(), 'How much of it there is: a number about each player as `you`.', {
      example: 'count(your hand)',
    }),
    weight: optional(
      integer({ min: -100_000, max: 100_000 }),
      'What one of it is worth, in hundredths of a point of the score; 100 when left out, less than 0 for what nobody wants.',
    ),
    harmless: withDefault(
      flag(),
      false,
      'Whether others have nothing against it. Half of what the best of the others has is taken away from what a player has; of what only leads to something, such as to be near somebody, nothing should be: whoever is looked for would run away from it.',
    ),
  },
  { example: 'hand: {is: count(your hand), weight: 40}' },
);

export const bots = object(
  'bots',
  'What programs that play go by, besides the score. Players read nothing of it.',
  {
    wants: optional(
      mapOf('want', either(expression(), want)),
      'What players strive for, by name: it is added to the score where a bot looks how good a position is.',
      { example: '{oil: your oil}' },
    ),
    ahead: optional(
      integer({ min: 1, max: 1000 }),
      'How many answers of each player bots look ahead. Left out, they plan to the end of their turn.',
    ),
    until: optional(
      expression(),
      'A number about the player as `you`: bots look ahead no farther than to where it is another one (without `ahead`: than after their first answer), such as the end of a battle. While it is 0 they go on.',
      { example: 'year' },
    ),
  },
  { example: '{wants: {oil: your oil}, ahead: 30}' },
);
