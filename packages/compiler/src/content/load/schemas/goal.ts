// What wins, in table.yaml.

import { id, integer, list, mapOf, object, optional, required, text } from '../schema.ts';

const says = text({ lengthMax: 120 });
const reach = mapOf('counter', integer({ min: 1 }));

const goalWith = object(
  'goal with an option',
  'What wins instead while an option of the game is on: yes, a number that is not 0, a value that is not the first.',
  {
    option: required(id('option'), 'The option.', { example: 'long' }),
    says: optional(says, 'What wins then; the same sentence when left out.'),
    reach: optional(reach, 'What numbers of players have to come to then; the same numbers when left out.'),
  },
  { example: '{option: long, says: First to twenty jars., reach: {jars: 20}}' },
);

export const goal = object(
  'goal',
  'What wins: a sentence that is always in sight, and numbers that each player has to reach for it.',
  {
    says: required(says, 'What wins, in one short sentence.', { example: 'First to ten jars.' }),
    reach: optional(
      reach,
      'Counters, fields and attributes of players, and what each of them has to come to; it is shown beside the number of every player.',
      { example: '{jars: 10}' },
    ),
    with: optional(list(goalWith), 'What options change about it; of several that are on the first one holds.'),
  },
  { example: '{says: First to ten jars., reach: {jars: 10}}' },
);
