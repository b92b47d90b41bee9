/** Values in words: numbers, dice, fields, formulas. Every kind of expression has an entry here. */
import type { Binary, Call, Choice, Dice, Expression, Field, IfValue, ListLiteral, NameUse, Roll, TableLiteral, Your } from '../ast/node.ts';
import { determined, fill, isPlural, plain, withVerb, type Said } from './inflect.ts';
import { meaningOf } from './meaning.ts';
import { choiceSaid, nameSaid, spoken, zoneIn, zoneName } from './noun-phrase.ts';
import { counterWord, mention, pronoun, referentOfType, thisPlace, thisThing, type Speech } from './speech.ts';
import { declared, fieldWord, say } from './words.ts';

type Telling<K extends Expression['kind']> = (node: Extract<Expression, { kind: K }>, speech: Speech) => Said;

const words: { readonly [K in Expression['kind']]: Telling<K> } = {
  number: (node) => ({ text: String(node.value) }),
  flag: (node, speech) => ({ text: say(speech.words, node.value ? 'yes' : 'no-flag') }),
  none: (_, speech) => ({ text: say(speech.words, 'none') }),
  name,
  here: (_, speech) => thisPlace(speech),
  field,
  your,
  call,
  binary,
  not: clause,
  negative: (node, speech) => ({ text: say(speech.words, 'negative', { x: value(node.value, speech) }) }),
  quantifier: clause,
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
  return (words[node.kind] as Telling<Expression['kind']>)(node, speech);
}

/** Kinds of expressions that can be said. */
export const valueKinds: readonly string[] = Object.keys(words);

function clause(node: Expression, speech: Speech): Said {
  return { text: speech.tell.condition(node, speech, true) };
}

function set(node: Expression, speech: Speech): Said {
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const phrase = speech.tell.things(node, speech);
  if (phrase !== null) return spoken(phrase, 'many', speech);
  return node.kind === 'query' ? value(node.base, speech) : pronoun(speech, 'them');
}

function name(node: NameUse, speech: Speech): Said {
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
    return { text: determined(speech.words.locale, 'the', fieldWord(speech.words, speech.model, node.name)) };
  }
  if (meaning.is === 'option') return { text: meaning.option.title };
  if (meaning.is === 'value') return { text: declared(speech.words, 'nouns', meaning.name, 'one', true) ?? plain(meaning.name) };
  return nameSaid(node, speech) ?? localSaid(node, speech);
}

/** A local name of which nothing is known here but its type. */
function localSaid(node: NameUse, speech: Speech): Said {
  const type = node.ref?.to === 'local' ? node.ref.local.type : undefined;
  const inner = type?.is === 'optional' ? type.of : type;
  if (inner?.is === 'thing') return referentOfType(speech, inner.of?.name ?? 'card').later;
  if (inner?.is === 'player' || inner?.is === 'number') return referentOfType(speech, inner.is, false, node.name).later;
  if (inner?.is === 'set') return pronoun(speech, 'them');
  return { text: plain(node.name) };
}

function playerWord(word: string, speech: Speech): Said {
  if (word === 'opponent') {
    const reader = speech.you.person === 'you';
    return { text: reader ? say(speech.words, 'opponent') : say(speech.words, 'opponent-of', { x: speech.you }) };
  }
  const key = word === 'others' ? 'others' : word === 'everyone' ? 'everyone' : 'players';
  return { text: say(speech.words, key), person: word === 'everyone' ? 'one' : 'many' };
}

function field(node: Field, speech: Speech): Said {
  const { words: language, model } = speech;
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const of = value(node.of, speech);
  const own = declared(language, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(language.locale, own, { x: of }) };
  if (node.name === 'owner') return { text: say(language, 'owner', { x: of }) };
  if (node.name === 'place') return { text: say(language, 'place-of', { x: of }) };
  const isCounter = model.counters.some((counter) => counter.name === node.name);
  const word = isCounter ? counterWord(speech, node.name) : fieldWord(language, model, node.name);
  const said: Said = { text: say(language, 'field', { x: of, field: word }), person: isPlural(language.locale, word) ? 'many' : 'one' };
  const [target] = node.args ?? [];
  return target === undefined ? said : { text: say(language, 'against', { attribute: said, x: value(target, speech) }) };
}

function your(node: Your, speech: Speech): Said {
  const { words: language, model } = speech;
  const zone = zoneIn(node, speech);
  if (zone !== null) return zoneName(zone.zone, zone.owner, speech);
  const phrase = speech.tell.things(node, speech);
  if (phrase !== null) return spoken(phrase, 'many', speech);
  const own = declared(language, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(language.locale, own, { x: speech.you }) };
  const isCounter = model.counters.some((counter) => counter.name === node.name);
  const word = isCounter ? counterWord(speech, node.name) : fieldWord(language, model, node.name);
  return { text: say(language, 'field', { x: speech.you, field: word }), person: isPlural(language.locale, word) ? 'many' : 'one' };
}

/** The field that the second argument of an aggregate reads: `its worth`. */
function aspect(node: Expression | undefined, speech: Speech): string | null {
  if (node === undefined) return null;
  if (node.kind === 'field' && node.of.kind === 'name' && node.of.name === 'it' && node.args === null) return fieldWord(speech.words, speech.model, node.name);
  return value(node, { ...speech, it: pronoun(speech, 'it') }).text;
}

function call(node: Call, speech: Speech): Said {
  const [first, second] = node.args;
  const told = first === undefined ? null : aggregate(node.name, first, second, speech);
  if (told !== null) return told;
  const own = declared(speech.words, 'values', node.name, 'main', true);
  if (own !== null) return { text: fill(speech.words.locale, own, argumentSlots(node, speech)) };
  if (speech.model.procedures?.has(node.name) === true || declared(speech.words, 'verbs', node.name, 'do', true) !== null) {
    const verb = declared(speech.words, 'verbs', node.name, 'do', true);
    if (verb !== null) return { text: fill(speech.words.locale, withVerb(verb), argumentSlots(node, speech)) };
  }
  if (first === undefined) return { text: plain(node.name) };
  if (first.kind === 'name' && node.args.length === 1 && value(first, speech).own !== undefined) {
    const word = plain(node.name.replace(/-of$/, ''));
    return { text: say(speech.words, 'field', { x: value(first, speech), field: word }), person: isPlural(speech.words.locale, word) ? 'many' : 'one' };
  }
  const x = joinWith(speech, node.args.map((argument) => value(argument, speech).text), 'and');
  return { text: say(speech.words, 'function', { name: determined(speech.words.locale, 'the', plain(node.name.replace(/-of$/, ''))), x }) };
}

/** Arguments by parameter name of a define or procedure, and as `x`, `y`. */
export function argumentSlots(node: Call, speech: Speech): Record<string, Said> {
  const params = speech.model.defines?.get(node.name)?.params ?? speech.model.procedures?.get(node.name)?.params ?? [];
  const slots: Record<string, Said> = { you: speech.you };
  for (const [index, argument] of node.args.entries()) {
    const said = value(argument, speech);
    slots[['x', 'y', 'z'][index] ?? `x${index}`] = said;
    const param = params[index];
    if (param !== undefined) slots[param.name] = said;
  }
  return slots;
}

function aggregate(which: string, first: Expression, second: Expression | undefined, speech: Speech): Said | null {
  const { words: language } = speech;
  const x = (): Said => set(first, speech);
  const members = (): Said => {
    const phrase = speech.tell.things(first, speech);
    return phrase === null ? value(first, speech) : spoken(phrase, 'many', speech);
  };
  const detail = aspect(second, speech);
  switch (which) {
    case 'count': return { text: isChosen(first, speech) ? say(language, 'that-many') : say(language, 'count-of', { x: members() }) };
    case 'sum': return { text: detail === null ? say(language, 'sum-all', { x: members() }) : say(language, 'sum-of', { field: detail, x: members() }) };
    case 'max': case 'min': return { text: extreme(which, first, second, detail, speech) };
    case 'first': return firstOf(first, speech, 'top-of', 'first-of');
    case 'last': return firstOf(first, speech, 'bottom-of', 'last-of');
    case 'nth': return { text: say(language, 'nth-of', { n: second === undefined ? '' : value(second, speech), x: members() }) };
    case 'rest': return { text: say(language, 'rest-of', { x: members() }), person: 'many' };
    case 'most': return { text: say(language, 'most-of', { x: members(), field: detail ?? '' }), person: 'many' };
    case 'least': return { text: say(language, 'least-of', { x: members(), field: detail ?? '' }), person: 'many' };
    case 'distinct': return { text: detail === null ? say(language, 'distinct-of', { x: members() }) : say(language, 'distinct-by', { x: members(), field: detail }), person: 'many' };
    case 'step': return { text: say(language, 'step', { n: value(first, speech), table: second === undefined ? '' : value(second, speech) }) };
    case 'opponent': return { text: say(language, 'opponent-of', { x: x() }) };
    case 'next-player': return { text: say(language, 'next-player', { x: x() }) };
    default: return null;
  }
}

function isChosen(node: Expression, speech: Speech): boolean {
  const referent = node.kind === 'name' ? speech.names.get(node.name) : undefined;
  return referent?.is === 'things' && referent.first === null;
}

function extreme(which: 'max' | 'min', first: Expression, second: Expression | undefined, detail: string | null, speech: Speech): string {
  const { words: language } = speech;
  const phrase = speech.tell.things(first, speech);
  if (phrase === null && second !== undefined) return say(language, which === 'max' ? 'higher' : 'lower', { x: value(first, speech), y: value(second, speech) });
  const members = phrase === null ? value(first, speech) : spoken(phrase, 'many', speech);
  return say(language, which === 'max' ? 'max-of' : 'min-of', { field: detail ?? '', x: members });
}

/** The first of a pile is its top card; the first of things that are alike is just one of them. */
function firstOf(node: Expression, speech: Speech, ofPile: 'top-of' | 'bottom-of', ofSet: 'first-of' | 'last-of'): Said {
  const { words: language } = speech;
  const phrase = speech.tell.things(node, speech);
  if (phrase === null) return { text: say(language, ofSet, { x: value(node, speech) }) };
  const zone = zoneIn(node, speech);
  if (zone !== null && zone.zone.order === 'pile') return { text: say(language, ofPile, { noun: phrase.noun.one, x: zoneName(zone.zone, zone.owner, speech) }) };
  return phrase.noun.proper ? spoken(phrase, 'a', speech) : { text: say(language, ofSet, { x: spoken(phrase, 'many', speech) }) };
}

function binary(node: Binary, speech: Speech): Said {
  const { words: language } = speech;
  const { operator, left, right } = node;
  if (operator === '*') {
    const [count, other] = right.kind === 'number' && left.kind !== 'number' ? [right, left] : [left, right];
    if (count.kind === 'number' && count.value === 2) return { text: say(language, 'twice', { y: value(other, speech) }) };
    return { text: say(language, 'times', { x: value(count, speech), y: value(other, speech) }) };
  }
  if (operator === '/') {
    return { text: say(language, right.kind === 'number' && right.value === 2 ? 'half' : 'divided', { x: value(left, speech), y: value(right, speech) }) };
  }
  if (operator === '+' || operator === '-') {
    if (speech.tell.things(left, speech) !== null) {
      return { text: say(language, operator === '+' ? 'and' : 'except-of', { x: set(left, speech), y: set(right, speech) }), person: 'many' };
    }
    return { text: say(language, operator === '+' ? 'plus' : 'minus', { x: value(left, speech), y: value(right, speech) }) };
  }
  return clause(node, speech);
}

/** "2d6", "the highest of 2d10", "as many d6 as your mining dice". */
function dice(node: Dice, speech: Speech): Said {
  const { words: language } = speech;
  const sides = node.sides.kind === 'number' ? String(node.sides.value) : null;
  const n = node.count.kind === 'number' ? (node.count.value === 1 ? '' : String(node.count.value)) : null;
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
  return { text: joinWith(speech, node.dice.map((each) => throwSaid(each, speech)), 'and') };
}

function ifValue(node: IfValue, speech: Speech): Said {
  return { text: say(speech.words, 'if-value', { x: value(node.yes, speech), condition: speech.tell.condition(node.condition, speech, true), y: value(node.no, speech) }) };
}

function list(node: ListLiteral, speech: Speech): Said {
  return { text: joinWith(speech, node.entries.map((entry) => value(entry, speech).text), 'and'), person: 'many' };
}

/** `[1 -> 1, 4 -> 2]`: "1 to 3 gives 1, 4 or more gives 2". */
function table(node: TableLiteral, speech: Speech): Said {
  const { words: language } = speech;
  const rows = node.entries.map((entry, index) => {
    const next = node.entries[index + 1];
    const key = value(entry.key, speech);
    const given = value(entry.value, speech);
    if (next === undefined) return say(language, 'step-last', { x: key, y: given });
    if (entry.key.kind !== 'number' || next.key.kind !== 'number' || next.key.value === entry.key.value + 1) return say(language, 'step-one', { x: key, y: given });
    return say(language, 'step-range', { x: key, y: next.key.value - 1, z: given });
  });
  return { text: rows.reduce((x, y) => say(language, 'comma', { x, y })) };
}

/** "a, b and c" in the language. */
export function joinWith(speech: Speech, parts: readonly string[], word: 'and' | 'or'): string {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return first;
  const head = others.reduce((x, y) => say(speech.words, 'comma', { x, y }), first);
  return say(speech.words, others.length === 0 ? word : word === 'and' ? 'last-and' : 'last-or', { x: head, y: last });
}

/** Says a referent that is known by name; used where a statement names what it made. */
export function referred(speech: Speech, local: string): Said {
  const referent = speech.names.get(local);
  return referent === undefined ? pronoun(speech, 'it') : mention(referent);
}

