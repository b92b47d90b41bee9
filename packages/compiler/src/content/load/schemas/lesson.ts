// Lessons: a first game in which a coach says a sentence to the player at the right moment.

import { anything, expression, id, integer, list, mapOf, object, optional, required, text } from '../schema.ts';
import { title } from './common.ts';

/** One name or several. @param of  what is named, for editors */
const names = (of: string) => list(id(of), { countMin: 1, orSingle: true });

const moment = object(
  'moment',
  'A sentence of a lesson, said once: the first time that the player is asked something and what stands here holds. One with neither `asked` nor `when` is said right after the one before it.',
  {
    say: required(text({ lengthMax: 400 }), 'What is said: one thought, in the words of the game.', {
      example: 'This is your hand. Choose a moth to send out.',
    }),
    asked: optional(
      names('window, procedure or card'),
      'Windows, procedures or cards: it is said only while the player is asked by one of them.',
      {
        example: 'night',
      },
    ),
    when: optional(expression(), 'A condition about the player as `you`: it is said only while this holds.', {
      example: 'count(your hand) >= 2',
    }),
    at: optional(
      names('part of the table'),
      'What is pointed at: zones, maps, rows, kinds, counters, fields and attributes of players.',
      {
        example: '[hand, oil]',
      },
    ),
    choose: optional(
      names('answer'),
      'Answers that are recommended, by option or row; `done` for the one that takes nothing. With `asked` or `when`, it is said only while one of them is offered. The player is free to give another.',
      { example: '[moth]' },
    ),
  },
  { example: 'hand: {say: This is your hand., at: hand}' },
);

/** The format of a file under lessons/. */
export const lessonSchema = object(
  'lesson',
  'A game that teaches: lessons/<lesson>.yaml in the folder of the game. The player has the first seat, programs the others.',
  {
    title: required(title, 'What players read when they choose it.', { example: 'Your first night' }),
    text: required(text({ lengthMax: 400 }), 'What one learns, and how long it takes.'),
    seed: required(integer(), 'The seed of the game, so that it begins alike each time.'),
    players: optional(integer({ min: 1, max: 8 }), 'How many play; the fewest possible when left out.'),
    variant: optional(id('variant'), 'The variant that is played; the game as written when left out.'),
    options: optional(mapOf('option', anything()), 'Options that differ from their default.'),
    moments: required(
      mapOf('moment', moment, { countMin: 1 }),
      'What is said, by name, the first that holds is said first.',
    ),
  },
);
