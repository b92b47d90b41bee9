/**
 * Rows and kinds by name as nouns: "the name of a beast", "a kind of card", and what they are
 * called from then on: "that name".
 */
import type { Binary, Choice, Expression, NameSet } from '../../content/tree/node.ts';
import type { KindModel, Type } from '../../content/model/model.ts';
import { commonNoun, kindNoun, manyOf, nounOf, oneOf, say, type Noun } from '../wording/words.ts';
import type { PhraseKey } from '../wording/locale/locale.ts';
import type { Speech } from './speech.ts';

/** Of a broken text the kind may not be known. */
function kindIn(node: NameSet, speech: Speech): KindModel | undefined {
  return speech.model.kinds.find(({ name, plural }) => name === node.name || plural === node.name);
}

/** The noun of the kind that rows are of. Never throws. */
export function namedNoun(node: NameSet, speech: Speech): Noun {
  const kind = kindIn(node, speech);
  return kind === undefined ? nounOf(speech.words, speech.model, node.name) : kindNoun(speech.words, kind);
}

/** "name of a beast", "kind of card". Never throws. */
export function namesNoun(node: NameSet, speech: Speech): Noun {
  const { words } = speech;
  const of = namedNoun(node, speech);
  const bare = commonNoun(words, node.what === 'row' ? 'a-name' : 'a-sort');
  const [one, many] = [oneOf(of), manyOf(of)];
  return node.what === 'row'
    ? { ...bare, one: say(words, 'name-of', { x: one }), many: say(words, 'names-of', { x: many }) }
    : { ...bare, one: say(words, 'sort-of', { x: one }), many: say(words, 'sorts-of', { x: one }) };
}

/** The rows among which one is chosen; null where something else is. */
export function rowsChosen({ what, from }: Choice): NameSet | null {
  if (what !== 'one' && what !== 'up-to-one') return null;
  const base = from?.kind === 'query' ? from.base : from;
  return base?.kind === 'names' && base.what === 'row' ? base : null;
}

/**
 * What a row or a kind is called once it has been named, or is looked for; null for a value of
 * another type.
 */
export function nameWord(type: Type | undefined, speech: Speech): Noun | null {
  const inner = type?.is === 'optional' || type?.is === 'set' ? type.of : type;
  if (inner?.is === 'row') return commonNoun(speech.words, 'a-name');
  return inner?.is === 'kind' ? commonNoun(speech.words, 'a-sort') : null;
}

/**
 * The word for what an expression names, where it is a local name: what a field holds has words of
 * its own.
 */
export function wordOfLocal(node: Expression, speech: Speech): 'row' | 'kind' | null {
  if (node.kind !== 'name' || !speech.names.has(node.name)) return null;
  const type = speech.model.facts.types.get(node);
  const inner = type?.is === 'optional' ? type.of : type;
  return inner?.is === 'row' || inner?.is === 'kind' ? inner.is : null;
}

/**
 * How it is said that a thing is what was named: "has that name", "is of that kind"; null for any
 * other test.
 */
export function namedKey(node: Binary, speech: Speech, holds: boolean): PhraseKey | null {
  const named = speech.model.facts.tests.get(node) === 'member' ? wordOfLocal(node.right, speech) : null;
  if (named === 'row') return holds ? 'has-name' : 'has-not-name';
  return named === null ? null : holds ? 'is-of-that' : 'is-not-of-that';
}
