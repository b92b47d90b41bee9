/** Answers as one viewer may know them: a hidden thing is chosen by its place. */
import { NONE, type GameModule } from '@undercroft/contract';
import type { Option } from '../game/option.ts';
import { metaIndex } from '../state/meta-index.ts';
import { seesThing, type Viewer } from '../state/visibility.ts';
import { zoneOf } from '../state/zones.ts';

/**
 * An answer, and where the thing lies that it points at when the viewer may not know which one it
 * is.
 */
export interface SeenOption {
  readonly option: Option;
  readonly isHidden: boolean;
  /** what the viewer reads: a hidden thing is told by its places, counted from 1 */
  readonly label: string;
  /**
   * zone of the hidden thing, or of the outermost hidden thing that it lies in; -1 for what is not
   * hidden
   */
  readonly zone: number;
  /**
   * places from the front: of the outermost hidden thing, of the one in it, and so on; empty for
   * what is not hidden
   */
  readonly places: readonly number[];
}

/**
 * Answers in an order that tells nothing. The engine lists them in the order of its own tables,
 * which could tell hidden things from each other: those are put into the order in which they lie,
 * behind the others and before "none".
 *
 * @param options as `readDecision` gives them with `mayName`, so that their labels do not name what
 *   is hidden
 */
export function seenOptions(
  module: GameModule,
  state: Int32Array,
  viewer: Viewer,
  options: readonly Option[],
): SeenOption[] {
  const seen = options.map((option) => seenOption(module, state, viewer, option));
  if (!seen.some(({ isHidden }) => isHidden)) return seen;
  const known = seen.filter(({ isHidden }) => !isHidden);
  return [
    ...known.filter(({ option }) => option.value !== NONE),
    ...seen.filter(({ isHidden }) => isHidden).toSorted(byPlace),
    ...known.filter(({ option }) => option.value === NONE),
  ];
}

function seenOption(module: GameModule, state: Int32Array, viewer: Viewer, option: Option): SeenOption {
  const { label, thing } = option;
  if (thing === null || seesThing(module.meta, state, viewer, thing))
    return { option, isHidden: false, label, zone: NONE, places: [] };
  const { zoneThing } = metaIndex(module.meta);
  const places: number[] = [];
  let at = thing;
  let zone = NONE;
  for (let turns = module.meta.layout.things; turns >= 0; turns--) {
    places.unshift(placeIn(module, state, at));
    zone = zoneOf(module.meta, state, at);
    const holder = zone < 0 ? NONE : zoneThing[zone];
    if (holder < 0 || seesThing(module.meta, state, viewer, holder)) break;
    at = holder;
  }
  return { option, isHidden: true, label: `${label} (${places.map((place) => place + 1).join('.')})`, zone, places };
}

function byPlace(a: SeenOption, b: SeenOption): number {
  const [first, second] = [a, b].map(({ option, places, zone }) => [option.entry ?? 0, zone, ...places]);
  const at = first.findIndex((number, i) => number !== second[i]);
  return at < 0 ? first.length - second.length : first[at] - (second[at] ?? -1);
}

/** How many things lie before a thing in its zone. */
function placeIn({ meta }: GameModule, state: Int32Array, thing: number): number {
  const { prev, things } = meta.layout;
  let place = 0;
  for (let at = state[prev + thing]; at !== NONE && place < things; at = state[prev + at]) place++;
  return place;
}
