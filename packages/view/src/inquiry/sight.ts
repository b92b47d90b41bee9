/** What is seen from a place of a board, also before any rule looks from there. */
import type { GameModule, KindMeta } from '@undercroft/contract';
import { Rng, determinise, seesThing, type Viewer } from '@undercroft/engine';

/** What is seen from one place of a board. */
export interface SightView {
  /** the space from which one looks, or what stands on it */
  readonly from: number;
  /** spaces that are seen from there without cover, its own among them */
  readonly clear: readonly number[];
  /** spaces that are seen, but in which one has cover */
  readonly covered: readonly number[];
}

/** Deals that are tried: where hidden things make a difference nothing is told. */
const DEALS = 2;

/**
 * Looks around from a place of a board, as the rules do where they ask `in-sight` and `covered`.
 *
 * @param viewer  whose knowledge counts: what depends on hidden things is left out
 * @param from    a space of a board, or something that stands on one
 * @returns       null where the rules never look, and for a thing that the viewer does not know
 * @cost          some 0.2 ms for 576 spaces
 * @throws        never
 */
export function sightFrom(module: GameModule, state: Int32Array, viewer: Viewer, from: number): SightView | null {
  const { meta } = module;
  if (module.sight === undefined || meta.things[from] === undefined || !seesThing(meta, state, viewer, from))
    return null;
  const worlds = Array.from({ length: DEALS }, (_, deal) => {
    const world = new Int32Array(state.length);
    determinise(module, state, viewer, new Rng(deal + 1), world);
    return world;
  });
  const spaces = module.meta.kinds.flatMap((kind) => spacesOf(kind));
  const seen = spaces.map((space) => {
    const [first = 0, ...others] = worlds.map((world) => module.sight?.(world, from, space) ?? 0);
    return others.every((other) => other === first) ? first : 0;
  });
  const those = (how: number): number[] => spaces.filter((_, i) => seen[i] === how);
  return { from, clear: those(1), covered: those(2) };
}

/** Things that are spaces of boards. */
function spacesOf({ board, end, first }: KindMeta): number[] {
  return board === undefined ? [] : Array.from({ length: end - first }, (_, i) => first + i);
}
