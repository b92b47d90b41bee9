// What the built-in functions take and give.

import type { Call, Expression, Local } from '../../../content/tree/node.ts';
import { walk } from '../../../content/tree/walk.ts';
import type { BuiltInFunction } from '../../vocabulary/functions.ts';
import { itAround } from '../../resolve/resolve-expression.ts';
import type { Type } from '../../../content/model/model.ts';
import type { Environment } from '../common/environment.ts';
import { looking } from '../common/looking.ts';
import { checkSet } from './query.ts';
import { requireNumber } from '../common/require.ts';
import {
  definite,
  describe,
  ERROR,
  fits,
  FLAG,
  membersOf,
  NUMBER,
  optional,
  PLAYER,
  setOf,
  TABLE,
} from '../common/types.ts';

/** How each function is written, for messages. */
export const FUNCTION_USAGE: Readonly<Record<BuiltInFunction, string>> = {
  count: 'count(SET)',
  sum: 'sum(SET, NUMBER of it)',
  max: 'max(NUMBER, NUMBER)',
  min: 'min(NUMBER, NUMBER)',
  first: 'first(SET)',
  last: 'last(SET)',
  nth: 'nth(SET, NUMBER)',
  rest: 'rest(SET)',
  most: 'most(SET, NUMBER of it)',
  least: 'least(SET, NUMBER of it)',
  distinct: 'distinct(SET, VALUE of it)',
  step: 'step(NUMBER, [1 -> 2, 3 -> 4])',
  remainder: 'remainder(NUMBER, NUMBER)',
  'row-of': 'row-of(THING)',
  'kind-of': 'kind-of(THING)',
  'next-player': 'next-player(PLAYER)',
  'still-in': 'still-in(PLAYER)',
};

/** Fewest and most arguments. */
const ARGUMENT_COUNTS: Readonly<Record<BuiltInFunction, readonly [number, number]>> = {
  count: [1, 1],
  sum: [1, 2],
  max: [1, 8],
  min: [1, 8],
  first: [1, 1],
  last: [1, 1],
  nth: [2, 2],
  rest: [1, 1],
  most: [2, 2],
  least: [2, 2],
  distinct: [1, 2],
  step: [2, 2],
  remainder: [2, 2],
  'row-of': [1, 1],
  'kind-of': [1, 1],
  'next-player': [1, 1],
  'still-in': [1, 1],
};

/** The type of a call of a built-in function. */
export function checkFunction(call: Call, environment: Environment): Type {
  const name = call.name as BuiltInFunction;
  const [first, second] = call.args;
  const [fewest, most] = ARGUMENT_COUNTS[name];
  if (first === undefined || call.args.length < fewest || call.args.length > most) {
    for (const arg of call.args) environment.expression(arg, environment);
    environment.report('check/function-use', call.at, { name, usage: FUNCTION_USAGE[name] });
    return resultWithout(name);
  }
  switch (name) {
    case 'count':
      checkSet(first, environment);
      return NUMBER;
    case 'sum':
      return checkSum(call, first, second, environment);
    case 'max':
    case 'min':
      return checkExtreme(call, first, environment);
    case 'first':
    case 'last':
      return isAllPlayers(first) ? memberOf(first, environment) : optional(memberOf(first, environment));
    case 'nth':
      if (second !== undefined) requireNumber(second, environment);
      return optional(memberOf(first, environment));
    case 'rest':
      return setOf(memberOf(first, looking(environment, 'the set of `rest`')));
    case 'most':
    case 'least':
    case 'distinct':
      return checkJudged(call, first, second, environment);
    case 'step':
      return checkStep(first, second, environment);
    case 'remainder':
      for (const number of call.args) requireNumber(number, environment);
      return NUMBER;
    case 'row-of':
    case 'kind-of':
      return checkNameOf(name, first, environment);
    case 'next-player':
      requirePlayer(first, environment);
      return PLAYER;
    case 'still-in':
      requirePlayer(first, environment);
      return FLAG;
  }
}

function resultWithout(name: BuiltInFunction): Type {
  return ['count', 'sum', 'max', 'min', 'step', 'remainder'].includes(name) ? NUMBER : ERROR;
}

function memberOf(set: Expression, environment: Environment): Type {
  return checkSet(set, environment);
}

/** There is always at least one player. */
function isAllPlayers(set: Expression): boolean {
  return set.kind === 'name' && (set.name === 'players' || set.name === 'everyone');
}

function checkSum(call: Call, set: Expression, judged: Expression | undefined, environment: Environment): Type {
  const members = checkSet(set, environment);
  if (judged !== undefined) judge(call, members, judged, environment);
  else if (!fits(members, NUMBER))
    environment.report('check/function-use', call.at, { name: call.name, usage: FUNCTION_USAGE.sum });
  return NUMBER;
}

function judge(call: Call, members: Type, judged: Expression, environment: Environment): Type {
  const local = environment.facts.locals.get(call);
  if (local !== undefined) environment.facts.types.set(local, members);
  const inside = looking({ ...environment, flow: environment.flow.copy() }, `the second part of \`${call.name}\``);
  if (call.name === 'distinct') return environment.expression(judged, inside);
  requireNumber(judged, inside);
  return NUMBER;
}

function checkExtreme(call: Call, first: Expression, environment: Environment): Type {
  const type = environment.expression(first, environment, NUMBER);
  const members = membersOf(type);
  const [, second, ...others] = call.args;
  if (members !== null && type.is !== 'error') {
    const wrong = second === undefined ? !fits(members, NUMBER) : others.length > 0;
    if (wrong)
      environment.report('check/function-use', call.at, { name: call.name, usage: `${call.name}(SET, NUMBER of it)` });
    if (second !== undefined) judge(call, members, second, environment);
    return NUMBER;
  }
  if (!fits(type, NUMBER))
    environment.report('check/wrong-type', first.at, { expected: 'a number', found: describe(type) });
  const local = environment.facts.locals.get(call);
  if (local !== undefined) seeItAround(call, local, environment);
  for (const other of call.args.slice(1)) requireNumber(other, environment);
  return NUMBER;
}

/**
 * `max(its a, its b)` compares numbers: then `it` in the second one is the `it` around the call.
 */
function seeItAround(call: Call, inside: Local, environment: Environment): void {
  const around = itAround(inside);
  for (const other of call.args.slice(1)) {
    walk(other, (node) => {
      const ref = environment.facts.refs.get(node);
      if (node.kind !== 'name' || ref?.to !== 'local' || ref.local !== inside) return;
      if (around === undefined) environment.report('resolve/no-it', node.at, {});
      else environment.facts.refs.set(node, { to: 'local', local: around });
    });
  }
  environment.facts.locals.delete(call);
}

function checkJudged(call: Call, set: Expression, judged: Expression | undefined, environment: Environment): Type {
  const members = checkSet(set, looking(environment, `the set of \`${call.name}\``));
  if (judged !== undefined) judge(call, members, judged, environment);
  return setOf(members);
}

function checkStep(number: Expression, table: Expression | undefined, environment: Environment): Type {
  requireNumber(number, environment);
  if (table === undefined) return NUMBER;
  const type = environment.expression(table, environment, TABLE);
  if (!fits(type, TABLE))
    environment.report('check/wrong-type', table.at, { expected: 'a table', found: describe(type) });
  return NUMBER;
}

/** The row of a thing, or the kind of a thing or a row; of none it is none. */
function checkNameOf(name: 'row-of' | 'kind-of', of: Expression, environment: Environment): Type {
  const type = environment.expression(of, environment);
  const inner = definite(type);
  const isNamed = inner.is === 'thing' || (name === 'kind-of' && inner.is === 'row');
  if (isNamed && inner.of !== null) {
    const given: Type = { is: name === 'row-of' ? 'row' : 'kind', of: inner.of };
    return type.is === 'optional' ? optional(given) : given;
  }
  if (type.is !== 'error')
    environment.report('check/wrong-type', of.at, {
      expected: name === 'row-of' ? 'a thing of a kind' : 'a thing of a kind or a row',
      found: describe(type),
    });
  return ERROR;
}

function requirePlayer(player: Expression, environment: Environment): void {
  const type = environment.expression(player, environment, PLAYER);
  if (definite(type).is !== 'player' && type.is !== 'error')
    environment.report('check/wrong-type', player.at, { expected: 'a player', found: describe(type) });
}
