/**
 * Changes that add, widen or end sooner: a statement done twice, a condition with a part less, a
 * number that is smaller, another period. Leaving things out shows whether a rule is tried at all;
 * these show whether a scenario would notice that a rule does too much.
 */
import type { Node, Statement } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import type { AddingUp } from './adding-up.ts';
import { wholeOf } from './lines.ts';
import type { MutationList } from './mutation.ts';
import { walkPlayed } from './played.ts';

/** Names of the periods that effects last for, or are counted by. */
export function periodsOf(trees: readonly Node[]): ReadonlySet<string> {
  const periods = new Set<string>();
  for (const tree of trees)
    walk(tree, (node) => {
      const period = periodOf(node);
      if (period !== null) periods.add(period);
    });
  return periods;
}

/** What is known of the game whose trees are changed. */
interface Additions {
  readonly adding: AddingUp;
  /** names of its periods */
  readonly periods: ReadonlySet<string>;
}

/** Adds every such change of a tree. */
export function addToTree(root: Node, { adding, periods }: Additions, list: MutationList): void {
  walkPlayed(root, (node) => {
    if (node.kind === 'number' && node.value > 0) list.add('fewer', node.at, String(node.value - 1));
    else if (node.kind === 'program') repeatLines(node.items as readonly Statement[], adding, list);
    else if (node.kind === 'block') repeatLines(node.statements, adding, list);
    else if (node.kind === 'binary' && node.operator === 'and') {
      list.add('wider', node.at, list.text(node.left.at));
      list.add('wider', node.at, list.text(node.right.at));
    }
    changePeriod(node, periods, list);
  });
}

function periodOf(node: Node): string | null {
  if (node.kind === 'until') return node.end.by === 'period' ? node.end.name : null;
  if (node.kind === 'at-end') return node.period;
  return node.kind === 'ability' ? (node.limit?.period ?? null) : null;
}

/** The name of the period, where it stands behind `end of` or `per` in the text of the node. */
function changePeriod(node: Node, periods: ReadonlySet<string>, list: MutationList): void {
  const period = periodOf(node);
  if (period === null) return;
  const { file, start } = node.at;
  const found = new RegExp(`\\b(?:end of|per) ${period}\\b`).exec(list.text(node.at));
  if (found === null) return;
  const end = start + found.index + found[0].length;
  for (const other of periods) if (other !== period) list.add('period', span(file, end - period.length, end), other);
}

/** Each statement on a line of its own once more below itself. */
function repeatLines(lines: readonly Statement[], adding: AddingUp, list: MutationList): void {
  for (const line of lines) {
    if (!adding.has(line)) continue;
    const whole = wholeOf(line);
    const before = indentBefore(whole, list);
    if (before !== null) list.add('twice', whole, `${list.text(whole)}\n${before}${list.text(whole)}`);
  }
}

/**
 * White space between the beginning of the line and a statement; null if other words stand there.
 */
function indentBefore({ file, start }: Span, list: MutationList): string | null {
  const before = list.text(span(file, 0, start));
  const indent = before.slice(before.lastIndexOf('\n') + 1);
  return indent.trim() === '' ? indent : null;
}
