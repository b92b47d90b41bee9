import { id, list, object, optional, required, text } from '../schema.ts';
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

/** The format of rulebook.yaml. */
export const rulebookSchema = object(
  'rulebook',
  'The rules that players read: rulebook.yaml in the folder of the game; in another language, rulebook.fr.yaml beside it.',
  {
    chapters: required(list(chapter, { countMin: 1 }), 'The chapters in the order of reading.'),
  },
);
