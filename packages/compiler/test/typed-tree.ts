// What later phases rely on after a check without errors, node by node.

import type { Facts } from '../src/language/facts/facts.ts';
import type { Expression, Local, Node } from '../src/content/tree/node.ts';
import { walk } from '../src/content/tree/walk.ts';
import { treesOf } from '../src/core/all-trees.ts';
import type { GameModel } from '../src/language/game.ts';

const EXPRESSIONS: ReadonlySet<Node['kind']> = new Set([
  'number',
  'flag',
  'none',
  'name',
  'here',
  'field',
  'your',
  'call',
  'binary',
  'not',
  'negative',
  'quantifier',
  'query',
  'choice',
  'dice',
  'roll',
  'if-value',
  'list',
  'table',
]);

/** Every kind of node but `error`. */
export const KINDS: ReadonlySet<Node['kind']> = new Set([
  ...EXPRESSIONS,
  ...('program procedure define param type-name hook happen period change pattern as-soon-as continuous ability play limit block rule let assign gain command if for-each repeat menu option include may as each-player offer until at-end require proceed return leave'.split(
    ' ',
  ) as Node['kind'][]),
]);

function isExpression(node: Node): node is Expression {
  return EXPRESSIONS.has(node.kind);
}

/** What is missing on a node that was found sound. */
function missing(facts: Facts, node: Node): readonly string[] {
  const gaps: string[] = [];
  const known = (local: Local | undefined): boolean =>
    local !== undefined && (facts.types.get(local)?.is ?? 'error') !== 'error';
  const type = facts.types.get(node);
  if (isExpression(node) && (type === undefined || type.is === 'error')) gaps.push('type');
  const ref = facts.refs.get(node);
  if (
    (node.kind === 'name' || node.kind === 'field' || node.kind === 'your' || node.kind === 'call') &&
    ref === undefined
  )
    gaps.push('ref');
  if (node.kind === 'name' && ref?.to === 'local' && !known(ref.local)) gaps.push('local type');
  if (
    node.kind === 'binary' &&
    (node.operator === 'is' || node.operator === 'is-not') &&
    facts.tests.get(node) === undefined
  )
    gaps.push('test');
  if (node.kind === 'let' && !node.names.every((name) => known(facts.locals.get(name)))) gaps.push('let local');
  const nodeLocal = facts.locals.get(node);
  if (node.kind === 'for-each' && !known(nodeLocal)) gaps.push('loop local');
  if (node.kind === 'query' && node.where !== null && !known(nodeLocal)) gaps.push('query local');
  if ((node.kind === 'gain' || node.kind === 'continuous' || node.kind === 'change') && ref === undefined)
    gaps.push('ref');
  const procedure = facts.procedures.get(node);
  if (node.kind === 'command' && procedure === undefined) gaps.push('procedure');
  if (
    (node.kind === 'happen' || node.kind === 'period' || node.kind === 'limit' || node.kind === 'at-end') &&
    procedure === undefined
  )
    gaps.push('procedure');
  if (node.kind === 'hook' && node.event.kind === 'happen' && node.event.subject !== null && !known(nodeLocal))
    gaps.push('it');
  if (node.kind === 'param' && !known(nodeLocal)) gaps.push('parameter');
  return gaps;
}

// A reason of `win … because` is told by its `ref` alone: it is no value.
function isReason(facts: Facts, node: Node): boolean {
  return node.kind === 'name' && facts.refs.get(node)?.to === 'reason';
}

/** What is missing in the trees of a game, with the kind of the node. */
export function gapsOf(
  model: GameModel,
  show: (node: Node) => string,
): { readonly count: number; readonly gaps: readonly string[] } {
  const gaps: string[] = [];
  let count = 0;
  for (const tree of treesOf(model)) {
    walk(tree, (node) => {
      count++;
      if (!isReason(model.facts, node))
        for (const gap of missing(model.facts, node)) gaps.push(`${gap} of ${node.kind} ${show(node)}`);
    });
  }
  return { count, gaps };
}
