/**
 * `where` folded into a noun: adjectives before it, "with might 3 or more" and "other than this
 * beast" behind it.
 */
import type { Binary, BinaryOperator, Call, Expression, Quantifier } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { determined, fill, type Said } from '../wording/inflect.ts';
import { aspect } from './call-things.ts';
import { meaningOf } from './meaning.ts';
import { wordOfLocal } from './named.ts';
import { spoken } from './spoken.ts';
import { besideAnother, counterWord, pronoun, thisPlace, type Behind, type NounPhrase, type Speech } from './speech.ts';
import {
  unsaid,
  isPlayerNoun,
  declared,
  fieldSaid,
  kindNoun,
  manyOf,
  oneOf,
  nounOf,
  rowNoun,
  say,
  type Noun,
  type Wording,
} from '../wording/words.ts';

/** The field of the thing looked at that an expression reads: `its might`. */
function fieldOf(node: Expression, name: string): string | null {
  return node.kind === 'field' && node.args === null && isThing(node.of, name) ? node.name : null;
}

/** A thing that is called something is still `it`. */
function isThing(node: Expression, name: string): boolean {
  return node.kind === 'name' && (node.name === name || node.name === 'it');
}

const after = (phrase: NounPhrase, text: string | Behind): NounPhrase => ({
  ...phrase,
  after: [...phrase.after, typeof text === 'string' ? { one: text, many: text } : text],
});
/** Words that are said of one or of several. */
const ofBoth = (make: (form: 'one' | 'many') => string): Behind => ({ one: make('one'), many: make('many') });
const close = (phrase: NounPhrase, text: string): NounPhrase => ({ ...phrase, close: [...phrase.close, text] });
const before = (phrase: NounPhrase, text: string): NounPhrase => ({ ...phrase, before: [...phrase.before, text] });

/** Adds a condition on the thing called `name` to a noun phrase. Never throws. */
export function qualified(phrase: NounPhrase, node: Expression, name: string, around: Speech): NounPhrase {
  const speech = besideAnother(around);
  if (node.kind === 'binary' && node.operator === 'and')
    return qualified(qualified(phrase, node.left, name, speech), node.right, name, speech);
  const done = folded(phrase, node, name, speech);
  if (done !== null) return done;
  const text = clauseBehind(node, name, phrase, speech);
  return speaksOf(node, name)
    ? { ...phrase, where: [...phrase.where, text] }
    : after(phrase, say(speech.words, 'given', { x: text }));
}

/** Does a condition look at the thing, and not only at what is around it? */
function speaksOf(root: Expression, name: string): boolean {
  let found = false;
  walk(root, (node) => !(found ||= node.kind === 'name' && (node.name === name || node.name === 'it')));
  return found;
}

const inForm = ({ noun }: NounPhrase, form: 'one' | 'many'): Said => (form === 'one' ? oneOf(noun) : manyOf(noun));

const thatIsNot = (x: string, phrase: NounPhrase, words: Wording): Behind =>
  ofBoth((form) => say(words, 'that-is-not', { x, noun: inForm(phrase, form) }, form));

/** "that has moved": the predicate that the game has for a test, behind the noun. */
function thatIs(predicate: string, phrase: NounPhrase, words: Wording): Behind {
  return ofBoth((form) => {
    const x = inForm(phrase, form);
    return say(words, 'that', { x: fill(words.locale, predicate, { x }, form), noun: x });
  });
}

function clauseBehind(node: Expression, name: string, phrase: NounPhrase, speech: Speech): string {
  const names = new Map(speech.names);
  names.delete(name);
  const inner = { ...speech, names, it: pronoun(speech, 'it', phrase.noun) };
  if (name !== 'it')
    inner.names = names.set(name, { first: null, later: pronoun(speech, 'it', phrase.noun), is: 'thing' });
  return speech.phrases.condition(node, inner, true);
}

function folded(phrase: NounPhrase, node: Expression, name: string, speech: Speech): NounPhrase | null {
  if (node.kind === 'not') return foldedNot(phrase, node.value, name, speech);
  const flag = fieldOf(node, name);
  if (flag !== null) return adjective(phrase, flag, speech);
  if (node.kind === 'quantifier') return foldedQuantifier(phrase, node, name, speech);
  const test = testOf(node, name);
  if (test !== null) return adjective(phrase, test, speech);
  if (node.kind === 'call') return foldedTest(phrase, node, name, speech);
  if (node.kind !== 'binary') return null;
  const counted = foldedCount(phrase, node, name, speech);
  if (counted !== null) return counted;
  if (isThing(node.left, name)) return foldedThing(phrase, node, speech);
  const field = fieldOf(node.left, name);
  return field === null ? null : foldedField(phrase, field, node, speech);
}

/** The test of the game that looks at the thing and nothing else: `ready(it)`. */
function testOf(node: Expression, name: string): string | null {
  const [only, ...others] = node.kind === 'call' ? node.args : [];
  return node.kind === 'call' && only !== undefined && others.length === 0 && isThing(only, name) ? node.name : null;
}

/**
 * A test of the thing and something else that the game words before a noun: `near(it, you)`, "a
 * neighbouring dish".
 */
function foldedTest(phrase: NounPhrase, node: Call, name: string, speech: Speech): NounPhrase | null {
  const own = declared(speech.words, 'tests', node.name, 'as');
  const isOfThing = node.args.some((argument) => isThing(argument, name));
  return own === null || own.includes('{') || !isOfThing ? null : before(phrase, own);
}

/** A flag before the noun, or "that has moved" when the game says so. */
function adjective(phrase: NounPhrase, flag: string, speech: Speech): NounPhrase {
  const { words } = speech;
  const own = declared(words, 'tests', flag, 'as');
  if (own !== null) return before(phrase, own);
  const predicate = declared(words, 'tests', flag, 'is');
  return predicate === null
    ? before(phrase, unsaid(words, 'tests', flag, 'as'))
    : after(phrase, thatIs(predicate, phrase, words));
}

function foldedNot(phrase: NounPhrase, inner: Expression, name: string, speech: Speech): NounPhrase | null {
  const { words } = speech;
  const flag = fieldOf(inner, name) ?? testOf(inner, name);
  if (flag !== null) {
    const own = declared(words, 'tests', flag, 'not-as');
    if (own !== null) return before(phrase, own);
    const predicate = declared(words, 'tests', flag, 'not');
    return after(
      phrase,
      predicate === null
        ? thatIsNot(unsaid(words, 'tests', flag, 'not'), phrase, words)
        : thatIs(predicate, phrase, words),
    );
  }
  if (inner.kind === 'binary' && inner.operator === 'is')
    return folded(phrase, { ...inner, operator: 'is-not' }, name, speech);
  if (inner.kind === 'binary' && inner.operator === 'is-in')
    return folded(phrase, { ...inner, operator: 'is-not-in' }, name, speech);
  if (inner.kind === 'quantifier') return foldedQuantifier(phrase, { ...inner, any: !inner.any }, name, speech);
  return null;
}

/** `any coins in it`: "with a coin"; `no coins in it`: "without coins". */
function foldedQuantifier(phrase: NounPhrase, node: Quantifier, name: string, speech: Speech): NounPhrase | null {
  const { set } = node;
  if (set.kind !== 'query' || !set.places.some((place) => isThing(place, name))) return null;
  const inner = speech.phrases.things({ ...set, places: set.places.filter((place) => !isThing(place, name)) }, speech);
  if (inner === null) return null;
  const { words } = speech;
  const bare = { ...inner, owner: null };
  if (node.any) return { ...phrase, having: [...phrase.having, spoken(bare, 'a', speech).text] };
  return close(phrase, say(words, 'without', { x: spoken(bare, 'bare', speech) }));
}

const COUNT = { '>=': 'count-least', '<=': 'count-most', is: 'count-exactly' } as const;

/** `count(coins in it) >= 2`: "with at least 2 coins". */
function foldedCount(phrase: NounPhrase, node: Binary, name: string, speech: Speech): NounPhrase | null {
  const { left, operator, right } = node;
  const [set] = left.kind === 'call' && left.name === 'count' ? left.args : [];
  const key = Object.hasOwn(COUNT, operator) ? COUNT[operator as keyof typeof COUNT] : undefined;
  if (set?.kind !== 'query' || key === undefined || right.kind !== 'number') return null;
  if (!set.places.some((place) => isThing(place, name))) return null;
  const inner = speech.phrases.things({ ...set, places: set.places.filter((place) => !isThing(place, name)) }, speech);
  if (inner === null) return null;
  const how = right.value === 1 ? 'one-only' : 'bare';
  const { words } = speech;
  const x = say(words, key, { n: right.value, y: spoken({ ...inner, owner: null }, how, speech) });
  return { ...phrase, having: [...phrase.having, x] };
}

/** `it is beast`, `it is not hare`, `it is in grove`. */
function foldedThing(phrase: NounPhrase, node: Binary, speech: Speech): NounPhrase | null {
  const { words, phrases } = speech;
  const { operator, right } = node;
  if (operator === 'is-in') return amongMost(phrase, right, speech) ?? inside(phrase, right, speech);
  if (operator === 'is-not-in') return outside(phrase, right, speech);
  if (operator !== 'is' && operator !== 'is-not') return null;
  const named = wordOfLocal(right, speech);
  if (named !== null) {
    const x = phrases.value(right, speech);
    const isIt = operator === 'is';
    return close(
      phrase,
      say(words, named === 'row' ? (isIt ? 'with' : 'without') : isIt ? 'of-that' : 'not-of-that', { x }),
    );
  }
  const noun = right.kind === 'name' ? classNoun(right, speech) : null;
  if (operator === 'is')
    return noun === null
      ? after(
          phrase,
          ofBoth((form) =>
            say(words, 'that-is', { x: phrases.value(right, speech), noun: inForm(phrase, form) }, form),
          ),
        )
      : { ...phrase, noun: noun.noun };
  if (right.kind === 'here' && thisPlace(speech).text !== say(words, 'this', { x: oneOf(phrase.noun) }))
    return outside(phrase, right, speech);
  if (isSelf(right)) return before(phrase, say(words, 'other'));
  const nth = noun === null ? ordinalOf(phrase, right, speech) : null;
  if (nth !== null)
    return after(
      phrase,
      behindNoun(phrase, (of) => say(words, 'except-ordinal', { n: nth, noun: of })),
    );
  if (noun === null || noun.single) {
    const x =
      noun === null ? phrases.value(right, speech) : determined(words.locale, 'the', noun.noun.one, noun.noun.gender);
    return after(
      phrase,
      behindNoun(phrase, (of) => say(words, 'except', { x, noun: of })),
    );
  }
  return after(phrase, {
    one: say(words, 'except-kind', { x: oneOf(noun.noun), noun: oneOf(phrase.noun) }),
    many: say(words, 'except-kinds', { x: manyOf(noun.noun), noun: manyOf(phrase.noun) }),
  });
}

/** `it is in most(players, its oil)`: "with the highest oil". */
function amongMost(phrase: NounPhrase, set: Expression, speech: Speech): NounPhrase | null {
  if (set.kind !== 'call' || (set.name !== 'most' && set.name !== 'least')) return null;
  const field = aspect(set.args, speech);
  if (field === null || speech.phrases.things(set, speech)?.noun.one !== phrase.noun.one) return null;
  return close(phrase, say(speech.words, set.name === 'most' ? 'with-highest' : 'with-lowest', { field }));
}

/** Words behind a noun that agree with it. */
const behindNoun = ({ noun }: NounPhrase, make: (noun: Said) => string): Behind => ({
  one: make(oneOf(noun)),
  many: make(manyOf(noun)),
});

/** `first(S)` behind a member of S is "the first": what it is has been said. */
function ordinalOf(phrase: NounPhrase, node: Expression, speech: Speech): string | null {
  const [set] = node.kind === 'call' && (node.name === 'first' || node.name === 'last') ? node.args : [];
  if (set === undefined || node.kind !== 'call') return null;
  const isAmong = speech.phrases.things(set, speech)?.noun.one === phrase.noun.one;
  if (!isAmong) return null;
  return node.name === 'last' ? say(speech.words, 'last') : (speech.words.locale.ordinals[0] ?? null);
}

/** "in this glade"; moved from there, "from this glade". */
function inside(phrase: NounPhrase, place: Expression, speech: Speech): NounPhrase {
  const { words, phrases } = speech;
  const x = phrases.value(place, speech);
  return { ...phrase, places: [...phrase.places, { in: say(words, 'in', { x }), from: say(words, 'from', { x }) }] };
}

/** "outside this glade"; moved from there, "from elsewhere". */
function outside(phrase: NounPhrase, place: Expression, speech: Speech): NounPhrase {
  const { words, phrases } = speech;
  return {
    ...phrase,
    places: [
      ...phrase.places,
      { in: say(words, 'not-in', { x: phrases.value(place, speech) }), from: say(words, 'from-elsewhere') },
    ],
  };
}

/** `it is not this`, `not here`, `not c.place`: another one. */
function isSelf(node: Expression): boolean {
  return (
    node.kind === 'here' ||
    (node.kind === 'name' && node.name === 'this') ||
    (node.kind === 'field' && node.name === 'place' && node.of.kind === 'name')
  );
}

/** The noun of a kind, set or row; `single` when there is only one such thing. */
function classNoun(
  node: Extract<Expression, { kind: 'name' }>,
  speech: Speech,
): { noun: Noun; single: boolean } | null {
  const meaning = meaningOf(node, speech);
  if (meaning.is === 'kind') return { noun: kindNoun(speech.words, meaning.kind), single: false };
  if (meaning.is === 'set') return { noun: nounOf(speech.words, speech.model, meaning.set.one), single: false };
  if (meaning.is === 'row') return { noun: rowNoun(speech.words, meaning.row), single: meaning.row.count === 1 };
  return null;
}

const WITH: Readonly<
  Partial<Record<BinaryOperator, 'with-value' | 'with-not' | 'with-least' | 'with-most' | 'with-more' | 'with-less'>>
> = {
  is: 'with-value',
  'is-not': 'with-not',
  '>=': 'with-least',
  '<=': 'with-most',
  '>': 'with-more',
  '<': 'with-less',
};

const WHOSE = {
  'with-value': 'whose',
  'with-not': 'whose-not',
  'with-least': 'whose-least',
  'with-most': 'whose-most',
  'with-more': 'whose-more',
  'with-less': 'whose-less',
} as const;

function foldedField(phrase: NounPhrase, field: string, node: Binary, speech: Speech): NounPhrase | null {
  const { words, phrases } = speech;
  const { operator, right } = node;
  if (field === 'owner' && (operator === 'is' || operator === 'is-not'))
    return foldedOwner(phrase, operator, phrases.value(right, speech), speech);
  if (field === 'place' && operator === 'is') return inside(phrase, right, speech);
  if (field === 'place' && operator === 'is-not') return outside(phrase, right, speech);
  if ((operator === 'is' || operator === 'is-not') && right.kind === 'name') {
    const meaning = meaningOf(right, speech, true);
    if (meaning.is === 'value') return foldedValue(phrase, field, meaning.name, operator, speech);
  }
  if ((operator === 'is' || operator === 'is-not') && right.kind === 'field' && right.name === field) {
    const slots = { field: fieldSaid(words, speech.model, field), x: phrases.value(right.of, speech) };
    return after(phrase, say(words, operator === 'is' ? 'same' : 'same-not', slots));
  }
  const counted = foldedCounter(phrase, field, node, speech);
  if (counted !== null) return counted;
  const key = WITH[operator];
  if (key === undefined) return null;
  const word = fieldSaid(words, speech.model, field);
  if (right.kind === 'number' && operator === '>')
    return close(phrase, say(words, 'with-least', { field: word, x: right.value + 1 }));
  if (right.kind === 'number' && operator === '<')
    return close(phrase, say(words, 'with-most', { field: word, x: right.value - 1 }));
  return (right.kind === 'number' ? close : after)(
    phrase,
    say(words, right.kind === 'number' ? key : WHOSE[key], { field: word, x: phrases.value(right, speech) }),
  );
}

/** `its oil > 5` of a player: "with at least 6 oil". */
function foldedCounter(phrase: NounPhrase, field: string, node: Binary, speech: Speech): NounPhrase | null {
  const { words, model } = speech;
  const { operator, right } = node;
  const isPlayer = isPlayerNoun(words, phrase.noun);
  if (!isPlayer || right.kind !== 'number' || !model.counters.some(({ name }) => name === field)) return null;
  const y = { text: counterWord(speech, field, right.value === 1 ? 1 : 2) };
  if (operator === 'is' && right.value === 0) return close(phrase, say(words, 'without', { x: y }));
  const [key, n] =
    operator === '>'
      ? (['count-least', right.value + 1] as const)
      : operator === '<'
        ? (['count-most', right.value - 1] as const)
        : [Object.hasOwn(COUNT, operator) ? COUNT[operator as keyof typeof COUNT] : undefined, right.value];
  if (key === undefined) return null;
  return { ...phrase, having: [...phrase.having, say(words, key, { n, y })] };
}

function foldedOwner(phrase: NounPhrase, operator: 'is' | 'is-not', owner: Said, speech: Speech): NounPhrase {
  if (operator === 'is') return { ...phrase, owner };
  const x = fill(speech.words.locale, '{x:own}', { x: owner });
  return after(
    phrase,
    behindNoun(phrase, (noun) => say(speech.words, 'except', { x, noun })),
  );
}

function foldedValue(
  phrase: NounPhrase,
  field: string,
  value: string,
  operator: 'is' | 'is-not',
  speech: Speech,
): NounPhrase {
  const { words } = speech;
  const test = (form: string): string | null =>
    declared(words, 'tests', `${field}.${value}`, form) ?? declared(words, 'tests', value, form);
  if (operator === 'is') {
    const own = test('as');
    if (own !== null) return before(phrase, own);
    const predicate = test('is');
    return predicate === null
      ? before(phrase, unsaid(words, 'tests', value, 'as'))
      : after(phrase, thatIs(predicate, phrase, words));
  }
  const predicate = test('not');
  return after(
    phrase,
    predicate === null
      ? thatIsNot(unsaid(words, 'tests', value, 'not'), phrase, words)
      : thatIs(predicate, phrase, words),
  );
}
