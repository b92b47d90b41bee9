// Checks of maps with known keys: unknown keys, missing keys, and which of several objects is
// meant.

import { suggest } from '../../../diagnostics/suggest.ts';
import type { MissingKey } from '../../../diagnostics/table/load-shape.ts';
import { span, type Span } from '../../../diagnostics/source/span.ts';
import type { YamlEntry, YamlMap, YamlNode } from '../yaml/node.ts';
import { describeSchema } from './describe.ts';
import type { KeySchema, ObjectSchema, Schema, TaggedSchema } from './kinds.ts';
import { reportWrongType, type CheckContext } from './scalars.ts';
import { reportUnindented } from './unindented.ts';

/** Checks a node of any schema; handed in, because schemas hold each other. */
export type SchemaCheck = (schema: Schema, node: YamlNode, context: CheckContext) => unknown;

export function checkObject(
  context: CheckContext,
  schema: ObjectSchema,
  node: YamlNode,
  check: SchemaCheck,
): object | undefined {
  if (node.kind !== 'map') return reportWrongType(context, schema, node);
  const written = new Map(node.entries.map((entry) => [entry.key, entry]));
  const unindented = reportUnindented(context, schema.keys, node);
  const explained = reportUnknownKeys(context, schema, node, written, unindented);
  const values: [string, unknown][] = [];
  const missing: MissingKey[] = [];
  let sound = true;
  for (const [key, known] of Object.entries(schema.keys)) {
    const entry = written.get(key);
    const value =
      entry === undefined || unindented.has(entry)
        ? undefined
        : check(known.schema, entry.value, { ...context, what: key });
    if (value !== undefined) values.push([key, value]);
    else if (known.need === 'default') values.push([key, { value: known.defaultValue, span: node.span }]);
    else if (known.need === 'required') sound = false;
    if (entry === undefined && known.need === 'required' && !explained.has(key)) missing.push(missingKey(key, known));
  }
  if (missing.length > 0) context.report('load/missing-key', placeOfLack(node), { owner: schema.title, missing });
  if (!sound) return undefined;
  const $keys = new Map(node.entries.map(({ key, keySpan }) => [key, keySpan]));
  return { ...Object.fromEntries(values), $span: node.span, $keys };
}

function missingKey(key: string, { schema, example }: KeySchema): MissingKey {
  return { key, expected: describeSchema(schema), example };
}

/**
 * A key that is missing stands nowhere; the first key of the object is the place its author looks
 * at.
 */
function placeOfLack(node: YamlMap): Span {
  return node.entries[0]?.keySpan ?? span(node.span.file, node.span.start, node.span.end);
}

/**
 * Gives the missing keys that an unknown key explains: `csot` for `cost` is one mistake, not two.
 */
function reportUnknownKeys(
  { report }: CheckContext,
  { title, keys }: { readonly title: string; readonly keys: ObjectSchema['keys'] },
  node: YamlMap,
  written: ReadonlyMap<string, YamlEntry>,
  unindented: ReadonlySet<YamlEntry>,
): ReadonlySet<string> {
  const explained = new Set<string>();
  const allowed = Object.keys(keys);
  const free = allowed.filter((key) => !written.has(key));
  for (const entry of node.entries) {
    const { key, keySpan } = entry;
    if (Object.hasOwn(keys, key) || unindented.has(entry)) continue;
    const near = suggest(key, free);
    const edits = near.length === 1 ? [{ span: keySpan, text: near[0] ?? '' }] : [];
    for (const name of near) explained.add(name);
    report('load/unknown-key', keySpan, { key, owner: title, near, allowed: free }, { edits });
  }
  return explained;
}

export function checkTagged(
  context: CheckContext,
  schema: TaggedSchema,
  node: YamlNode,
  check: SchemaCheck,
): object | undefined {
  if (node.kind !== 'map') return reportWrongType(context, schema, node);
  const entry = node.entries.find(({ key }) => key === schema.tag);
  const values = Object.fromEntries(Object.entries(schema.cases).map(([name, { description }]) => [name, description]));
  const tagSchema: Schema = { is: 'enumeration', values };
  if (entry === undefined) {
    const missing = [{ key: schema.tag, expected: describeSchema(tagSchema) }];
    context.report('load/missing-key', placeOfLack(node), { owner: schema.title, missing });
    return undefined;
  }
  const name = check(tagSchema, entry.value, { ...context, what: schema.tag }) as { value: string } | undefined;
  const chosen = name === undefined ? undefined : schema.cases[name.value];
  if (name === undefined || chosen === undefined) return undefined;
  const value = checkObject(context, chosen, node, check);
  return value === undefined ? undefined : { ...value, $case: name.value };
}
