import { flag, mapOf, object, optional, text, withDefault } from '../schema.ts';
import { title } from './common.ts';
import { words } from './game.ts';

const sentence = text({ lengthMax: 300 });

const lesson = object('words of a lesson', 'A lesson in another language.', {
  title: optional(title, 'What players read when they choose it.'),
  text: optional(text({ lengthMax: 400 }), 'What one learns, and how long it takes.'),
  say: optional(mapOf('moment', text({ lengthMax: 400 })), 'What is said, by moment.'),
});

/** The format of a file under locale/. */
export const localeSchema = object(
  'locale',
  'Names and texts of a game in another language: locale/<language>.yaml in the folder of the game. What is left out stays as it is.',
  {
    title: optional(title, 'The name of the game.', { example: 'Laterne' }),
    draft: withDefault(flag(), false, 'It is still being written: what is missing is not reported.'),
    titles: optional(
      mapOf('name', title),
      'Titles of rows, kinds, zones, counters, fields, attributes, windows, options, variants, lines of the score, values of enums and tags, by name.',
      { example: '{moth: Nachtfalter}' },
    ),
    texts: optional(
      mapOf('row, option, variant or reason', text({ lengthMax: 600 })),
      'Texts of options, variants and reasons for the end, and of cards that are written by hand, by name.',
    ),
    flavours: optional(mapOf('row', text({ lengthMax: 600 })), 'What stands on cards for the mood, by row.'),
    table: optional(
      mapOf('title', text({ lengthMax: 400 }), { idKeys: false }),
      'Titles and sentences of table.yaml, by the English ones.',
      { example: '{Hand: Hand}' },
    ),
    phrases: optional(
      mapOf('procedure, or kind.field.more', sentence, { idKeys: false }),
      'Sentences of the log, by procedure, and by field of a kind (`beast.wounds.more`).',
    ),
    prompts: optional(
      mapOf('option, option.number, window, procedure or procedure.choice', text({ lengthMax: 120 }), {
        idKeys: false,
      }),
      'What a player reads when asked: by option, by option and number (`turn.1`), by window, by a procedure that has a menu, and for one choice of a procedure or card by the name that it is given, its verb or its label (`walk.to`).',
    ),
    lessons: optional(mapOf('lesson', lesson), 'What lessons say, by lesson.'),
    words: optional(words, 'Words for the texts that are made from effects.'),
  },
);
