// Changes of rules and effects, found on their trees and made in their text.

import type { Expression, Node, NumberLiteral, Statement } from '../../content/tree/node.ts';
import { some } from '../../content/tree/walk.ts';
import { coverSpans, span, type Span } from '../../diagnostics/source/span.ts';
import { wholeOf } from './lines.ts';
import type { MutationList } from './mutation.ts';
import { walkPlayed } from './played.ts';

/** Does nothing, wherever a statement may stand. */
const NOTHING = 'require true';

/**
 * Lines without a meaning of their own, or whose leaving out says nothing: names for values,
 * citations of rules.
 */
const NO_LINES: ReadonlySet<Statement['kind']> = new Set(['let', 'rule', 'block', 'error']);

/** Adds every change of a tree. */
export function mutateTree(root: Node, list: MutationList): void {
  walkPlayed(root, (node) => mutateNode(node, list));
}

function mutateNode(node: Node, list: MutationList): void {
  if (node.kind === 'number') mutateNumber(node, list);
  else if (node.kind === 'binary') mutateBinary(node, list);
  else if (node.kind === 'program') mutateLines(node.items as readonly Statement[], list);
  else if (node.kind === 'block') mutateLines(node.statements, list);
  else if (node.kind === 'if') for (const { condition } of node.arms) negate(condition, list);
  else if (node.kind === 'if-value') negate(node.condition, list);
  else if (node.kind === 'not') list.add('condition', node.at, list.text(node.value.at));
  else if (node.kind === 'query' && node.where !== null) always(node.where, list);
  else if ('condition' in node && node.condition !== null) always(node.condition, list);
  else mutateTarget(node, list);
}

function mutateNumber({ at, value }: NumberLiteral, list: MutationList): void {
  list.add('number', at, String(value + 1));
}

const OTHER_OPERATORS: Readonly<Record<string, readonly [RegExp, string, 'comparison' | 'and-or' | 'arithmetic']>> = {
  '<': [/</, '<=', 'comparison'],
  '<=': [/<=/, '<', 'comparison'],
  '>': [/>/, '>=', 'comparison'],
  '>=': [/>=/, '>', 'comparison'],
  is: [/\bis\b/, 'is not', 'comparison'],
  'is-not': [/\bis not\b/, 'is', 'comparison'],
  'is-in': [/\bis in\b/, 'is not in', 'comparison'],
  'is-not-in': [/\bis not in\b/, 'is in', 'comparison'],
  and: [/\band\b/, 'or', 'and-or'],
  or: [/\bor\b/, 'and', 'and-or'],
  '+': [/\+/, '-', 'arithmetic'],
  '-': [/-/, '+', 'arithmetic'],
  '*': [/[*×]/, '+', 'arithmetic'],
  '/': [/\//, '*', 'arithmetic'],
};

function mutateBinary(node: Node & { readonly kind: 'binary' }, list: MutationList): void {
  const { left, right, operator } = node;
  const gap = span(left.at.file, left.at.end, right.at.start);
  const [written, other, mutator] = OTHER_OPERATORS[operator] ?? [];
  const found = written === undefined ? null : written.exec(list.text(gap));
  if (found === null || other === undefined || mutator === undefined) return;
  const start = gap.start + found.index;
  list.add(mutator, span(gap.file, start, start + found[0].length), other);
}

function negate({ at }: Expression, list: MutationList): void {
  list.add('condition', at, `not (${list.text(at)})`);
}

function always({ at }: Expression, list: MutationList): void {
  list.add('condition', at, 'true');
}

/** Who or what something is done to: each or each other, one or any number, chosen or by chance. */
function mutateTarget(node: Node, list: MutationList): void {
  const change = (written: RegExp, other: string): void => {
    const { file, start } = node.at;
    const [found] = written.exec(list.text(node.at)) ?? [];
    if (found !== undefined) list.add('target', span(file, start, start + found.length), found.replace(written, other));
  };
  if (node.kind === 'each-player') change(/^each( other)? player/, node.others ? 'each player' : 'each other player');
  if (node.kind === 'name' && node.name === 'you') change(/^you$/, 'opponent');
  if (node.kind === 'name' && node.name === 'opponent') change(/^opponent$/, 'you');
  if (node.kind === 'quantifier') change(/^(any|no)\b/, node.any ? 'no' : 'any');
  if (node.kind !== 'choice') return;
  if (node.what === 'one' && !node.random) change(/^an? /, 'at most one ');
  if (node.random) change(/^(.*?)\brandom /, '$1');
  if (node.what === 'up-to-one') change(/^at most one /, 'a ');
  if (node.what === 'up-to') change(/^up to /, '');
}

/** Each line left out, and each two that follow each other the other way round. */
function mutateLines(lines: readonly Statement[], list: MutationList): void {
  for (const [i, line] of lines.entries()) {
    if (NO_LINES.has(line.kind)) continue;
    if (!isDeclaration(line)) list.add('line', wholeOf(line), NOTHING);
    const next = lines[i + 1];
    if (next !== undefined && !NO_LINES.has(next.kind) && !isUnordered(line, next))
      swap(wholeOf(line), wholeOf(next), list);
  }
}

/** Procedures and functions have no order, and who leaves one out gets an error. */
function isDeclaration({ kind }: { readonly kind: string }): boolean {
  return kind === 'procedure' || kind === 'define';
}

/** What is in force has no order either. */
const IN_FORCE: ReadonlySet<string> = new Set([
  'procedure',
  'define',
  'hook',
  'as-soon-as',
  'continuous',
  'ability',
  'play',
]);

function isUnordered(first: Statement, second: Statement): boolean {
  if (IN_FORCE.has(first.kind) || IN_FORCE.has(second.kind)) return true;
  if (first.kind === 'gain' && second.kind === 'gain') return first.counter !== second.counter;
  return first.kind === 'assign' && second.kind === 'assign' && !isRead(second, first) && !isRead(first, second);
}

/**
 * Whether one statement sets what the other one reads or sets; by name, so it says yes too often.
 */
function isRead(by: Node, { target }: { readonly target: Expression }): boolean {
  const name = nameOf(target);
  return name === null || some(by, (node) => nameOf(node) === name);
}

function nameOf(node: Node): string | null {
  return node.kind === 'field' || node.kind === 'your' || node.kind === 'name' ? node.name : null;
}

function swap(first: Span, second: Span, list: MutationList): void {
  const between = list.text(span(first.file, first.end, second.start));
  list.add('order', coverSpans(first, second), list.text(second) + between + list.text(first));
}
