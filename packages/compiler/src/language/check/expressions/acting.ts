// Parts of an expression that are not pure: decisions, throws of dice, calls of procedures.

import type { Facts } from '../../facts/facts.ts';
import type { Expression } from '../../../content/tree/node.ts';
import { isActing, sideEffectsOf } from '../../facts/side-effects.ts';
import { childrenOf } from '../../../content/tree/walk.ts';
import type { Environment } from '../common/environment.ts';
import { ASKED, looking, RANDOM, reportDoing, ROLLED } from '../common/looking.ts';

/**
 * Decisions and dice that would be made only sometimes, in the middle of an expression, must stand
 * before it.
 */
export function reportLate(expression: Expression, environment: Environment, where: string): void {
  const acting = findActing(environment.facts, expression);
  if (acting !== null)
    environment.report('check/late', acting.at, {
      where,
      what: acting.kind === 'choice' ? 'decision' : acting.kind === 'call' ? 'procedure' : 'throw of dice',
    });
}

/**
 * What the code evaluates once for each thing, or twice, must be pure. Whether this is such a place
 * is known only when types are.
 */
export function reportActing(expression: Expression, environment: Environment, where: string): void {
  const acting = environment.looking === null ? findActing(environment.facts, expression) : null;
  if (acting !== null) reportDoing(acting.at, whatIsDone(acting), looking(environment, where));
}

function whatIsDone(acting: Expression): string {
  if (acting.kind === 'choice') return acting.random ? RANDOM : ASKED;
  return acting.kind === 'call' ? `\`${acting.name}\` is done` : ROLLED;
}

/** The first part of an expression that asks, rolls or does something; null = none. */
export function findActing(facts: Facts, expression: Expression): Expression | null {
  if (isActing(facts, expression)) return expression;
  for (const child of expressionsIn(expression)) {
    const found = findActing(facts, child);
    if (found !== null) return found;
  }
  return null;
}

/** The expressions right below an expression. */
function expressionsIn(expression: Expression): readonly Expression[] {
  // Expressions hold nothing else.
  return childrenOf(expression) as readonly Expression[];
}

/** Whether an expression throws dice itself; calls of procedures that do are not looked into. */
export function rolls(facts: Facts, expression: Expression): boolean {
  return (
    sideEffectsOf(facts, expression).some(({ does }) => does === 'roll') ||
    expressionsIn(expression).some((one) => rolls(facts, one))
  );
}
