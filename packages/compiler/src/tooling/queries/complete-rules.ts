// What could stand at the end of a text of rules: words that the grammar takes there, and names of
// the sort that the words before ask for.

import { whatNext } from '../../language/parse/what-next.ts';
import { BUILT_IN_FUNCTIONS } from '../../language/vocabulary/functions.ts';
import { BUILT_IN_VERBS } from '../../language/vocabulary/verbs.ts';
import { SIDE_WORDS } from '../../language/vocabulary/words.ts';
import { participleOf } from '../../language/resolve/participle.ts';
import { walk } from '../../content/tree/walk.ts';
import type { Node, Procedure, Program } from '../../content/tree/node.ts';
import type { KindModel, Type } from '../../content/model/model.ts';
import { completionOf, type Completion } from './completion.ts';
import type { GameIndex } from './game-index.ts';
import type { GameSymbol, SymbolSort } from './symbols.ts';

/** What may be named, by the words before it; the first that fits. */
const BEFORE: readonly (readonly [RegExp, readonly SymbolSort[]])[] = [
  [/\b(?:gain|lose|pay) +[^,\n]*? $/, ['counter']],
  [/\b(?:offer|include) +$/, ['window']],
  [/(?:^|\n|, +)[^\S\n]*(?:play +)?in +$/, ['window']],
  [/\bper +$|\bend +of +$/, ['procedure']],
  [/\bbecause +$/, ['reason', 'value']],
  [/\b(?:rows?|kinds?) +of +$/, ['kind']],
];

const NOUNS: readonly SymbolSort[] = ['kind', 'set', 'zone', 'row', 'global', 'option', 'value', 'definition', 'enum'];
const MEMBERS: readonly SymbolSort[] = ['field', 'attribute', 'printed value', 'zone', 'counter'];
/** Words that a value may be, everywhere. */
const VALUE_WORDS = ['you', 'this', 'it', 'players', 'others', 'opponent'];
/** Words before `of` and a kind. */
const NAME_WORDS = ['row', 'rows', 'kind', 'kinds'];

/**
 * What could follow a text of rules.
 *
 * @param before  from the beginning of the text to the word that is being written
 * @throws        never
 */
export function completeRules(
  index: GameIndex,
  path: string,
  before: string,
  as: 'rules' | 'expression',
): readonly Completion[] {
  const { keys, tree } = whatNext(before, as);
  const keywords = [...keys]
    .filter((key) => /^[a-z]+$/.test(key) && key !== 'name' && key !== 'number' && key !== 'end')
    .map((label): Completion => ({ label, sort: 'keyword', detail: '', meaning: () => '', rank: 3 }));
  const rules = keys.has('rule id') ? index.book.rules().map((rule) => completionOf(index, rule, 0)) : [];
  const names = keys.has('name') ? namesFor(index, path, before, tree, keys) : [];
  return [...names, ...rules, ...keywords];
}

function namesFor(
  index: GameIndex,
  path: string,
  before: string,
  tree: Program | null,
  keys: ReadonlySet<string>,
): readonly Completion[] {
  const member = /(?:\b(its|your)\s+|([\w-]+)\.)$/.exec(before);
  if (member !== null) return membersOf(index, path, member[1] ?? null, member[2] ?? null, tree);
  const sorts = BEFORE.find(([pattern]) => pattern.test(before))?.[1];
  const declared = index.book.declared;
  if (sorts !== undefined) {
    const fitting = declared.filter(({ sort }) => sorts.includes(sort));
    return fitting.map((one) => completionOf(index, one, 1));
  }
  if (/\b(?:when|before|instead +of)\b[^\n,]*\b(?:is|being) +$/.test(before)) return participles(index);
  const isStatement = keys.has('gain') || keys.has('let');
  const verbs = isStatement ? [...verbsOf(index), ...completionsOf(index, ['procedure'], 1)] : [];
  const isType = /(?:^|\n)\s*to +[\w-]+[^\n]* $/.test(before) && !keys.has('here');
  if (isType) return [...completionsOf(index, ['kind', 'enum'], 1), ...typeWords()];
  return [
    ...localsOf(tree),
    ...verbs,
    ...completionsOf(index, NOUNS, 2),
    ...plurals(index),
    ...functions(),
    ...words(index),
  ];
}

function completionsOf(index: GameIndex, sorts: readonly SymbolSort[], rank: number): readonly Completion[] {
  const fitting = index.book.declared.filter(({ sort }) => sorts.includes(sort));
  return fitting.map((one) => completionOf(index, one, rank));
}

function verbsOf(index: GameIndex): readonly Completion[] {
  return Object.values(BUILT_IN_VERBS).map(({ word: name, usage }) => ({
    ...completionOf(index, index.book.verb(name), 1),
    detail: usage,
  }));
}

function participles(index: GameIndex): readonly Completion[] {
  return index.book.declared
    .filter(({ sort }) => sort === 'procedure')
    .map((one) => {
      const { name, participle } = one.declaration as Procedure;
      return completionOf(index, one, 1, participle ?? participleOf(name));
    });
}

function plurals(index: GameIndex): readonly Completion[] {
  return index.book.declared
    .filter(({ sort }) => sort === 'kind')
    .map((one) => completionOf(index, one, 2, (one.declaration as KindModel).plural));
}

function functions(): readonly Completion[] {
  return Object.keys(BUILT_IN_FUNCTIONS).map((label) => word(label, 'function', 3));
}

function typeWords(): readonly Completion[] {
  const names = ['row', 'kind'].map((what) => ({ ...word(what, 'type', 1), text: `${what} of ` }));
  return [...['number', 'flag', 'player', 'thing'].map((label) => word(label, 'type', 1)), ...names];
}

function words({ model }: GameIndex): readonly Completion[] {
  const names = NAME_WORDS.map((what) => ({ ...word(what, 'word', 3), text: `${what} of ` }));
  const values = model.team === null ? VALUE_WORDS : [...VALUE_WORDS, ...SIDE_WORDS];
  return [...values.map((label) => word(label, 'word', 3)), ...names];
}

function word(label: string, sort: Completion['sort'], rank: number): Completion {
  return { label, sort, detail: sort, meaning: () => '', rank };
}

/**
 * What a thing or a player has: all that anything has, where it is not known what stands before the
 * dot.
 */
function membersOf(
  index: GameIndex,
  path: string,
  pronoun: string | null,
  name: string | null,
  tree: Program | null,
): readonly Completion[] {
  const owner = pronoun === 'your' ? 'player' : name === null ? null : ownerOf(index, path, name, tree);
  const kinds = owner === null || owner === 'player' ? null : relatives(owner);
  const fits = ({ within, sort }: GameSymbol): boolean => {
    if (!MEMBERS.includes(sort)) return false;
    if (owner === null) return true;
    return kinds === null ? within === 'player' : within !== null && kinds.has(within);
  };
  const own = index.book.declared.filter(fits).map((one) => completionOf(index, one, 0));
  const sets = pronoun === 'your' ? [...completionsOf(index, ['set'], 1), ...plurals(index)] : [];
  const built = pronoun === null ? ['owner', 'place'].map((label) => word(label, 'field', 2)) : [];
  return [...own, ...sets, ...built];
}

/** A kind, what it is a sort of, and what is a sort of it. */
function relatives(kind: KindModel): ReadonlySet<string> {
  const names = new Set<string>();
  for (let one: KindModel | null = kind; one !== null; one = one.parent) names.add(one.name);
  const below = (one: KindModel): void => {
    names.add(one.name);
    for (const child of one.children) below(child);
  };
  below(kind);
  return names;
}

/**
 * Whose members stand behind a name and a dot: from the parameters of the text at hand, else from
 * what the name meant in the file before.
 */
function ownerOf(index: GameIndex, path: string, name: string, tree: Program | null): KindModel | 'player' | null {
  if (name === 'you' || name === 'opponent') return 'player';
  const typeName = tree === null ? null : declaredType(tree, name);
  if (typeName === 'player') return 'player';
  const kind = index.model.kinds.find((one) => one.name === typeName);
  if (kind !== undefined) return kind;
  const known = index.occurrencesIn(path).findLast(({ symbol }) => symbol.name === name && symbol.type !== null);
  return known === undefined ? null : ownerOfType(known.symbol.type);
}

function ownerOfType(type: Type | null): KindModel | 'player' | null {
  if (type?.is === 'optional') return ownerOfType(type.of);
  if (type?.is === 'player') return 'player';
  return type?.is === 'thing' || type?.is === 'row' ? type.of : null;
}

function declaredType(tree: Program, name: string): string | null {
  let found: string | null = null;
  const last = tree.items.at(-1);
  if (last !== undefined)
    walk(last, (node) => {
      if (node.kind === 'param' && node.name === name) found = node.type.name;
    });
  return found;
}

/** Names that the item at hand has declared so far. */
function localsOf(tree: Program | null): readonly Completion[] {
  const last = tree?.items.at(-1);
  const names = new Set<string>();
  if (last !== undefined)
    walk(last, (node) => {
      for (const name of declaredBy(node)) names.add(name);
    });
  return [...names].map((label) => word(label, 'local', 0));
}

function declaredBy(node: Node): readonly string[] {
  if (node.kind === 'param') return [node.name];
  if (node.kind === 'let') return node.names.map(({ name }) => name);
  if (node.kind === 'for-each') return [node.name, ...(node.rolling === null ? [] : [node.rolling.name])];
  if (node.kind === 'option' && node.each !== null) return [node.each.name];
  if ((node.kind === 'query' || node.kind === 'pattern') && node.called !== null) return [node.called];
  return [];
}
