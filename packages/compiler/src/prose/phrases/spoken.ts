/**
 * A noun phrase said: how many are meant, with adjectives, places and conditions in the order of
 * the language.
 */
import { agreed, determined, fill, type Said } from '../wording/inflect.ts';
import { joinWith, type NounPhrase, type Speech } from './speech.ts';
import { behindNumber } from '../wording/counted-words.ts';
import { manyOf, oneOf, say } from '../wording/words.ts';

/** How many of a set are meant. */
export type HowMany =
  | 'one-only'
  | 'all-but'
  | 'a'
  | 'each'
  | 'no'
  | 'many'
  | 'bare'
  | 'some'
  | 'up-to-one'
  | 'up-to'
  | 'any-number'
  | 'the';

function joined(phrase: NounPhrase, form: 'one' | 'many', from: boolean, speech: Speech): string {
  const where =
    phrase.where.length === 0 ? [] : [say(speech.words, 'where', { x: joinWith(speech, phrase.where, 'and') })];
  const places = phrase.places.map((place, index) =>
    from && index === phrase.places.length - 1 ? place.from : place.in,
  );
  const { locale } = speech.words;
  const noun = form === 'one' ? oneOf(phrase.noun) : manyOf(phrase.noun);
  const adjectives = phrase.before.map((adjective) => agreed(locale, adjective, noun));
  const isBefore = (index: number): boolean => new RegExp(locale.beforeNoun, 'iu').test(phrase.before[index] ?? '');
  return [
    ...adjectives.filter((_, index) => isBefore(index)),
    noun.text,
    ...adjectives.filter((_, index) => !isBefore(index)),
    ...(phrase.having.length === 0 ? [] : [say(speech.words, 'with', { x: joinWith(speech, phrase.having, 'and') })]),
    ...phrase.close,
    ...places,
    ...phrase.after.map((words) => words[form]),
    ...where,
  ].join(' ');
}

/**
 * Says a noun phrase.
 *
 * @param options  `n` how many, for `some` and `up-to`
 */
export function spoken(
  phrase: NounPhrase,
  how: HowMany,
  speech: Speech,
  options: { readonly n?: string; readonly random?: boolean } = {},
): Said {
  const said = spokenAs(phrase, how, speech, options, false);
  return phrase.places.length === 0 ? said : { ...said, from: spokenAs(phrase, how, speech, options, true).text };
}

function spokenAs(
  phrase: NounPhrase,
  how: HowMany,
  speech: Speech,
  options: { readonly n?: string; readonly random?: boolean },
  from: boolean,
): Said {
  const { words } = speech;
  const one = joined(phrase, 'one', from, speech);
  const { counted } = phrase.noun;
  const isCounted = counted !== undefined && options.n !== undefined;
  const noted = isCounted ? { ...phrase.noun, many: behindNumber(words, counted, options.n ?? '') } : phrase.noun;
  const many = joined({ ...phrase, noun: noted }, 'many', from, speech);
  const own = phrase.owner === null ? '' : fill(words.locale, '{x:own}', { x: phrase.owner });
  const noun: Said = { ...oneOf(phrase.noun), text: one };
  const nouns: Said = { ...manyOf(phrase.noun), text: many };
  const slots = { noun, nouns, own, owner: phrase.owner, n: options.n };
  const kind = phrase.noun.gender === '' ? {} : { gender: phrase.noun.gender };
  const person =
    how === 'many' || how === 'bare' || how === 'some' || how === 'any-number' || how === 'all-but' || how === 'up-to'
      ? 'many'
      : 'one';
  const random = options.random ?? false;
  if (how === 'one-only') return { text: one, person, ...kind };
  if (how === 'bare' && own === '') return { text: many, person, ...kind };
  if (how === 'the') return { text: determined(words.locale, 'the', one, phrase.noun.gender), person, ...kind };
  if (random && own === '')
    return { text: how === 'a' ? say(words, 'a-random', slots) : say(words, 'some-random', slots), person, ...kind };
  const key = own === '' ? how : (`${how}-own` as const);
  const text =
    how === 'a' && own === '' && phrase.noun.proper
      ? determined(words.locale, 'a', one, phrase.noun.gender)
      : say(words, key, slots);
  return { text: random ? say(words, 'at-random', { x: text }) : text, person, ...kind };
}
