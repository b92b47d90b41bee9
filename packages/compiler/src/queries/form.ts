// What of a text can be filled in as a form: the keys of the object around a place, by its format.

import { parseYaml } from '../1-load/yaml.ts';
import type { YamlEntry, YamlMap, YamlNode } from '../1-load/yaml/node.ts';
import type { KeySchema, ObjectSchema, Schema } from '../1-load/schema/kinds.ts';
import { INTEGER_MAX, INTEGER_MIN } from '../1-load/schema/build.ts';
import { ruleIds, type } from '../1-load/schemas/common.ts';
import { sourceFile } from '../source/file.ts';
import type { Span } from '../source/span.ts';
import type { GameIndex } from './game-index.ts';
import type { SymbolSort } from './symbols.ts';
import { schemaFor } from './yaml-places.ts';
import { sortsNamed } from './yaml-uses.ts';

/** How a key is filled in: `lines` is a text that may be long, `other` stays a text of the file. */
export type FieldSort = 'text' | 'lines' | 'number' | 'choice' | 'flag' | 'icon' | 'list' | 'other';

/** A word that can be chosen. */
export interface FieldWord {
  readonly name: string;
  /** empty where it says all itself */
  readonly meaning: string;
}

/** One key of an object. */
export interface FormField {
  readonly key: string;
  readonly sort: FieldSort;
  readonly description: string;
  /** A value as YAML in one line; empty when there is none. */
  readonly example: string;
  readonly needed: boolean;
  /** All that can be chosen, of a `choice`; else what is likely. */
  readonly words: readonly FieldWord[];
  /** Whether a whole number that is written into it means a number. */
  readonly numeric: boolean;
  /** Ends included; null: none. */
  readonly min: number | null;
  readonly max: number | null;
  /** As it is written; null when it is not, and for `other`. */
  readonly value: string | number | boolean | readonly string[] | null;
  /** Of key and value; null when it is not written. */
  readonly at: Span | null;
}

/** An object that can be filled in. */
export interface Form {
  /** What it is, as its format names it. */
  readonly title: string;
  /** Keys that lead to it, outermost first. */
  readonly path: readonly string[];
  readonly fields: readonly FormField[];
}

interface Found {
  readonly schema: ObjectSchema;
  readonly map: YamlMap | null;
  readonly path: readonly string[];
}

/**
 * The innermost object around a place to which keys alone lead.
 *
 * @param index  of the game when it was last whole
 * @param text   of the file now
 * @returns      as far as the text can be read; null when there is no such object
 * @throws       never
 */
export function formAt(index: GameIndex, path: string, text: string, offset: number): Form | null {
  const format = index.formatOf(path);
  if (format === undefined) return null;
  const { root } = parseYaml(sourceFile(path, text)).value;
  const isEmpty = !/^[^#\n]*[^#\s]/m.test(text);
  const found: Found | null =
    root === undefined || (root.kind === 'scalar' && root.style === 'empty')
      ? isEmpty && format.schema.is === 'object'
        ? { schema: format.schema, map: null, path: [] }
        : null
      : innermost(root, format.schema, offset, []);
  if (found === null) return null;
  const fields = Object.entries(found.schema.keys).map(([key, known]) =>
    fieldOf(
      index,
      key,
      known,
      found.map?.entries.find((entry) => entry.key === key),
    ),
  );
  return { title: found.schema.title, path: found.path, fields };
}

function innermost(node: YamlNode, schema: Schema, offset: number, path: readonly string[]): Found | null {
  const fits = schemaFor(node, schema);
  if (node.kind !== 'map' || (fits?.is !== 'object' && fits?.is !== 'map')) return null;
  // Between two keys stands what belongs to the one before.
  const at = node.entries.findLastIndex(({ keySpan }) => keySpan.start <= offset);
  const entry = node.entries[at];
  const inner = fits.is === 'map' ? fits.item : fits.keys[entry?.key ?? '']?.schema;
  const isInside = entry !== undefined && (!node.flow || offset <= entry.value.span.end);
  const deeper = isInside && inner !== undefined ? innermost(entry.value, inner, offset, [...path, entry.key]) : null;
  return deeper ?? (fits.is === 'object' ? { schema: fits, map: node, path } : null);
}

type Look = Pick<FormField, 'sort' | 'words' | 'numeric' | 'min' | 'max'>;
const PLAIN: Look = { sort: 'text', words: [], numeric: false, min: null, max: null };
const OTHER: Look = { ...PLAIN, sort: 'other' };
/** Longer texts have room for more than a line. */
const LINE_MAX = 100;

function fieldOf(index: GameIndex, key: string, known: KeySchema, entry: YamlEntry | undefined): FormField {
  const look = lookOf(index, known.schema);
  const shown = entry === undefined ? { ...look, value: null } : shownIn(look, entry.value);
  return {
    key,
    ...shown,
    description: known.description,
    example: known.example ?? '',
    needed: known.need === 'required',
    at: entry === undefined ? null : { ...entry.keySpan, end: entry.value.span.end },
  };
}

function lookOf(index: GameIndex, schema: Schema): Look {
  switch (schema.is) {
    case 'text':
      if (schema.names === 'icon') return { ...PLAIN, sort: 'icon' };
      if (schema === type) return { ...PLAIN, words: wordsOf(['number', 'flag', 'player'], index, ['enum', 'kind']) };
      return schema.lengthMax > LINE_MAX ? { ...PLAIN, sort: 'lines' } : PLAIN;
    case 'integer':
      return {
        ...PLAIN,
        sort: 'number',
        numeric: true,
        min: schema.min > INTEGER_MIN ? schema.min : null,
        max: schema.max < INTEGER_MAX ? schema.max : null,
      };
    case 'flag':
      return { ...PLAIN, sort: 'flag' };
    case 'enumeration':
      return {
        ...PLAIN,
        sort: 'choice',
        words: Object.entries(schema.values).map(([name, meaning]) => ({ name, meaning })),
      };
    case 'id': {
      const words = wordsOf([], index, sortsNamed(schema.of));
      return words.length === 0 ? PLAIN : { ...PLAIN, sort: 'choice', words };
    }
    case 'list': {
      if (schema === ruleIds) return { ...PLAIN, sort: 'list', words: wordsOf([], index, ['rule']) };
      const item = lookOf(index, schema.item);
      const isScalar = !['other', 'list', 'flag'].includes(item.sort);
      return isScalar ? { ...item, sort: 'list' } : OTHER;
    }
    case 'either':
      return lookOfChoices(schema.choices.map((choice) => lookOf(index, choice)));
    case 'lazy':
      return lookOf(index, schema.make());
    case 'rules':
    case 'expression':
    case 'any':
    case 'map':
    case 'object':
    case 'tagged':
      return OTHER;
  }
}

/** Words and numbers side by side are written as words. */
function lookOfChoices(looks: readonly Look[]): Look {
  if (looks.some(({ sort }) => sort === 'other' || sort === 'list' || sort === 'flag')) return OTHER;
  const words = looks.flatMap((one) => one.words);
  const numeric = looks.some((one) => one.numeric);
  return { ...PLAIN, words, numeric, sort: looks.every(({ sort }) => sort === 'choice') ? 'choice' : 'text' };
}

function wordsOf(first: readonly string[], index: GameIndex, sorts: readonly SymbolSort[]): FieldWord[] {
  const declared = index.book.declared.filter(({ sort }) => sorts.includes(sort)).map(({ name }) => name);
  return [...new Set([...first, ...declared])].map((name) => ({ name, meaning: '' }));
}

/** What is written, in a field where it can be shown in one: else it stays a text of the file. */
function shownIn(look: Look, node: YamlNode): Look & Pick<FormField, 'value'> {
  const isScalar = node.kind === 'scalar';
  if (look.sort === 'list') {
    const items = isScalar ? [node] : node.kind === 'seq' ? node.items : null;
    if (items === null || items.some((item) => item.kind !== 'scalar')) return { ...OTHER, value: null };
    const texts = items.flatMap((item) => (item.kind === 'scalar' && item.style !== 'empty' ? [item.text] : []));
    return { ...look, value: texts };
  }
  if (!isScalar || look.sort === 'other') return { ...OTHER, value: null };
  if (node.style === 'empty') return { ...look, value: null };
  if (look.sort === 'number') {
    // What is no number yet can be mended as a text.
    return typeof node.value === 'number'
      ? { ...look, value: node.value }
      : { ...look, sort: 'text', value: node.text };
  }
  if (look.sort === 'flag')
    return typeof node.value === 'boolean'
      ? { ...look, value: node.value }
      : { ...look, sort: 'text', value: node.text };
  const isLong = look.sort === 'text' && node.text.trimEnd().includes('\n');
  return { ...look, sort: isLong ? 'lines' : look.sort, value: node.text.trimEnd() };
}
