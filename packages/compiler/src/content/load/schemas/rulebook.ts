import { flag, id, list, object, optional, required, text } from '../schema.ts';
import { ruleIds, title } from './common.ts';

const chapter = object('chapter', 'A chapter of the rulebook.', {
  id: required(id('chapter'), 'Names the chapter, for links to it.', { example: 'turn' }),
  title: required(title, 'Its heading.', { example: 'Your turn' }),
  text: required(
    list(text({ lengthMax: 4000 }), { countMin: 1, orSingle: true }),
    'Its paragraphs; `**strong**` and `[oil]` for the icon of a counter may stand in them.',
  ),
  rules: optional(ruleIds, 'Ids of the rules that it tells.', { example: '[AB-TURN-01, AB-TURN-02]' }),
});

const explained = object(
  'word',
  'A word of the game, explained to whoever points at it: on cards, in questions, in the log and in the rulebook.',
  {
    word: required(
      list(text({ lengthMax: 40 }), { countMin: 1, orSingle: true }),
      'The word, and its other forms in a list. Capitals do not matter; of words that begin at the same place the longest counts.',
      { example: '[duel, duels]' },
    ),
    means: required(
      text({ lengthMax: 300 }),
      'What it means, in a sentence or two; `**strong**` and `[oil]` for the icon of a counter may stand in it.',
      { example: 'Two figures throw a die each, and the lower one falls.' },
    ),
  },
);

/** The format of rulebook.yaml. */
export const rulebookSchema = object(
  'rulebook',
  'The rules that players read: rulebook.yaml in the folder of the game; in another language, rulebook.fr.yaml beside it.',
  {
    chapters: required(list(chapter, { countMin: 1 }), 'The chapters in the order of reading.'),
    complete: optional(
      flag(),
      'Whether its chapters tell every rule that cards and procedures cite by its id. `check` warns of one that no chapter tells then.',
      { example: 'true' },
    ),
    words: optional(
      list(explained),
      'Words that are explained wherever players read them. A counter or a kind is explained by its title, also where its icon stands for it.',
      { example: '[{word: [duel, duels], means: Two figures throw a die each.}]' },
    ),
  },
);
