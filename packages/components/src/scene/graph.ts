import type { GameMeta, KindMeta } from '@undercroft/contract';
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
 * Where the things of a board lie: where the layout says; the others on a circle.
 *
 * @throws never
 */
export function graphOf(meta: GameMeta, area: AreaLayout, things: readonly ThingView[]): GraphScene {
  const spots = new Map<number, readonly [number, number]>();
  const loose = things.filter((thing) => !area.at.has(nameOf(meta, thing)));
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
  return { spots, edges: edgesOf(meta, things), ratio: area.ratio, passages };
}

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
