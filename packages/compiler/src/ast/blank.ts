// A tree serves one compile after the other: what the phases after the parser wrote into it is taken away in between.

import type { Node } from './node.ts';

/** What may be missing of a node is what later phases write. */
type Optional<N> = N extends N ? { [K in keyof N]-?: object extends Pick<N, K> ? K : never }[keyof N] : never;
type Key = Optional<Node>;

/** All of it: whoever adds a field to a node is told here. Parts of nodes have no others. */
const KEYS = Object.keys({
  ref: true,
  type: true,
} satisfies Record<Key, true>) as readonly Key[];

type Part = { [key in Key]?: unknown };

/**
 * Looks through a tree that was just parsed.
 *
 * @param tree  nobody has written into it yet
 * @returns     takes away all that was written into it since, as often as wanted
 * @throws      never
 */
export function blankable(tree: object): () => void {
  const parts: Part[] = [];
  // Fields of the same name that the author wrote: the type of a parameter, the test of a pattern.
  const kept: [part: Part, key: Key, value: unknown][] = [];
  gather(tree, (part) => {
    parts.push(part);
    for (const key of KEYS) if (key in part) kept.push([part, key, part[key]]);
  });
  return () => {
    for (const part of parts) clear(part);
    for (const [part, key, value] of kept) part[key] = value;
  };
}

/** Key by key, which is much faster than going through a list of them. */
function clear(part: Part): void {
  if (part.ref !== undefined) part.ref = undefined;
  if (part.type !== undefined) part.type = undefined;
}

function gather(value: object, add: (part: Part) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) if (typeof one === 'object' && one !== null) gather(one, add);
    return;
  }
  // Nobody writes into a place, and there are more of them than of anything else.
  if ('start' in value && 'end' in value && !('kind' in value)) return;
  add(value);
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) gather(inner, add);
}
