/**
 * From what content says of a thing to its picture; what it leaves out follows from its kind, its
 * colour and its icon.
 */
import type { FloorName, LayerMeta, SceneryMeta, WallName } from '@undercroft/contract';
import type {
  BustPicture,
  GroundPicture,
  PlacedSymbol,
  PlaqueOutline,
  PlaquePicture,
  ScenePicture,
} from './picture.ts';

/** How kinds are told apart: their cut. */
export type Cut = 'plain' | 'wall' | 'fang' | 'wave' | 'bar' | 'bead' | 'step' | 'flame';

/** What a card has that its picture follows from. */
export interface Pictured {
  readonly icon: string | null;
  readonly scenery: SceneryMeta | null;
  /** hue of its kind, degrees */
  readonly hue: number;
  readonly motif: Cut;
  /** from 0 to 1: what is different in pictures of one kind */
  readonly vary: number;
}

/** Default wall and floor behind a thing, by the cut of its kind. */
const rooms: Readonly<Record<Cut, readonly [wall: ScenePicture['wall'], floor: FloorName]>> = {
  plain: ['bricks', 'stones'],
  wall: ['bricks', 'stones'],
  fang: ['rock', 'earth'],
  wave: ['drapes', 'boards'],
  bar: ['planks', 'boards'],
  bead: ['columns', 'stones'],
  step: ['bricks', 'boards'],
  flame: ['rock', 'stones'],
};

/** The floor that goes with a wall. */
const floorsOf: Readonly<Record<Exclude<WallName, 'plain'>, FloorName>> = {
  rock: 'earth',
  bricks: 'stones',
  planks: 'boards',
  columns: 'stones',
  shelves: 'boards',
  drapes: 'boards',
  trees: 'grass',
  sky: 'grass',
};

/**
 * How many walls of each sort there are: enough that cards beside each other differ, and each
 * serves many pictures.
 */
const WALLS = 4;

/** Where the picture of a thing stands that nothing else is said of. */
const OWN: LayerMeta = { at: [50, 52], size: 72 };

/**
 * The picture of a card or of a room; null where it has neither an icon nor anything around it.
 *
 * @throws never
 */
export function sceneOf(thing: Pictured, seen: ScenePicture['in']): ScenePicture | null {
  const { scenery, icon, hue, motif, vary } = thing;
  const { light = 'middle', glow = hue, layers = [] } = scenery ?? {};
  if (icon === null && layers.length === 0) return null;
  const [usual, floorUsual] = rooms[motif];
  const said = scenery?.wall === 'plain' ? undefined : scenery?.wall;
  const wall = said ?? usual;
  const floor = scenery?.floor ?? (said === undefined ? floorUsual : floorsOf[said]);
  const placed = layers.some((layer) => layer.icon === undefined) ? layers : [...layers, OWN];
  const symbols = placed.flatMap((layer) => placedIn(layer, icon));
  const order = { far: 0, middle: 1, near: 2 };
  return {
    is: 'scene',
    in: seen,
    wall,
    floor,
    light,
    glow: Math.round(glow),
    hue: Math.round(hue),
    symbols: symbols.toSorted((one, other) => order[one.depth] - order[other.depth]),
    vary: Math.min(WALLS - 1, Math.floor(vary * WALLS)),
  };
}

function placedIn({ icon, at, size, depth, turn, mirrored, tint }: LayerMeta, own: string | null): PlacedSymbol[] {
  const name = icon ?? own;
  if (name === null) return [];
  return [
    {
      icon: name,
      at,
      size,
      depth: depth ?? 'middle',
      turn: turn ?? 0,
      mirrored: mirrored === true,
      tint: tint ?? null,
    },
  ];
}

const plaques: Readonly<Record<Cut, PlaqueOutline>> = {
  plain: 'arch',
  wall: 'shield',
  fang: 'horns',
  wave: 'flower',
  bar: 'slab',
  bead: 'hexagon',
  step: 'tomb',
  flame: 'spire',
};

/** The bust on a piece; null without an icon. @throws never */
export function bustOf({ icon }: Pick<Pictured, 'icon'>): BustPicture | null {
  return icon === null ? null : { is: 'bust', icon };
}

/**
 * What a piece is cut out of.
 *
 * @param hue of the one whose it is, or of its kind; null: it is used up
 * @throws never
 */
export function plaqueOf(motif: Cut, hue: number | null): PlaquePicture {
  return { is: 'plaque', outline: plaques[motif], hue: hue === null ? null : Math.round(hue) };
}

const grounds: Readonly<Record<string, GroundPicture['surface']>> = {
  bricks: 'bricks',
  planks: 'planks',
  meadow: 'earth',
};

/**
 * What a table lies on.
 *
 * @param texture of the theme of a game; one that is not known is rock
 * @param hue degrees
 * @throws never
 */
export function groundOf(texture: string, hue: number): GroundPicture {
  return { is: 'ground', surface: grounds[texture] ?? 'rock', hue: Math.round(hue) };
}
