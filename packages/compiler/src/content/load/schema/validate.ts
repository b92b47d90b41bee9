// Holds a tree against a schema: values of the right type out, diagnostics for everything else.

import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import type { YamlNode } from '../yaml/node.ts';
import type { EitherSchema, ListSchema, MapEntry, MapSchema, Schema, ValueOf } from './kinds.ts';
import { ID_PATTERN } from './describe.ts';
import { checkObject, checkTagged } from './objects.ts';
import {
  checkEnumeration,
  checkFlag,
  checkId,
  checkInteger,
  checkLanguage,
  checkText,
  reportBadId,
  reportWrongType,
  type CheckContext,
} from './scalars.ts';

/**
 * Checks a node and gives what it means.
 *
 * A broken list item, map entry or optional key is reported and left out; an object with a broken
 * or missing required key is reported and left out as a whole. So what comes out is always of the
 * type that it claims.
 *
 * @param schema  what is expected
 * @param node from `parseYaml` of the same file; only of a sound file, or the author reads
 *   followers of a syntax error
 * @param what    name of the value for messages: "card"
 * @param icons   names of all icons that there are; null = any name is taken
 * @returns       undefined when nothing sound is left
 * @throws        never
 */
export function validate<S extends Schema>(
  schema: S,
  node: YamlNode,
  file: SourceFile,
  report: Report,
  what: string,
  icons: ReadonlySet<string> | null = null,
): ValueOf<S> | undefined {
  return check(schema, node, { file, report, what, icons }) as ValueOf<S> | undefined;
}

/** Checks a node of any schema; undefined when it is broken. */
export function check(schema: Schema, node: YamlNode, context: CheckContext): unknown {
  switch (schema.is) {
    case 'text':
      return checkText(context, schema, node);
    case 'integer':
      return checkInteger(context, schema, node);
    case 'flag':
      return checkFlag(context, schema, node);
    case 'enumeration':
      return checkEnumeration(context, schema, node);
    case 'id':
      return checkId(context, schema, node);
    case 'rules':
    case 'expression':
      return checkLanguage(context, schema, node);
    case 'any':
      return node;
    case 'list':
      return checkList(context, schema, node);
    case 'map':
      return checkMap(context, schema, node);
    case 'object':
      return checkObject(context, schema, node, check);
    case 'tagged':
      return checkTagged(context, schema, node, check);
    case 'either':
      return checkEither(context, schema, node);
    case 'lazy':
      return check(schema.make(), node, context);
  }
}

function checkList(context: CheckContext, schema: ListSchema, node: YamlNode): unknown[] | undefined {
  const isSingle = schema.orSingle && node.kind !== 'seq' && !(node.kind === 'scalar' && node.value === null);
  if (!isSingle && node.kind !== 'seq') return reportWrongType(context, schema, node);
  const items = node.kind === 'seq' ? node.items : [node];
  const { what, report } = context;
  const count = items.length;
  if (count < schema.countMin) report('load/too-few', node.span, { what, count, countMin: schema.countMin });
  if (count > schema.countMax) report('load/too-many', node.span, { what, count, countMax: schema.countMax });
  if (schema.unique) checkUnique(context, items);
  return items.map((item) => check(schema.item, item, context)).filter((value) => value !== undefined);
}

function checkUnique({ what, report }: CheckContext, items: readonly YamlNode[]): void {
  const first = new Map<string, YamlNode>();
  for (const item of items) {
    if (item.kind !== 'scalar' || item.value === null) continue;
    const before = first.get(item.text);
    if (before === undefined) first.set(item.text, item);
    else {
      const related = [{ span: before.span, message: 'first written here' }];
      report('load/duplicate-entry', item.span, { what, found: item.text }, { related });
    }
  }
}

function checkMap(context: CheckContext, schema: MapSchema, node: YamlNode): MapEntry<unknown>[] | undefined {
  if (node.kind !== 'map') return reportWrongType(context, schema, node);
  const { report, what } = context;
  const count = node.entries.length;
  if (count < schema.countMin) report('load/too-few', node.span, { what, count, countMin: schema.countMin });
  const entries: MapEntry<unknown>[] = [];
  for (const { key, keySpan, value } of node.entries) {
    if (schema.idKeys && !ID_PATTERN.test(key)) {
      reportBadId(report, what, key, keySpan);
      continue;
    }
    const checked = check(schema.item, value, { ...context, what: key });
    if (checked !== undefined) entries.push({ key: { value: key, span: keySpan }, value: checked });
  }
  return entries;
}

function checkEither(context: CheckContext, schema: EitherSchema, node: YamlNode): unknown {
  const fitting = schema.choices.filter((choice) => fits(choice, node));
  // A word that is none of an enumeration may still be what another choice takes; the last choice
  // says what is wrong with it.
  const chosen =
    fitting.find((choice) => choice.is !== 'enumeration' || isOneOf(choice.values, node)) ?? fitting.at(-1);
  return chosen === undefined ? reportWrongType(context, schema, node) : check(chosen, node, context);
}

function isOneOf(values: Readonly<Record<string, string>>, node: YamlNode): boolean {
  return node.kind === 'scalar' && Object.hasOwn(values, node.text);
}

/** Whether YAML made of a node what the schema takes. */
function fits(schema: Schema, node: YamlNode): boolean {
  switch (schema.is) {
    case 'integer':
      return node.kind === 'scalar' && typeof node.value === 'number';
    case 'flag':
      return node.kind === 'scalar' && typeof node.value === 'boolean';
    case 'text':
    case 'enumeration':
    case 'id':
    case 'rules':
      return node.kind === 'scalar' && typeof node.value === 'string';
    case 'expression':
      return node.kind === 'scalar' && node.value !== null;
    case 'any':
      return true;
    case 'list':
      return node.kind === 'seq' || (schema.orSingle && fits(schema.item, node));
    case 'map':
    case 'object':
    case 'tagged':
      return node.kind === 'map';
    case 'either':
      return schema.choices.some((choice) => fits(choice, node));
    case 'lazy':
      return fits(schema.make(), node);
  }
}
