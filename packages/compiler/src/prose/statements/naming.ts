/** Statements that give a name: what the name stands for, and whether anything is said at all. */
import type { Call, Choice, Command, Expression, ForEach, Let, Statement } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { commandPhrase } from './command.ts';
import { capital, type Said } from '../wording/inflect.ts';
import { acting } from '../wording/open-words.ts';
import { nameWord } from '../phrases/named.ts';
import { askedSaid, namedRow } from '../phrases/noun-phrase.ts';
import { spoken } from '../phrases/spoken.ts';
import { narrate, flat, type Clause, type Narration } from '../phrases/narrate.ts';
import { numberNamed, pronoun, that, type Referent, type Speech } from '../phrases/speech.ts';
import { throwSaid, value } from '../phrases/value.ts';
import { say, type Noun } from '../wording/words.ts';

const clause = (text: string): Clause => ({ text, own: false, alone: false });

/** `let` says what is chosen or thrown; other values are said where they are used. */
export function letClause(node: Let, scene: Narration): Clause | null {
  const { speech, names } = scene;
  const { words } = speech;
  const [first] = node.names;
  if (first === undefined) return null;
  if (node.value.kind === 'choice') return letChoice(node.value, first.name, scene);
  if (node.value.kind === 'dice' || node.value.kind === 'roll') {
    const thrown = node.value.kind === 'dice' ? throwSaid(node.value, speech) : value(node.value, speech).text;
    const keys = node.names.length === 1 ? (['die-result'] as const) : (['first-result', 'second-result'] as const);
    for (const [index, name] of node.names.entries())
      names.set(name.name, { first: null, later: { text: say(words, keys[index] ?? 'die-result') }, is: 'die' });
    return clause(say(words, 'roll', { x: thrown }, scene.mood));
  }
  if (node.value.kind === 'call') {
    const deed = deedClause(node.value, scene);
    if (deed !== null) {
      names.set(first.name, { first: null, later: { text: say(words, 'die-result') }, is: 'outcome' });
      return deed;
    }
  }
  const { locals, changed } = scene.speech.model.facts;
  const isCounted = changed.get(locals.get(first)) === true && node.value.kind === 'number';
  const later = isCounted ? { text: numberNamed(speech, first.name) } : value(node.value, speech);
  const noun = nounIn(node.value, speech);
  names.set(first.name, {
    first: null,
    later,
    is: noun === null ? 'number' : later.person === 'many' ? 'things' : 'thing',
    ...(noun === null ? {} : { noun }),
  });
  return null;
}

/** A procedure that is done for what it gives: "strike it". */
function deedClause(node: Call, scene: Narration): Clause | null {
  const { speech } = scene;
  const procedure = speech.model.procedures?.get(node.name);
  if (procedure === undefined) return null;
  const [object] = procedure.params[0]?.label === null ? node.args : [];
  const labelled = procedure.params.flatMap((param, index) => {
    const given = node.args[index];
    return param.label === null || given === undefined ? [] : [{ label: param.label, at: node.at, value: given }];
  });
  const command: Command = {
    kind: 'command',
    id: node.id,
    at: node.at,
    verb: node.name,
    verbAt: node.nameAt,
    object: object ?? null,
    each: false,
    args: labelled,
  };
  return clause(commandPhrase(command, speech, scene.mood).text);
}

/** The noun of what an expression gives, when it gives things. */
function nounIn(node: Expression, speech: Speech): Noun | null {
  if (node.kind === 'call')
    return node.args[0] === undefined || node.name === 'count' || node.name === 'sum'
      ? null
      : nounIn(node.args[0], speech);
  return speech.phrases.things(node, speech)?.noun ?? null;
}

function letChoice(node: Choice, name: string, scene: Narration): Clause | null {
  const { speech, names, mood } = scene;
  const { words } = speech;
  const full = value({ ...node, by: null }, speech);
  if (node.what === 'number') {
    names.set(name, { first: null, later: { text: say(words, 'that-many') }, is: 'number' });
    return chosen(full, node, scene);
  }
  const many = node.what === 'some' || node.what === 'up-to' || node.what === 'any-number' || node.what === 'order';
  const phrase = node.from === null ? null : speech.phrases.things(node.from, speech);
  const noun = phrase?.noun;
  const others = [...names.values()].some((each) => each.is === 'thing' && each.noun !== undefined);
  const word = nameWord(speech.model.facts.types.get(node), speech);
  if (word !== null) {
    names.set(name, { first: null, later: that(speech, word, many), is: many ? 'things' : 'cause', sure: true });
    const row = namedRow({ ...node, by: null }, speech);
    return row === null ? chosen(full, node, scene) : chosen(row, node, scene, 'name');
  }
  const later = others && noun !== undefined ? that(speech, noun, many) : pronoun(speech, many ? 'them' : 'it', noun);
  const referent: Referent = {
    first: null,
    later,
    is: many ? 'things' : 'thing',
    sure: node.what === 'one',
    ...(noun === undefined ? {} : { noun }),
  };
  names.set(name, referent);
  if (node.by === null && mood !== 'you' && usesAsObject(scene.next, name)) {
    referent.first = value({ ...node, by: null }, speech);
    return null;
  }
  return chosen(full, node, scene);
}

function chosen(what: Said, choice: Choice, scene: Narration, verb: 'choose' | 'name' = 'choose'): Clause {
  const { speech, mood } = scene;
  const { by } = choice;
  if (by === null) return clause(say(speech.words, verb, { x: what }, mood));
  const who = askedSaid(choice, by, speech);
  return {
    text: acting(who.subject ?? who.text, say(speech.words, verb, { x: what }, who.person ?? 'one')),
    own: true,
    alone: false,
  };
}

/**
 * Is the name what the next command is about? Then it can be chosen in that sentence: "discard a
 * card from your hand".
 */
function usesAsObject(next: Statement | null, name: string): boolean {
  return next?.kind === 'command' && next.object?.kind === 'name' && next.object.name === name;
}

/**
 * `for each`: "each of your beasts becomes wild", "roll a d6 for each beast", "for each beast,
 * ...".
 */
export function forEachClause(node: ForEach, scene: Narration): Clause {
  const { speech } = scene;
  const { words } = speech;
  if (node.set.kind === 'choice') return forChosen(node, node.set, scene);
  const phrase = speech.phrases.things(node.set, speech);
  const statements = flat(node.body.statements);
  const [only] = statements;
  const each: Said = phrase === null ? value(node.set, speech) : spoken(phrase, 'each', speech);
  const word = nameWord(speech.model.facts.types.get(node.set), speech);
  const referent: Referent = {
    first: null,
    later: word === null ? pronoun(speech, 'it', phrase?.noun) : that(speech, word),
    is: word === null ? 'thing' : 'cause',
    ...(phrase === null || word !== null ? {} : { noun: phrase.noun }),
  };
  const names = new Map(speech.names).set(node.name, referent);
  const inner: Speech = { ...speech, names };
  if (node.rolling !== null) {
    names.set(node.rolling.name, { first: null, later: { text: say(words, 'die-result') }, is: 'die' });
    const rolled = say(words, 'roll-for', { x: throwSaid(node.rolling.dice, speech), y: each }, 'order');
    const rest = narrate(node.body.statements, inner, { who: null }, scene.toClause);
    return { text: `${rolled}. ${capital(rest)}`, own: true, alone: true };
  }
  if (phrase !== null && statements.length === 1 && only !== undefined && isAbout(only, node.name)) {
    referent.first = each;
    const text = narrate([only], inner, { who: null, may: scene.mood === 'infinitive' }, scene.toClause);
    return { text, own: only.kind === 'assign' && scene.mood === 'order', alone: false };
  }
  const x = narrate(node.body.statements, inner, { who: speech.actor, inline: true }, scene.toClause);
  const set = phrase === null ? say(words, 'each-of', { x: each }) : each;
  return { text: say(words, 'for-each', { set, x }), own: true, alone: true };
}

/**
 * `for each c in (up to 3 beasts of you)`: what is chosen is said first, or in the sentence that
 * uses it.
 */
function forChosen(node: ForEach, choice: Extract<Expression, { kind: 'choice' }>, scene: Narration): Clause {
  const { speech, mood } = scene;
  const { words } = speech;
  const statements = flat(node.body.statements);
  const [only] = statements;
  const all = value(choice, speech);
  const noun = choice.from === null ? null : (speech.phrases.things(choice.from, speech)?.noun ?? null);
  const referent: Referent = {
    first: null,
    later: pronoun(speech, 'it', noun ?? undefined),
    is: 'thing',
    ...(noun === null ? {} : { noun }),
  };
  const inner: Speech = { ...speech, names: new Map(speech.names).set(node.name, referent) };
  if (statements.length === 1 && only?.kind === 'command' && isAbout(only, node.name)) {
    const toldOf = (said: Said): string => {
      referent.first = said;
      return narrate([only], inner, { who: null, may: mood === 'infinitive' }, scene.toClause);
    };
    const together = toldOf(all);
    const isLast = [all.text, all.from ?? all.text].some((text) => together.endsWith(text));
    return clause(isLast || !asksAgain(only, speech) ? together : toldOf(sayEachApart(all, speech)));
  }
  const rest = say(words, 'for-chosen', { x: narrate(statements, inner, { who: null, inline: true }, scene.toClause) });
  return {
    text: `${say(words, 'choose', { x: all }, mood)}. ${capital(rest)}`,
    own: mood === 'order',
    alone: true,
  };
}

/** Is there a choice for each of them: "each to another place"? */
function asksAgain(node: Command, speech: Speech): boolean {
  if (node.args.some((argument) => argument.value.kind === 'choice')) return true;
  const procedure = speech.model.facts.procedures.get(node) ?? speech.model.procedures?.get(node.verb);
  let asks = false;
  if (procedure !== undefined) walk(procedure.body, (each) => !(asks ||= each.kind === 'choice'));
  return asks;
}

function sayEachApart(all: Said, speech: Speech): Said {
  const each = (text: string): string => say(speech.words, 'each-apart', { x: { ...all, text } });
  return { ...all, text: each(all.text), ...(all.from === undefined ? {} : { from: each(all.from) }) };
}

function isAbout(statement: Statement, name: string): boolean {
  if (statement.kind === 'command')
    return (
      statement.object?.kind === 'name' &&
      statement.object.name === name &&
      statement.args.every((argument) => !uses(argument.value, name))
    );
  if (statement.kind === 'assign')
    return (
      statement.target.kind === 'field' && statement.target.of.kind === 'name' && statement.target.of.name === name
    );
  return false;
}

/** Does an expression speak of the name? `it is not c.place` does not: it is said as "another". */
function uses(node: Expression, name: string): boolean {
  let found = false;
  walk(node, (each) => {
    if (each.kind === 'field' && each.name === 'place') return false;
    if (each.kind === 'name' && each.name === name) found = true;
    return !found;
  });
  return found;
}
