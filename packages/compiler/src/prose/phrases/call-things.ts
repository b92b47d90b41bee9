/**
 * Functions that give sets, as nouns: "the other beasts in your grove", "beasts with the highest
 * might".
 */
import type { Call, Expression } from '../../content/tree/node.ts';
import { fill, isPlural, type Said } from '../wording/inflect.ts';
import { pronoun, type NounPhrase, type Speech } from './speech.ts';
import { unsaid, commonNoun, declared, fieldSaid, kindNoun, say } from '../wording/words.ts';

/**
 * The field that the second argument of an aggregate reads: `its worth`. Null when there is none.
 * What its set is `called` is another name of `it`.
 */
export function aspect([set, node]: readonly Expression[], speech: Speech): Said | null {
  if (node === undefined) return null;
  const called = set?.kind === 'query' ? set.called : null;
  const isIt = (of: Expression): boolean => of.kind === 'name' && (of.name === 'it' || of.name === called);
  if (node.kind === 'field' && isIt(node.of) && node.args === null)
    return fieldSaid(speech.words, speech.model, node.name);
  if (node.kind === 'call' && node.args.length === 1 && node.args[0] !== undefined && isIt(node.args[0]))
    return nameOf(node.name, speech);
  const it = pronoun(speech, 'it');
  const names = new Map(speech.names);
  if (called !== null) names.set(called, { first: null, later: it, is: 'thing' });
  return speech.phrases.value(node, { ...speech, it, names });
}

/** A function by its name: `score-of` is the score. */
export function nameOf(name: string, speech: Speech): Said {
  const bare = name.replace(/-of$/, '');
  const own = declared(speech.words, 'nouns', bare, 'one', true);
  const gender = declared(speech.words, 'nouns', bare, 'gender');
  const text = own ?? unsaid(speech.words, 'nouns', bare);
  return { text, person: isPlural(speech.words.locale, text) ? 'many' : 'one', ...(gender === null ? {} : { gender }) };
}

/**
 * A set of things, by what they are and where they are: "beasts among the enemies of this beast".
 */
export function among(node: Expression, speech: Speech): NounPhrase | null {
  const type = speech.model.facts.types.get(node);
  const of = type?.is === 'set' ? type.of : null;
  const kind = of?.is === 'thing' ? of.of : null;
  const noun =
    of?.is === 'player' ? commonNoun(speech.words, 'player') : kind === null ? null : kindNoun(speech.words, kind);
  if (noun === null) return null;
  const x = speech.phrases.value(node, speech);
  const own = node.kind === 'call' ? declared(speech.words, 'nouns', node.name, 'in') : null;
  const slots = node.kind === 'call' && own !== null ? argumentSlots(node, speech) : {};
  const place = own === null ? say(speech.words, 'among', { x }) : fill(speech.words.locale, own, { ...slots, x });
  return {
    noun,
    owner: null,
    before: [],
    places: [{ in: place, from: place }],
    having: [],
    close: [],
    after: [],
    where: [],
  };
}

/** The set that a function gives; null when it is not said as one. */
export function callThings(node: Call, speech: Speech): NounPhrase | null {
  const [first, second] = node.args;
  const inner = first === undefined ? null : speech.phrases.things(first, speech);
  if (inner !== null && node.name === 'distinct' && second === undefined) return inner;
  if (inner !== null && node.name === 'rest')
    return { ...inner, before: [...inner.before, say(speech.words, 'other')] };
  const field = aspect(node.args, speech);
  if (inner !== null && field !== null && (node.name === 'most' || node.name === 'least')) {
    return {
      ...inner,
      close: [...inner.close, say(speech.words, node.name === 'most' ? 'with-highest' : 'with-lowest', { field })],
    };
  }
  return among(node, speech);
}

/** Arguments by parameter name of a define or procedure, and as `x`, `y`. */
export function argumentSlots(node: Call, speech: Speech): Record<string, Said> {
  const params = speech.model.defines?.get(node.name)?.params ?? speech.model.procedures?.get(node.name)?.params ?? [];
  const slots: Record<string, Said> = { you: speech.you };
  for (const [index, argument] of node.args.entries()) {
    const said = speech.phrases.value(argument, speech);
    slots[['x', 'y', 'z'][index] ?? `x${index}`] = said;
    const param = params[index];
    if (param !== undefined) slots[param.name] = said;
  }
  return slots;
}
