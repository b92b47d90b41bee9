// Lenient readers over the YAML tree. The schema has already reported what has a wrong shape, so
// these give nothing for it and report nothing.

import { entryOfKey, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from './yaml/node.ts';

/** The map under a key; undefined when there is none or it is something else. Never throws. */
export function mapAt(map: YamlMap | undefined, key: string): YamlMap | undefined {
  const node = nodeAt(map, key);
  return node?.kind === 'map' ? node : undefined;
}

/** The maps of the list under a key; empty when there is none. Never throws. */
export function mapsAt(map: YamlMap | undefined, key: string): readonly YamlMap[] {
  const list = nodeAt(map, key);
  return list?.kind === 'seq' ? list.items.flatMap((item) => mapOf(item) ?? []) : [];
}

/** Entries of the map under a key; empty when there is none. Never throws. */
export function entriesAt(map: YamlMap | undefined, key: string): readonly YamlEntry[] {
  return mapAt(map, key)?.entries ?? [];
}

/** The node under a key. Never throws. */
export function nodeAt(map: YamlMap | undefined, key: string): YamlNode | undefined {
  return map === undefined ? undefined : entryOfKey(map, key)?.value;
}

/** The scalar under a key; undefined when nothing is written there. Never throws. */
export function scalarAt(map: YamlMap | undefined, key: string): YamlScalar | undefined {
  const node = nodeAt(map, key);
  return node?.kind === 'scalar' && node.value !== null ? node : undefined;
}

/** The text under a key, without white space around it; null when there is none. Never throws. */
export function textAt(map: YamlMap | undefined, key: string): string | null {
  const scalar = scalarAt(map, key);
  return scalar === undefined ? null : scalar.text.trim();
}

/** The whole number under a key; null when there is none. Never throws. */
export function wholeAt(map: YamlMap | undefined, key: string): number | null {
  const value = scalarAt(map, key)?.value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** The flag under a key; false when there is none. Never throws. */
export function flagAt(map: YamlMap | undefined, key: string): boolean {
  return scalarAt(map, key)?.value === true;
}

/**
 * Scalars of the list under a key; one scalar without brackets counts as a list of one. Never
 * throws.
 */
export function scalarsAt(map: YamlMap | undefined, key: string): readonly YamlScalar[] {
  const node = nodeAt(map, key);
  if (node === undefined) return [];
  const items = node.kind === 'seq' ? node.items : [node];
  return items.filter((item) => item.kind === 'scalar' && item.value !== null) as readonly YamlScalar[];
}

/** The map of an entry, or undefined. Never throws. */
export function mapOf(node: YamlNode | undefined): YamlMap | undefined {
  return node?.kind === 'map' ? node : undefined;
}

/** One of a few words under a key, or the first of them. Never throws. */
export function wordAt<const Word extends string>(
  map: YamlMap | undefined,
  key: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = textAt(map, key);
  return words.find((word) => word === text) ?? words[0];
}
