import type { GameMeta, KindMeta } from '@undercroft/contract';
import { selfPlaced } from '../graph/self-placed.ts';
import type { AreaLayout } from '../layout/layout.ts';
import type { ThingView } from '@undercroft/view';

/** A board on which things lie at places and are joined by lines. */
export interface GraphScene {
  /** by thing, in hundredths of width and height */
  readonly spots: ReadonlyMap<number, readonly [number, number]>;
  readonly edges: readonly (readonly [number, number])[];
  /** height in hundredths of the width */
  readonly ratio: number;
  /** things that are only ways between others */
  readonly passages: ReadonlySet<number>;
}

/** How far from the edge things lie that the layout does not place, in hundredths. */
const RADIUS = 40;

/**
 * Where the things of a board lie: where the layout says. When it says nothing, things that are
 * joined lie near each other; else what it leaves out lies on a circle.
 *
 * @throws never
 */
export function graphOf(meta: GameMeta, area: AreaLayout, things: readonly ThingView[]): GraphScene {
  const spots = new Map<number, readonly [number, number]>();
  const edges = edgesOf(meta, things);
  const places = things.filter((thing) => !area.at.has(nameOf(meta, thing)));
  const isFree = places.length === things.length && edges.length > 0;
  const loose = isFree ? [] : places;
  if (isFree) placedByLinks(things, edges).forEach((spot, index) => spots.set(things[index]!.id, spot));
  for (const thing of things) {
    const known = area.at.get(nameOf(meta, thing));
    if (known !== undefined) spots.set(thing.id, known);
  }
  loose.forEach((thing, index) => {
    const angle = (index / loose.length) * 2 * Math.PI - Math.PI / 2;
    spots.set(thing.id, [50 + RADIUS * Math.cos(angle), 50 + RADIUS * Math.sin(angle)]);
  });
  const passages = new Set(
    things.filter((thing) => area.passages.includes(nameOf(meta, thing))).map((thing) => thing.id),
  );
  return { spots, edges, ratio: area.ratio, passages };
}

/** By thing, in their order. Remembered, because a table is drawn anew after each answer. */
function placedByLinks(
  things: readonly ThingView[],
  edges: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const key = `${things.map(({ id }) => id).join(' ')}|${edges.flat().join(' ')}`;
  const before = placed.get(key);
  if (before !== undefined) return before;
  if (placed.size >= MOST_PLACED) placed.clear();
  const numbers = new Map(things.map(({ id }, index) => [id, index]));
  const found = selfPlaced(
    things.length,
    edges.map(([one, other]) => [numbers.get(one)!, numbers.get(other)!]),
  );
  placed.set(key, found);
  return found;
}

/** Boards that are remembered; on overflow all are forgotten. */
const MOST_PLACED = 16;
const placed = new Map<string, readonly (readonly [number, number])[]>();

function nameOf(meta: GameMeta, thing: ThingView): string {
  return meta.rows[thing.row]?.name ?? '';
}

function edgesOf(meta: GameMeta, things: readonly ThingView[]): (readonly [number, number])[] {
  const joined = new Set<string>();
  for (const kind of new Set(things.map((thing) => thing.kind)))
    for (const [one, other] of linksOf(meta, meta.kinds[kind])) joined.add(`${one} ${other}`).add(`${other} ${one}`);
  const edges: (readonly [number, number])[] = [];
  things.forEach((one, index) => {
    for (const other of things.slice(index + 1))
      if (joined.has(`${nameOf(meta, one)} ${nameOf(meta, other)}`)) edges.push([one.id, other.id]);
  });
  return edges;
}

/** Links of a kind, or of the kind that it is a sort of. */
function linksOf(meta: GameMeta, kind: KindMeta | undefined): readonly (readonly [string, string])[] {
  return kind === undefined ? [] : (kind.links ?? linksOf(meta, meta.kinds[kind.parent]));
}
