// A key without a value above lines that were meant for it, but start in its own column.

import type { Edit } from '../../../diagnostics/diagnostic.ts';
import { lineAt, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import { span } from '../../../diagnostics/source/span.ts';
import type { YamlEntry, YamlMap } from '../yaml/node.ts';
import { describeSchema } from './describe.ts';
import type { ObjectSchema, Schema } from './kinds.ts';
import type { CheckContext } from './scalars.ts';

/**
 * Reports each such key once, and indents the lines that belong to it.
 *
 * @returns  the keys that this explains: the one without a value, and those below it
 * @throws   never
 */
export function reportUnindented(
  context: CheckContext,
  keys: ObjectSchema['keys'],
  node: YamlMap,
): ReadonlySet<YamlEntry> {
  const explained = new Set<YamlEntry>();
  if (node.flow) return explained;
  for (const [at, entry] of node.entries.entries()) {
    const known = Object.hasOwn(keys, entry.key) ? keys[entry.key] : undefined;
    if (known === undefined || !isEmpty(entry)) continue;
    const rest = node.entries.slice(at + 1);
    const end = rest.findIndex(({ key }) => Object.hasOwn(keys, key) || !takes(known.schema, key));
    const below = end < 0 ? rest : rest.slice(0, end);
    if (below.length === 0) continue;
    for (const one of [entry, ...below]) explained.add(one);
    context.report(
      'load/empty-value',
      entry.value.span,
      { what: entry.key, expected: describeSchema(known.schema), written: '', hasLinesBelow: true },
      { edits: indented(context, below) },
    );
  }
  return explained;
}

function isEmpty({ value }: YamlEntry): boolean {
  return value.kind === 'scalar' && value.style === 'empty';
}

/** Whether a key can stand in a value of this schema. */
function takes(schema: Schema, key: string): boolean {
  return schema.is === 'map' || (schema.is === 'object' && Object.hasOwn(schema.keys, key));
}

function indented({ file }: CheckContext, below: readonly YamlEntry[]): readonly Edit[] {
  const edits: Edit[] = [];
  const first = lineAt(file, below[0]?.keySpan.start ?? 0);
  const last = lineAt(file, below.at(-1)?.value.span.end ?? 0);
  for (let line = first; line <= last; line++) {
    const { start } = lineExtent(file, line);
    if (lineText(file, line).trim() !== '') edits.push({ span: span(file.path, start), text: '  ' });
  }
  return edits;
}
