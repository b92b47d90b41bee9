// Where names stand in rules: from the trees and from what resolve and check noted about their
// nodes.

import type { Kind, NodeOf } from '../../content/tree/children.ts';
import type { Node } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { Type } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { Ref } from '../../language/facts/ref.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import type { GameSymbol, SymbolBook } from './symbols.ts';

/** One place where a name stands. */
export interface Occurrence {
  readonly at: Span;
  readonly symbol: GameSymbol;
  readonly isDeclaration: boolean;
}

/** What is needed to find names in trees. */
export interface UseContext {
  readonly model: GameModel;
  readonly book: SymbolBook;
  textOf(at: Span): string;
  add(at: Span, symbol: GameSymbol | null | undefined, isDeclaration?: boolean): void;
}

/** Adds all names of a tree. Never throws. */
export function addTreeUses(root: Node, context: UseContext): void {
  walk(root, (node) => {
    const entry = USES[node.kind] as ((node: Node, context: UseContext) => void) | undefined;
    entry?.(node, context);
  });
}

/** Kinds that hold a name themselves; the others hold nodes that do. */
const USES: { readonly [K in Kind]?: (node: NodeOf<K>, context: UseContext) => void } = {
  name: (node, context) => context.add(node.at, ofRef(context, node)),
  field: (node, context) => context.add(node.nameAt, ofRef(context, node)),
  your: (node, context) => context.add(node.nameAt, ofRef(context, node)),
  call: (node, context) => context.add(node.nameAt, ofRef(context, node)),
  names: (node, context) => context.add(node.nameAt, ofRef(context, node)),
  gain: (node, context) => context.add(node.counterAt, ofRef(context, node)),
  continuous: (node, context) => {
    context.add(node.attributeAt, ofRef(context, node));
    for (const name of node.names) addLocal(context, name, name.at);
  },
  command: (node, context) => context.add(node.verbAt, procedureOf(context, node) ?? context.book.verb(node.verb)),
  happen: (node, context) => context.add(node.verbAt, procedureOf(context, node)),
  period: (node, context) => context.add(spanOfWord(context, node.at, node.name), procedureOf(context, node)),
  change: (node, context) => context.add(spanOfWord(context, node.at, node.field), ofRef(context, node)),
  limit: (node, context) => context.add(spanOfWord(context, node.at, node.period, 'last'), procedureOf(context, node)),
  'at-end': (node, context) => context.add(spanOfWord(context, node.at, node.period), procedureOf(context, node)),
  until: ({ at, end }, context) => {
    if (end.by === 'period') context.add(spanOfWord(context, at, end.name), procedureOf(context, end));
  },
  offer: (node, context) => context.add(node.windowAt, windowOf(context, node.window)),
  include: (node, context) => context.add(spanOfWord(context, node.at, node.window), windowOf(context, node.window)),
  ability: addInWindow,
  play: addInWindow,
  procedure: (node, context) => context.add(node.nameAt, context.book.ofDeclaration(node), true),
  define: (node, context) => context.add(node.nameAt, context.book.ofDeclaration(node), true),
  param: (node, context) => addLocal(context, node, spanOfWord(context, node.at, node.name, 'last')),
  'type-name': (node, context) =>
    context.add(spanOfWord(context, node.at, node.name, 'last'), ofType(context, context.model.facts.types.get(node))),
  pattern: (node, context) => {
    if (node.test.by === 'noun') context.add(spanOfWord(context, node.at, node.test.noun), ofRef(context, node));
    if (node.called !== null) addLocal(context, node, spanOfWord(context, node.at, node.called, 'last'));
  },
  query: (node, context) => {
    if (node.called === null) return;
    const until = node.where === null ? node.at : span(node.at.file, node.at.start, node.where.at.start);
    addLocal(context, node, spanOfWord(context, until, node.called, 'last'));
  },
  let: ({ names }, context) => {
    for (const name of names) addLocal(context, name, name.at);
  },
  'for-each': (node, context) => {
    addLocal(context, node, node.nameAt);
    if (node.rolling !== null) addLocal(context, node.rolling, node.rolling.nameAt);
  },
  option: ({ each }, context) => {
    if (each !== null) addLocal(context, each, each.at);
  },
  rule: ({ ids }, context) => {
    for (const { id, at } of ids) context.add(at, context.book.rule(id));
  },
};

function addInWindow(node: NodeOf<'ability' | 'play'>, context: UseContext): void {
  context.add(node.windowAt, windowOf(context, node.window));
  if (node.of === null) return;
  const behind = span(node.at.file, node.windowAt.end, node.at.end);
  addLocal(context, node, spanOfWord(context, behind, node.of));
}

function addLocal(context: UseContext, node: Parameters<GameModel['facts']['locals']['get']>[0], at: Span): void {
  const local = context.model.facts.locals.get(node);
  if (local !== undefined) context.add(at, context.book.ofRef({ to: 'local', local }), true);
}

function ofRef({ model, book }: UseContext, node: Node): GameSymbol | null {
  const ref: Ref | undefined = model.facts.refs.get(node);
  return ref === undefined ? null : book.ofRef(ref);
}

function ofType(context: UseContext, type: Type | undefined): GameSymbol | null {
  if (type === undefined) return null;
  if (type.is === 'optional' || type.is === 'set') return ofType(context, type.of);
  if (type.is === 'enum' || type.is === 'zone') return context.book.ofDeclaration(type.of);
  if (type.is === 'row' || type.is === 'kind') return context.book.ofDeclaration(type.of);
  return type.is === 'thing' && type.of !== null ? context.book.ofDeclaration(type.of) : null;
}

function procedureOf(
  { model, book }: UseContext,
  node: Parameters<GameModel['facts']['procedures']['get']>[0],
): GameSymbol | null {
  const procedure = model.facts.procedures.get(node);
  return procedure === null || procedure === undefined ? null : book.ofDeclaration(procedure);
}

function windowOf({ model, book }: UseContext, name: string): GameSymbol | null {
  const window = model.windows.find((one) => one.name === name);
  return window === undefined ? null : book.ofDeclaration(window);
}

/** Where a word stands in a stretch of text; the stretch when it is not found. Never throws. */
export function spanOfWord(
  context: Pick<UseContext, 'textOf'>,
  at: Span,
  word: string,
  which: 'first' | 'last' = 'first',
): Span {
  const found = [...context.textOf(at).matchAll(/[A-Za-z0-9-]+/g)].filter(([one]) => one === word);
  const match = which === 'first' ? found[0] : found.at(-1);
  if (match === undefined) return at;
  return span(at.file, at.start + match.index, at.start + match.index + word.length);
}
