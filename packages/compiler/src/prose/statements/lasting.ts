/** Effects that last: continuous effects, hooks, conditions that are waited for. */
import type { AsSoonAs, Continuous, Expression, Hook, If, IfValue, Statement } from '../../content/tree/node.ts';
import { isZero, perThing } from '../phrases/amount.ts';
import { eventClause } from './event.ts';
import { determined, fill, moodOf, withVerb, type Said } from '../wording/inflect.ts';
import { meaningOf } from '../phrases/meaning.ts';
import { flat, narrate, type StatementClause } from '../phrases/narrate.ts';
import { lineageOf } from '../phrases/on-card.ts';
import { spoken } from '../phrases/spoken.ts';
import { pronoun, type Speech } from '../phrases/speech.ts';
import { value } from '../phrases/value.ts';
import { unsaid, declared, fieldSaid, say } from '../wording/words.ts';

/** What lasts, as a clause without its last full stop. Never throws. */
export function lastingClause(node: Hook | Continuous | AsSoonAs, speech: Speech, toClause: StatementClause): string {
  if (node.kind === 'continuous') return continuousClause(node, speech);
  if (node.kind === 'hook') return hookClause(node, speech, toClause);
  const body = narrate(node.body.statements, speech, { who: null }, toClause);
  return say(speech.words, 'as-soon-as', { condition: speech.phrases.condition(node.condition, speech, true), body });
}

// ---------------------------------------------------------------- continuous

function subjectOf(node: Continuous, speech: Speech): Said {
  const phrase = speech.phrases.things(node.subject, speech);
  return phrase === null
    ? value(node.subject, speech)
    : spoken(phrase, isOnlyOne(node, speech) ? 'the' : 'many', speech);
}

/** Is there only one such thing in the game? */
function isOnlyOne({ subject }: Continuous, speech: Speech): boolean {
  const base = subject.kind === 'query' && subject.owner === null ? subject.base : subject;
  const meaning = base.kind === 'name' ? meaningOf(base, speech) : null;
  const { rows, maxPlayers } = speech.model;
  const rowsOf =
    meaning?.is === 'row'
      ? [meaning.row]
      : meaning?.is === 'kind'
        ? rows.filter((row) => lineageOf(row).includes(meaning.kind))
        : [];
  return rowsOf.length === 1 && rowsOf.every(({ count, perPlayer }) => count === 1 && !(perPlayer && maxPlayers > 1));
}

function continuousClause(node: Continuous, outer: Speech): string {
  const speech = withTargets(node, outer);
  if (node.amount.kind === 'if-value') return eitherClause(node, node.amount, speech);
  const text = hasClause(node, speech);
  const condition = node.condition === null ? '' : whileClause(node.condition, speech);
  return condition === '' ? text : say(speech.words, 'while', { x: text, condition });
}

function whileClause(condition: Expression, speech: Speech): string {
  return speech.phrases.condition(condition, { ...speech, subordinate: true }, true);
}

/** The names of what the attribute is asked about: "the target"; a player is the reader. */
function withTargets(node: Continuous, speech: Speech): Speech {
  const names = new Map(speech.names);
  const ref = speech.model.facts.refs.get(node);
  const params = ref?.to === 'attribute' ? ref.attribute.params : [];
  for (const [index, { name }] of node.names.entries()) {
    const isPlayer = params[index]?.typeName === 'player';
    const later = isPlayer
      ? speech.you
      : { text: determined(speech.words.locale, 'the', unsaid(speech.words, 'nouns', name)) };
    names.set(name, { first: null, later, is: isPlayer ? 'player' : 'thing' });
  }
  return { ...speech, names, it: pronoun(speech, 'it') };
}

/** "your beasts have +1 might", without what it depends on. */
function hasClause(node: Continuous, speech: Speech): string {
  const { words, model } = speech;
  const x = subjectOf(node, speech);
  const per = perThing(node.amount, speech);
  const n = per === null ? value(node.amount, speech).text : per.times;
  const [against] = node.names;
  const target = against === undefined ? null : (speech.names.get(against.name) ?? null);
  const word = fieldSaid(words, model, node.attribute);
  const attribute =
    target === null || target.is === 'player'
      ? word
      : { ...word, text: say(words, 'against', { attribute: word, x: target.later }) };
  const y = per?.every === null ? per.each : null;
  const k = per?.every ?? null;
  const stepped = node.how === 'add' ? stepIn(node.amount) : null;
  const form = stepped !== null ? 'by' : y === null && k === null && !isPlainNumber(n) ? 'equal' : node.how;
  const own = declared(words, 'has', node.attribute, form);
  if (own !== null && stepped === null)
    return fill(words.locale, `{x:subject} ${withVerb(own)}`, { x, n, y, k }, moodOf(x));
  if (stepped !== null) {
    const { of, table, set } = stepped;
    const each = set === null ? null : speech.phrases.things(set, speech);
    const it = each === null ? speech : { ...speech, it: pronoun(speech, 'it', each.noun) };
    const slots = {
      x,
      attribute,
      n: value(of, it),
      table: value(table, it),
      each: each === null ? null : spoken(each, 'each', speech),
    };
    if (own !== null) return fill(words.locale, `{x:subject} ${withVerb(own)}`, slots, moodOf(x));
    return say(words, 'has-by', slots, moodOf(x));
  }
  return plainHas(node, { x, n, attribute, y, k }, speech);
}

/** `+(if C then 2 else 1) might`: "+2 might if ..., otherwise +1". */
function eitherClause(node: Continuous, amount: IfValue, speech: Speech): string {
  const { words } = speech;
  const x = hasClause({ ...node, amount: amount.yes }, speech);
  const condition = speech.phrases.condition(amount.condition, speech, true);
  const n = value(amount.no, speech);
  const y = node.how === 'set' ? n : say(words, node.how === 'add' ? 'plus-less' : 'minus-less', { n });
  const text = isZero(amount.no) ? say(words, 'only', { x, condition }) : say(words, 'if-else', { x, condition, y });
  return node.condition === null
    ? text
    : say(words, 'while', { x: text, condition: whileClause(node.condition, speech) });
}

/** `step(n, table)`, or the sum of that over a set. */
function stepIn(node: Expression): { of: Expression; table: Expression; set: Expression | null } | null {
  if (node.kind !== 'call') return null;
  const [first, second] = node.args;
  if (first === undefined || second === undefined) return null;
  if (node.name === 'step') return { of: first, table: second, set: null };
  const inner = node.name === 'sum' ? stepIn(second) : null;
  return inner === null || inner.set !== null ? null : { ...inner, set: first };
}

interface Had {
  readonly x: Said;
  readonly n: string;
  readonly attribute: Said;
  readonly y: Said | null;
  readonly k: string | null;
  readonly [slot: string]: Said | string | null;
}

function plainHas(node: Continuous, slots: Had, speech: Speech): string {
  const { words } = speech;
  const mood = moodOf(slots.x);
  const adds = node.how === 'add';
  if (node.how === 'set') return say(words, 'has-set', slots, mood);
  if (slots.k !== null) return say(words, adds ? 'has-more-every' : 'has-less-every', slots, mood);
  if (slots.y !== null) return say(words, adds ? 'has-more-each' : 'has-less-each', slots, mood);
  if (!isPlainNumber(slots.n)) return say(words, adds ? 'has-more-equal' : 'has-less-equal', slots, mood);
  return say(words, adds ? 'has-more' : 'has-less', slots, mood);
}

const isPlainNumber = (text: string): boolean => /^\d+(?:d\d+)?$/.test(text);

// ---------------------------------------------------------------- hooks

function hookClause(node: Hook, speech: Speech, toClause: StatementClause): string {
  const { words } = speech;
  const instead = node.timing === 'instead';
  const heard = eventClause(node.event, speech, instead, node.onYourTurn);
  const body = instead
    ? insteadClause(node, heard.speech, toClause)
    : narrate(node.body.statements, heard.speech, { who: null }, toClause);
  const event = heard.text;
  const condition = node.condition === null ? '' : speech.phrases.condition(node.condition, heard.speech, true);
  return say(words, node.timing, {
    event: condition === '' ? event : say(words, 'hook-if', { event, condition }),
    body,
  });
}

const isNo = (node: Expression | null): boolean =>
  node === null || node.kind === 'none' || (node.kind === 'flag' && !node.value);
const isProceed = (statements: readonly Statement[]): boolean =>
  statements.length === 1 && statements[0]?.kind === 'proceed';

/** What happens instead: that it happens after all in every other case goes without saying. */
function insteadClause(node: Hook, heard: Speech, toClause: StatementClause): string {
  const speech: Speech = { ...heard, replacing: true };
  const { words } = speech;
  const statements = flat(node.body.statements);
  const [only] = statements;
  if (only === undefined || (statements.length === 1 && only.kind === 'return' && isNo(only.value)))
    return say(words, 'nothing-instead');
  if (
    statements.length === 1 &&
    only.kind === 'if' &&
    only.otherwise !== null &&
    isProceed(flat(only.otherwise.statements))
  ) {
    const bare: If = { ...only, otherwise: null };
    return say(words, 'instead-of-it', { x: narrate([bare], speech, { who: null }, toClause) });
  }
  const body = narrate(node.body.statements, speech, { who: null }, toClause);
  const passes = statements.some((statement) => statement.kind === 'proceed' || statement.kind === 'if');
  return passes ? body : say(words, 'instead-of-it', { x: body });
}
