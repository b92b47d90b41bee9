// What is looked at once a text has parsed: whether it is nested too deep for the later phases, and
// whether it keeps to one spelling.

import type { Field, Node } from '../../content/tree/node.ts';
import type { Report } from '../../diagnostics/collector.ts';
import { childrenOf } from '../../content/tree/walk.ts';

/** Nodes inside of nodes that later phases can follow; hand-written rules have about thirty. */
export const TREE_DEPTH_MAX = 400;

/** Whether a tree is nested deeper than the later phases can follow. Never throws, at any depth. */
export function isTooDeep(root: Node): boolean {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > TREE_DEPTH_MAX) return true;
    level = level.flatMap((node) => childrenOf(node));
  }
  return false;
}

/**
 * Reports `you.x` and `it.x`: they are written `your x` and `its x`. The tree must not be too deep.
 */
export function reviewSpelling(root: Node, report: Report): void {
  if (root.kind === 'field') reviewField(root, report);
  for (const child of childrenOf(root)) reviewSpelling(child, report);
}

function reviewField(field: Field, report: Report): void {
  const { of, nameAt } = field;
  if (of.kind !== 'name') return;
  // `its x` becomes a field of `it` whose place is that of the field's name.
  const isIts = of.at.start === nameAt.start;
  const word = of.name === 'it' && !isIts ? 'its' : of.name === 'you' && field.args === null ? 'your' : null;
  if (word === null) return;
  const at = { file: of.at.file, start: of.at.start, end: nameAt.end };
  const instead = `${word} ${field.name}`;
  report('parse/whose', at, { found: `${of.name}.${field.name}`, instead }, { edits: [{ span: at, text: instead }] });
}
