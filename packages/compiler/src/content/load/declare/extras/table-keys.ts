// A key of an area in table.yaml that has no effect on what it shows is a mistake: its author
// expects an effect.

import { nodeAt, scalarAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

const ALL = ['title', 'when', 'hide-empty'] as const;
const OF_THINGS = [...ALL, 'icon', 'numbered', 'spent', 'size', 'things'] as const;
const OF_MAP: readonly string[] = ['map', 'title', 'when'];
const OF_KIND: readonly string[] = [...OF_THINGS, 'kind', 'except-in'];
const OF_TRACK: readonly string[] = [...ALL, 'as', 'of', 'from', 'to'];
const OF_ZONE: readonly string[] = [...OF_THINGS, 'as', 'zone'];
/** What besides can be said of a zone, by how it is laid out. */
const OF_LAYOUT = new Map<string, readonly string[]>([
  ['row', ['usual']],
  ['fan', ['usual']],
  ['levels', ['by', 'places']],
  ['columns', ['by']],
  ['graph', ['at', 'ratio', 'passages']],
]);

/**
 * Reports keys without an effect.
 *
 * @param area  of table.yaml, whose keys are all known
 */
export function checkKeys(context: LoadContext, area: YamlMap): void {
  const [shows, has] = shownBy(area);
  for (const { key, keySpan } of area.entries)
    if (!has.includes(key)) context.report('load/no-effect', keySpan, { key, shows, has });
}

/** What an area shows, and the keys that say something of it. */
function shownBy(area: YamlMap): readonly [shows: string, has: readonly string[]] {
  const as = scalarAt(area, 'as')?.text ?? 'row';
  if (nodeAt(area, 'map') !== undefined) return ['a map', OF_MAP];
  if (as === 'track') return ['a track', OF_TRACK];
  const ofKind = nodeAt(area, 'kind') !== undefined && nodeAt(area, 'zone') === undefined;
  if (ofKind) return ['the things of a kind', OF_KIND];
  return [`a zone as \`${as}\``, [...OF_ZONE, ...(OF_LAYOUT.get(as) ?? [])]];
}
