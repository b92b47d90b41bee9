/**
 * Functions that look only at what is printed on a square of a board of tiles: the sign of the
 * square says all, so each is a table by sign, like what is printed itself.
 */
import type { Facts } from '../../language/facts/facts.ts';
import type { Binary, Define, Expression, Local } from '../../content/tree/node.ts';
import { isOnTiles, SIGN } from '../js/attribute-names.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { Context, isList } from '../js/context.ts';
import { identifier } from '../js/names.ts';
import { Writer } from '../js/writer.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { KindModel } from '../../content/model/model.ts';

const OPERATORS: ReadonlySet<Binary['operator']> = new Set(['and', 'or', 'is', 'is-not', '<', '<=', '>', '>=']);

/** Of what kind the thing is that a name stands for. */
function thingKind(facts: Facts, local: Local | null | undefined): KindModel | null {
  const type = facts.types.get(local);
  return type?.is === 'thing' ? type.of : null;
}

/** Whether the sign of a square says what a function gives. */
export function isDrawn(game: GameEmit, define: Define): boolean {
  const known = game.drawn.get(define);
  if (known !== undefined) return known;
  // A recursive function is not one of them.
  game.drawn.set(define, false);
  const [param, another] = define.params;
  const local = game.facts.locals.get(param);
  const type = game.facts.types.get(define.value)?.is;
  const kind = thingKind(game.facts, local);
  const isOne = local !== undefined && another === undefined && kind !== null && isOnTiles(kind);
  const gives = type === 'flag' || type === 'number' || type === 'enum';
  const found = isOne && gives && define.value !== null && follows(game, define.value, local);
  game.drawn.set(define, found);
  return found;
}

/** Whether an expression looks at nothing but what is printed on the square of a name. */
function follows(game: GameEmit, node: Expression, square: Local): boolean {
  const all = (...parts: readonly Expression[]): boolean => parts.every((part) => follows(game, part, square));
  const isSquare = (part: Expression | undefined): boolean => {
    const ref = game.facts.refs.get(part);
    return part?.kind === 'name' && ref?.to === 'local' && ref.local === square;
  };
  const ref = game.facts.refs.get(node);
  switch (node.kind) {
    case 'number':
    case 'flag':
      return true;
    case 'not':
      return all(node.value);
    case 'if-value':
      return all(node.condition, node.yes, node.no);
    case 'binary':
      return OPERATORS.has(node.operator) && game.facts.tests.get(node) !== 'member' && all(node.left, node.right);
    case 'name':
      return ref?.to === 'enum-value';
    case 'field':
      return ref?.to === 'printed' && node.name !== 'row' && node.name !== 'column' && isSquare(node.of);
    case 'call':
      return ref?.to === 'define' && isSquare(node.args[0]) && isDrawn(game, ref.define);
    case 'none':
    case 'names':
    case 'here':
    case 'your':
    case 'query':
    case 'negative':
    case 'quantifier':
    case 'choice':
    case 'dice':
    case 'roll':
    case 'list':
    case 'table':
    case 'error':
      return false;
  }
}

/** Writes the function of a sign, and its table. */
export function emitDrawn(game: GameEmit, define: Define): void {
  const [param] = define.params;
  const local = game.facts.locals.get(param);
  if (local && define.value) writeTable(game, identifier(define.name), define.value, local);
}

function writeTable(game: GameEmit, name: string, given: Expression, square: Local): void {
  const writer = new Writer();
  writer.from(given.at, () =>
    writer.function(`t_${name}`, [SIGN], () => writer.line(js.give(bySign(game, given, square)))),
  );
  game.functions.push(writer);
  game.tables.push([js.name(`T_${name}`), js.call('bySign', js.name(`t_${name}`))]);
}

/** What an expression is for a sign. */
function bySign(game: GameEmit, given: Expression, square: Local): Js {
  const context = new Context(new Writer(), null, null);
  context.bind(square, SIGN);
  return game.value(context, given);
}

/**
 * A condition of several parts about what is drawn on one square, as one look into a table; null
 * for all others.
 */
export function drawnCondition(game: GameEmit, context: Context, node: Binary): Js | null {
  if (!game.isTiled || (node.operator !== 'and' && node.operator !== 'or')) return null;
  const square = squareOf(game.facts, node);
  if (square === null || !follows(game, node, square)) return null;
  const of = context.slot(square);
  if (isList(of) || of === SIGN) return null;
  const { text } = bySign(game, node, square);
  let name = game.tableNames.get(text);
  if (name === undefined) {
    name = String(game.tableNames.size);
    game.tableNames.set(text, name);
    writeTable(game, name, node, square);
  }
  return js.binary('!==', js.call('drawnOn', of, js.name(`T_${name}`)), 0);
}

/** The square that the first part of a condition is about. */
function squareOf(facts: Facts, node: Expression): Local | null {
  switch (node.kind) {
    case 'binary':
      return squareOf(facts, node.left);
    case 'not':
      return squareOf(facts, node.value);
    case 'field':
      return squareOf(facts, node.of);
    case 'call':
      return node.args[0] === undefined ? null : squareOf(facts, node.args[0]);
    case 'name': {
      const ref = facts.refs.get(node);
      const local = ref?.to === 'local' ? ref.local : null;
      const kind = thingKind(facts, local);
      return kind !== null && isOnTiles(kind) ? local : null;
    }
    case 'number':
    case 'flag':
    case 'if-value':
    case 'none':
    case 'names':
    case 'here':
    case 'your':
    case 'query':
    case 'negative':
    case 'quantifier':
    case 'choice':
    case 'dice':
    case 'roll':
    case 'list':
    case 'table':
    case 'error':
      return null;
  }
}

/** What such a function gives for a square; for a sign, when that is what it is asked about. */
export function drawnValue(define: Define, of: Js): Js {
  const name = identifier(define.name);
  return of === SIGN ? js.call(`t_${name}`, SIGN) : js.call('drawnOn', of, js.name(`T_${name}`));
}
