// From the nodes of the YAML library to our own tree.

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span, type Span } from '../../../diagnostics/source/span.ts';
import { checkValue } from './characters.ts';
import { quoteRestOfLine } from './quoting.ts';
import type {
  BlockPlace,
  ScalarStyle,
  ScalarValue,
  YamlEntry,
  YamlMap,
  YamlNode,
  YamlScalar,
  YamlSeq,
} from './node.ts';

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/**
 * Makes the tree of a node, and reports keys that stand twice and keys that are no scalars. The
 * depth is already checked.
 *
 * @returns  what could be read; an alias becomes a value that is not there
 * @throws   never
 */
export function buildTree(file: SourceFile, node: ParsedNode, report: Report): YamlNode {
  if (isMap(node)) return buildMap(file, node, report);
  if (isSeq(node)) return buildSeq(file, node, report);
  if (isScalar(node)) return buildScalar(file, node, report);
  const at = isAlias(node) ? node.range[0] : 0;
  return missingValue(span(file.path, at));
}

/**
 * A value that is not there.
 *
 * @param place  where it would stand
 * @throws       never
 */
export function missingValue(place: Span): YamlScalar {
  return { kind: 'scalar', value: null, text: '', style: 'empty', span: place };
}

function buildSeq(file: SourceFile, node: YAMLSeq.Parsed, report: Report): YamlSeq {
  const items: YamlNode[] = [];
  for (const item of node.items as (ParsedNode | Pair<ParsedNode, ParsedNode | null>)[]) {
    if ('range' in item) items.push(buildTree(file, item, report));
    else items.push(buildSinglePair(file, item, report));
  }
  const place = collectionSpan(file, node, items.at(-1)?.span.end);
  return { kind: 'seq', items, span: place, flow: node.flow === true };
}

/** `[a: 1]`: a map of one pair without braces. */
function buildSinglePair(file: SourceFile, pair: Pair<ParsedNode, ParsedNode | null>, report: Report): YamlMap {
  const entry = buildEntry(file, pair, report);
  const entries = entry === undefined ? [] : [entry];
  const start = entry?.keySpan.start ?? 0;
  return { kind: 'map', entries, span: span(file.path, start, entry?.value.span.end ?? start), flow: true };
}

function buildMap(file: SourceFile, node: YAMLMap.Parsed, report: Report): YamlMap {
  const entries: YamlEntry[] = [];
  const firstPlaces = new Map<string, Span>();
  for (const pair of node.items) {
    const entry = buildEntry(file, pair, report);
    if (entry === undefined) continue;
    const first = firstPlaces.get(entry.key);
    if (first === undefined) {
      firstPlaces.set(entry.key, entry.keySpan);
      entries.push(entry);
    } else {
      report(
        'load/duplicate-key',
        entry.keySpan,
        { key: entry.key },
        { related: [{ span: first, message: 'first written here' }] },
      );
    }
  }
  const place = collectionSpan(file, node, entries.at(-1)?.value.span.end);
  return { kind: 'map', entries, span: place, flow: node.flow === true };
}

/**
 * Without brackets a list or map ends with its last part; the library counts comments behind it
 * too.
 */
function collectionSpan(file: SourceFile, node: YAMLMap.Parsed | YAMLSeq.Parsed, lastEnd: number | undefined): Span {
  const [start] = node.range;
  return node.flow === true || lastEnd === undefined || lastEnd < start
    ? trimmedSpan(file, node.range)
    : span(file.path, start, lastEnd);
}

function buildEntry(
  file: SourceFile,
  pair: Pair<ParsedNode, ParsedNode | null>,
  report: Report,
): YamlEntry | undefined {
  const { key, value } = pair;
  if (!isScalar(key) || key.source === undefined || (key.source === '' && key.type === 'PLAIN')) {
    const at = key?.range?.[0] ?? value?.range?.[0] ?? 0;
    // `{{ gold }}` is a sentence of a template, and to YAML a map that is the key of another.
    const edits = file.text.startsWith('{{', at - 1) ? quoteRestOfLine(file, at - 1) : [];
    if (edits.length > 0) report('load/reserved-start', span(file.path, at - 1, at), { character: '{' }, { edits });
    else report('load/complex-key', span(file.path, at, Math.max(key?.range?.[1] ?? at, at + 1)), {});
    return undefined;
  }
  const keyNode = buildScalar(file, key, report);
  const keySpan = keyNode.span;
  const built = value === null ? missingValue(span(file.path, keySpan.end)) : buildTree(file, value, report);
  return { key: keyNode.text, keySpan, value: isMissing(built) ? missingValue(behindColon(file, keySpan.end)) : built };
}

function isMissing(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.style === 'empty';
}

/** The place right behind the colon of a key; behind the key when there is no colon. */
function behindColon(file: SourceFile, keyEnd: number): Span {
  const gap = /^[ \t]*:/.exec(file.text.slice(keyEnd, keyEnd + 80))?.[0].length ?? 0;
  return span(file.path, keyEnd + gap);
}

function buildScalar(file: SourceFile, node: Scalar.Parsed, report: Report): YamlScalar {
  const [start, end] = node.range;
  const text = node.source ?? '';
  const style = node.type === undefined || node.type === null ? undefined : STYLES[node.type];
  if (style === undefined || (style === 'plain' && text === '')) return missingValue(span(file.path, start));
  const value = scalarValue(node.value, text);
  const block = blockPlace(node);
  if (block === undefined) {
    const scalar: YamlScalar = { kind: 'scalar', value, text, style, span: span(file.path, start, end) };
    checkValue(file, scalar, report);
    return scalar;
  }
  return { kind: 'scalar', value, text, style, span: trimmedSpan(file, [start, end]), block };
}

/** An unknown tag can leave other values; they are reported elsewhere and count as text here. */
function scalarValue(value: unknown, text: string): ScalarValue {
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? value : text;
}

function blockPlace(node: Scalar.Parsed): BlockPlace | undefined {
  const token = node.srcToken;
  if (token?.type !== 'block-scalar') return undefined;
  const textEnd = node.range[1];
  return { parentIndent: token.indent, textStart: textEnd - token.source.length, textEnd };
}

function trimmedSpan(file: SourceFile, range: readonly [number, number, ...number[]]): Span {
  let [start, end] = range;
  while (end > start && /\s/.test(file.text[end - 1] ?? '')) end--;
  return span(file.path, start, end);
}
