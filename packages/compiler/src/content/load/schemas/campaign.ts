// What is said of games that follow each other.

import { id, list, object, optional, text } from '../schema.ts';

/** Games in a row. */
export const campaign = object(
  'campaign',
  'Says that games can be played in a row: the next one begins with what fields and zones with `kept: true` held at the end of the last.',
  {
    text: optional(text(), 'What joins the games, in a sentence or two.'),
    settles: optional(
      list(id('option'), { unique: true }),
      'Options that players settle anew before each game; the others stay as they were.',
      { example: '[goal]' },
    ),
    over: optional(id('global'), 'A flag that is kept: once it is set, no game follows.', { example: 'war-won' }),
  },
  { example: 'campaign: {settles: [goal], over: war-won}' },
);
