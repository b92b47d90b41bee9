// What of a text can be filled in as a form: the keys of the object around a place, by its format.

import { parseYaml } from '../../content/load/yaml.ts';
import type { YamlEntry, YamlMap, YamlNode, YamlSeq } from '../../content/load/yaml/node.ts';
import type { KeySchema, ObjectSchema, Schema } from '../../content/load/schema/kinds.ts';
import { INTEGER_MAX, INTEGER_MIN } from '../../content/load/schema/build.ts';
import { ruleIds, type } from '../../content/load/schemas/common.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import type { Span } from '../../diagnostics/source/span.ts';
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
  /**
   * Of a list of objects, each of them: the form of one is at its place. Empty for any other value.
   */
  readonly items: readonly FormItem[];
  /** What a new object of such a list begins with; null where the value is no list of objects. */
  readonly adds: readonly string[] | null;
}

/** One object of a list. */
export interface FormItem {
  /** Its first words. */
  readonly title: string;
  readonly at: Span;
}

/** An object that can be filled in. */
export interface Form {
  /** What it is, as its format names it. */
  readonly title: string;
  /** Keys that lead to it, outermost first; of an object in a list, its place there, from 0. */
  readonly path: readonly string[];
  /** The list that it is one of; null when it stands in none. */
  readonly list: FormList | null;
  readonly fields: readonly FormField[];
}

/** Where an object stands among others. */
export interface FormList {
  readonly items: readonly FormItem[];
  /** From 0. */
  readonly index: number;
  /** Of the key with the list; null for a file that is one. */
  readonly at: Span | null;
  /** What a new object beside it begins with; null where other things stand in the list as well. */
  readonly adds: readonly string[] | null;
}

interface Found {
  readonly schema: ObjectSchema;
  readonly map: YamlMap | null;
  readonly path: readonly string[];
  readonly list: FormList | null;
}

/**
 * The innermost object around a place, to which keys and places in lists lead.
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
        ? { schema: format.schema, map: null, path: [], list: null }
        : null
      : innermost(root, format.schema, offset, { path: [], list: null, at: null });
  if (found === null) return null;
  const fields = Object.entries(found.schema.keys).map(([key, known]) =>
    fieldOf(
      index,
      key,
      known,
      found.map?.entries.find((entry) => entry.key === key),
    ),
  );
  return { title: found.schema.title, path: found.path, list: found.list, fields };
}

/** How a node was reached. */
interface Way extends Pick<Found, 'path' | 'list'> {
  /** of its key */
  readonly at: Span | null;
}

function innermost(node: YamlNode, schema: Schema, offset: number, way: Way): Found | null {
  const fits = schemaFor(node, schema);
  if (node.kind === 'seq' && fits?.is === 'list') return innermostItem(node, fits.item, offset, way);
  if (node.kind !== 'map' || (fits?.is !== 'object' && fits?.is !== 'map')) return null;
  // Between two keys stands what belongs to the one before.
  const at = node.entries.findLastIndex(({ keySpan }) => keySpan.start <= offset);
  const entry = node.entries[at];
  const inner = fits.is === 'map' ? fits.item : fits.keys[entry?.key ?? '']?.schema;
  const isInside = entry !== undefined && (!node.flow || offset <= entry.value.span.end);
  const deeper =
    isInside && inner !== undefined
      ? innermost(entry.value, inner, offset, { path: [...way.path, entry.key], list: null, at: entry.keySpan })
      : null;
  return deeper ?? (fits.is === 'object' ? { schema: fits, map: node, path: way.path, list: way.list } : null);
}

/** Of a list the object that begins last before the place. */
function innermostItem(node: YamlSeq, schema: Schema, offset: number, { path, at }: Way): Found | null {
  const index = node.items.findLastIndex(({ span }) => span.start <= offset);
  const item = node.items[index];
  if (item === undefined || (node.flow && offset > item.span.end)) return null;
  const items = itemsOf(node);
  const list = { items, index, at, adds: items.length === 0 ? null : addedTo(schema) };
  return innermost(item, schema, offset, { path: [...path, String(index)], list, at });
}

/** The objects of a list; none when anything else stands in it. */
function itemsOf(node: YamlNode | undefined): readonly FormItem[] {
  if (node?.kind !== 'seq' || node.items.some(({ kind }) => kind !== 'map')) return [];
  return node.items.map((item) => ({ title: firstWords(item), at: item.span }));
}

/**
 * Keys that an object must have, to be filled in; of one that needs none the first that it can
 * have. Null for what is no object.
 */
function addedTo(schema: Schema): readonly string[] | null {
  switch (schema.is) {
    case 'lazy':
      return addedTo(schema.make());
    case 'either':
      return schema.choices.map(addedTo).find((keys) => keys !== null) ?? null;
    case 'object': {
      const keys = Object.entries(schema.keys);
      const needed = keys.filter(([, { need }]) => need === 'required');
      return (needed.length > 0 ? needed : keys.slice(0, 1)).map(([key]) => key);
    }
    case 'text':
    case 'integer':
    case 'flag':
    case 'enumeration':
    case 'id':
    case 'rules':
    case 'expression':
    case 'any':
    case 'list':
    case 'map':
    case 'tagged':
      return null;
  }
}

/** The same of a key: where it is written, only when nothing else stands in it. */
function addedIn(schema: Schema, value: YamlNode | undefined): readonly string[] | null {
  const isEmpty = value === undefined || (value.kind === 'scalar' && value.style === 'empty');
  const isList = value?.kind === 'seq' && value.items.every(({ kind }) => kind === 'map');
  if (!isEmpty && !isList) return null;
  if (schema.is === 'lazy') return addedIn(schema.make(), value);
  if (schema.is === 'either')
    return schema.choices.map((choice) => addedIn(choice, value)).find((keys) => keys !== null) ?? null;
  return schema.is === 'list' ? addedTo(schema.item) : null;
}

/** What stands in the first of its values that is a text. */
function firstWords(item: YamlNode): string {
  if (item.kind !== 'map') return '';
  const first = item.entries.find(({ value }) => value.kind === 'scalar' && value.style !== 'empty');
  if (first?.value.kind !== 'scalar') return item.entries[0]?.key ?? '';
  const words = first.value.text.trim().replaceAll(/\s+/g, ' ');
  return words.length > TITLE_MAX ? `${words.slice(0, TITLE_MAX - 1)}…` : words;
}

type Look = Pick<FormField, 'sort' | 'words' | 'numeric' | 'min' | 'max'>;
const PLAIN: Look = { sort: 'text', words: [], numeric: false, min: null, max: null };
const OTHER: Look = { ...PLAIN, sort: 'other' };
/** Letters of what an object of a list is called by. */
const TITLE_MAX = 40;
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
    items: itemsOf(entry?.value),
    adds: addedIn(known.schema, entry?.value),
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
