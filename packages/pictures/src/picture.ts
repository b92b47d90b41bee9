/**
 * What can be drawn: pictures as plain data. The same data give the same key everywhere, so a page
 * finds what a build has made.
 */
import type { FloorName, LightName, WallName } from '@undercroft/contract';

/** A symbol in a picture. */
export interface PlacedSymbol {
  /** name of an icon */
  readonly icon: string;
  /** its middle, in hundredths of width and height */
  readonly at: readonly [number, number];
  /** its height in hundredths of that of the picture */
  readonly size: number;
  readonly depth: 'far' | 'middle' | 'near';
  /** degrees, clockwise */
  readonly turn: number;
  readonly mirrored: boolean;
  /** hue that it has instead of that of what it is made of; null: its own */
  readonly tint: number | null;
}

/** Symbols before a wall, on a floor, in one light. */
export interface ScenePicture {
  readonly is: 'scene';
  /** a card shows it as it is; a room is seen through an opening in the rock */
  readonly in: 'card' | 'room';
  readonly wall: Exclude<WallName, 'plain'>;
  readonly floor: FloorName;
  readonly light: LightName;
  /** hue of the light, degrees */
  readonly glow: number;
  /** hue that walls lean to, degrees */
  readonly hue: number;
  /** those far behind first */
  readonly symbols: readonly PlacedSymbol[];
  /** 0 to 3: which of the walls of its sort stands behind it */
  readonly vary: number;
}

/** A symbol alone, to be laid on something else. */
export interface BustPicture {
  readonly is: 'bust';
  readonly icon: string;
}

/** Outlines of pieces. */
export type PlaqueOutline = 'arch' | 'shield' | 'horns' | 'flower' | 'slab' | 'hexagon' | 'tomb' | 'spire';

/** What a piece is cut out of: a metal edge, enamel, and a dark ground for a bust. */
export interface PlaquePicture {
  readonly is: 'plaque';
  readonly outline: PlaqueOutline;
  /** hue of the enamel, degrees; null: grey */
  readonly hue: number | null;
}

/** What a table lies on. */
export interface GroundPicture {
  readonly is: 'ground';
  readonly surface: 'rock' | 'bricks' | 'planks' | 'earth' | 'stones';
  readonly hue: number;
}

/** What squares of boards are made of, and the fronts of their walls. */
export type FloorStuff =
  | 'slabs'
  | 'stairs'
  | 'rock'
  | 'bricks'
  | 'water'
  | 'grass'
  | 'rubble'
  | 'lava'
  | 'planks'
  | 'mist';

/** Four by four squares of a board, seen from above. */
export interface FloorPicture {
  readonly is: 'floor';
  readonly of: FloorStuff;
}

export type Picture = ScenePicture | BustPicture | PlaquePicture | GroundPicture | FloorPicture;

/**
 * By sort of picture. One goes up with every change of what is drawn for the same data: pictures of
 * the other sorts keep their files.
 */
const VERSIONS: Readonly<Record<Picture['is'], number>> = { scene: 6, bust: 6, plaque: 5, ground: 5, floor: 6 };

/**
 * The name of a picture: 14 letters and digits that differ when its data, or how it is drawn,
 * differ.
 *
 * @throws never
 */
export function keyOf(picture: Picture): string {
  const text = `${VERSIONS[picture.is]} ${JSON.stringify(picture)}`;
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01_00_01_93);
    other = Math.imul(other ^ code, 0x5b_d1_e9_95) ^ (other >>> 13);
  }
  return [one, other].map((bits) => (bits >>> 0).toString(36).padStart(7, '0')).join('');
}

/** Icons that have to be known to draw it. */
export function iconsIn(picture: Picture): readonly string[] {
  if (picture.is === 'scene') return [...new Set(picture.symbols.map(({ icon }) => icon))];
  return picture.is === 'bust' ? [picture.icon] : [];
}
