import { mapOf, object, optional, text } from '../schema.ts';
import { title } from './common.ts';
import { words } from './game.ts';

const sentence = text({ lengthMax: 300 });

/** The format of a file under locale/. */
export const localeSchema = object(
  'locale',
  'Names and texts of a game in another language: locale/<language>.yaml in the folder of the game. What is left out stays as it is.',
  {
    titles: optional(
      mapOf('name', title),
      'Titles of rows, kinds, zones, counters, attributes, windows and options, by name.',
      { example: '{moth: Nachtfalter}' },
    ),
    texts: optional(mapOf('row', text({ lengthMax: 600 })), 'Texts of cards that are written by hand, by row.'),
    phrases: optional(mapOf('procedure', sentence), 'Sentences of the log, by procedure.'),
    prompts: optional(
      mapOf('option, window or procedure', text({ lengthMax: 120 })),
      'What a player reads when asked.',
    ),
    words: optional(words, 'Words for the texts that are made from effects.'),
  },
);
