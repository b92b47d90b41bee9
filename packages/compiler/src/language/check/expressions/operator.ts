// Operators, conditions, and what a condition tells about names.

import type { Facts } from '../../facts/facts.ts';
import type { Binary, Expression, NameUse } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import { findActing, reportActing, reportLate } from './acting.ts';
import { reportByZero, reportTooGreat } from './arithmetic.ts';
import type { Environment } from '../common/environment.ts';
import type { Flow, Variable } from '../common/flow.ts';
import { looking } from '../common/looking.ts';
import { type NounRef, formsOf, memberOfNoun } from './name.ts';
import { checkPlace } from './place.ts';
import { checkCondition, requireNumber } from '../common/require.ts';
import { saysTheSame } from '../common/same.ts';
import {
  definite,
  describe,
  ERROR,
  FLAG,
  isName,
  joined,
  kindsMeet,
  meets,
  membersOf,
  NONE,
  NUMBER,
  optional,
  setOf,
} from '../common/types.ts';

/** The type of two values with an operator between. */
export function checkBinary(binary: Binary, environment: Environment, expected: Type | null): Type {
  switch (binary.operator) {
    case 'and':
    case 'or': {
      checkCondition(binary.left, environment);
      const { whenTrue, whenFalse } = branchesOf(binary.left, environment);
      checkCondition(binary.right, { ...environment, flow: binary.operator === 'and' ? whenTrue : whenFalse });
      reportLate(binary.right, environment, `the right side of \`${binary.operator}\``);
      return FLAG;
    }
    case 'is':
    case 'is-not':
      return checkIs(binary, environment);
    case 'is-in':
    case 'is-not-in':
      return checkIsIn(binary, environment);
    case '+':
    case '-':
      return checkSum(binary, environment, expected);
    case '*':
    case '/':
      requireNumber(binary.left, environment);
      requireNumber(binary.right, environment);
      if (binary.operator === '/') reportByZero(binary, environment);
      reportTooGreat(binary, environment);
      return NUMBER;
    case '<':
    case '<=':
    case '>':
    case '>=':
      requireNumber(binary.left, environment);
      requireNumber(binary.right, environment);
      if (environment.facts.types.get(binary.left)?.is === 'number') reportWithItself(binary, environment);
      return FLAG;
  }
}

function checkIsIn({ left, right }: Binary, environment: Environment): Type {
  const inside = looking(environment, 'a test of where something is');
  checkPlace(right, environment.expression(left, inside), inside);
  return FLAG;
}

/** Numbers are added; sets are united, or one is taken out of the other. */
function checkSum(binary: Binary, environment: Environment, expected: Type | null): Type {
  const left = environment.expression(binary.left, environment, expected);
  const right = environment.expression(binary.right, environment, expected ?? left);
  if (left.is === 'error' || right.is === 'error')
    return left.is === 'number' || right.is === 'number' ? NUMBER : ERROR;
  const [first, second] = [membersOf(left), membersOf(right)];
  if (first === null && second === null) {
    for (const [side, type] of [
      [binary.left, left],
      [binary.right, right],
    ] as const) {
      if (type.is !== 'number')
        environment.report('check/wrong-type', side.at, { expected: 'a number', found: describe(type) });
    }
    reportTooGreat(binary, environment);
    return NUMBER;
  }
  const both = first === null || second === null ? null : joined(first, second);
  if (both === null) {
    environment.report('check/mixed-sum', binary.at, { left: describe(left), right: describe(right) });
    return ERROR;
  }
  if (binary.operator === '-') reportActing(binary.right, environment, 'what is taken out of a set');
  return setOf(binary.operator === '-' && first !== null ? first : both);
}

/**
 * A kind, set or row after `is` is a test, not a value; undefined when the expression names none.
 */
export function nounRef(facts: Facts, expression: Expression): NounRef | undefined {
  const ref = expression.kind === 'name' ? facts.refs.get(expression) : undefined;
  return ref?.to === 'row' || ref?.to === 'kind' || ref?.to === 'set' ? ref : undefined;
}

function checkIs(binary: Binary, environment: Environment): Type {
  const { left, right } = binary;
  const unbound = left.kind === 'name' && environment.facts.refs.get(left) === undefined;
  // `duel is why`: the side that is known tells what the other one means.
  const known =
    unbound && !(right.kind === 'name' && environment.facts.refs.get(right) === undefined)
      ? environment.expression(right, environment)
      : null;
  const subject = environment.expression(left, environment, known);
  const ref = nounRef(environment.facts, right);
  if (definite(subject).is === 'thing' && right.kind === 'name' && ref !== undefined) {
    checkMembership(right, ref, subject, environment);
    environment.facts.tests.set(binary, 'member');
    reportActing(left, environment, 'a test of what something is');
    return FLAG;
  }
  if (ref !== undefined && checkKindTest(right, ref, definite(subject), environment)) {
    environment.facts.tests.set(binary, 'member');
    return FLAG;
  }
  const other = known ?? environment.expression(right, environment, subject);
  const isNamed = definite(subject).is === 'thing' && isName(definite(other));
  environment.facts.tests.set(binary, isNamed ? 'member' : 'equal');
  if (isNamed) {
    checkNamed(binary, definite(subject), definite(other), environment);
    return FLAG;
  }
  if (!meets(subject, other))
    environment.report('check/never-equal', binary.at, {
      left: describe(subject),
      right: describe(other),
      set: membersOf(subject) !== null || membersOf(other) !== null,
    });
  else if (subject.is !== 'error') reportWithItself(binary, environment);
  return FLAG;
}

/** Reports a comparison whose sides say the same; two throws or two decisions may differ. */
function reportWithItself(binary: Binary, { facts, report }: Environment): void {
  const { left, right, operator } = binary;
  if (left.kind !== right.kind || findActing(facts, left) !== null || !saysTheSame(left, right)) return;
  report('check/with-itself', binary.at, { holds: operator === 'is' || operator === '<=' || operator === '>=' });
}

/**
 * Checks `row is trick` or `kind is trick`, which asks whether what is named is of that kind.
 *
 * @returns whether the comparison is such a test
 */
function checkKindTest(noun: Expression, ref: NounRef, subject: Type, environment: Environment): boolean {
  if (!isName(subject) || ref.to !== 'kind' || noun.kind !== 'name') return false;
  environment.facts.types.set(noun, { is: 'kind', of: ref.kind });
  if (!kindsMeet(subject.of, ref.kind))
    environment.report('check/never-member', noun.at, { subject: describe(subject), noun: ref.kind.name });
  return true;
}

/** `thing is ROW`: whether a thing is of the row or the kind that was named. */
function checkNamed(binary: Binary, subject: Type, name: Type, environment: Environment): void {
  const { left } = binary;
  reportActing(left, environment, 'a test of what something is');
  if (subject.is === 'thing' && isName(name) && !kindsMeet(subject.of, name.of))
    environment.report('check/never-equal', binary.at, {
      left: describe(subject),
      right: describe(name),
      set: false,
    });
}

function checkMembership(noun: NameUse, ref: NounRef, subject: Type, environment: Environment): void {
  const member = memberOfNoun(ref, environment.facts);
  const { one, many } = formsOf(ref, noun.name);
  environment.facts.types.set(noun, member);
  if (noun.name === many && one !== many)
    environment.report(
      'check/plural',
      noun.at,
      { name: many, singular: one },
      { edits: [{ span: noun.at, text: one }] },
    );
  const of = definite(subject);
  if (of.is === 'thing' && member.is === 'thing' && !kindsMeet(of.of, member.of)) {
    environment.report('check/never-member', noun.at, { subject: describe(of), noun: one });
  }
}

/**
 * Copies of the flow with what the condition tells when it holds, and when it does not. The
 * condition has been checked.
 */
export function branchesOf(condition: Expression, { flow, facts }: Environment): { whenTrue: Flow; whenFalse: Flow } {
  const whenTrue = flow.copy();
  const whenFalse = flow.copy();
  learn(condition, true, whenTrue, facts);
  learn(condition, false, whenFalse, facts);
  return { whenTrue, whenFalse };
}

function learn(condition: Expression, holds: boolean, flow: Flow, facts: Facts): void {
  if (condition.kind === 'not') {
    learn(condition.value, !holds, flow, facts);
    return;
  }
  if (condition.kind !== 'binary') return;
  const { operator, left, right } = condition;
  if ((operator === 'and' && holds) || (operator === 'or' && !holds)) {
    learn(left, holds, flow, facts);
    learn(right, holds, flow, facts);
  } else if (operator === 'and' || operator === 'or') learnEither(left, right, holds, flow, facts);
  else if (operator === 'is' || operator === 'is-not')
    learnIs(facts, left, right, (operator === 'is') === holds, facts.tests.get(condition) === 'member', flow);
  else if ((operator === 'is-in') === holds && (operator === 'is-in' || operator === 'is-not-in')) {
    const variable = variableOf(facts, left);
    if (variable !== null) flow.narrow(variable, definite(flow.typeOf(variable)));
  }
}

/** `a or b` holds: one of the two does, so only what both tell is known. */
function learnEither(left: Expression, right: Expression, holds: boolean, flow: Flow, facts: Facts): void {
  const first = flow.copy();
  const second = flow.copy();
  learn(left, holds, first, facts);
  learn(right, holds, second, facts);
  flow.become([first, second]);
}

function learnIs(facts: Facts, left: Expression, right: Expression, same: boolean, member: boolean, flow: Flow): void {
  const variable = variableOf(facts, left);
  if (variable === null) return;
  const before = flow.typeOf(variable);
  const type = facts.types.get(right);
  if (right.kind === 'none') flow.narrow(variable, same ? noneOf(before) : definite(before));
  else if (same && member && type !== undefined) flow.narrow(variable, narrowed(definite(before), type));
  else if (same && type !== undefined && type.is !== 'optional') flow.narrow(variable, definite(before));
}

function noneOf(before: Type): Type {
  return before.is === 'optional' ? NONE : optional(before);
}

/** The narrower of two types of things; a test that tells nothing new leaves the type as it was. */
function narrowed(before: Type, tested: Type): Type {
  if (before.is !== 'thing' || tested.is !== 'thing') return before;
  for (let at = before.of; at !== null; at = at.parent) if (at === tested.of) return before;
  return tested;
}

/** The plain name that an expression is, where a test can narrow it. */
export function variableOf(facts: Facts, expression: Expression): Variable | null {
  if (expression.kind !== 'name') return null;
  const ref = facts.refs.get(expression);
  if (ref?.to === 'local') return ref.local;
  return ref?.to === 'field' && ref.field.owner === 'global' ? ref.field : null;
}
