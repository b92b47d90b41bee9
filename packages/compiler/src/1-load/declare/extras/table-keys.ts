// Keys of an area of table.yaml that say nothing of what it shows are mistakes: whoever writes one expects something of it.

import { nodeAt, scalarAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';

const ALL = ['as', 'title', 'when', 'hide-empty'] as const;
const OF_MAP: readonly string[] = ['map', 'title', 'when'];
const OF_TRACK: readonly string[] = [...ALL, 'of', 'from', 'to'];
const OF_ZONE: readonly string[] = [...ALL, 'zone', 'icon', 'numbered', 'spent', 'size', 'things'];
/** What besides can be said of a zone, by how it is laid out. */
const OF_LAYOUT = new Map<string, readonly string[]>([
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
  const as = scalarAt(area, 'as')?.text ?? 'row';
  const [shows, has] =
    nodeAt(area, 'map') !== undefined
      ? ['a map', OF_MAP]
      : as === 'track'
        ? ['a track', OF_TRACK]
        : [`a zone as \`${as}\``, [...OF_ZONE, ...(OF_LAYOUT.get(as) ?? [])]];
  for (const { key, keySpan } of area.entries)
    if (!has.includes(key)) context.report('load/no-effect', keySpan, { key, shows, has });
}
