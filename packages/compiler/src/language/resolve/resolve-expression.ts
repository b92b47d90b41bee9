// Binds the names inside expressions.

import type { Call, Expression, Local, NameSet, NameUse, Query } from '../../content/tree/node.ts';
import { byKind, type ByKind } from '../../content/tree/by-kind.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { Ref } from '../facts/ref.ts';
import { functionFor } from '../vocabulary/aliases.ts';
import { BUILT_IN_FUNCTIONS, isBuiltInFunction } from '../vocabulary/functions.ts';
import { costSlotOf, freeSlotOf, isSpatialFunction, SPATIAL_FUNCTIONS } from '../vocabulary/spatial.ts';
import { bind, declare, findLocal, inner, newLocal, type ResolveContext } from './scope.ts';
import { reportComing, reportFieldOf, reportUnknownName } from './unknown-name.ts';

/**
 * The outer `it`, hidden by the `it` of a judged argument (see `BUILT_IN_FUNCTIONS`); used when the
 * argument turns out to be an ordinary one.
 */
const hiddenIt = new WeakMap<Local, Local>();

/** The `it` around a call whose second argument has an `it` of its own. */
export function itAround(local: Local): Local | undefined {
  return hiddenIt.get(local);
}

/** How each kind of expression is bound. A kind that is missing is a type error. */
const resolvers: ByKind<Expression, ResolveContext, void> = {
  number: () => {},
  flag: () => {},
  none: () => {},
  name: resolveName,
  here: ({ at }, { row, report }) => {
    if (row === null) report('resolve/no-this', at, { word: 'here' });
  },
  your: ({ name, at }, { you, report }) => {
    if (!you) report('resolve/no-you', at, { word: `your ${name}` });
  },
  field: (field, context) => {
    if (!reportComing(field, context)) resolveExpression(field.of, context);
    resolveExpressions(field.args ?? [], context);
  },
  call: resolveCall,
  binary: ({ left, right }, context) => resolveExpressions([left, right], context),
  not: ({ value }, context) => resolveExpression(value, context),
  negative: ({ value }, context) => resolveExpression(value, context),
  quantifier: ({ set }, context) => resolveExpression(set, context),
  names: resolveNames,
  query: resolveQuery,
  choice: ({ count, from, low, high, by }, context) => resolveExpressions([count, from, low, high, by], context),
  dice: ({ count, sides }, context) => resolveExpressions([count, sides], context),
  roll: ({ dice }, context) => resolveExpressions(dice, context),
  'if-value': ({ condition, yes, no }, context) => resolveExpressions([condition, yes, no], context),
  list: ({ entries }, context) => resolveExpressions(entries, context),
  table: ({ entries }, context) => {
    for (const { key, value } of entries) resolveExpressions([key, value], context);
  },
  error: () => {},
};

/** Binds every name in an expression. Never throws. */
export function resolveExpression(expression: Expression, context: ResolveContext): void {
  byKind(resolvers, expression, context);
}

/** Binds every name in expressions that may be left out. Never throws. */
export function resolveExpressions(expressions: readonly (Expression | null)[], context: ResolveContext): void {
  for (const one of expressions) if (one !== null) resolveExpression(one, context);
}

function resolveNames(node: NameSet, { names, report, facts }: ResolveContext): void {
  const { name, nameAt, what } = node;
  const ref = names.nouns.get(name)?.ref;
  if (ref?.to === 'kind') {
    facts.refs.set(node, ref);
    if (name === ref.kind.name) return;
    const edits = [{ span: nameAt, text: ref.kind.name }];
    report('check/plural', nameAt, { name, singular: ref.kind.name }, { edits });
    return;
  }
  const near = suggest(name, names.kinds.keys());
  const edits = near.slice(0, 1).map((text) => ({ span: nameAt, text }));
  report('resolve/unknown-kind', nameAt, { name, what, near }, edits.length > 0 ? { edits } : {});
}

function resolveQuery(query: Query, context: ResolveContext): void {
  if (!reportFieldOf(query, context)) resolveExpression(query.base, context);
  for (const one of [query.owner, ...query.places]) if (one !== null) resolveExpression(one, context);
  const local = newLocal(query.called ?? 'it', query.base.at);
  context.facts.locals.set(query, local);
  const inside = inner(context);
  if (query.called !== null) {
    declare(inside, query.called, query.base.at);
    bind(inside, query.called, local);
  }
  bind(inside, 'it', local);
  if (query.where !== null) resolveExpression(query.where, inside);
}

function resolveCall(call: Call, context: ResolveContext): void {
  const { names } = context;
  const define = names.defines.get(call.name);
  const procedure = names.procedures.get(call.name);
  if (define !== undefined) context.facts.refs.set(call, { to: 'define', define });
  else if (procedure !== undefined) context.facts.refs.set(call, { to: 'procedure', procedure });
  else if (isBuiltInFunction(call.name)) {
    context.facts.refs.set(call, { to: 'function', name: call.name });
    if (BUILT_IN_FUNCTIONS[call.name].judged && call.args.length > 1) {
      resolveJudged(call, context);
      return;
    }
  } else if (isSpatialFunction(call.name)) {
    context.facts.refs.set(call, { to: 'function', name: call.name });
    if (costSlotOf(call.name) >= 0) {
      resolveWalk(call, context, costSlotOf(call.name));
      return;
    }
    if (freeSlotOf(call.name) > 0 && call.args.length > 1) {
      resolveFree(call, context);
      return;
    }
  } else if (!names.lost.has(call.name)) {
    const candidates = [
      ...names.defines.keys(),
      ...names.procedures.keys(),
      ...Object.keys(BUILT_IN_FUNCTIONS),
      ...Object.keys(SPATIAL_FUNCTIONS),
    ];
    context.report('resolve/unknown-function', call.nameAt, {
      name: call.name,
      near: [...functionFor(call.name), ...suggest(call.name, candidates)].slice(0, 3),
    });
  }
  for (const arg of call.args) resolveExpression(arg, context);
}

/**
 * @param costAt the argument in which `old` and `it` are both ends of a step; behind it `old` alone
 *   is known
 */
function resolveWalk(call: Call, context: ResolveContext, costAt: number): void {
  const [cost, ...steps] = call.args.slice(costAt);
  resolveExpressions(call.args.slice(0, costAt), context);
  const inside = inner(context);
  context.facts.olds.set(call, bind(inside, 'old', newLocal('old', call.at)));
  resolveExpressions(steps, inside);
  const step = inner(inside);
  context.facts.locals.set(call, bind(step, 'it', newLocal('it', call.at)));
  if (cost !== undefined) resolveExpression(cost, step);
}

/** Behind the first argument `it` is each of the spaces beside a corner. */
function resolveFree(call: Call, context: ResolveContext): void {
  const [from, ...free] = call.args;
  if (from !== undefined) resolveExpression(from, context);
  const inside = inner(context);
  context.facts.locals.set(call, bind(inside, 'it', newLocal('it', call.at)));
  resolveExpressions(free, inside);
}

/**
 * Behind the first argument `it` is each of the things that the call is about, and so is the name
 * that the set gives them by `called`.
 */
function resolveJudged(call: Call, context: ResolveContext): void {
  const [set, ...judged] = call.args;
  if (set !== undefined) resolveExpression(set, context);
  const called = set?.kind === 'query' ? set.called : null;
  const named = called === null || set === undefined ? undefined : context.facts.locals.get(set);
  const local = named ?? newLocal('it', call.at);
  const around = findLocal(context.scope, 'it');
  if (around !== undefined) hiddenIt.set(local, around);
  context.facts.locals.set(call, local);
  const inside = inner(context);
  bind(inside, 'it', local);
  if (called !== null) bind(inside, called, local);
  resolveExpressions(judged, inside);
}

/** Whether a word means something only where there is a `you`. */
function isOfYou(ref: Ref): boolean {
  if (ref.to === 'you') return true;
  return ref.to === 'player-word' && ref.word !== 'players' && ref.word !== 'everyone';
}

function resolveName(use: NameUse, context: ResolveContext): void {
  const { names, report, row } = context;
  const local = findLocal(context.scope, use.name);
  if (local !== undefined) {
    context.facts.refs.set(use, { to: 'local', local });
    return;
  }
  if (use.name === 'this') {
    if (row === null) report('resolve/no-this', use.at, { word: 'this' });
    else context.facts.refs.set(use, { to: 'this', row });
    return;
  }
  if (use.name === 'it' || use.name === 'old') {
    report(`resolve/no-${use.name}`, use.at, {});
    return;
  }
  if (use.name === 'result' && context.result === null) {
    report('resolve/no-result', use.at, {});
    return;
  }
  const noun = names.nouns.get(use.name);
  if (!context.you && noun !== undefined && isOfYou(noun.ref)) {
    report('resolve/no-you', use.at, { word: use.name });
    return;
  }
  const values = names.enums.get(use.name);
  if (noun !== undefined) context.facts.refs.set(use, noun.ref);
  else if (values !== undefined) context.facts.refs.set(use, { to: 'enum', enum: values });
  else if (!names.enumValues.has(use.name) && !names.lost.has(use.name)) reportUnknownName(use, context);
}
