// Lists that are written as a text, and maps that are written as a list: what the author meant, in
// the shape that is expected.

import type { Edit } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span } from '../../../diagnostics/source/span.ts';
import type { YamlNode } from '../yaml/node.ts';
import { quoteYaml } from '../yaml/quoting.ts';
import type { Schema } from './kinds.ts';

const MAP_SHAPES: ReadonlySet<string> = new Set(['map', 'object', 'tagged']);

/**
 * Rewrites a node into the shape of a schema.
 *
 * @returns  title and edits of the fix; undefined when there is no safe one
 * @throws   never
 */
export function otherShape(
  file: SourceFile,
  schema: Schema,
  node: YamlNode,
): readonly [title: string, edits: readonly Edit[]] | undefined {
  if (schema.is === 'text' && node.kind !== 'scalar' && node.flow) return quoted(file, node);
  if (schema.is === 'list' && node.kind === 'scalar' && node.style === 'plain') return asList(file, node);
  if (MAP_SHAPES.has(schema.is) && node.kind === 'seq' && !node.flow) return withoutDashes(file, node);
  return undefined;
}

/** `title: [Imp]`. */
function quoted({ text }: SourceFile, node: YamlNode): readonly [string, readonly Edit[]] | undefined {
  const written = text.slice(node.span.start, node.span.end);
  return written.includes('\n') ? undefined : ['quote the text', [{ span: node.span, text: quoteYaml(written) }]];
}

/** `tags: one, two`, or one word a line. */
function asList({ path, text }: SourceFile, node: YamlNode): readonly [string, readonly Edit[]] | undefined {
  const { start, end } = node.span;
  const written = text.slice(start, end);
  if (BULLET.test(written)) return withDashes(path, written, start);
  if (!written.includes('\n')) {
    const items = written.replace(/^\((.*)\)$/, '$1').replace(/,$/, '');
    return /[[\]{}]/.test(items) ? undefined : ['put it into brackets', [{ span: node.span, text: `[${items}]` }]];
  }
  const starts = [...written.matchAll(/^[ \t]*(?=\S)/gm)].map(({ 0: indent, index }) => start + index + indent.length);
  return ['put a dash before each line', starts.map((at) => ({ span: span(path, at), text: '- ' }))];
}

/** Signs that word processors put before the items of a list. */
const BULLET = /^[\u2010-\u2015\u2022\u00B7\u25CF\u25E6\u2023\u2043][ \t]+(?=\S)/;

/** `– one` in each line; undefined when a line has no such sign, because it may be a text. */
function withDashes(path: string, written: string, start: number): readonly [string, readonly Edit[]] | undefined {
  const lines = [...written.matchAll(/[^ \t\r\n][^\r\n]*/g)];
  if (!lines.every(([line]) => BULLET.test(line))) return undefined;
  const edits = lines.map(({ index }) => ({ span: span(path, start + index, start + index + 1), text: '-' }));
  return ['write a dash before each item', edits];
}

/** A list of maps, without its dashes: the keys stay in their columns. */
function withoutDashes({ path, text }: SourceFile, node: YamlNode): readonly [string, readonly Edit[]] | undefined {
  if (node.kind !== 'seq') return undefined;
  const keys = node.items.flatMap((item) => (item.kind === 'map' && !item.flow ? item.entries : []));
  const dashes = node.items.map((item) => item.span.start - 2);
  const isPlain = dashes.every((at) => text[at] === '-') && new Set(keys.map(({ key }) => key)).size === keys.length;
  if (!isPlain || node.items.some((item) => item.kind !== 'map' || item.flow)) return undefined;
  return ['remove the dashes', dashes.map((at) => ({ span: span(path, at, at + 1), text: ' ' }))];
}
