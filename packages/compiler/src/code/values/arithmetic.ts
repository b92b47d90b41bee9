/**
 * Arithmetic that stops the game where it has no result. What is known to stay small is not looked
 * at while playing.
 */
import type { Facts } from '../../language/facts/facts.ts';
import type { Binary, Call, Expression } from '../../content/tree/node.ts';
import type { KindModel, PrintedModel, RowModel } from '../../content/model/model.ts';
import { isOnTiles } from '../js/attribute-names.ts';
import type { Context } from '../js/context.ts';
import * as js from '../js/code.ts';
import type { Js, Operand } from '../js/code.ts';
import { INT_MAX, INT_MIN } from '../js/cells.ts';
import type { GameEmit } from '../game/game-emit.ts';

/** The least and the greatest number that a value can be. */
type Bounds = readonly [least: number, greatest: number];

const ANY: Bounds = [INT_MIN, INT_MAX];
/** More things and players than any game has. */
const MANY = 100_000;

function boundsOf(facts: Facts, expression: Expression): Bounds {
  const ref = facts.refs.get(expression);
  switch (expression.kind) {
    case 'number':
      return [expression.value, expression.value];
    case 'dice':
      return diceBounds(boundsOf(facts, expression.count), boundsOf(facts, expression.sides));
    case 'call':
      return ref === undefined || ref.to === 'function' ? callBounds(expression.name) : ANY;
    case 'field':
    case 'your':
    case 'name':
      if (ref?.to === 'printed') return printedBounds(ref.printed);
      return ref?.to === 'field' ? [ref.field.min ?? INT_MIN, ref.field.max ?? INT_MAX] : ANY;
    case 'binary':
      return within(facts, expression) ? resultBounds(facts, expression) : ANY;
    case 'choice':
    case 'error':
    case 'flag':
    case 'here':
    case 'if-value':
    case 'list':
    case 'names':
    case 'negative':
    case 'none':
    case 'not':
    case 'quantifier':
    case 'query':
    case 'roll':
    case 'table':
      return ANY;
  }
}

function callBounds(called: string): Bounds {
  return called === 'count' || called === 'distance' || called === 'range' ? [0, MANY] : ANY;
}

/** Of what the rows of a kind have printed; squares of tiles read theirs from the drawing. */
function printedBounds({ owner, name, initial }: PrintedModel): Bounds {
  if (owner.map?.is === 'gates' || isOnTiles(owner)) return ANY;
  let [least, greatest] = [initial, initial];
  for (const row of rowsOf(owner)) {
    const value = row.printed.get(name) ?? initial;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
}

function rowsOf(kind: KindModel): RowModel[] {
  return [...kind.rows, ...kind.children.flatMap(rowsOf)];
}

/**
 * Whether working out a value always succeeds and always ends: nothing is called, and arithmetic
 * fits a cell.
 */
export function cannotFail(facts: Facts, expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return facts.refs.get(expression)?.to !== 'define';
    case 'field': {
      const to = facts.refs.get(expression)?.to;
      return (to === 'printed' || to === 'field') && cannotFail(facts, expression.of);
    }
    case 'binary':
      return (
        expression.operator !== '/' &&
        within(facts, expression) &&
        cannotFail(facts, expression.left) &&
        cannotFail(facts, expression.right)
      );
    case 'call':
    case 'choice':
    case 'dice':
    case 'error':
    case 'flag':
    case 'here':
    case 'if-value':
    case 'list':
    case 'names':
    case 'negative':
    case 'none':
    case 'not':
    case 'quantifier':
    case 'query':
    case 'roll':
    case 'table':
    case 'your':
      return false;
  }
}

/** Dice there are none below zero, and none without sides. */
function diceBounds([, most]: Bounds, [, sides]: Bounds): Bounds {
  const highest = Math.max(0, most) * sides;
  return highest > INT_MAX ? ANY : [0, highest];
}

function resultBounds(facts: Facts, { operator, left, right }: Binary): Bounds {
  const [a, b] = boundsOf(facts, left);
  const [c, d] = boundsOf(facts, right);
  switch (operator) {
    case '+':
      return [a + c, b + d];
    case '-':
      return [a - d, b - c];
    case '*': {
      const all = [a * c, a * d, b * c, b * d];
      return [Math.min(...all), Math.max(...all)];
    }
    case '/':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'and':
    case 'is':
    case 'is-in':
    case 'is-not':
    case 'is-not-in':
    case 'or':
      return ANY;
  }
}

/** Whether the result of arithmetic always fits a cell. */
function within(facts: Facts, binary: Binary): boolean {
  const [least, greatest] = resultBounds(facts, binary);
  return least >= INT_MIN && greatest <= INT_MAX;
}

/** The result, looked at once on the outside. */
export function arithmetic(game: GameEmit, context: Context, node: Binary): Js {
  const result = summed(game, context, node);
  return within(game.facts, node) && node.operator !== '/' ? result : exact(game, result, node);
}

/**
 * Sums within sums lose no digits, so only the last is looked at; what is multiplied is looked at
 * before.
 */
function summed(game: GameEmit, context: Context, node: Binary): Js {
  const { operator, left, right } = node;
  const part = (side: Expression): Js =>
    operator !== '*' &&
    side.kind === 'binary' &&
    (side.operator === '+' || side.operator === '-') &&
    !context.value(side)
      ? summed(game, context, side)
      : game.value(context, side);
  return js.binary(operator === '*' ? '*' : operator === '-' ? '-' : '+', part(left), part(right));
}

/** A result that may not fit a cell. */
export function exact(game: GameEmit, result: Operand, { at }: Pick<Expression, 'at'>): Js {
  return js.call('exact', result, game.numberSite(at));
}

export function divided(game: GameEmit, context: Context, { left, right, at }: Binary): Js {
  const [a, b] = [game.value(context, left), game.value(context, right)];
  if (right.kind === 'number' && right.value > 0) return js.call(js.property('Math', 'floor'), js.binary('/', a, b));
  return js.call('divided', a, b, game.numberSite(at));
}

/** What is left over by `/`, which rounds down: never below 0 for a divisor above 0. */
export function remainder(game: GameEmit, context: Context, { args, at }: Call): Js {
  const [left, right] = args;
  if (!left || !right) throw new Error('remainder needs two numbers');
  return js.call('remainder', game.value(context, left), game.value(context, right), game.numberSite(at));
}

/** How much is gained, lost or paid. */
export function counted(game: GameEmit, amount: Js, expression: Expression): Js {
  return isAtLeast(game, expression, 0) ? amount : js.call('counted', amount, game.numberSite(expression.at));
}

/** Whether a number is never below another, in any state. */
export function isAtLeast({ facts }: GameEmit, expression: Expression, least: number): boolean {
  return boundsOf(facts, expression)[0] >= least;
}

/** How many sides a die has. */
export function sided(game: GameEmit, sides: Js, expression: Expression): Js {
  return isAtLeast(game, expression, 1) ? sides : js.call('sided', sides, game.numberSite(expression.at));
}
