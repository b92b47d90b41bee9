/** One entry for every kind of statement: how it is told. */
import type {
  As,
  BinaryOperator,
  Assign,
  AtEnd,
  Block,
  EachPlayer,
  Expression,
  Gain,
  If,
  Let,
  May,
  Offer,
  Proceed,
  Repeat,
  Return,
  Statement,
  Until,
} from '../../content/tree/node.ts';
import { written } from '../phrases/alike.ts';
import { amountOf, ofOwn } from '../phrases/amount.ts';
import { commandPhrase } from './command.ts';
import { eventClause } from './event.ts';
import { capital, fill, moodOf, withVerb, type Said } from '../wording/inflect.ts';
import { lastingClause } from './lasting.ts';
import { forEachClause, letClause } from './naming.ts';
import { menuClause } from './menu.ts';
import { flat, narrate, type Clause, type Narration } from '../phrases/narrate.ts';
import { isUpwardPayment } from '../phrases/paid-up.ts';
import { meaningOf } from '../phrases/meaning.ts';
import { numberOnCard } from '../phrases/on-card.ts';
import { counterWord, pronoun, referentOfType, type Speech } from '../phrases/speech.ts';
import { broughtBy } from './tally.ts';
import { throwSaid, value } from '../phrases/value.ts';
import { periodSaid } from '../wording/period-words.ts';
import { unsaid, declared, fieldSaid, nounOf, say } from '../wording/words.ts';

type ClauseOf<K extends Statement['kind']> = (node: Extract<Statement, { kind: K }>, scene: Narration) => Clause | null;

const does = (text: string): Clause => ({ text, own: false, alone: false });
const whole = (text: string): Clause => ({ text, own: true, alone: true });

const clauses: { readonly [K in Statement['kind']]: ClauseOf<K> } = {
  block: (node: Block, scene) =>
    does(narrate(node.statements, scene.speech, { who: null, inline: true }, statementClause)),
  continuous: (node, scene) => whole(lastingClause(node, scene.speech, statementClause)),
  rule: () => null,
  let: (node: Let, scene) => letClause(node, scene),
  assign,
  gain,
  command: (node, scene) => ({ ...commandPhrase(node, scene.speech, scene.mood), alone: false }),
  if: ifClause,
  'for-each': (node, scene) => forEachClause(node, scene),
  repeat,
  menu: (node, scene) => menuClause(node, scene),
  may,
  as,
  'each-player': eachPlayer,
  offer,
  until,
  'at-end': atEnd,
  require: (node, scene) =>
    whole(say(scene.speech.words, 'require', { condition: value(node.condition, scene.speech) })),
  proceed,
  return: returned,
  leave: (node, scene) => (node.how === 'skip' ? null : whole(say(scene.speech.words, node.how))),
  error: (_, scene) => whole(say(scene.speech.words, 'error')),
};

/** Kinds of statements that can be told. */
export const statementKinds: readonly string[] = Object.keys(clauses);

/** Tells one statement; null when it says nothing to a player. Never throws. */
export function statementClause(node: Statement, scene: Narration): Clause | null {
  return (clauses[node.kind] as ClauseOf<Statement['kind']>)(node, scene);
}

/** Text of statements in the order of the rules, for the reader. */
export function statementsText(statements: readonly Statement[], speech: Speech, inline = false): string {
  return narrate(statements, speech, { who: null, inline }, statementClause);
}

function inner(block: Block, scene: Narration): string {
  return narrate(block.statements, scene.speech, { who: scene.speech.actor, inline: true }, statementClause);
}

function gain(node: Gain, scene: Narration): Clause {
  const { speech, mood } = scene;
  const counter = counterWord(speech, node.counter, numberOnCard(node.amount, speech));
  const x = ofOwn(node, speech) ?? amountOf(node.amount, counter, speech);
  return does(say(speech.words, isUpwardPayment(node, speech.model) ? 'gain' : node.how, { x }, mood));
}

// ---------------------------------------------------------------- assignments

function assign(node: Assign, scene: Narration): Clause | null {
  const { speech, mood } = scene;
  const { words } = speech;
  const { target } = node;
  const name = target.kind === 'field' || target.kind === 'your' || target.kind === 'name' ? target.name : '';
  const of = target.kind === 'field' ? value(target.of, speech) : target.kind === 'your' ? speech.you : null;
  if (node.how === 'set' && of !== null) {
    const state = stateClause(name, of, node.value, scene);
    if (state !== null) return state;
  }
  const own = declared(words, 'verbs', name, node.how);
  if (of === null && node.value.kind === 'flag' && own === null) return null;
  const brings = broughtBy(node, speech) ?? '';
  const y = value(node.value, speech);
  if (own !== null) return does(fill(words.locale, withVerb(own), { x: of, y, n: y }, mood) + brings);
  const x =
    of === null
      ? value(target, speech)
      : { text: say(words, 'field', { x: of, field: fieldSaid(words, speech.model, name) }) };
  const isChosen = node.how === 'set' && node.value.kind === 'choice';
  return does(say(words, isChosen ? 'set-chosen' : node.how, { x, y }, mood) + brings);
}

/**
 * `set b.mood to wild`: "it becomes wild", or "make it wild" where the sentence names who does it.
 */
function stateClause(field: string, of: Said, to: Expression, scene: Narration): Clause | null {
  const { speech, mood } = scene;
  const { words, model } = speech;
  const flag = to.kind === 'flag' ? to.value : null;
  const meaning = to.kind === 'name' ? meaningOf(to, speech, true) : null;
  if (flag === null && meaning?.is !== 'value') return null;
  const state = flag === null && meaning?.is === 'value' ? meaning.name : field;
  const form = flag === false ? 'unset' : 'set';
  const own = declared(words, 'tests', `${field}.${state}`, form) ?? declared(words, 'tests', state, form);
  if (own !== null) return does(fill(words.locale, withVerb(own), { x: of, you: speech.you }, mood));
  const y =
    declared(words, 'tests', `${field}.${state}`, 'as') ??
    declared(words, 'tests', state, 'as') ??
    (flag === null
      ? nounOf(words, { ...model, kinds: [], sets: [], zones: [], rows: [] }, state).one
      : unsaid(words, 'tests', state, 'as'));
  if (mood === 'order') {
    return {
      text: say(words, flag === false ? 'no-longer' : 'becomes', { x: of, y }, moodOf(of)),
      own: true,
      alone: false,
    };
  }
  return does(say(words, flag === false ? 'make-not' : 'make', { x: of, y }, mood));
}

// ---------------------------------------------------------------- conditions

type DiePhrase = 'on-a' | 'on-least' | 'on-most' | 'on-more' | 'on-less';

const ON: Readonly<Partial<Record<BinaryOperator, DiePhrase>>> = {
  is: 'on-a',
  '>=': 'on-least',
  '>': 'on-more',
  '<=': 'on-most',
  '<': 'on-less',
};

/** A die that is looked at: one that is thrown here and now, or one that was thrown before. */
function dieIn(condition: Expression, speech: Speech): { thrown: string | null; at: DiePhrase; n: string } | null {
  if (condition.kind !== 'binary') return null;
  const { left, operator, right } = condition;
  const isThrown = left.kind === 'name' && speech.names.get(left.name)?.is === 'die' && right.kind === 'number';
  const at = ON[operator];
  if ((left.kind !== 'dice' && !isThrown) || at === undefined) return null;
  const thrown = left.kind === 'dice' ? throwSaid(left, speech) : null;
  if (right.kind !== 'number') return { thrown, at, n: value(right, speech).text };
  if (at === 'on-more') return { thrown, at: 'on-least', n: String(right.value + 1) };
  if (at === 'on-less') return { thrown, at: 'on-most', n: String(right.value - 1) };
  return { thrown, at, n: String(right.value) };
}

/** Begins with "if", and not with a throw of dice. */
export function isPlainIf(node: If, speech: Speech): boolean {
  return node.arms.every((arm) => dieIn(arm.condition, speech) === null);
}

/** `if C, return` where C goes without saying. */
function isSilent(condition: Expression, body: Block, speech: Speech): boolean {
  const [only, ...others] = flat(body.statements);
  if (only?.kind !== 'return' || others.length > 0) return false;
  return isSure(condition, 'is', speech) || speech.phrases.condition(condition, speech, true) === '';
}

/** Is it only looked whether there was anything to choose? That goes without saying. */
function isSure(condition: Expression, operator: 'is' | 'is-not', speech: Speech): boolean {
  if (condition.kind !== 'binary' || condition.operator !== operator || condition.right.kind !== 'none') return false;
  return condition.left.kind === 'name' && speech.names.get(condition.left.name)?.sure === true;
}

/** `if any S, banish first(S)`: there may be none. */
function isThere({ arms: [arm, ...others], otherwise }: If): boolean {
  if (arm?.condition.kind !== 'quantifier' || !arm.condition.any || others.length > 0 || otherwise !== null)
    return false;
  const [only, ...more] = flat(arm.body.statements);
  const found = only?.kind === 'command' && only.object?.kind === 'call' && only.object.name === 'first';
  return found && more.length === 0 && written(only.object.args) === written([arm.condition.set]);
}

function ifClause(node: If, scene: Narration): Clause | null {
  const { speech } = scene;
  const { words } = speech;
  const parts: string[] = [];
  for (const [index, arm] of node.arms.entries()) {
    if (isSilent(arm.condition, arm.body, speech)) continue;
    const die = dieIn(arm.condition, speech);
    if (die !== null && index === 0 && die.thrown !== null) parts.push(say(words, 'roll', { x: die.thrown }));
    const x = inner(arm.body, scene);
    if (node.arms.length === 1 && node.otherwise === null && isSure(arm.condition, 'is-not', speech))
      return x === '' ? null : whole(x);
    if (die !== null) parts.push(say(words, die.at, { n: die.n, x }));
    else if (isThere(node)) parts.push(say(words, 'if-there', { x }));
    else
      parts.push(
        given(speech.phrases.condition(arm.condition, speech, true), x, index === 0 ? 'if' : 'otherwise-if', speech),
      );
  }
  const otherwise = node.otherwise === null ? '' : inner(node.otherwise, scene);
  if (otherwise !== '') parts.push(say(words, 'otherwise', { x: otherwise }));
  return parts.length === 0 ? null : whole(joinSentences(parts));
}

/** "if it is tired, ..."; what goes without saying is not said. */
function given(condition: string, x: string, key: 'if' | 'otherwise-if', speech: Speech): string {
  return condition === '' ? x : say(speech.words, key, { condition, x });
}

/** Sentences in a row; the first begins small, because it may stand in another. */
function joinSentences(parts: readonly string[]): string {
  return parts.map((part, index) => (index === 0 ? part : capital(part))).join('. ');
}

function repeat(node: Repeat, scene: Narration): Clause {
  const { speech } = scene;
  const { words } = speech;
  const x = inner(node.body, scene);
  if (node.condition !== null)
    return whole(say(words, 'repeat-while', { condition: speech.phrases.condition(node.condition, speech, true), x }));
  if (node.times === null) return whole(say(words, 'repeat', { x }));
  const n = value(node.times, speech);
  return n.text === '2' && flat(node.body.statements).length === 1
    ? does(say(words, 'repeat-twice', { x }))
    : whole(say(words, 'repeat-do', { n, x }));
}

// ---------------------------------------------------------------- who acts

function may(node: May, scene: Narration): Clause {
  const { speech, mood } = scene;
  const { words } = speech;
  if (mood === 'order' || mood === 'infinitive')
    return { text: mayText(node.body.statements, speech), own: true, alone: true };
  const x = optionalText(node.body.statements, speech);
  return { text: say(words, 'do-may', { x }, mood), own: false, alone: true };
}

/** What is told with a subject of its own cannot stand right behind "you may". */
const OTHERS: ReadonlySet<string> = new Set(['as', 'each-player', 'until', 'at-end', 'offer', 'repeat']);

/** "you may draw a card"; a condition comes first: "if it is tired, you may ...". */
export function mayText(statements: readonly Statement[], speech: Speech): string {
  const { words } = speech;
  const [only, ...others] = flat(statements);
  if (only !== undefined && OTHERS.has(only.kind)) {
    return say(
      words,
      'may-do',
      { you: speech.you, x: narrate(statements, speech, { who: null }, statementClause) },
      moodOf(speech.you),
    );
  }
  if (only?.kind !== 'if' || others.length > 0 || !isPlainIf(only, speech)) {
    return say(words, 'may', { you: speech.you, x: optionalText(statements, speech) }, moodOf(speech.you));
  }
  const parts = only.arms.map((arm, index) =>
    given(
      speech.phrases.condition(arm.condition, speech, true),
      mayText(arm.body.statements, speech),
      index === 0 ? 'if' : 'otherwise-if',
      speech,
    ),
  );
  if (only.otherwise !== null) parts.push(say(words, 'otherwise', { x: mayText(only.otherwise.statements, speech) }));
  return joinSentences(parts);
}

/** An optional deed: "pay 1 oil to draw a card" when it begins with a price. */
export function optionalText(statements: readonly Statement[], speech: Speech): string {
  const [first, ...rest] = flat(statements);
  if (first?.kind !== 'gain' || first.how !== 'pay' || isUpwardPayment(first, speech.model) || rest.length === 0)
    return narrate(statements, speech, { who: null, may: true }, statementClause);
  const x = narrate([first], speech, { who: null, may: true }, statementClause);
  const y = narrate(rest, speech, { who: null, may: true }, statementClause);
  return say(speech.words, 'to-pay', { x, y });
}

/** Others act: in what they do, `you` and `your` are they and theirs. */
function actedBy(who: Said, actor: Said, body: Block, speech: Speech): string {
  return narrate(body.statements, { ...speech, you: pronoun(speech, 'they'), actor }, { who }, statementClause);
}

function as(node: As, scene: Narration): Clause {
  const who = value(node.player, scene.speech);
  if (who.person === 'you') return does(inner(node.body, scene));
  return { text: actedBy(who, who, node.body, scene.speech), own: true, alone: true };
}

function eachPlayer(node: EachPlayer, scene: Narration): Clause {
  const { words } = scene.speech;
  const who = say(words, node.others ? 'each-other-player' : 'each-player');
  const acts = words.locale.pronouns['they']?.acts === true;
  const actor = acts ? pronoun(scene.speech, 'they') : referentOfType(scene.speech, 'player').later;
  const chosen = node.secretly ? null : whoClause(node.body, scene.speech);
  const text = chosen === null ? who : say(words, 'who-does', { x: who, condition: chosen.condition });
  return {
    text: actedBy(
      { text: node.secretly ? say(words, 'secretly', { x: who }) : text },
      actor,
      chosen?.body ?? node.body,
      scene.speech,
    ),
    own: true,
    alone: true,
  };
}

/**
 * A condition on the player that decides about all that each of them does: "each player who has the
 * most embers".
 */
function whoClause(body: Block, speech: Speech): { condition: string; body: Block } | null {
  const [only, ...others] = flat(body.statements);
  const [arm] = only?.kind === 'if' ? only.arms : [];
  if (only?.kind !== 'if' || arm === undefined || others.length > 0) return null;
  if (only.arms.length > 1 || only.otherwise !== null || !isPlainIf(only, speech)) return null;
  const who = say(speech.words, 'who');
  const you: Said = { ...pronoun(speech, 'they'), text: who, subject: who, person: 'one' };
  const condition = speech.phrases.condition(arm.condition, { ...speech, you }, true);
  return condition.replace(/^⟪[^⟫]*⟫ /, '').startsWith(`${who} `) ? { condition, body: arm.body } : null;
}

function offer(node: Offer, scene: Narration): Clause {
  const { words, model } = scene.speech;
  const x = nounOf(words, model, node.window).one;
  return whole(
    node.of === null ? say(words, 'offer', { x }) : say(words, 'offer-of', { x, y: value(node.of, scene.speech) }),
  );
}

// ---------------------------------------------------------------- later

function until(node: Until, scene: Narration): Clause {
  const { speech } = scene;
  const { words } = speech;
  const end =
    node.end.by === 'period'
      ? { text: say(words, 'until-end', { period: periodSaid(words, node.end.name) }), speech }
      : eventClause(node.end.event, speech, false);
  const items = node.items.map((item) => lastingClause(item, end.speech, statementClause));
  return whole(
    say(words, node.end.by === 'period' ? 'until' : 'until-event', {
      end: end.text,
      x: items.reduce((x, y) => say(words, 'and', { x, y })),
    }),
  );
}

function atEnd(node: AtEnd, scene: Narration): Clause {
  const { words } = scene.speech;
  return whole(say(words, 'at-end', { period: periodSaid(words, node.period), x: inner(node.body, scene) }));
}

function proceed(node: Proceed, scene: Narration): Clause {
  const { speech } = scene;
  const parts = [node.object, ...node.args.map((argument) => argument.value)]
    .filter((part) => part !== null)
    .map((part) => value(part, speech).text);
  const last = parts.at(-1);
  return whole(last === undefined ? say(speech.words, 'proceed') : say(speech.words, 'proceed-with', { x: last }));
}

function returned(node: Return, scene: Narration): Clause {
  const { speech } = scene;
  if (speech.replacing && (node.value === null || node.value.kind === 'flag'))
    return whole(say(speech.words, 'nothing-instead'));
  return whole(
    node.value === null
      ? say(speech.words, 'return-nothing')
      : say(speech.words, 'return', { x: value(node.value, speech) }),
  );
}
