/** Where statements stand in the text. */
import type { Node } from '../../content/tree/node.ts';
import { childrenOf } from '../../content/tree/walk.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';

/**
 * Where a line begins and its last word ends: the place of what holds a block reaches to the next
 * line.
 */
export function wholeOf(line: Node): Span {
  return span(line.at.file, line.at.start, lastWord(line));
}

function lastWord(node: Node): number {
  const last = childrenOf(node).at(-1);
  if (last !== undefined && (HOLDERS.has(node.kind) || last.kind === 'block' || last.kind === 'option'))
    return lastWord(last);
  return node.at.end;
}

/** What holds lines and nothing behind them. */
const HOLDERS: ReadonlySet<string> = new Set(['block', 'menu', 'until']);
