/**
 * How much of a counter: "3 oil", "1 oil for each beast in the grove", "oil equal to its might".
 */
import type { Binary, Expression, Gain } from '../../content/tree/node.ts';
import { numberOnCard } from './on-card.ts';
import { spoken } from './spoken.ts';
import type { Said } from '../wording/inflect.ts';
import type { Speech } from './speech.ts';
import { throwSaid, value } from './value.ts';
import { declared, say } from '../wording/words.ts';

/** A number that is some number for each thing of a set. */
export interface PerThing {
  readonly times: string;
  /** "each beast in your grove", "each of your beasts" */
  readonly each: Said;
  /** what follows "for every" when it is for so many of them: "5 of your beasts" */
  readonly every: string | null;
}

/** `2 * count(S)`, `count(S)`, `count(S) / 5`; null for any other number. */
export function perThing(node: Expression, speech: Speech): PerThing | null {
  if (node.kind === 'binary' && node.operator === '*') return perProduct(node, speech);
  if (node.kind === 'binary' && node.operator === '/') {
    const inner = perThing(node.left, speech);
    return inner === null ? null : { ...inner, every: everyOf(node.left, value(node.right, speech).text, speech) };
  }
  const unit = unitsIn(node, speech);
  if (unit !== null) return { times: '1', each: unit, every: null };
  const [set] = node.kind === 'call' && node.name === 'count' ? node.args : [];
  if (set === undefined) return null;
  const phrase = speech.phrases.things(set, speech);
  if (phrase === null) return null;
  return { times: '1', each: spoken(phrase, 'each', speech), every: null };
}

/** A sum of what the game counts by a noun: "each gem in your glades". */
function unitsIn(node: Expression, speech: Speech): Said | null {
  const [set, of] = node.kind === 'call' && node.name === 'sum' ? node.args : [];
  if (set === undefined || (of?.kind !== 'call' && of?.kind !== 'field')) return null;
  const unit = declared(speech.words, 'nouns', of.name, 'unit');
  const phrase = unit === null ? null : speech.phrases.things(set, speech);
  if (phrase === null) return null;
  return { text: say(speech.words, 'each-in', { x: unit, y: spoken(phrase, 'many', speech) }), person: 'one' };
}

/** The set that is counted, so many of them. */
function everyOf(node: Expression, n: string, speech: Speech): string {
  if (node.kind === 'binary') return everyOf(node.left.kind === 'number' ? node.right : node.left, n, speech);
  const set = node.kind === 'call' ? node.args[0] : undefined;
  const phrase = set === undefined ? null : speech.phrases.things(set, speech);
  return phrase === null ? n : spoken(phrase, 'some', speech, { n }).text;
}

function perProduct(node: Binary, speech: Speech): PerThing | null {
  const first = numberOnCard(node.left, speech);
  const times = first ?? numberOnCard(node.right, speech);
  const inner = times === null ? null : perThing(first === null ? node.left : node.right, speech);
  return inner === null ? null : { ...inner, times: String(times) };
}

export const isZero = (node: Expression): boolean => node.kind === 'number' && node.value === 0;

/**
 * What is given away of what one has: "all your oil", "half of your oil". Null for any other
 * amount.
 */
export function ofOwn({ how, amount, counter }: Gain, speech: Speech): string | null {
  const isHalf =
    amount.kind === 'binary' && amount.operator === '/' && amount.right.kind === 'number' && amount.right.value === 2;
  const of = isHalf ? amount.left : amount;
  if (how === 'gain' || of.kind !== 'your' || of.name !== counter) return null;
  return say(speech.words, isHalf ? 'half' : 'amount-all', { x: value(of, speech) });
}

/** "3 oil" and its longer forms. Never throws. */
export function amountOf(node: Expression, counter: string, speech: Speech): string {
  const { words } = speech;
  const known = numberOnCard(node, speech);
  if (known !== null) return say(words, 'amount', { n: known, counter });
  if (node.kind === 'if-value') {
    const x = amountOf(node.yes, counter, speech);
    const condition = speech.phrases.condition(node.condition, speech, true);
    return isZero(node.no)
      ? say(words, 'only', { x, condition })
      : say(words, 'if-else', { x, condition, y: amountOf(node.no, counter, speech) });
  }
  if (node.kind === 'dice' && node.keep === 'sum' && numberOnCard(node.count, speech) !== null)
    return say(words, 'amount', { n: value(node, speech).text.replace(/^d/, '1d'), counter });
  if (
    node.kind === 'dice' &&
    node.keep === 'sum' &&
    node.sides.kind === 'number' &&
    (node.count.kind === 'your' || node.count.kind === 'field')
  ) {
    return say(words, 'amount-dice', { sides: node.sides.value, n: value(node.count, speech), counter });
  }
  const per = perThing(node, speech);
  if (per !== null) {
    if (per.every !== null) return say(words, 'amount-every', { n: per.times, x: per.every, counter });
    return say(words, 'amount-each', { n: per.times, x: per.each, counter });
  }
  const [of, table] = node.kind === 'call' && node.name === 'step' ? node.args : [];
  if (of !== undefined && table !== undefined) {
    if (of.kind === 'dice')
      return say(words, 'amount-roll', { counter, dice: throwSaid(of, speech), table: value(table, speech) });
    return say(words, 'amount-by', { counter, n: value(of, speech), table: value(table, speech) });
  }
  const said = value(node, speech);
  if (said.text === say(words, 'that-many')) return say(words, 'amount', { n: said, counter });
  return say(words, 'amount-equal', { n: said, counter });
}
