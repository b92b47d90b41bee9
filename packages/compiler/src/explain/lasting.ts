/** Effects that last: continuous effects, hooks, conditions that are waited for. */
import type { AsSoonAs, Continuous, Hook, If, IfValue, Statement } from '../ast/node.ts';
import { isZero, perThing } from './amount.ts';
import { eventTold } from './event.ts';
import { fill, moodOf, plain, withVerb, type Said } from './inflect.ts';
import { flat, narrate, type TellStatement } from './narrate.ts';
import { spoken } from './noun-phrase.ts';
import { pronoun, type Speech } from './speech.ts';
import { value } from './value.ts';
import { declared, fieldWord, say } from './words.ts';

/** What lasts, as a clause without its last full stop. Never throws. */
export function lastingTold(node: Hook | Continuous | AsSoonAs, speech: Speech, tell: TellStatement): string {
  if (node.kind === 'continuous') return continuousTold(node, speech);
  if (node.kind === 'hook') return hookTold(node, speech, tell);
  const body = narrate(node.body.statements, speech, { who: null }, tell);
  return say(speech.words, 'as-soon-as', { condition: speech.tell.condition(node.condition, speech, true), body });
}

// ---------------------------------------------------------------- continuous

function subjectOf(node: Continuous, speech: Speech): Said {
  const phrase = speech.tell.things(node.subject, speech);
  return phrase === null ? value(node.subject, speech) : spoken(phrase, 'many', speech);
}

function continuousTold(node: Continuous, speech: Speech): string {
  const { words, model } = speech;
  if (node.amount.kind === 'if-value') return eitherTold(node, node.amount, speech);
  const x = subjectOf(node, speech);
  const names = new Map(speech.names);
  for (const { name } of node.names)
    names.set(name, { first: null, later: { text: `the ${plain(name)}` }, is: 'thing' });
  const inner: Speech = { ...speech, names, it: pronoun(speech, 'it') };
  const per = perThing(node.amount, inner);
  const n = per === null ? value(node.amount, inner).text : per.times;
  const [against] = node.names;
  const word = fieldWord(words, model, node.attribute);
  const attribute =
    against === undefined ? word : say(words, 'against', { attribute: word, x: `the ${plain(against.name)}` });
  const own = declared(words, 'has', node.attribute, node.how);
  const y = per?.every === null ? { text: per.each } : null;
  const k = per?.every ?? null;
  const text =
    own === null
      ? plainHas(node, { x, n, attribute, y, k }, speech)
      : fill(words.locale, `{x:subject} ${withVerb(own)}`, { x, n, y, k }, moodOf(x));
  const condition = node.condition === null ? '' : speech.tell.condition(node.condition, inner, true);
  return condition === '' ? text : say(words, 'while', { x: text, condition });
}

/** `+(if C then 2 else 1) might`: "+2 might if ..., otherwise +1". */
function eitherTold(node: Continuous, amount: IfValue, speech: Speech): string {
  const { words } = speech;
  const x = continuousTold({ ...node, amount: amount.yes, condition: null }, speech);
  const condition = speech.tell.condition(amount.condition, { ...speech, it: pronoun(speech, 'it') }, true);
  const n = value(amount.no, speech);
  const y = node.how === 'set' ? n : say(words, node.how === 'add' ? 'plus-less' : 'minus-less', { n });
  const text = isZero(amount.no) ? say(words, 'only', { x, condition }) : say(words, 'if-else', { x, condition, y });
  return node.condition === null
    ? text
    : say(words, 'while', { x: text, condition: speech.tell.condition(node.condition, speech, true) });
}

function plainHas(
  node: Continuous,
  slots: { x: Said; n: string; attribute: string; y: Said | null; k: string | null },
  speech: Speech,
): string {
  const { words } = speech;
  const mood = moodOf(slots.x);
  if (node.how === 'set') return say(words, 'has-set', slots, mood);
  if (slots.k !== null) return say(words, node.how === 'add' ? 'has-more-every' : 'has-less-every', slots, mood);
  if (slots.y !== null) return say(words, node.how === 'add' ? 'has-more-each' : 'has-less-each', slots, mood);
  return say(words, node.how === 'add' ? 'has-more' : 'has-less', slots, mood);
}

// ---------------------------------------------------------------- hooks

function hookTold(node: Hook, speech: Speech, tell: TellStatement): string {
  const { words } = speech;
  const instead = node.timing === 'instead';
  const told = eventTold(node.event, speech, instead, node.onYourTurn);
  const body = instead
    ? insteadTold(node, told.speech, tell)
    : narrate(node.body.statements, told.speech, { who: null }, tell);
  const event = told.text;
  const condition = node.condition === null ? '' : speech.tell.condition(node.condition, told.speech, true);
  return say(words, node.timing, {
    event: condition === '' ? event : say(words, 'hook-if', { event, condition }),
    body,
  });
}

const isProceed = (statements: readonly Statement[]): boolean =>
  statements.length === 1 && statements[0]?.kind === 'proceed';

/** What happens instead: that it happens after all in every other case goes without saying. */
function insteadTold(node: Hook, speech: Speech, tell: TellStatement): string {
  const { words } = speech;
  const statements = flat(node.body.statements);
  const [only] = statements;
  if (only === undefined || (statements.length === 1 && only.kind === 'return')) return say(words, 'nothing-instead');
  if (
    statements.length === 1 &&
    only.kind === 'if' &&
    only.otherwise !== null &&
    isProceed(flat(only.otherwise.statements))
  ) {
    const bare: If = { ...only, otherwise: null };
    return say(words, 'instead-of-it', { x: narrate([bare], speech, { who: null }, tell) });
  }
  const body = narrate(node.body.statements, speech, { who: null }, tell);
  const passes = statements.some((statement) => statement.kind === 'proceed' || statement.kind === 'if');
  return passes ? body : say(words, 'instead-of-it', { x: body });
}
