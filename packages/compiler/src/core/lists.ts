/**
 * Whether a function that runs through without stopping leaves lists on top of the state: those it
 * gives a name, passes on, or goes through. They are taken off when it ends; a function that makes
 * none has nothing to take off.
 */
import type { Facts } from '../language/facts/facts.ts';
import type { Block, Node } from '../content/tree/node.ts';
import { sideEffectsOf, type SideEffect } from '../language/facts/side-effects.ts';
import { some } from '../content/tree/walk.ts';

/**
 * Effects of statements that make no list, but for what stands in them. A loop that is left early
 * keeps its list.
 */
const MAKES_NONE: ReadonlySet<SideEffect['does']> = new Set(['write', 'rename', 'return'] as const);

/** Lists that an expression makes are taken off where it stands, unless it calls a procedure. */
export function leavesLists(facts: Facts, { statements }: Block): boolean {
  return statements.some((statement) => {
    if (sideEffectsOf(facts, statement).some(({ does }) => !MAKES_NONE.has(does))) return true;
    if (statement.kind === 'block') return leavesLists(facts, statement);
    if (statement.kind === 'if') {
      const { arms, otherwise } = statement;
      return (
        arms.some(({ condition, body }) => callsProcedure(facts, condition) || leavesLists(facts, body)) ||
        (otherwise !== null && leavesLists(facts, otherwise))
      );
    }
    return (statement.kind === 'let' && isSet(facts, statement.value)) || callsProcedure(facts, statement);
  });
}

function isSet(facts: Facts, node: Node): boolean {
  const type = facts.types.get(node);
  return type?.is === 'set' || type?.is === 'zone';
}

function callsProcedure(facts: Facts, node: Node): boolean {
  return some(node, (inner) => facts.refs.get(inner)?.to === 'procedure');
}
