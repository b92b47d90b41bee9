/** Expressions as truth values. */
import type { Binary, BinaryOperator, Expression } from '../../content/tree/node.ts';
import { placeMeaning } from '../../language/check/expressions/place.ts';
import type { Type } from '../../content/model/model.ts';
import { anyOf } from './aggregates.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { truth } from '../js/truths.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { drawnCondition } from './drawn.ts';
import { inPlace, liesIn, member, memberOfZone } from './membership.ts';
import { namedTest } from './named.ts';
import { kindOf, refOf } from '../layout/set-kinds.ts';

type Judge<N> = (game: GameEmit, context: Context, node: N) => Js;

const conditions: { readonly [K in Expression['kind']]: Judge<Extract<Expression, { kind: K }>> } = {
  flag: (_game, _context, node) => (node.value ? js.TRUE : js.FALSE),
  not: (game, context, node) => js.not(condition(game, context, node.value)),
  quantifier: (game, context, node) => {
    const any = anyOf(game, context, node.set);
    return node.any ? any : js.not(any);
  },
  binary: (game, context, node) =>
    drawnCondition(game, context, node) ?? comparisons[node.operator](game, context, node),
  'if-value': (game, context, node) =>
    js.conditional(
      condition(game, context, node.condition),
      condition(game, context, node.yes),
      condition(game, context, node.no),
    ),
  number: isTrue,
  none: isTrue,
  here: isTrue,
  name: isTrue,
  field: isTrue,
  your: isTrue,
  call: isTrue,
  negative: isTrue,
  dice: isTrue,
  choice: isTrue,
  query: isTrue,
  names: isTrue,
  roll: isTrue,
  list: isTrue,
  table: isTrue,
  error: isTrue,
};

/** JavaScript for a truth value. */
export function condition(game: GameEmit, context: Context, expression: Expression): Js {
  if (context.value(expression) !== null) return isTrue(game, context, expression);
  return (conditions[expression.kind] as Judge<Expression>)(game, context, expression);
}

/** Of what is 0 or 1 in the state. */
function isTrue(game: GameEmit, context: Context, expression: Expression): Js {
  return truth(game.value(context, expression));
}

const comparisons: { readonly [K in BinaryOperator]: Judge<Binary> } = {
  and: (game, context, { left, right }) => js.and(condition(game, context, left), condition(game, context, right)),
  or: (game, context, { left, right }) => js.or(condition(game, context, left), condition(game, context, right)),
  is: equality,
  'is-not': (game, context, node) => js.not(equality(game, context, node)),
  'is-in': placeTest,
  'is-not-in': (game, context, node) => js.not(placeTest(game, context, node)),
  '<': compared('<'),
  '<=': compared('<='),
  '>': compared('>'),
  '>=': compared('>='),
  '+': isTrue,
  '-': isTrue,
  '*': isTrue,
  '/': isTrue,
};

function compared(operator: '<' | '<=' | '>' | '>='): Judge<Binary> {
  return (game, context, { left, right }) => js.binary(operator, game.value(context, left), game.value(context, right));
}

function equality(game: GameEmit, context: Context, node: Binary): Js {
  const { left, right } = node;
  const named = namedTest(game, context, node);
  if (named !== null) return named;
  const one = game.value(context, left);
  return game.facts.tests.get(node) === 'member'
    ? member(game, context, right, one)
    : js.equal(one, game.value(context, right));
}

/** `x is in PLACE`: a zone, a set, a list, or a thing that has zones. */
function placeTest(game: GameEmit, context: Context, node: Binary): Js {
  const { left, right } = node;
  const thing = game.value(context, left);
  const type = game.facts.types.get(right);
  const leftType = game.facts.types.get(left);
  if (isThing(type)) return liesIn(game, context, thing, right, kindOf(leftType));
  const ref = refOf(game.facts, right);
  if (ref?.to === 'zone' && context.value(right) === null)
    return memberOfZone(game, context, ref.zone, right, thing, kindOf(leftType));
  const inThings = leftType && type && placeMeaning(leftType, type) === 'things';
  return inThings ? inPlace(game, context, right, thing, kindOf(leftType)) : member(game, context, right, thing);
}

function isThing(type: Type | undefined): boolean {
  return type?.is === 'thing' || (type?.is === 'optional' && type.of.is === 'thing');
}
