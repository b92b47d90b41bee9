/** Expressions as JavaScript: `value` gives an int, `condition` a truth value. Sets are in sets.ts. */
import { wordTable } from '@undercroft/contract';
import type { Binary, Call, Choice, Dice, Expression, Field, NameUse, TableLiteral, Your } from '../ast/node.ts';
import { placeMeaning } from '../4-check/place.ts';
import type { Ref, Type } from '../model/model.ts';
import { attributeCall, printedTable } from './attribute-names.ts';
import type { Context, Slot } from './context.ts';
import { NotRunnable, sum, type GameEmit } from './game-emit.ts';
import { identifier } from './names.ts';
import { anyOf, countOf, fillOf, firstOf, judged, lastOf, randomOf } from './aggregates.ts';
import { each } from './loops.ts';
import { inPlace, member } from './membership.ts';
import { planOf } from './plans.ts';
import { distanceOf } from './spatial.ts';
import { elementType, hostedZone, isMany, kindOf, zoneId } from './set-kinds.ts';

/** JavaScript for an int: number, enum index, id, player, 0/1, -1 for none. */
export function value(game: GameEmit, context: Context, expression: Expression): string {
  const known = context.value(expression);
  if (known !== null) return single(known);
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'flag':
      return expression.value ? '1' : '0';
    case 'none':
      return '-1';
    case 'here':
      return `hereOf(S, ${context.self})`;
    case 'name':
      return nameValue(game, context, expression);
    case 'field':
      return fieldValue(game, context, expression);
    case 'your':
      return yourValue(game, context, expression);
    case 'call':
      return callValue(game, context, expression);
    case 'binary':
      return binaryValue(game, context, expression);
    case 'negative':
      return `-${brackets(value(game, context, expression.value))}`;
    case 'if-value':
      return `(${condition(game, context, expression.condition)} ? ${value(game, context, expression.yes)} : ${value(game, context, expression.no)})`;
    case 'dice':
      return diceValue(game, context, expression);
    case 'choice':
      return choiceValue(game, context, expression);
    case 'query':
      if (
        expression.base.kind === 'name' &&
        expression.base.ref?.to === 'player-word' &&
        expression.base.ref.word === 'opponent'
      ) {
        return `(${expression.owner ? value(game, context, expression.owner) : context.you} + 1) % S[1]`;
      }
      return firstOf(game, context, expression);
    case 'not':
    case 'quantifier':
      return `(${condition(game, context, expression)} ? 1 : 0)`;
  }
  throw new NotRunnable(expression.at, `${expression.kind} here`);
}

/** JavaScript for a truth value. */
export function condition(game: GameEmit, context: Context, expression: Expression): string {
  if (context.value(expression) !== null) return `${value(game, context, expression)} !== 0`;
  switch (expression.kind) {
    case 'flag':
      return String(expression.value);
    case 'not':
      return `!(${condition(game, context, expression.value)})`;
    case 'quantifier': {
      const any = anyOf(game, context, expression.set);
      return expression.any ? any : `!(${any})`;
    }
    case 'binary':
      return binaryCondition(game, context, expression);
    case 'if-value':
      return `(${condition(game, context, expression.condition)} ? ${condition(game, context, expression.yes)} : ${condition(game, context, expression.no)})`;
  }
  return `${value(game, context, expression)} !== 0`;
}

export function single(slot: Slot): string {
  if (typeof slot === 'string') return slot;
  return `S[${slot.base}]`;
}

export function brackets(text: string): string {
  return /^[\w$.[\]]+$/.test(text) || /^-?\d+$/.test(text) ? text : `(${text})`;
}

const SYMBOL: Readonly<Record<string, string>> = wordTable({
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
});

function binaryValue(game: GameEmit, context: Context, node: Binary): string {
  const arithmetic = SYMBOL[node.operator];
  if (node.operator === '/')
    return `Math.floor(${value(game, context, node.left)} / ${brackets(value(game, context, node.right))})`;
  if (arithmetic !== undefined && '+-*'.includes(arithmetic))
    return `(${value(game, context, node.left)} ${arithmetic} ${value(game, context, node.right)})`;
  return `(${condition(game, context, node)} ? 1 : 0)`;
}

function binaryCondition(game: GameEmit, context: Context, node: Binary): string {
  switch (node.operator) {
    case 'and':
      return `${orBrackets(condition(game, context, node.left))} && ${orBrackets(condition(game, context, node.right))}`;
    case 'or':
      return `(${condition(game, context, node.left)} || ${condition(game, context, node.right)})`;
    case 'is':
    case 'is-not':
      return equality(game, context, node);
    case 'is-in':
      return `(${placeTest(game, context, node)})`;
    case 'is-not-in':
      return `!(${placeTest(game, context, node)})`;
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `${value(game, context, node.left)} ${node.operator} ${value(game, context, node.right)}`;
    default:
      return `${binaryValue(game, context, node)} !== 0`;
  }
}

function orBrackets(text: string): string {
  return text.includes('?') ? `(${text})` : text;
}

function equality(game: GameEmit, context: Context, node: Binary): string {
  const positive = node.operator === 'is';
  if (node.test === 'member') {
    const thing = value(game, context, node.left);
    const test = member(game, context, node.right, brackets(thing));
    return positive ? `(${test})` : `!(${test})`;
  }
  if (isFlag(node.left.type) && isFlag(node.right.type)) {
    return `${value(game, context, node.left)} ${positive ? '===' : '!=='} ${value(game, context, node.right)}`;
  }
  return `${value(game, context, node.left)} ${positive ? '===' : '!=='} ${value(game, context, node.right)}`;
}

function isFlag(type: Type | undefined): boolean {
  return type?.is === 'flag';
}

/** `x is in PLACE`: a zone, a set, a list, or a thing that has zones. */
function placeTest(game: GameEmit, context: Context, node: Binary): string {
  const { right } = node;
  const thing = brackets(value(game, context, node.left));
  const type = right.type;
  if (type?.is === 'thing' || (type?.is === 'optional' && type.of.is === 'thing')) {
    const leftKind = elementType(node.left.type);
    const hostKind = type.is === 'thing' ? type.of : type.of.is === 'thing' ? type.of.of : null;
    const held =
      leftKind?.is === 'thing'
        ? leftKind.of
        : leftKind?.is === 'optional' && leftKind.of.is === 'thing'
          ? leftKind.of.of
          : null;
    const zone = hostedZone(hostKind, held);
    const host = value(game, context, right);
    return zone
      ? `S[${sum(game.layout.meta.zoneOf, thing)}] === ${zoneId(game, zone, host)}`
      : `placeOf(S, ${thing}) === ${host}`;
  }
  const held = kindOf(node.left.type);
  const inThings = node.left.type && type && placeMeaning(node.left.type, type) === 'things';
  return inThings ? inPlace(game, context, right, thing, held) : member(game, context, right, thing);
}

function nameValue(game: GameEmit, context: Context, node: NameUse): string {
  return refValue(game, context, node.ref, node);
}

function refValue(game: GameEmit, context: Context, ref: Ref | undefined, node: Expression): string {
  switch (ref?.to) {
    case 'local':
      return single(context.slot(ref.local));
    case 'this':
      return context.self;
    case 'you':
      return context.you;
    case 'player-word':
      if (ref.word === 'opponent') return `(${context.you} + 1) % S[1]`;
      break;
    case 'enum-value':
      return String(ref.index);
    case 'field':
      return game.fieldCell(ref.field, context.you);
    case 'option':
      return `S[${game.layout.meta.options + game.model.options.indexOf(ref.option)}]`;
    case 'row':
      return String(game.row(ref.row).first);
    case 'zone':
      return zoneId(game, ref.zone, ref.zone.owner === 'player' ? context.you : null);
    case 'reason':
      return String(ref.index);
    case 'result':
      return 'S[11]';
    case 'define':
      return `d_${identifier(ref.define.name)}(S, ${context.you})`;
  }
  throw new Error(`no value for the name ${node.kind === 'name' ? node.name : node.kind}`);
}

function fieldValue(game: GameEmit, context: Context, node: Field): string {
  const of = brackets(value(game, context, node.of));
  return memberValue(game, context, node.ref, of, node);
}

function memberValue(game: GameEmit, context: Context, ref: Ref | undefined, of: string, node: Field | Your): string {
  switch (ref?.to) {
    case 'field':
      return game.fieldCell(ref.field, of);
    case 'printed':
      return `${printedTable(ref.printed.owner, ref.printed.name)}[ROW_OF[${of}]]`;
    case 'attribute': {
      const args = node.kind === 'field' ? (node.args ?? []).map((arg) => value(game, context, arg)) : [];
      return attributeCall(ref.attribute, of, args);
    }
    case 'zone':
      return zoneId(game, ref.zone, of);
    case 'built-in-field':
      return builtInField(game, ref.name, of);
  }
  throw new Error(`no value for the field ${node.name}`);
}

function builtInField(game: GameEmit, name: string, of: string): string {
  const { layout } = game;
  const die = (base: number): string => `S[${base - layout.meta.firstDie} + ${of}]`;
  switch (name) {
    case 'owner':
      return `ownerOf(S, ${of})`;
    case 'place':
      return `placeOf(S, ${of})`;
    case 'value':
      return die(layout.dieValue);
    case 'sides':
      return die(layout.dieSides);
    case 'thrower':
      return die(layout.dieThrower);
  }
  throw new Error(`no built-in field ${name}`);
}

function yourValue(game: GameEmit, context: Context, node: Your): string {
  if (node.ref?.to === 'set') return firstOf(game, context, node);
  return memberValue(game, context, node.ref, context.you, node);
}

function callValue(game: GameEmit, context: Context, node: Call): string {
  const { ref } = node;
  if (ref?.to === 'define')
    return `d_${identifier(ref.define.name)}(${['S', context.you, ...node.args.flatMap((arg) => argument(game, context, arg))].join(', ')})`;
  if (ref?.to === 'procedure')
    return `${game.procedureName(ref.procedure)}(${['S', context.you, ...node.args.flatMap((arg) => argument(game, context, arg))].join(', ')})`;
  const [first, second] = node.args;
  if (!first) throw new Error(`${node.name} needs something`);
  switch (node.name) {
    case 'count':
      return countOf(game, context, first);
    case 'first':
      return firstOf(game, context, first);
    case 'last':
      return lastOf(game, context, first);
    case 'nth':
      return nth(game, context, node, first);
    case 'sum':
    case 'max':
    case 'min':
      return second && node.name !== 'sum' && !node.local
        ? `Math.${node.name}(${node.args.map((arg) => value(game, context, arg)).join(', ')})`
        : aggregate(game, context, node, first, second ?? null);
    case 'most':
    case 'least':
      return firstOf(game, context, node);
    case 'step':
      return step(game, context, node);
    case 'distance':
      return distanceOf(game, context, node);
    case 'next-player':
      return `(${value(game, context, first)} + 1) % S[1]`;
  }
  throw new NotRunnable(node.at, `the function \`${node.name}\``);
}

/** A set argument is listed and passed as where it begins and how long it is. */
export function argument(game: GameEmit, context: Context, arg: Expression): string[] {
  if (!isMany(arg.type)) return [value(game, context, arg)];
  const known =
    context.value(arg) ?? (arg.kind === 'name' && arg.ref?.to === 'local' ? context.slot(arg.ref.local) : null);
  if (known !== null && typeof known !== 'string') return [known.base, known.count];
  return ['S[7]', fillOf(game, context, arg)];
}

function aggregate(game: GameEmit, context: Context, node: Call, set: Expression, by: Expression | null): string {
  return game.helper(context, node.name, (inner) => {
    const start = node.name === 'sum' ? '0' : node.name === 'max' ? '-2147483648' : '2147483647';
    inner.writer.line(`let total = ${start};`);
    if (node.name !== 'sum') inner.writer.line('let found = false;');
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => {
      const judgement = by ? judged(game, body, node, by, thing) : thing;
      if (node.name === 'sum') body.writer.line(`total += ${judgement};`);
      else {
        body.writer.line(`const n = ${judgement};`);
        body.writer.line(`if (n ${node.name === 'max' ? '>' : '<'} total) total = n;`);
        body.writer.line('found = true;');
      }
    });
    inner.writer.line(node.name === 'sum' ? 'return total;' : 'return found ? total : 0;');
  });
}

function nth(game: GameEmit, context: Context, node: Call, list: Expression): string {
  const at = node.args[1];
  if (!at) throw new Error('nth needs a number');
  if (list.kind === 'list')
    return `[${list.entries.map((entry) => value(game, context, entry)).join(', ')}][${value(game, context, at)} - 1]`;
  return game.helper(context, 'nth', (inner) => {
    inner.writer.line(`let left = ${value(game, inner, at)};`);
    each(game, inner, planOf(game, inner, list), 'x', (thing, body) =>
      body.writer.line(`if (--left === 0) return ${thing};`),
    );
    inner.writer.line('return -1;');
  });
}

/** `step(n, [8 -> 1, 10 -> 2])`: value of the greatest key not above n, 0 below the first. */
function step(game: GameEmit, context: Context, node: Call): string {
  const [n, table] = node.args;
  if (!n || table?.kind !== 'table') throw new Error('step needs a number and a table');
  return game.helper(context, 'step', (inner) => {
    inner.writer.line(`const n = ${value(game, inner, n)};`);
    for (const { key, value: result } of sortedDown(table))
      inner.writer.line(`if (n >= ${value(game, inner, key)}) return ${value(game, inner, result)};`);
    inner.writer.line('return 0;');
  });
}

function sortedDown(table: TableLiteral): TableLiteral['entries'] {
  return [...table.entries].toSorted(
    (a, b) => (b.key.kind === 'number' ? b.key.value : 0) - (a.key.kind === 'number' ? a.key.value : 0),
  );
}

/** Dice that nobody can answer are rolled on the spot; the others were rolled before (statements.ts). */
function diceValue(game: GameEmit, context: Context, dice: Dice): string {
  const count = value(game, context, dice.count);
  const sides = value(game, context, dice.sides);
  return `${dice.keep}Of(S, ${count}, ${sides})`;
}

function choiceValue(game: GameEmit, context: Context, choice: Choice): string {
  if (choice.random && choice.from && (choice.what === 'one' || choice.what === 'up-to-one'))
    return randomOf(game, context, choice.from);
  throw new NotRunnable(choice.at, 'a decision here');
}
