/**
 * Changes that add, widen or end sooner: a statement done twice, a condition with a part less, a
 * number that is smaller, another period. Leaving things out shows whether a rule is tried at all;
 * these show whether a scenario would notice that a rule does too much.
 */
import type { Node, Statement } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { BUILT_IN_VERBS } from '../../language/vocabulary/verbs.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import { wholeOf } from './lines.ts';
import type { MutationList } from './mutation.ts';

/** Built-in verbs that change nothing more when they are repeated at once. */
const IDEMPOTENT: ReadonlySet<string> = new Set<keyof typeof BUILT_IN_VERBS>([
  'eliminate',
  'end-game',
  'hide',
  'move',
  'refill',
  'reveal',
  'shuffle',
  'win',
]);

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

/** Adds every such change of a tree. */
export function addToTree(root: Node, periods: ReadonlySet<string>, list: MutationList): void {
  walk(root, (node) => {
    if (node.kind === 'number' && node.value > 0) list.add('fewer', node.at, String(node.value - 1));
    else if (node.kind === 'program') repeatLines(node.items as readonly Statement[], list);
    else if (node.kind === 'block') repeatLines(node.statements, list);
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
function repeatLines(lines: readonly Statement[], list: MutationList): void {
  for (const line of lines) {
    if (!isCumulative(line)) continue;
    const whole = wholeOf(line);
    const before = indentBefore(whole, list);
    if (before !== null) list.add('twice', whole, `${list.text(whole)}\n${before}${list.text(whole)}`);
  }
}

/**
 * Whether doing a statement twice differs from doing it once; blocks are left to what they hold.
 */
function isCumulative(line: Statement): boolean {
  if (line.kind === 'assign') return line.how !== 'set';
  if (line.kind === 'command') return !IDEMPOTENT.has(line.verb);
  return line.kind === 'gain' || line.kind === 'may' || line.kind === 'menu' || line.kind === 'offer';
}

/**
 * White space between the beginning of the line and a statement; null if other words stand there.
 */
function indentBefore({ file, start }: Span, list: MutationList): string | null {
  const before = list.text(span(file, 0, start));
  const indent = before.slice(before.lastIndexOf('\n') + 1);
  return indent.trim() === '' ? indent : null;
}
