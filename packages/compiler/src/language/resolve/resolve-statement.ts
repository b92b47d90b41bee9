// Binds the names of statements, in the order in which they are written, and of what is in force:
// hooks with their patterns, continuous effects, abilities. They hold each other, so they stand in
// one file.

import type {
  Ability,
  AsSoonAs,
  Block,
  Command,
  Continuous,
  EventPattern,
  Expression,
  ForEach,
  Gain,
  HappenPattern,
  Hook,
  Limit,
  Local,
  Menu,
  MenuOption,
  Pattern,
  Play,
  Statement,
  Until,
} from '../../content/tree/node.ts';
import { byKind, type ByKind } from '../../content/tree/by-kind.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { STATEMENT_WORDS } from '../parse/first-words.ts';
import { verbFor } from '../vocabulary/aliases.ts';
import { BUILT_IN_VERBS, isBuiltInVerb, verbsThat } from '../vocabulary/verbs.ts';
import { findPeriod, requireWindow } from './lookup.ts';
import { resolveExpression, resolveExpressions } from './resolve-expression.ts';
import { bind, declare, inner, newLocal, type ResolveContext } from './scope.ts';

/** Binds a block; its names end with it. Never throws. */
export function resolveBlock(block: Block, context: ResolveContext): void {
  resolveStatements(block.statements, inner(context));
}

/** Binds statements into the scope that is there. */
export function resolveStatements(statements: readonly Statement[], context: ResolveContext): void {
  for (const statement of statements) byKind(resolvers, statement, context);
}

/** How each kind of statement is bound. A kind that is missing is a type error. */
const resolvers: ByKind<Statement, ResolveContext, void> = {
  block: ({ statements }, context) => resolveStatements(statements, context),
  continuous: resolveContinuous,
  rule: () => {},
  let: ({ value, names }, context) => {
    resolveExpression(value, context);
    for (const name of names) context.facts.locals.set(name, declare(context, name.name, name.at));
  },
  assign: ({ target, value }, context) => {
    resolveExpression(target, context);
    resolveExpression(value, context);
    const ref = context.facts.refs.get(target);
    if (target.kind === 'name' && ref?.to === 'local') context.facts.changed.set(ref.local, true);
  },
  gain: resolveGain,
  command: resolveCommand,
  if: ({ arms, otherwise }, context) => {
    for (const { condition, body } of arms) {
      resolveExpression(condition, context);
      resolveBlock(body, context);
    }
    if (otherwise !== null) resolveBlock(otherwise, context);
  },
  'for-each': resolveForEach,
  repeat: ({ times, condition, body }, context) => {
    resolveExpressions([times, condition], context);
    resolveBlock(body, context);
  },
  menu: resolveMenu,
  may: ({ body }, context) => resolveBlock(body, context),
  as: ({ player, body }, context) => {
    resolveExpression(player, context);
    resolveBlock(body, { ...context, you: true });
  },
  'each-player': ({ body }, context) => resolveBlock(body, context),
  offer: ({ window, windowAt, of }, context) => {
    requireWindow(window, windowAt, context);
    resolveExpressions([of], context);
  },
  until: resolveUntil,
  'at-end': (statement, context) => {
    const procedure = findPeriod(statement.period, statement.at, context);
    if (procedure !== undefined) context.facts.procedures.set(statement, procedure);
    resolveBlock(statement.body, context);
  },
  require: ({ condition }, context) => resolveExpression(condition, context),
  proceed: ({ object, args }, context) => resolveExpressions([object, ...args.map(({ value }) => value)], context),
  return: ({ value }, context) => resolveExpressions([value], context),
  leave: () => {},
  error: ({ declares, by, at }, context) => {
    if (by === 'let') for (const name of declares) bind(context, name, newLocal(name, at));
  },
};

function resolveGain(gain: Gain, context: ResolveContext): void {
  resolveExpression(gain.amount, context);
  const { counters } = context.names.game;
  const field = counters.find(({ name }) => name === gain.counter);
  if (field !== undefined) context.facts.refs.set(gain, { to: 'field', field });
  else
    context.report('resolve/unknown-counter', gain.counterAt, {
      name: gain.counter,
      near: suggest(
        gain.counter,
        counters.map(({ name }) => name),
      ),
    });
}

const TAKE_REASONS = verbsThat(({ slots }) => slots.some(({ slot }) => slot === 'reason'));

function resolveCommand(command: Command, context: ResolveContext): void {
  const { names, report } = context;
  const procedure = names.procedures.get(command.verb);
  if (procedure !== undefined) context.facts.procedures.set(command, procedure);
  else if (isBuiltInVerb(command.verb)) context.facts.procedures.set(command, null);
  else if (!names.lost.has(command.verb)) {
    const known = [...names.procedures.keys(), ...Object.keys(BUILT_IN_VERBS), ...STATEMENT_WORDS];
    report('resolve/unknown-verb', command.verbAt, {
      name: command.verb,
      near: [...verbFor(command.verb), ...suggest(command.verb, known)].slice(0, 3),
    });
  }
  if (command.object !== null) resolveExpression(command.object, context);
  const takesReason = procedure === undefined && TAKE_REASONS.has(command.verb);
  for (const { label, value } of command.args) {
    if (takesReason && label === 'because') resolveReason(value, context);
    else resolveExpression(value, context);
  }
}

function resolveReason(value: Expression, context: ResolveContext): void {
  if (value.kind !== 'name') {
    resolveExpression(value, context);
    return;
  }
  const { reasons } = context.names.game;
  const index = reasons.findIndex(({ name }) => name === value.name);
  if (index >= 0) context.facts.refs.set(value, { to: 'reason', index });
  else
    context.report('resolve/unknown-reason', value.at, {
      name: value.name,
      near: suggest(
        value.name,
        reasons.map(({ name }) => name),
      ),
    });
}

function resolveForEach(loop: ForEach, context: ResolveContext): void {
  resolveExpression(loop.set, { ...context, coming: loop.name });
  if (loop.rolling !== null) resolveExpression(loop.rolling.dice, context);
  const inside = inner(context);
  context.facts.locals.set(loop, declare(inside, loop.name, loop.nameAt));
  if (loop.rolling !== null)
    context.facts.locals.set(loop.rolling, declare(inside, loop.rolling.name, loop.rolling.nameAt));
  resolveBlock(loop.body, inside);
}

function resolveMenu(menu: Menu, context: ResolveContext): void {
  if (menu.by !== null) resolveExpression(menu.by, context);
  for (const entry of menu.entries) {
    if (entry.kind === 'include') {
      requireWindow(entry.window, entry.at, context);
      if (entry.of !== null) resolveExpression(entry.of, context);
      continue;
    }
    const inside = inner(context);
    if (entry.each !== null) {
      resolveExpression(entry.each.set, { ...context, coming: entry.each.name });
      context.facts.locals.set(entry.each, declare(inside, entry.each.name, entry.each.at));
    }
    if (entry.condition !== null) resolveExpression(entry.condition, inside);
    if (entry.limit !== null) resolveLimit(entry.limit, inside);
    if (entry.risking !== null) resolveRisking(entry.risking, inside);
    if (entry.showing !== null) resolveExpression(entry.showing, inside);
    resolveBlock(entry.body, inside);
  }
}

/** `old` and `it` are both ends of a step. */
function resolveRisking(risking: NonNullable<MenuOption['risking']>, context: ResolveContext): void {
  const step = inner(context);
  const at = risking.set.at;
  context.facts.olds.set(risking, bind(step, 'old', newLocal('old', at)));
  context.facts.locals.set(risking, bind(step, 'it', newLocal('it', at)));
  resolveExpression(risking.set, step);
}

function resolveUntil(until: Until, context: ResolveContext): void {
  const inside = inner(context);
  if (until.end.by === 'event') resolveEvent(until.end.event, context, inside);
  else {
    const procedure = findPeriod(until.end.name, until.at, context);
    if (procedure !== undefined) context.facts.procedures.set(until.end, procedure);
  }
  for (const item of until.items) {
    if (item.kind === 'hook') resolveHook(item, context);
    else if (item.kind === 'continuous') resolveContinuous(item, context);
    else resolveAsSoonAs(item, context);
  }
}

/** Binds a hook; `it`, `old` and the called names are known in its condition and body. */
export function resolveHook(hook: Hook, context: ResolveContext): void {
  const inside = inner(context);
  const { it, old } = resolveEvent(hook.event, context, inside);
  if (it !== null) context.facts.locals.set(hook, it);
  if (old !== null) context.facts.olds.set(hook, old);
  const result =
    hook.event.kind === 'happen' && hook.timing === 'when' ? (context.facts.procedures.get(hook.event) ?? null) : null;
  const heard = { ...inside, result: result?.gives ? result : null };
  if (hook.condition !== null) resolveExpression(hook.condition, heard);
  resolveBlock(hook.body, heard);
}

/** Binds an event; the names it gives are declared in `inside`. */
export function resolveEvent(
  event: EventPattern,
  context: ResolveContext,
  inside: ResolveContext,
): { it: Local | null; old: Local | null } {
  switch (event.kind) {
    case 'happen':
      return { it: resolveHappen(event, context, inside), old: null };
    case 'period': {
      const procedure = findPeriod(event.name, event.at, context);
      if (procedure !== undefined) context.facts.procedures.set(event, procedure);
      return { it: null, old: null };
    }
    case 'change': {
      const it = resolvePattern(event.subject, context, inside);
      bind(inside, 'it', it);
      return { it, old: bind(inside, 'old', newLocal('old', event.at)) };
    }
  }
}

function resolveHappen(event: HappenPattern, context: ResolveContext, inside: ResolveContext): Local | null {
  const { names, report } = context;
  const known = event.subject === null ? names.procedures : names.participles;
  const procedure = known.get(event.verb);
  if (procedure === undefined && !names.lost.has(event.verb)) {
    const infinitive = event.subject === null ? undefined : names.procedures.get(event.verb);
    const participle = [...names.participles].find(([, one]) => one === infinitive)?.[0];
    const near = participle === undefined ? suggest(event.verb, known.keys()) : [participle];
    report('resolve/unknown-event', event.verbAt, { name: event.verb, near });
  } else if (procedure !== undefined) context.facts.procedures.set(event, procedure);
  for (const { pattern } of event.args) resolvePattern(pattern, context, inside);
  if (event.subject === null) return null;
  return bind(inside, 'it', resolvePattern(event.subject, context, inside));
}

function resolvePattern(pattern: Pattern, context: ResolveContext, inside: ResolveContext): Local {
  if (pattern.test.by === 'value') resolveExpression(pattern.test.value, context);
  else resolveNoun(pattern, pattern.test.noun, context);
  const local = pattern.called === null ? newLocal('it', pattern.at) : declare(inside, pattern.called, pattern.at);
  context.facts.locals.set(pattern, local);
  return local;
}

function resolveNoun(pattern: Pattern, noun: string, { names, report, facts }: ResolveContext): void {
  const known = names.nouns.get(noun);
  const values = names.enums.get(noun);
  if (values !== undefined) facts.refs.set(pattern, { to: 'enum', enum: values });
  else if (known !== undefined) facts.refs.set(pattern, known.ref);
  else
    report('resolve/unknown-name', pattern.at, {
      name: noun,
      instead: null,
      verb: false,
      near: suggest(noun, [...names.nouns.keys(), ...names.enums.keys()]),
    });
}

/** Binds `+1 force`: `it` is the thing whose attribute is read. */
export function resolveContinuous(continuous: Continuous, context: ResolveContext): void {
  resolveExpression(continuous.subject, context);
  const inside = inner(context);
  context.facts.locals.set(continuous, bind(inside, 'it', newLocal('it', continuous.subject.at)));
  for (const name of continuous.names) context.facts.locals.set(name, declare(inside, name.name, name.at));
  resolveExpression(continuous.amount, inside);
  if (continuous.condition !== null) resolveExpression(continuous.condition, inside);
}

/** Binds an ability, or a card that is played. */
export function resolveAbility(ability: Ability | Play, context: ResolveContext): void {
  requireWindow(ability.window, ability.windowAt, context);
  const inside = inner(context);
  if (ability.of !== null) context.facts.locals.set(ability, declare(inside, ability.of, ability.windowAt));
  if (ability.kind === 'ability' && ability.limit !== null) resolveLimit(ability.limit, context);
  if (ability.condition !== null) resolveExpression(ability.condition, inside);
  resolveBlock(ability.body, inside);
}

/** Binds `as soon as`. */
export function resolveAsSoonAs(item: AsSoonAs, context: ResolveContext): void {
  resolveExpression(item.condition, context);
  resolveBlock(item.body, context);
}

/** Binds `once per PERIOD`. */
export function resolveLimit(limit: Limit, context: ResolveContext): void {
  resolveExpression(limit.times, context);
  const procedure = findPeriod(limit.period, limit.at, context);
  if (procedure !== undefined) context.facts.procedures.set(limit, procedure);
}
