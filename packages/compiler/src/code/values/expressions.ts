/** Expressions as numbers: what is written for a value that is an int. */
import type {
  BinaryOperator,
  Binary,
  Call,
  Define,
  Expression,
  Field,
  NameUse,
  Query,
  TableLiteral,
  Your,
} from '../../content/tree/node.ts';
import { isBuiltInFunction, type BuiltInFunction } from '../../language/vocabulary/functions.ts';
import { isSpatialFunction, type SpatialFunctionName } from '../../language/vocabulary/spatial.ts';
import type { BuiltInField, Ref } from '../../language/facts/ref.ts';
import { countOf, firstOf, judged, lastOf, randomOf } from './aggregates.ts';
import { arithmetic, divided, exact, remainder, sided } from './arithmetic.ts';
import { printedTable } from '../js/attribute-names.ts';
import { printedOf } from '../layout/rows.ts';
import { cell, cellOf, INT_MAX, INT_MIN, ownerOf, placeOf, playerAfter, RESULT, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { condition } from './conditions.ts';
import { isList, type Context, type Slot } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { drawnValue, isDrawn } from './drawn.ts';
import { attributeValue, inlined } from './inlined.ts';
import { argument, withArguments } from './listing.ts';
import { each } from './loops.ts';
import { identifier } from '../js/names.ts';
import { nameOf } from './named.ts';
import { planOf } from './plans.ts';
import { zoneId } from '../game/zone-id.ts';
import { betweenTwo, distanceOf, ofTiles, wayCostOf } from './spatial.ts';

type Valuing<N> = (game: GameEmit, context: Context, node: N) => Js;

const values: { readonly [K in Expression['kind']]: Valuing<Extract<Expression, { kind: K }>> } = {
  number: (_game, _context, node) => js.number(node.value),
  flag: (_game, _context, node) => js.number(node.value ? 1 : 0),
  none: () => js.number(-1),
  here: (_game, context) => js.call('hereOf', S, context.self),
  name: (game, context, node) =>
    namedValue(game, node) ?? refValue(game, context, game.facts.refs.get(node), node.name),
  field: (game, context, node) =>
    memberValue(game, context, game.facts.refs.get(node), value(game, context, node.of), node),
  your: (game, context, node) => {
    const ref = game.facts.refs.get(node);
    return ref?.to === 'set' ? firstOf(game, context, node) : memberValue(game, context, ref, context.you, node);
  },
  call: callValue,
  binary: (game, context, node) => binaries[node.operator](game, context, node),
  negative: (game, context, node) => js.negative(value(game, context, node.value)),
  'if-value': (game, context, node) =>
    js.conditional(
      condition(game, context, node.condition),
      value(game, context, node.yes),
      value(game, context, node.no),
    ),
  // Dice without reactions are rolled on the spot; the others were rolled before (throwing.ts).
  dice: (game, context, node) =>
    js.call(
      `${node.keep}Of`,
      S,
      value(game, context, node.count),
      sided(game, value(game, context, node.sides), node.sides),
    ),
  choice: (game, context, node) => {
    if (node.random && node.from && (node.what === 'one' || node.what === 'up-to-one'))
      return randomOf(game, context, node.from);
    throw new NotRunnable(node.at, 'a decision here');
  },
  query: queryValue,
  not: truth,
  quantifier: truth,
  roll: notHere,
  list: notHere,
  names: notHere,
  table: notHere,
  error: notHere,
};

/** JavaScript for an int: number, enum index, id, player, 0/1, -1 for none. */
export function value(game: GameEmit, context: Context, expression: Expression): Js {
  const known = context.value(expression);
  if (known !== null) return single(known);
  return (values[expression.kind] as Valuing<Expression>)(game, context, expression);
}

function truth(game: GameEmit, context: Context, expression: Expression): Js {
  return js.flag(condition(game, context, expression));
}

function notHere(_game: GameEmit, _context: Context, expression: Expression): never {
  throw new NotRunnable(expression.at, `${expression.kind} here`);
}

function single(slot: Slot): Js {
  return isList(slot) ? cell(slot.base) : slot;
}

const binaries: { readonly [K in BinaryOperator]: Valuing<Binary> } = {
  '+': (game, context, node) => arithmetic(game, context, node),
  '-': (game, context, node) => arithmetic(game, context, node),
  '*': (game, context, node) => arithmetic(game, context, node),
  '/': (game, context, node) => divided(game, context, node),
  and: truth,
  or: truth,
  is: truth,
  'is-not': truth,
  'is-in': truth,
  'is-not-in': truth,
  '<': truth,
  '<=': truth,
  '>': truth,
  '>=': truth,
};

function queryValue(game: GameEmit, context: Context, query: Query): Js {
  const { base, owner } = query;
  const ref = game.facts.refs.get(base);
  const isOpponent = base.kind === 'name' && ref?.to === 'player-word' && ref.word === 'opponent';
  if (!isOpponent) return firstOf(game, context, query);
  return playerAfter(owner ? value(game, context, owner) : context.you, 1);
}

/** A row or a kind that stands for itself, and not for its things. */
function namedValue(game: GameEmit, node: NameUse): Js | null {
  const ref = game.facts.refs.get(node);
  const type = game.facts.types.get(node);
  if (ref?.to === 'row' && type?.is === 'row') return js.number(ref.row.index);
  return ref?.to === 'kind' && type?.is === 'kind' ? js.number(game.model.kinds.indexOf(ref.kind)) : null;
}

function refValue(game: GameEmit, context: Context, ref: Ref | undefined, called: string): Js {
  switch (ref?.to) {
    case 'local':
      return single(context.slot(ref.local));
    case 'this':
      return context.self;
    case 'you':
      return context.you;
    case 'player-word':
      if (ref.word !== 'opponent') throw new Error(`no value for the name ${called}`);
      return playerAfter(context.you, 1);
    case 'enum-value':
      return js.number(ref.index);
    case 'field':
      return game.fieldCell(ref.field, context.you);
    case 'option':
      return cellOf(game.layout.meta.options, game.model.options.indexOf(ref.option));
    case 'row':
      return js.number(game.row(ref.row).first);
    case 'zone':
      return zoneId(game, ref.zone, ref.zone.owner === 'player' ? context.you : null);
    case 'reason':
      return js.number(ref.index);
    case 'result':
      return RESULT;
    case 'define':
      return inlined(game, context, ref.define, []) ?? defineCall(game, context, ref.define, []);
    case 'kind':
    case 'set':
    case 'enum':
    case 'thrown-dice':
    case 'printed':
    case 'attribute':
    case 'built-in-field':
    case 'procedure':
    case 'function':
    case undefined:
      throw new Error(`no value for the name ${called}`);
  }
}

function memberValue(game: GameEmit, context: Context, ref: Ref | undefined, of: Js, node: Field | Your): Js {
  switch (ref?.to) {
    case 'field':
      return game.fieldCell(ref.field, of);
    case 'printed': {
      const { owner, name } = ref.printed;
      const isRow = node.kind === 'field' && game.facts.types.get(node.of)?.is === 'row';
      return isRow ? js.at(printedTable(owner, name), of) : printedOf(game.layout, owner, name, of);
    }
    case 'attribute': {
      const args = node.kind === 'field' ? (node.args ?? []).map((arg) => value(game, context, arg)) : [];
      return attributeValue(game, context, ref.attribute, of, args);
    }
    case 'zone':
      return zoneId(game, ref.zone, of);
    case 'built-in-field':
      return builtInField(game, ref.name, of);
    case 'local':
    case 'this':
    case 'you':
    case 'player-word':
    case 'thrown-dice':
    case 'row':
    case 'kind':
    case 'set':
    case 'enum':
    case 'enum-value':
    case 'option':
    case 'reason':
    case 'define':
    case 'procedure':
    case 'function':
    case 'result':
    case undefined:
      throw new Error(`no value for the field ${node.name}`);
  }
}

function builtInField(game: GameEmit, called: BuiltInField, of: Js): Js {
  const { layout } = game;
  const die = (base: number): Js => cellOf(base - layout.meta.firstDie, of);
  switch (called) {
    case 'owner':
      return ownerOf(of);
    case 'place':
      return placeOf(of);
    case 'value':
      return die(layout.dieValue);
    case 'sides':
      return die(layout.dieSides);
    case 'thrower':
      return die(layout.dieThrower);
  }
}

function callValue(game: GameEmit, context: Context, node: Call): Js {
  const ref = game.facts.refs.get(node);
  if (ref?.to === 'define') {
    const small = inlined(game, context, ref.define, node.args);
    if (small !== null) return small;
    const given = { name: identifier(ref.define.name), args: node.args };
    return withArguments(game, context, given, (inner, args) => defineCall(game, inner, ref.define, args));
  }
  if (ref?.to === 'procedure') {
    const args = node.args.flatMap((arg) => argument(game, context, arg));
    return js.call(game.procedureName(ref.procedure), S, context.you, ...args);
  }
  const {
    name,
    args: [first],
  } = node;
  if (!first) throw new Error(`${name} needs something`);
  return (isBuiltInFunction(name) || isSpatialFunction(name) ? functions[name] : onlyAsSet)(game, context, node, first);
}

export function defineCall(game: GameEmit, context: Context, define: Define, args: readonly Js[]): Js {
  const [first] = args;
  if (first !== undefined && isDrawn(game, define)) return drawnValue(define, first);
  return js.call(`d_${identifier(define.name)}`, S, context.you, ...args);
}

type Calling = (game: GameEmit, context: Context, node: Call, first: Expression) => Js;

const functions: { readonly [F in BuiltInFunction | SpatialFunctionName]: Calling } = {
  count: (game, context, _node, first) => countOf(game, context, first),
  first: (game, context, _node, first) => firstOf(game, context, first),
  last: (game, context, _node, first) => lastOf(game, context, first),
  nth,
  sum: aggregate,
  max: extreme,
  min: extreme,
  most: firstOf,
  least: firstOf,
  step,
  remainder: (game, context, node) => remainder(game, context, node),
  'row-of': (game, context, node) => nameOf(game, context, node),
  'kind-of': (game, context, node) => nameOf(game, context, node),
  'next-player': (game, context, _node, first) => {
    const player = value(game, context, first);
    return game.units.leavesOut ? js.call('nextIn', S, player) : playerAfter(player, 1);
  },
  'still-in': (game, context, _node, first) => js.call('stillIn', S, value(game, context, first)),
  distance: distanceOf,
  range: (game, context, node) => betweenTwo(game, context, node, 'rangeOf'),
  'in-sight': (game, context, node) => betweenTwo(game, context, node, 'inSight'),
  'way-cost': wayCostOf,
  covered: (game, context, node) => betweenTwo(game, context, node, 'covered'),
  rest: onlyAsSet,
  distinct: onlyAsSet,
  neighbours: onlyAsSet,
  corners: onlyAsSet,
  reachable: onlyAsSet,
  reach: onlyAsSet,
  way: onlyAsSet,
  line: onlyAsSet,
  block: onlyAsSet,
  within: onlyAsSet,
  ray: onlyAsSet,
  cone: onlyAsSet,
  beside: onlyAsSet,
  'gates-of': onlyAsSet,
  'tile-of': (game, context, node) => ofTiles(game, context, node),
  'plot-of': (game, context, node) => ofTiles(game, context, node),
  side: (game, context, node) => ofTiles(game, context, node),
  between: (game, context, node) => ofTiles(game, context, node),
};

function onlyAsSet(_game: GameEmit, _context: Context, { at, name }: Call): never {
  throw new NotRunnable(at, `the function \`${name}\``);
}

/** `max(a, b)` compares numbers, `max(SET, NUMBER of it)` what is judged of each. */
function extreme(game: GameEmit, context: Context, node: Call, first: Expression): Js {
  if (node.args.length < 2 || game.facts.locals.get(node)) return aggregate(game, context, node, first);
  return js.call(js.property('Math', node.name), ...node.args.map((arg) => value(game, context, arg)));
}

/** A set that lies in a list already: one with a name, or one that was listed before. */
function aggregate(game: GameEmit, context: Context, node: Call, set: Expression): Js {
  const [, by] = node.args;
  const [total, found, n] = [js.name('total'), js.name('found'), js.name('n')];
  const isSum = node.name === 'sum';
  const result = game.helper(context, node.name, (inner) => {
    inner.writer.line(js.variables([total, isSum ? 0 : node.name === 'max' ? INT_MIN : INT_MAX]));
    if (!isSum) inner.writer.line(js.variables([found, js.FALSE]));
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => {
      const judgement = by ? judged(game, body, node, by, thing) : thing;
      if (isSum) return body.writer.line(js.assign(total, judgement, ' += '));
      body.writer.line(js.constants([n, judgement]));
      body.writer.line(js.when(js.binary(node.name === 'max' ? '>' : '<', n, total), js.assign(total, n)));
      body.writer.line(js.assign(found, js.TRUE));
    });
    inner.writer.line(js.give(isSum ? total : js.conditional(found, total, 0)));
  });
  return isSum ? exact(game, result, node) : result;
}

function nth(game: GameEmit, context: Context, node: Call, list: Expression): Js {
  const index = node.args[1];
  if (!index) throw new Error('nth needs a number');
  if (list.kind === 'list')
    return js.at(
      js.list(list.entries.map((entry) => value(game, context, entry))),
      js.binary('-', value(game, context, index), 1),
    );
  return game.helper(context, 'nth', (inner) => {
    const left = js.name('left');
    inner.writer.line(js.variables([left, value(game, inner, index)]));
    each(game, inner, planOf(game, inner, list), 'x', (thing, body) =>
      body.writer.line(js.when(js.equal(js.less(left), 0), js.give(thing))),
    );
    inner.writer.line(js.give(-1));
  });
}

/** `step(n, [8 -> 1, 10 -> 2])`: value of the greatest key not above n, 0 below the first. */
function step(game: GameEmit, context: Context, node: Call): Js {
  const [amount, table] = node.args;
  if (!amount || table?.kind !== 'table') throw new Error('step needs a number and a table');
  return game.helper(context, 'step', (inner) => {
    const n = js.name('n');
    inner.writer.line(js.constants([n, value(game, inner, amount)]));
    for (const { key, value: result } of sortedDown(table)) {
      const reached = js.binary('>=', n, value(game, inner, key));
      inner.writer.line(js.when(reached, js.give(value(game, inner, result))));
    }
    inner.writer.line(js.give(0));
  });
}

function sortedDown(table: TableLiteral): TableLiteral['entries'] {
  return [...table.entries].toSorted(
    (a, b) => (b.key.kind === 'number' ? b.key.value : 0) - (a.key.kind === 'number' ? a.key.value : 0),
  );
}
