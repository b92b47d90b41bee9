/** What periods are called: "turn", "night phase". */
import { capital, type Said } from './inflect.ts';
import { withCases } from './open-words.ts';
import { declared, say, unsaid, type Wording } from './words.ts';

/** A period as a noun, with its gender. */
export function periodSaid(words: Wording, name: string): Said {
  const text = periodWord(words, name);
  const gender =
    declared(words, 'times', name, 'gender') ??
    declared(words, 'nouns', name, 'gender') ??
    declared(words, 'nouns', text, 'gender');
  return {
    text: withCases(words.locale, text, gender ?? '', 'one'),
    person: 'one',
    ...(gender === null ? {} : { gender }),
  };
}

/** Words at the head or the end of a name that tell a period from a deed. */
const periodWords = ({ locale }: Wording): ReadonlySet<string> =>
  new Set([...locale.periodHeads, ...locale.periodTails]);

/** What a period is called: `take-turn` is the turn, `night-phase` the night phase. */
export function periodWord(words: Wording, name: string): string {
  const own = declared(words, 'times', name, 'period', true);
  if (own !== null) return own;
  const [head = '', ...rest] = name.split('-');
  const isDeed = rest.length > 0 && ![head, rest.at(-1) ?? ''].some((word) => periodWords(words).has(word));
  if (isDeed) return say(words, 'step-named', { x: capital(unsaid(words, 'times', name)) });
  return unsaid(words, 'times', rest.length > 0 && words.locale.periodHeads.includes(head) ? rest.join('-') : name);
}
