import type { SourceFile } from '../../diagnostics/source/file.ts';
import { positionAt } from '../../diagnostics/source/lines.ts';
import type { YamlNode } from './yaml/node.ts';

/** A place, 1-based. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A YAML file as plain values with places, for files that the compiler does not read itself. */
export type SourceTree =
  | { readonly is: 'scalar'; readonly value: string | number | boolean | null; readonly at: Spot }
  | { readonly is: 'list'; readonly items: readonly SourceTree[]; readonly at: Spot }
  | { readonly is: 'map'; readonly entries: readonly SourceTreeEntry[]; readonly at: Spot };

interface SourceTreeEntry {
  readonly key: string;
  readonly keyAt: Spot;
  readonly value: SourceTree;
}

/** The tree of a node. Never throws. @param file  of which the node was read */
export function sourceTreeOf(file: SourceFile, node: YamlNode): SourceTree {
  const at = spotOf(file, node.span.start);
  if (node.kind === 'scalar') return { is: 'scalar', value: node.value, at };
  if (node.kind === 'seq') return { is: 'list', items: node.items.map((item) => sourceTreeOf(file, item)), at };
  const entries = node.entries.map(({ key, keySpan, value }) => ({
    key,
    keyAt: spotOf(file, keySpan.start),
    value: sourceTreeOf(file, value),
  }));
  return { is: 'map', entries, at };
}

function spotOf(file: SourceFile, offset: number): Spot {
  const { line, column } = positionAt(file, offset);
  return { line, column };
}
