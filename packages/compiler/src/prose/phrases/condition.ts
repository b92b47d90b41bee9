/**
 * Conditions as clauses, affirmed or negated: "there is a coin in this glade", "you have at least 5
 * oil".
 */
import { newId } from '../../content/tree/id.ts';
import type { Binary, BinaryOperator, Call, Expression, Quantifier } from '../../content/tree/node.ts';
import { determined, fill, moodOf, type Said } from '../wording/inflect.ts';
import { meaningOf } from './meaning.ts';
import { fullnessSaid, zoneIn, zoneName } from './noun-phrase.ts';
import { namedKey, nameWord } from './named.ts';
import { spoken } from './spoken.ts';
import { counterWord, isReader, joinWith, pronoun, type Speech } from './speech.ts';
import { aspect } from './call-things.ts';
import { argumentSlots } from './call-things.ts';
import { related, unsaidTest, untold } from './related.ts';
import { withTies } from './ties.ts';
import { value } from './value.ts';
import { unsaid, declared, fieldSaid, kindNoun, nounOf, oneOf, rowNoun, say } from '../wording/words.ts';

const OPPOSITE: Readonly<Partial<Record<BinaryOperator, BinaryOperator>>> = {
  is: 'is-not',
  'is-not': 'is',
  'is-in': 'is-not-in',
  'is-not-in': 'is-in',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** A flag as a clause, negated when `holds` is false. Never throws. */
export function condition(node: Expression, speech: Speech, holds: boolean): string {
  switch (node.kind) {
    case 'not':
      return condition(node.value, speech, !holds);
    case 'binary':
      return ofBinary(node, speech, holds);
    case 'quantifier':
      return ofQuantifier(node, speech, node.any === holds);
    case 'flag':
      if (speech.marks && node.value === holds) return '';
      return say(speech.words, node.value === holds ? 'always' : 'never');
    case 'name':
      return ofName(node, speech, holds);
    case 'field':
      return predicate(node.name, value(node.of, speech), speech, holds);
    case 'your':
      return predicate(node.name, speech.you, speech, holds);
    case 'call': {
      const own = declared(speech.words, 'tests', node.name, holds ? 'is' : 'not', holds);
      if (own === null) return related(node, speech, holds) ?? plainly(node, speech, holds);
      return holds ? withTies(testClause(own, node, speech), node, speech) : testClause(own, node, speech);
    }
    case 'choice':
    case 'dice':
    case 'error':
    case 'here':
    case 'if-value':
    case 'list':
    case 'names':
    case 'negative':
    case 'none':
    case 'number':
    case 'query':
    case 'roll':
    case 'table':
      return plainly(node, speech, holds);
  }
}

/** A test in the words of the game; its verb follows the first thing that is tested. */
function testClause(own: string, node: Call, speech: Speech): string {
  const slots = argumentSlots(node, speech);
  return fill(speech.words.locale, own, slots, slots['x'] === undefined ? 'one' : moodOf(slots['x']));
}

function plainly(node: Expression, speech: Speech, holds: boolean): string {
  return say(speech.words, holds ? 'holds' : 'holds-not', {
    x: node.kind === 'error' ? say(speech.words, 'error') : (untold(node, speech, holds) ?? value(node, speech)),
  });
}

/**
 * "it is tired"; the game may say it better: `tests: {moved: {is: has moved, not: has not moved}}`.
 */
function predicate(name: string, of: Said, speech: Speech, holds: boolean): string {
  const { words } = speech;
  const own = declared(words, 'tests', name, holds ? 'is' : 'not', holds);
  if (own !== null) return asPredicate(own, of, speech);
  return say(words, holds ? 'is' : 'is-not', { x: of, y: unsaidTest(words, name, holds) }, moodOf(of));
}

/** A predicate without its subject gets it in front; its `is` and `has` follow the subject. */
function asPredicate(text: string, of: Said, speech: Speech): string {
  if (/\{(?:x|you)[:}]/.test(text)) return fill(speech.words.locale, text, { x: of, you: speech.you }, moodOf(of));
  let verb = text;
  for (const [pattern, form] of speech.words.locale.predicates) verb = verb.replace(new RegExp(pattern, 'u'), form);
  return fill(speech.words.locale, `{x:subject} ${verb}`, { x: of }, moodOf(of));
}

function ofName(node: Extract<Expression, { kind: 'name' }>, speech: Speech, holds: boolean): string {
  const { words } = speech;
  if (node.name === 'result' || speech.names.get(node.name)?.is === 'outcome')
    return say(words, holds ? 'it-succeeds' : 'it-fails');
  const own = declared(words, 'tests', node.name, holds ? 'is' : 'not', holds);
  if (own !== null) return fill(words.locale, own, { you: speech.you });
  const meaning = meaningOf(node, speech);
  if (meaning.is === 'option') return say(words, holds ? 'option-on' : 'option-off', { x: meaning.option.title });
  const said = untold(node, speech, holds) ?? value(node, speech);
  return say(words, holds ? 'holds' : 'holds-not', { x: said });
}

/**
 * `any glades where b is in it and its mood is calm`: where a thing is, not whether there is such a
 * place.
 */
function whereabouts(node: Quantifier, speech: Speech, holds: boolean): string | null {
  if (node.set.kind !== 'query' || node.set.where === null) return null;
  const parts = partsOf(node.set.where, 'and');
  const inside = parts.find(
    (part) =>
      part.kind === 'binary' && part.operator === 'is-in' && part.right.kind === 'name' && part.right.name === 'it',
  );
  if (inside?.kind !== 'binary') return null;
  const rest = parts
    .filter((part) => part !== inside)
    .reduce<Expression | null>(
      (left, right) =>
        left === null ? right : { kind: 'binary', id: newId(), at: right.at, operator: 'and', left, right },
      null,
    );
  const phrase = speech.phrases.things({ ...node.set, where: rest }, speech);
  if (phrase === null) return null;
  const x = value(inside.left, speech);
  return say(speech.words, holds ? 'is-in' : 'is-not-in', { x, y: spoken(phrase, 'a', speech) }, moodOf(x));
}

/** `any beasts in grove`: "there is a beast in the grove"; of yours: "you have a beast". */
function ofQuantifier(node: Quantifier, speech: Speech, holds: boolean): string {
  const { words } = speech;
  const place = whereabouts(node, speech, holds);
  if (place !== null) return place;
  const zone = zoneIn(node.set, speech);
  const own = fullnessSaid(node.set, speech, holds);
  if (own !== null && (own !== '' || speech.marks)) return own;
  if (zone !== null && zone.zone.order === 'pile')
    return say(words, holds ? 'not-empty' : 'empty', { x: zoneName(zone.zone, zone.owner, speech) });
  const phrase = speech.phrases.things(node.set, speech);
  if (phrase === null) return say(words, holds ? 'not-empty' : 'empty', { x: value(node.set, speech) });
  if (phrase.owner !== null) {
    const free = { ...phrase, owner: null };
    const { owner } = phrase;
    return holds
      ? say(words, 'has-a', { x: owner, y: spoken(free, 'a', speech) }, moodOf(owner))
      : say(
          words,
          'has-none',
          { x: owner, y: spoken(free, 'bare', speech), one: spoken(free, 'one-only', speech) },
          moodOf(owner),
        );
  }
  const bare = spoken(phrase, 'a', speech);
  return holds ? say(words, 'there-is', { x: bare }) : spokenNo(phrase, speech);
}

function spokenNo(phrase: NonNullable<ReturnType<Speech['phrases']['things']>>, speech: Speech): string {
  return say(speech.words, 'there-is-no', { x: spoken(phrase, 'no', speech) });
}

function ofBinary(node: Binary, speech: Speech, holds: boolean): string {
  const { operator, left, right } = node;
  const { words } = speech;
  if (operator === 'and' || operator === 'or') {
    const parts = partsOf(node, operator).map((part) => condition(part, speech, holds));
    const clause = parts.filter((part) => part !== '');
    const word = (operator === 'and') === holds ? 'and' : 'or';
    if (!speech.subordinate || clause.length === 0) return joinWith(speech, clause, word);
    return clause.reduce((x, y) => say(words, `clause-${word}`, { x, y }));
  }
  const effective = holds ? operator : (OPPOSITE[operator] ?? operator);
  if (effective === 'is' || effective === 'is-not') return equality({ ...node, operator: effective }, speech);
  if (effective === 'is-in' || effective === 'is-not-in') return membership(left, right, effective === 'is-in', speech);
  if (effective === '<' || effective === '<=' || effective === '>' || effective === '>=')
    return comparison(left, effective, right, speech);
  return say(speech.words, holds ? 'holds' : 'holds-not', { x: value(node, speech) });
}

/** The parts of `a and b and c`. */
function partsOf(node: Expression, operator: 'and' | 'or'): Expression[] {
  return node.kind === 'binary' && node.operator === operator
    ? [...partsOf(node.left, operator), ...partsOf(node.right, operator)]
    : [node];
}

function membership(left: Expression, right: Expression, holds: boolean, speech: Speech): string {
  const x = value(left, speech);
  if (right.kind === 'call' && (right.name === 'most' || right.name === 'least')) {
    const field = aspect(right.args, speech);
    const key =
      right.name === 'most'
        ? holds
          ? 'has-the-most'
          : 'has-not-the-most'
        : holds
          ? 'has-the-least'
          : 'has-not-the-least';
    if (field !== null) {
      const text = say(speech.words, key, { x, field }, moodOf(x));
      return holds ? say(speech.words, 'tied', { x: text }) : text;
    }
  }
  if (right.kind === 'list') {
    const parts = right.entries.map((entry) => value(entry, speech).text);
    return say(speech.words, holds ? 'is' : 'is-not', { x, y: joinWith(speech, parts, 'or') }, moodOf(x));
  }
  const y = value(right, speech);
  const isPlace = zoneIn(right, speech) !== null || speech.phrases.things(right, speech) === null;
  return say(
    speech.words,
    isPlace ? (holds ? 'is-in' : 'is-not-in') : holds ? 'is-one-of' : 'is-none-of',
    { x, y },
    moodOf(x),
  );
}

/** What stands for these when there is one: its verb and its noun are singular. */
const THERE_ONE = {
  'there-exactly': 'there-one',
  'there-not-exactly': 'there-not-one',
  'there-least': 'there-least-one',
  'there-most': 'there-most-one',
} as const;

function equality(node: Binary, speech: Speech): string {
  const { words } = speech;
  const { left, right } = node;
  const holds = node.operator === 'is';
  if (right.kind === 'flag') return condition(left, speech, right.value === holds);
  if (right.kind === 'none') return ofNone(left, speech, holds);
  if (left.kind === 'name' && left.name === speech.model.turn) return turnOf(right, holds, speech);
  if (right.kind === 'name' && right.name === speech.model.turn && left.kind === 'name' && left.name === 'you')
    return turnOf(left, holds, speech);
  if (left.kind === 'field' && left.name === 'owner') return ownership(value(left.of, speech), right, holds, speech);
  const counted = countedIn(left, speech);
  if (counted !== null) {
    const n = value(right, speech);
    const y = n.text === '1' ? counted.one : counted.many;
    if (counted.who === null) {
      const key = holds ? 'there-exactly' : 'there-not-exactly';
      return say(words, n.text === '1' ? THERE_ONE[key] : key, { n, y });
    }
    return say(words, holds ? 'has-exactly' : 'has-not-exactly', { x: counted.who, n, y }, moodOf(counted.who));
  }
  if (right.kind === 'name') {
    const clause = equalsName(left, right, holds, speech);
    if (clause !== null) return clause;
  }
  const x = value(left, speech);
  const key = namedKey(node, speech, holds) ?? (holds ? 'is' : 'is-not');
  return say(words, key, { x, y: value(right, speech) }, moodOf(x));
}

function turnOf(right: Expression, holds: boolean, speech: Speech): string {
  const x = value(right, speech);
  if (x.person === 'you') return say(speech.words, holds ? 'your-turn' : 'not-your-turn');
  return say(speech.words, holds ? 'turn-of' : 'not-turn-of', { x });
}

function ownership(thing: Said, right: Expression, holds: boolean, speech: Speech): string {
  const { words } = speech;
  const isYou = right.kind === 'name' && right.name === 'you';
  if (isYou && isReader(speech))
    return say(words, holds ? 'is' : 'is-not', { x: thing, y: say(words, 'yours') }, moodOf(thing));
  return say(words, holds ? 'belongs' : 'belongs-not', { x: thing, y: value(right, speech) }, moodOf(thing));
}

/** `x is beast`, `x.mood is wild`, `here is haunted`. */
function equalsName(
  left: Expression,
  right: Extract<Expression, { kind: 'name' }>,
  holds: boolean,
  speech: Speech,
): string | null {
  const { words, model } = speech;
  const meaning = meaningOf(
    right,
    speech,
    left.kind === 'field' || isCause(left, speech) || (left.kind === 'name' && left.name === 'old'),
  );
  const own = (name: string): string | null => declared(words, 'tests', name, holds ? 'is' : 'not', holds);
  if (meaning.is === 'value' && left.kind === 'name' && left.name === 'old') {
    return say(words, holds ? 'was' : 'was-not', { x: pronoun(speech, 'it'), y: unsaid(words, 'tests', meaning.name) });
  }
  if (meaning.is === 'value') {
    const of = left.kind === 'field' ? value(left.of, speech) : left.kind === 'your' ? speech.you : value(left, speech);
    const test =
      (left.kind === 'field' || left.kind === 'your' ? own(`${left.name}.${meaning.name}`) : null) ?? own(meaning.name);
    if (test !== null) return asPredicate(test, of, speech);
    return say(words, holds ? 'is' : 'is-not', { x: of, y: unsaidTest(words, meaning.name, holds) }, moodOf(of));
  }
  const x = value(left, speech);
  if (meaning.is === 'global') {
    const test = own(right.name);
    return test === null ? null : asPredicate(test, x, speech);
  }
  if (meaning.is !== 'kind' && meaning.is !== 'set' && meaning.is !== 'row') return null;
  const noun =
    meaning.is === 'kind'
      ? kindNoun(words, meaning.kind)
      : meaning.is === 'set'
        ? nounOf(words, model, meaning.set.one)
        : rowNoun(words, meaning.row);
  // A name is compared with a name.
  if (nameWord(model.facts.types.get(left), speech) !== null)
    return say(words, holds ? 'is' : 'is-not', { x, y: noun.one }, moodOf(x));
  if (meaning.is === 'row' && meaning.row.count === 1) {
    return say(
      words,
      holds ? 'is' : 'is-not',
      { x, y: determined(words.locale, 'the', noun.one, noun.gender) },
      moodOf(x),
    );
  }
  return say(words, holds ? 'is-kind' : 'is-no-kind', { x, y: oneOf(noun) }, moodOf(x));
}

function isCause(node: Expression, speech: Speech): boolean {
  return node.kind === 'name' && speech.names.get(node.name)?.is === 'cause';
}

function ofNone(left: Expression, speech: Speech, holds: boolean): string {
  const { words } = speech;
  const referent = left.kind === 'name' ? speech.names.get(left.name) : undefined;
  if (referent?.noun !== undefined) return say(words, holds ? 'exists-not' : 'exists', { x: oneOf(referent.noun) });
  const own = left.kind === 'name' ? declared(words, 'tests', left.name, holds ? 'none' : 'some') : null;
  if (own !== null) return own;
  const x = left.kind === 'name' ? fieldSaid(words, speech.model, left.name) : value(left, speech);
  return say(words, holds ? 'exists-not' : 'exists', { x });
}

interface Counted {
  readonly who: Said | null;
  readonly one: Said;
  readonly many: Said;
}

/** What is counted by a number: a counter of a player, or things of a set. */
function countedIn(node: Expression, speech: Speech): Counted | null {
  const { model } = speech;
  const counter = (name: string, who: Said): Counted | null =>
    model.counters.some((each) => each.name === name)
      ? { who, one: { text: counterWord(speech, name, 1) }, many: { text: counterWord(speech, name, 2) } }
      : null;
  if (node.kind === 'your') return counter(node.name, speech.you);
  if (node.kind === 'field')
    return model.counters.some((each) => each.name === node.name) ? counter(node.name, value(node.of, speech)) : null;
  const [set] = node.kind === 'call' && node.name === 'count' ? node.args : [];
  if (set === undefined) return null;
  const phrase = speech.phrases.things(set, speech);
  if (phrase === null) return null;
  const free = { ...phrase, owner: null };
  return {
    who: phrase.owner,
    one: spoken(free, 'one-only', speech),
    many: spoken(free, 'bare', speech),
  };
}

function comparison(left: Expression, operator: '<' | '<=' | '>' | '>=', right: Expression, speech: Speech): string {
  const { words } = speech;
  if (left.kind === 'number' && right.kind !== 'number')
    return comparison(right, ({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const)[operator], left, speech);
  const literal = right.kind === 'number' ? right.value : null;
  const least = operator === '>=' || (operator === '>' && literal !== null);
  const most = operator === '<=' || (operator === '<' && literal !== null);
  const limit =
    literal === null
      ? value(right, speech).text
      : String(operator === '>' ? literal + 1 : operator === '<' ? literal - 1 : literal);
  const counted = countedIn(left, speech);
  if (counted !== null && (least || most)) return ofCounted(counted, least, limit, speech);
  const x = value(left, speech);
  if (!least && !most) return say(words, operator === '>' ? 'above' : 'below', { x, y: limit }, moodOf(x));
  const key = literal === null ? (least ? 'at-least' : 'at-most') : least ? 'least' : 'most';
  return say(words, key, { x, y: limit }, moodOf(x));
}

function ofCounted(counted: Counted, least: boolean, limit: string, speech: Speech): string {
  const { words } = speech;
  const { who } = counted;
  const y = limit === '1' ? counted.one : counted.many;
  if (!least && limit === '0')
    return who === null
      ? say(words, 'there-are-no', { x: counted.many, one: counted.one })
      : say(words, 'has-none', { x: who, y: counted.many, one: counted.one }, moodOf(who));
  const key = least ? 'there-least' : 'there-most';
  if (who === null) return say(words, limit === '1' ? THERE_ONE[key] : key, { n: limit, y });
  return say(words, least ? 'has-least' : 'has-most', { x: who, n: limit, y }, moodOf(who));
}
