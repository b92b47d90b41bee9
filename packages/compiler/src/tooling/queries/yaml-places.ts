// What each part of a YAML file is, by the format that it has: keys with what is known about them,
// values with what may stand there.

import type { EitherSchema, KeySchema, MapSchema, Schema } from '../../content/load/schema/kinds.ts';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from '../../content/load/yaml/node.ts';

/** What a visitor is told. */
export interface YamlVisitor {
  /**
   * A key; `known` is what the format says about it, null for a free key, of which `map` says what
   * it names.
   */
  key?(entry: YamlEntry, known: KeySchema | null, map: MapSchema | null, within: Schema): void;
  /**
   * A value; `schema` is the one that fits what is written, `all` with the choices that there are.
   */
  scalar?(scalar: YamlScalar, schema: Schema, known: KeySchema | null, all: Schema): void;
  /** A map of an object, before its keys. */
  map?(map: YamlMap, schema: Schema): void;
}

/**
 * Visits a tree together with its format. Parts that the format does not know are left out. Never
 * throws.
 */
export function visitYaml(node: YamlNode, schema: Schema, visitor: YamlVisitor, known: KeySchema | null = null): void {
  const fits = schemaFor(node, schema);
  if (fits === undefined) return;
  if (node.kind === 'scalar') {
    visitor.scalar?.(node, fits, known, schema);
    return;
  }
  if (node.kind === 'seq') {
    if (fits.is === 'list') for (const item of node.items) visitYaml(item, fits.item, visitor, known);
    return;
  }
  visitor.map?.(node, fits);
  for (const entry of node.entries) {
    const key = fits.is === 'object' && Object.hasOwn(fits.keys, entry.key) ? (fits.keys[entry.key] ?? null) : null;
    const map = fits.is === 'map' ? fits : null;
    if (key === null && map === null) continue;
    visitor.key?.(entry, key, map, fits);
    visitYaml(entry.value, key?.schema ?? (map as MapSchema).item, visitor, key ?? known);
  }
}

/**
 * The schema that a node is held against, after choices; undefined when none fits. Never throws.
 */
export function schemaFor(node: YamlNode, schema: Schema): Schema | undefined {
  switch (schema.is) {
    case 'lazy':
      return schemaFor(node, schema.make());
    case 'either':
      return chosen(node, schema);
    case 'tagged': {
      if (node.kind !== 'map') return undefined;
      const tag = node.entries.find(({ key }) => key === schema.tag)?.value;
      return tag?.kind === 'scalar' && Object.hasOwn(schema.cases, tag.text) ? schema.cases[tag.text] : undefined;
    }
    case 'list':
      return node.kind === 'seq' || !schema.orSingle ? schema : schemaFor(node, schema.item);
    case 'text':
    case 'integer':
    case 'flag':
    case 'enumeration':
    case 'id':
    case 'rules':
    case 'expression':
    case 'any':
    case 'map':
    case 'object':
      return schema;
  }
}

function chosen(node: YamlNode, { choices }: EitherSchema): Schema | undefined {
  const made = choices.map((choice) => schemaFor(node, choice)).filter((choice) => choice !== undefined);
  return made.find((choice) => hasForm(node, choice)) ?? made[0];
}

function hasForm(node: YamlNode, schema: Schema): boolean {
  if (node.kind === 'map') return schema.is === 'map' || schema.is === 'object' || schema.is === 'any';
  if (node.kind === 'seq') return schema.is === 'list' || schema.is === 'any';
  if (schema.is === 'integer') return typeof node.value === 'number';
  if (schema.is === 'flag') return typeof node.value === 'boolean';
  return schema.is !== 'map' && schema.is !== 'object' && schema.is !== 'list';
}
