/**
 * Why something cannot be done: "needs 5 oil, you have 3", "only if there is a coin in this glade".
 */
import type { Expression, Gain, Limit, Your } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { numberOnCard } from '../phrases/on-card.ts';
import { speechFor } from '../phrases/speaker.ts';
import { referentOfType, counterTitle, counterWord, pronoun, type Referent, type Speech } from '../phrases/speech.ts';
import { value } from '../phrases/value.ts';
import { periodSaid } from '../wording/period-words.ts';
import { countedNoun } from '../wording/counted-words.ts';
import { declared, say, type Wording } from '../wording/words.ts';

/**
 * A sentence without full stop, with slots `{0}`, `{1}` ... for values that are read when it is
 * shown.
 */
export interface Reason {
  readonly text: string;
  readonly slots: readonly Expression[];
}

/** One part of a condition, and what to say when it does not hold. */
export interface PartReason extends Reason {
  readonly condition: Expression;
}

/** Names that are known where the condition stands, by the name of their type. */
export interface ReasonScene {
  readonly row?: RowModel | null;
  readonly locals?: ReadonlyMap<string, string>;
  /**
   * the option whose condition it is; the game may have a reason for it in `words: {reasons: ...}`
   */
  readonly option?: string;
}

function own(where: ReasonScene, words: Wording): Reason | null {
  const text = where.option === undefined ? null : declared(words, 'reasons', where.option, 'if', true);
  return text === null ? null : { text, slots: [] };
}

function scene(model: GameModel, words: Wording, { row, locals }: ReasonScene): Speech {
  const speech = speechFor(model, words, row ?? null, false);
  const names = new Map<string, Referent>();
  for (const [name, type] of locals ?? []) {
    const referent = referentOfType(speech, type);
    names.set(name, referent.is === 'thing' ? { ...referent, later: pronoun(speech, 'it') } : referent);
  }
  return { ...speech, names };
}

/**
 * Why a condition, a price or a limit stands in the way.
 *
 * @throws never
 */
export function reasonOf(
  node: Expression | Gain | Limit,
  model: GameModel,
  words: Wording,
  where: ReasonScene = {},
): Reason {
  const speech = scene(model, words, where);
  if (node.kind === 'gain') return price(node, speech);
  if (node.kind === 'limit') {
    const period = periodSaid(words, node.period);
    const once = node.times.kind === 'number' && node.times.value === 1;
    if (once) return { text: say(words, 'used-once', { period }), slots: [] };
    return { text: say(words, 'used-n', { period }), slots: [] };
  }
  const reason = own(where, words) ?? counted(node, speech) ?? compared(node, speech);
  if (reason !== null) return reason;
  const text = isState(node, speech)
    ? speech.phrases.condition(node, speech, false)
    : say(words, 'only-if', { condition: speech.phrases.condition(node, speech, true) });
  return { text, slots: [] };
}

/**
 * The reasons of a condition, one for each part that `and` joins: test them in order and show the
 * first that does not hold.
 *
 * @throws never
 */
export function reasonsOf(node: Expression, model: GameModel, words: Wording, where: ReasonScene = {}): PartReason[] {
  if (node.kind === 'binary' && node.operator === 'and')
    return [...reasonsOf(node.left, model, words, where), ...reasonsOf(node.right, model, words, where)];
  return [{ condition: node, ...reasonOf(node, model, words, where) }];
}

/**
 * What is so or is not so is best said as it is: "it is tired"; a number that is missed is said as
 * it should be.
 */
function isState(node: Expression, speech: Speech): boolean {
  if (node.kind === 'not') return isState(node.value, speech);
  if (node.kind === 'binary') {
    if (node.operator === 'or') return isState(node.left, speech) && isState(node.right, speech);
    return node.operator.startsWith('is') && node.right.kind !== 'number';
  }
  if (node.kind === 'call') return declared(speech.words, 'tests', node.name, 'not') !== null;
  return node.kind === 'quantifier' || node.kind === 'field' || node.kind === 'your' || node.kind === 'name';
}

/** What is paid, as a value: it has the number of the node, and so its meaning. */
const yours = ({ id, at, counter, counterAt }: Gain): Your => ({
  kind: 'your',
  id,
  at,
  name: counter,
  nameAt: counterAt,
});

/** "needs {0} oil, you have {1}"; a price that is a plain number is written out. */
function price(node: Gain, speech: Speech): Reason {
  const known = numberOnCard(node.amount, speech);
  const counter = wordFor(speech, node.counter, known ?? '{0}');
  const upTo = speech.model.counters.find(({ name, paidUp }) => paidUp && name === node.counter)?.max;
  const needs = (n: string | number, have: string): string =>
    upTo == null
      ? say(speech.words, 'needs', { n, counter, have })
      : say(speech.words, 'needs-room', { n, counter, have, most: upTo });
  if (known !== null) return { text: needs(known, '{0}'), slots: [yours(node)] };
  return { text: needs('{0}', '{1}'), slots: [node.amount, yours(node)] };
}

/** `your oil >= 5`: how much there is says more than that it is too little. */
function counted(node: Expression, speech: Speech): Reason | null {
  if (node.kind !== 'binary' || (node.operator !== '>=' && node.operator !== '>') || node.left.kind !== 'your')
    return null;
  const { left, right } = node;
  if (!speech.model.counters.some((counter) => counter.name === left.name)) return null;
  if (right.kind === 'number') {
    const n = right.value + (node.operator === '>' ? 1 : 0);
    const counter = wordFor(speech, left.name, n);
    return { text: say(speech.words, 'needs', { n, counter, have: '{0}' }), slots: [left] };
  }
  if (node.operator === '>') return null;
  const counter = wordFor(speech, left.name, '{0}');
  return { text: say(speech.words, 'needs', { n: '{0}', counter, have: '{1}' }), slots: [right, left] };
}

/** A counter behind a number, or behind a slot: "{0|coin|coins}" is chosen when it is shown. */
function wordFor(speech: Speech, name: string, n: number | '{0}'): string {
  if (typeof n === 'number') return counterWord(speech, name, n);
  const noun = countedNoun(speech.words, name, counterTitle(speech, name));
  return noun === null ? counterWord(speech, name) : `{0|${noun.branches}}`;
}

const NEEDS = { '<': 'needs-below', '<=': 'needs-most', '>': 'needs-above', '>=': 'needs-least' } as const;

/** Two numbers that are both read from the game: their values say why. */
function compared(node: Expression, speech: Speech): Reason | null {
  if (node.kind !== 'binary' || !Object.hasOwn(NEEDS, node.operator)) return null;
  const { left, right } = node;
  if (!isRead(left) || !isRead(right)) return null;
  const key = NEEDS[node.operator as keyof typeof NEEDS];
  return {
    text: say(speech.words, key, { x: value(left, speech), y: value(right, speech), 0: '{0}', 1: '{1}' }),
    slots: [left, right],
  };
}

const isRead = (node: Expression): boolean =>
  node.kind === 'your' || (node.kind === 'field' && node.args === null) || node.kind === 'call';
