// The tree that content files are read into: maps, lists and scalars with the place of everything.
// Keys live in lists, never as properties of an object, so that no key of a content file can touch
// a prototype.

import type { Span } from '../../../diagnostics/source/span.ts';

/** How a scalar is written; `empty` is a value that is not there: `key:` with nothing after it. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty';

/**
 * What a plain scalar means under YAML 1.2 (core schema); quoted and block scalars are always text.
 */
export type ScalarValue = string | number | boolean | null;

/** A single value. */
export interface YamlScalar {
  readonly kind: 'scalar';
  readonly value: ScalarValue;
  /** The decoded text, before it is taken for a number, a flag or nothing. */
  readonly text: string;
  readonly style: ScalarStyle;
  /**
   * Quotes and the mark of a block are part of it; blank lines at the end of a block are not. Empty
   * for a value that is not there.
   */
  readonly span: Span;
  /** Only for blocks: what is needed to find the text in them. */
  readonly block?: BlockPlace;
}

/** Where the text of a block scalar lies. */
export interface BlockPlace {
  /** Indentation of the thing the block belongs to, in columns; -1 at the top of a file. */
  readonly parentIndent: number;
  /** Offset of the first character of the first line below the mark. */
  readonly textStart: number;
  /** One past the last character, blank lines at the end included. */
  readonly textEnd: number;
}

/** A key and its value. */
export interface YamlEntry {
  /** The decoded key; `2` and `true` are texts here. */
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

/** Keys with values, in the order in which they are written, no key twice. */
export interface YamlMap {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
  readonly span: Span;
  /** Whether it is written in braces. */
  readonly flow: boolean;
}

/** A list. */
export interface YamlSeq {
  readonly kind: 'seq';
  readonly items: readonly YamlNode[];
  readonly span: Span;
  /** Whether it is written in brackets. */
  readonly flow: boolean;
}

export type YamlNode = YamlMap | YamlSeq | YamlScalar;

/**
 * The value of a key.
 *
 * @cost   O(entries)
 * @throws never
 */
export function entryOfKey(map: YamlMap, key: string): YamlEntry | undefined {
  return map.entries.find((entry) => entry.key === key);
}

/**
 * What a node is, in words for a message: "a list", "the number 3".
 *
 * @throws never
 */
export function describeNode(node: YamlNode): string {
  if (node.kind === 'map') return 'a map with keys';
  if (node.kind === 'seq') return 'a list';
  if (node.value === null) return 'nothing';
  return typeof node.value === 'string'
    ? 'a text'
    : `${typeof node.value === 'number' ? 'the number' : 'the flag'} ${node.text}`;
}

/**
 * The tree as plain values for tests and for data that is passed on as it is. Objects have no
 * prototype, so any key is safe.
 *
 * @throws never
 */
export function toPlain(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'seq') return node.items.map(toPlain);
  const plain = Object.create(null) as Record<string, unknown>;
  for (const { key, value } of node.entries) plain[key] = toPlain(value);
  return plain;
}
