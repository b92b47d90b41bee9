// What could stand at a place: in YAML by the format of the file, in rules by the grammar and by
// what the game declares.

import { parseYaml } from '../../content/load/yaml.ts';
import type { YamlMap, YamlScalar } from '../../content/load/yaml/node.ts';
import { ruleIds, type } from '../../content/load/schemas/common.ts';
import type { Schema } from '../../content/load/schema/kinds.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import { completeRules } from './complete-rules.ts';
import { completionOf, type Completion } from './completion.ts';
import type { GameIndex } from './game-index.ts';
import type { SymbolSort } from './symbols.ts';
import { describeYamlKey } from './describe.ts';
import { visitYaml } from './yaml-places.ts';
import { sortsNamed } from './yaml-uses.ts';

/** What could stand at a place. */
export interface Completions {
  /** The word that is being written, which what is taken replaces. */
  readonly word: Span;
  readonly list: readonly Completion[];
}

/** Stands for the word that is being written while the text around it is read. */
const HERE = 'zz-here-zz';
/** Most entries that are shown; more letters bring others. */
const COUNT_MAX = 400;

/**
 * What could stand at a place of a text that may be broken there.
 *
 * @param index  of the game when it was last whole
 * @param text   of the file now
 * @param icons  names of all icons; null = none is known
 * @throws       never
 */
export function completionsAt(
  index: GameIndex,
  path: string,
  text: string,
  offset: number,
  icons: ReadonlySet<string> | null = null,
): Completions {
  const written = /[\w-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const start = offset - written.length;
  const behind = /^[\w-]*/.exec(text.slice(offset))?.[0].length ?? 0;
  const word = span(path, start, offset + behind);
  const list = path.endsWith('.rules')
    ? completeRules(index, path, text.slice(0, start), 'rules')
    : completeYaml(index, path, text, word, icons);
  const fitting = list.filter(({ label }) => isSubsequence(written.toLowerCase(), label.toLowerCase()));
  return { word, list: distinct(fitting).slice(0, COUNT_MAX) };
}

function distinct(list: readonly Completion[]): readonly Completion[] {
  const sorted = list.toSorted((one, other) => one.rank - other.rank || (one.label < other.label ? -1 : 1));
  const labels = new Set<string>();
  return sorted.filter(({ label }) => !labels.has(label) && labels.add(label));
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const sign of long) if (sign === short.charAt(at)) at++;
  return at >= short.length;
}

function completeYaml(
  index: GameIndex,
  path: string,
  text: string,
  { start, end }: Span,
  icons: ReadonlySet<string> | null,
): readonly Completion[] {
  const format = index.formatOf(path);
  if (format === undefined) return [];
  const lineBefore = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineBehind = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  const isKey = /^[\s-]*$/.test(lineBefore) && !lineBehind.startsWith(':');
  // A key without its colon cannot be read, and a value needs none: what is likelier is tried
  // first.
  for (const mark of isKey ? [`${HERE}:`, HERE] : [HERE, `${HERE}:`]) {
    const mended = `${text.slice(0, start)}${mark}${text.slice(end)}`;
    const { root } = parseYaml(sourceFile(path, mended)).value;
    if (root === undefined) continue;
    const found: Completion[] = [];
    visitYaml(root, format.schema, {
      map: (map, schema) => {
        if (map.entries.some(({ key }) => key === HERE)) found.push(...keysOf(index, map, schema));
      },
      scalar: (scalar, fits, _known, all) => {
        if (scalar.text.includes(HERE)) found.push(...valuesOf({ index, path, icons }, scalar, fits, all));
      },
    });
    if (found.length > 0) return found;
  }
  return [];
}

function keysOf(index: GameIndex, { entries, flow }: YamlMap, schema: Schema): readonly Completion[] {
  const written = new Set(entries.map(({ key }) => key));
  if (schema.is === 'map') return namesOf(index, sortsNamed(schema.keyOf)).filter(({ label }) => !written.has(label));
  if (schema.is !== 'object') return [];
  return Object.entries(schema.keys)
    .filter(([key]) => !written.has(key))
    .map(([key, known]) => ({
      label: key,
      sort: 'key' as const,
      text: `${key}: ${opening(known.schema, flow)}`,
      detail: known.need === 'required' ? 'needed' : '',
      meaning: () => describeYamlKey(key, known),
      rank: known.need === 'required' ? 0 : 1,
    }));
}

/** What a value begins with, so that one can go on writing inside. */
function opening(schema: Schema, flow: boolean): string {
  return schema.is === 'rules' && !flow ? '|\n  ' : '';
}

interface ValuePlace {
  readonly index: GameIndex;
  readonly path: string;
  readonly icons: ReadonlySet<string> | null;
}

function valuesOf(place: ValuePlace, scalar: YamlScalar, fits: Schema, all: Schema): readonly Completion[] {
  if (fits.is === 'rules' || fits.is === 'expression') {
    const before = scalar.text.slice(0, scalar.text.indexOf(HERE));
    return completeRules(place.index, place.path, before, fits.is);
  }
  // In a text there are words of people, but for a few that name something.
  return scalar.text === HERE ? scalarSchemas(all).flatMap((one) => wordsOfSchema(place, one)) : [];
}

/** All schemas that a single value may have. */
function scalarSchemas(schema: Schema): readonly Schema[] {
  if (schema.is === 'either') return schema.choices.flatMap(scalarSchemas);
  if (schema.is === 'lazy') return scalarSchemas(schema.make());
  return schema.is === 'list' && schema.orSingle ? scalarSchemas(schema.item) : [schema];
}

function wordsOfSchema({ index, icons }: ValuePlace, schema: Schema): readonly Completion[] {
  if (schema === ruleIds.item) return index.book.rules().map((rule) => completionOf(index, rule, 0));
  if (schema === type) {
    const words = ['number', 'flag', 'player'].map((label) => plain(label, 'type'));
    const kinds = namesOf(index, ['kind']);
    const named = ['row', 'kind'].flatMap((what) => kinds.map((one) => ({ ...one, label: `${what} of ${one.label}` })));
    return [...words, ...namesOf(index, ['enum', 'kind']), ...named];
  }
  if (schema.is === 'id') return namesOf(index, sortsNamed(schema.of));
  if (schema.is === 'flag') return [plain('true', 'keyword'), plain('false', 'keyword')];
  if (schema.is === 'text' && schema.names === 'icon') return [...(icons ?? [])].map((name) => plain(name, 'icon'));
  if (schema.is !== 'enumeration') return [];
  return Object.entries(schema.values).map(([label, meaning]) => ({
    ...plain(label, 'value'),
    meaning: () => meaning,
  }));
}

function plain(label: string, sort: Completion['sort']): Completion {
  return { label, sort, detail: sort, meaning: () => '', rank: 1 };
}

function namesOf(index: GameIndex, sorts: readonly SymbolSort[]): readonly Completion[] {
  return index.book.declared.filter(({ sort }) => sorts.includes(sort)).map((one) => completionOf(index, one, 1));
}
