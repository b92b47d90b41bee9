// The type of every expression. Each kind of node has a function of its own; larger groups have a
// file.

import type { Dice, Expression, IfValue, ListLiteral, Roll, TableLiteral } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import { reportLate } from './acting.ts';
import { constantOf, reportAmount, reportTooGreat } from './arithmetic.ts';
import { checkCall } from './call.ts';
import { checkChoice } from './choice.ts';
import type { Environment } from '../common/environment.ts';
import { checkField, checkYour } from './field.ts';
import { looking, reportDoing, ROLLED } from '../common/looking.ts';
import { typeOfHere } from './place.ts';
import { checkName } from './name.ts';
import { checkNames } from './names.ts';
import { branchesOf, checkBinary } from './operator.ts';
import { checkQuantifier, checkQuery } from './query.ts';
import { checkCondition, requireNumber } from '../common/require.ts';
import { describe, DICE, ERROR, FLAG, joined, membersOf, NONE, NUMBER, setOf, TABLE } from '../common/types.ts';

/**
 * Finds the type of an expression and keeps it there.
 *
 * @param expected type that is wanted, for names that mean different things; the caller still
 *   compares
 * @throws          never
 */
export function checkExpression(expression: Expression, environment: Environment, expected: Type | null = null): Type {
  const type = typeOf(expression, environment, expected);
  environment.facts.types.set(expression, type);
  return type;
}

function typeOf(expression: Expression, environment: Environment, expected: Type | null): Type {
  switch (expression.kind) {
    case 'number':
      reportTooGreat(expression, environment);
      return NUMBER;
    case 'flag':
      return FLAG;
    case 'none':
      return NONE;
    case 'name':
      return checkName(expression, environment, expected);
    case 'here':
      return typeOfHere(environment);
    case 'field':
      return checkField(expression, environment);
    case 'your':
      return checkYour(expression, environment);
    case 'call':
      return checkCall(expression, environment);
    case 'binary':
      return checkBinary(expression, environment, expected);
    case 'not':
      checkCondition(expression.value, environment);
      return FLAG;
    case 'negative':
      requireNumber(expression.value, environment);
      return NUMBER;
    case 'quantifier':
      return checkQuantifier(expression, environment);
    case 'names':
      return checkNames(expression, environment, false);
    case 'query':
      return checkQuery(expression, environment, false);
    case 'choice':
      return checkChoice(expression, environment);
    case 'dice':
      return checkDice(expression, environment);
    case 'roll':
      return checkRoll(expression, environment);
    case 'if-value':
      return checkIfValue(expression, environment, expected);
    case 'list':
      return checkList(expression, environment, expected);
    case 'table':
      return checkTableLiteral(expression, environment, expected);
    case 'error':
      return ERROR;
  }
}

function checkDice(dice: Dice, environment: Environment): Type {
  reportDoing(dice.at, ROLLED, environment);
  return sizeDice(dice, environment);
}

function sizeDice(dice: Dice, environment: Environment): Type {
  requireNumber(dice.count, environment);
  requireNumber(dice.sides, environment);
  const { report, names } = environment;
  const [count, sides] = [constantOf(dice.count), constantOf(dice.sides)];
  if (sides !== null && sides < 2) report('check/dice-sides', dice.sides.at, { sides });
  if (count !== null && count > names.game.maxDice)
    report('check/dice-count', dice.count.at, { count, most: names.game.maxDice });
  reportAmount(dice.count, 'rolled', environment);
  return NUMBER;
}

function checkRoll(roll: Roll, environment: Environment): Type {
  reportDoing(roll.at, ROLLED, environment);
  for (const dice of roll.dice) {
    if (dice.kind !== 'dice') continue;
    sizeDice(dice, environment);
    environment.facts.types.set(dice, DICE);
  }
  return roll.dice.length === 1 ? NUMBER : setOf(NUMBER);
}

function checkIfValue(value: IfValue, environment: Environment, expected: Type | null): Type {
  checkCondition(value.condition, environment);
  const { whenTrue, whenFalse } = branchesOf(value.condition, environment);
  const yes = environment.expression(value.yes, { ...environment, flow: whenTrue }, expected);
  const no = environment.expression(value.no, { ...environment, flow: whenFalse }, expected);
  for (const branch of [value.yes, value.no]) reportLate(branch, environment, 'one side of `if … then … else`');
  const both = joined(yes, no) ?? joined(no, yes);
  if (both !== null) return both;
  environment.report('check/branches-differ', value.at, { yes: describe(yes), no: describe(no) });
  return ERROR;
}

function checkList(list: ListLiteral, environment: Environment, expected: Type | null): Type {
  const wanted = expected === null ? null : membersOf(expected);
  let members: Type | null = null;
  for (const entry of list.entries) {
    const type = environment.expression(entry, environment, wanted ?? members);
    const both: Type | null = members === null ? type : (joined(members, type) ?? joined(type, members));
    if (both === null && members !== null)
      environment.report('check/wrong-type', entry.at, { expected: describe(members), found: describe(type) });
    members = both ?? members;
  }
  if (members === null && wanted === null) environment.report('check/empty-list', list.at, {});
  return setOf(members ?? wanted ?? ERROR);
}

function checkTableLiteral(table: TableLiteral, environment: Environment, expected: Type | null): Type {
  if (expected?.is !== 'table') environment.report('check/table-alone', table.at, {});
  const inside = looking(environment, 'a table');
  let before = Number.NEGATIVE_INFINITY;
  for (const { key, value } of table.entries) {
    requireNumber(key, inside);
    requireNumber(value, inside);
    const number = key.kind === 'number' ? key.value : null;
    if (number === null) environment.report('check/table-key', key.at, {});
    else if (number <= before) environment.report('check/table-order', key.at, { key: number, before });
    before = number ?? before;
  }
  return TABLE;
}
