/** Values in words: numbers, dice, fields, formulas. Every kind of expression has an entry here. */
import type {
  Binary,
  Choice,
  Dice,
  Expression,
  Field,
  IfValue,
  ListLiteral,
  NameUse,
  Roll,
  TableLiteral,
  Your,
} from '../../content/tree/node.ts';
import { determined, fill, isPlural, possessed, type Said } from '../wording/inflect.ts';
import { meaningOf } from './meaning.ts';
import { callSaid } from './call.ts';
import { numberOnCard } from './on-card.ts';
import { choiceSaid, nameSaid, zoneIn, zoneName } from './noun-phrase.ts';
import { nameWord } from './named.ts';
import { spoken } from './spoken.ts';
import {
  counterTitle,
  counterWord,
  joinWith,
  pronoun,
  referentOfType,
  that,
  thisPlace,
  thisThing,
  type Speech,
} from './speech.ts';
import { countedNoun } from '../wording/counted-words.ts';
import { unsaid, commonNoun, declared, fieldSaid, lowered, manyOf, nounForm, say } from '../wording/words.ts';

type ValuePhrase<K extends Expression['kind']> = (node: Extract<Expression, { kind: K }>, speech: Speech) => Said;

const words: { readonly [K in Expression['kind']]: ValuePhrase<K> } = {
  number: (node) => ({ text: String(node.value) }),
  flag: (node, speech) => ({ text: say(speech.words, node.value ? 'yes' : 'no-flag') }),
  none: (_, speech) => ({ text: say(speech.words, 'none') }),
  name: named,
  here: (_, speech) => thisPlace(speech),
  field,
  your,
  call: callSaid,
  binary,
  not: clause,
  negative: (node, speech) => ({
    text:
      node.value.kind === 'number'
        ? `−${node.value.value}`
        : say(speech.words, 'negative', { x: value(node.value, speech) }),
  }),
  quantifier: clause,
  names: set,
  query: set,
  choice: (node: Choice, speech) => choiceSaid(node, speech),
  dice,
  roll,
  'if-value': ifValue,
  list,
  table,
  error: (_, speech) => ({ text: say(speech.words, 'error') }),
};

/** A value as it stands in a sentence. Never throws. */
export function value(node: Expression, speech: Speech): Said {
  return (words[node.kind] as ValuePhrase<Expression['kind']>)(node, speech);
}

/** Kinds of expressions that can be said. */
export const valueKinds: readonly string[] = Object.keys(words);

function clause(node: Expression, speech: Speech): Said {
  return { text: speech.phrases.condition(node, speech, true) };
}

function set(node: Expression, speech: Speech): Said {
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const phrase = speech.phrases.things(node, speech);
  if (phrase !== null) return spoken(phrase, 'many', speech);
  return node.kind === 'query' ? value(node.base, speech) : pronoun(speech, 'them');
}

function named(node: NameUse, speech: Speech): Said {
  const slot = speech.slot?.(node.name) ?? null;
  if (slot !== null) return { text: slot };
  const meaning = meaningOf(node, speech);
  if (meaning.is === 'it') return speech.it ?? pronoun(speech, 'it');
  if (meaning.is === 'this') return thisThing(speech);
  if (meaning.is === 'you') return speech.you;
  if (meaning.is === 'old') return speech.old ?? { text: say(speech.words, 'old') };
  if (meaning.is === 'result') return { text: say(speech.words, 'result') };
  if (meaning.is === 'thrown-dice') return { text: say(speech.words, 'thrown-dice'), person: 'many' };
  if (meaning.is === 'player-word') return playerWord(meaning.word, speech);
  if (meaning.is === 'global') {
    const own = declared(speech.words, 'values', node.name, 'main', true);
    if (own !== null) return { text: own };
    if (node.name === speech.model.turn) return { text: say(speech.words, 'active-player') };
    const word = fieldSaid(speech.words, speech.model, node.name);
    return { ...word, text: fill(speech.words.locale, '{x:the}', { x: word }) };
  }
  if (meaning.is === 'option') return { text: meaning.option.title };
  if (meaning.is === 'value') return valueSaid(meaning.name, speech);
  return nameSaid(node, speech) ?? localSaid(node, speech);
}

/** A value of an enum; the game may say it as a noun. */
export function valueSaid(name: string, speech: Speech): Said {
  const { words: language } = speech;
  const many = nounForm(language, name, 'many');
  const title = language.titles[name];
  const text =
    nounForm(language, name, 'one') ??
    (title === undefined ? unsaid(language, 'nouns', name) : lowered(language, title));
  const gender = declared(language, 'nouns', name, 'gender');
  return { text, ...(many === null ? {} : { many }), ...(gender === null ? {} : { gender }) };
}

/** A local name of which nothing is known here but its type. */
function localSaid(node: NameUse, speech: Speech): Said {
  const said = declared(speech.words, 'values', node.name, 'main', true);
  if (said !== null) return { text: said, person: speech.model.facts.types.get(node)?.is === 'set' ? 'many' : 'one' };
  const ref = speech.model.facts.refs.get(node);
  const type = ref?.to === 'local' ? speech.model.facts.types.get(ref.local) : undefined;
  const inner = type?.is === 'optional' ? type.of : type;
  const word = nameWord(inner, speech);
  if (word !== null) return that(speech, word);
  if (inner?.is === 'thing') return referentOfType(speech, inner.of?.name ?? 'card').later;
  if (inner?.is === 'player' || inner?.is === 'number') return referentOfType(speech, inner.is, false, node.name).later;
  if (inner?.is === 'set') return pronoun(speech, 'them');
  if (speech.model.defines?.has(node.name) === true || speech.model.procedures?.has(node.name) === true) {
    const own = declared(speech.words, 'values', node.name, 'main', true);
    return { text: own ?? determined(speech.words.locale, 'the', unsaid(speech.words, 'values', node.name)) };
  }
  return { text: unsaid(speech.words, 'values', node.name) };
}

/** "your partners". */
function sideSaid(word: 'partners' | 'rivals', speech: Speech): Said {
  const players = manyOf(commonNoun(speech.words, word === 'partners' ? 'partner' : 'rival'));
  return { ...players, text: possessed(speech.words.locale, players, speech.you) };
}

function playerWord(word: string, speech: Speech): Said {
  if (word === 'opponent') {
    const reader = speech.you.person === 'you';
    return { text: reader ? say(speech.words, 'opponent') : say(speech.words, 'opponent-of', { x: speech.you }) };
  }
  if (word === 'partners' || word === 'rivals') return sideSaid(word, speech);
  const key = word === 'others' ? 'others' : word === 'everyone' ? 'everyone' : 'players';
  return { text: say(speech.words, key), person: word === 'everyone' ? 'one' : 'many' };
}

function field(node: Field, speech: Speech): Said {
  const { words: language, model } = speech;
  const known = numberOnCard(node, speech);
  if (known !== null) return { text: String(known) };
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const of = value(node.of, speech);
  const own = declared(language, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(language.locale, own, { x: of }) };
  if (node.name === 'owner') return { text: say(language, 'owner', { x: of }) };
  if (node.name === 'place') return { text: say(language, 'place-of', { x: of }) };
  const isCounter = model.counters.some((counter) => counter.name === node.name);
  const word = isCounter ? counterSaid(speech, node.name) : fieldSaid(language, model, node.name);
  const said: Said = { ...word, text: say(language, 'field', { x: of, field: word }) };
  const [target] = node.args ?? [];
  return target === undefined
    ? said
    : { text: say(language, 'against', { attribute: said, x: value(target, speech) }) };
}

/** A counter, with its number: "coins" are many. */
function counterSaid(speech: Speech, name: string): Said {
  const counted = countedNoun(speech.words, name, counterTitle(speech, name));
  const text = counterWord(speech, name, counted === null ? null : 2);
  const gender = declared(speech.words, 'nouns', name, 'gender');
  const isCounted = counted !== null && counted.one !== counted.many;
  const person = isCounted || isPlural(speech.words.locale, text) ? 'many' : 'one';
  return { text, person, ...(gender === null ? {} : { gender }) };
}

function your(node: Your, speech: Speech): Said {
  const { words: language, model } = speech;
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const phrase = speech.phrases.things(node, speech);
  if (phrase !== null) return spoken(phrase, 'many', speech);
  const own = declared(language, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(language.locale, own, { x: speech.you }) };
  const isCounter = model.counters.some((counter) => counter.name === node.name);
  const word = isCounter ? counterSaid(speech, node.name) : fieldSaid(language, model, node.name);
  return { ...word, text: say(language, 'field', { x: speech.you, field: word }) };
}

function binary(node: Binary, speech: Speech): Said {
  const { words: language } = speech;
  const { operator, left, right } = node;
  const known = numberOnCard(node, speech);
  if (known !== null) return { text: known < 0 ? `−${-known}` : String(known) };
  if (operator === '*') {
    const [count, other] = right.kind === 'number' && left.kind !== 'number' ? [right, left] : [left, right];
    if (count.kind === 'number' && count.value === 2)
      return { text: say(language, 'twice', { y: value(other, speech) }) };
    return { text: say(language, 'times', { x: value(count, speech), y: value(other, speech) }) };
  }
  if (operator === '/') {
    return {
      text: say(language, right.kind === 'number' && right.value === 2 ? 'half' : 'divided', {
        x: value(left, speech),
        y: value(right, speech),
      }),
    };
  }
  if (operator === '+' || operator === '-') {
    if (speech.phrases.things(left, speech) !== null) {
      return {
        text: say(language, operator === '+' ? 'and' : 'except-of', { x: set(left, speech), y: set(right, speech) }),
        person: 'many',
      };
    }
    return {
      text: say(language, operator === '+' ? 'plus' : 'minus', { x: value(left, speech), y: value(right, speech) }),
    };
  }
  return clause(node, speech);
}

/** "2d6", "the highest of 2d10", "as many d6 as your mining dice". */
function dice(node: Dice, speech: Speech): Said {
  const { words: language } = speech;
  const sides = node.sides.kind === 'number' ? String(node.sides.value) : null;
  const count = numberOnCard(node.count, speech);
  const n = count === null ? null : count === 1 ? '' : String(count);
  const text =
    sides === null
      ? say(language, 'dice-sides', { n: n ?? value(node.count, speech), sides: value(node.sides, speech) })
      : n === null
        ? say(language, 'dice-count', { n: value(node.count, speech), sides })
        : `${n}d${sides}`;
  if (node.keep === 'sum') return { text };
  return { text: say(language, node.keep === 'highest' ? 'highest' : 'lowest', { x: text }) };
}

/** A throw as something that is rolled: "a d6", "2d6". */
export function throwSaid(node: Expression, speech: Speech): string {
  const { text } = value(node, speech);
  return /^d\d/.test(text) ? fill(speech.words.locale, '{x:a}', { x: text }) : text;
}

function roll(node: Roll, speech: Speech): Said {
  return {
    text: joinWith(
      speech,
      node.dice.map((each) => throwSaid(each, speech)),
      'and',
    ),
  };
}

function ifValue(node: IfValue, speech: Speech): Said {
  return {
    text: say(speech.words, 'if-value', {
      x: value(node.yes, speech),
      condition: speech.phrases.condition(node.condition, speech, true),
      y: value(node.no, speech),
    }),
  };
}

function list(node: ListLiteral, speech: Speech): Said {
  return {
    text: joinWith(
      speech,
      node.entries.map((entry) => value(entry, speech).text),
      'and',
    ),
    person: 'many',
  };
}

/** `[1 -> 1, 4 -> 2]`: "1 to 3 gives 1, 4 or more gives 2". */
function table(node: TableLiteral, speech: Speech): Said {
  const { words: language } = speech;
  const rows = node.entries.map((entry, index) => {
    const next = node.entries[index + 1];
    const key = value(entry.key, speech);
    const given = value(entry.value, speech);
    if (next === undefined) return say(language, 'step-last', { x: key, y: given });
    if (entry.key.kind !== 'number' || next.key.kind !== 'number' || next.key.value === entry.key.value + 1)
      return say(language, 'step-one', { x: key, y: given });
    return say(language, 'step-range', { x: key, y: next.key.value - 1, z: given });
  });
  return { text: rows.reduce((x, y) => say(language, 'comma', { x, y })) };
}
