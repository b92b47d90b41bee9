import type { FloorName, IconShape, LightName } from '@undercroft/contract';
import { fromHex, fromOklch, times, type Rgb } from '../maths/colour.ts';
import { mix, noise } from '../maths/noise.ts';
import { distances, normalsOf } from '../maths/plane.ts';
import { outlinesOf } from '../shapes/outline.ts';
import { materialOf, type Material } from '../materials/material.ts';
import { addPiece } from '../lit/piece.ts';
import { Relief } from '../lit/relief.ts';
import { shine, type Lamp, type Pixels } from '../lit/shine.ts';
import { walls } from '../lit/surfaces.ts';
import type { PlacedSymbol, ScenePicture } from '../picture.ts';
import { backdropOf } from './backdrop.ts';

/** Icons by name. */
export type Icons = (name: string) => IconShape | null;

const SIZES = { card: { width: 320, height: 244 }, room: { width: 312, height: 252 } } as const;
/** Units of walls in the height of a picture. */
const UNITS = 8.5;

/**
 * Where the lamp of a picture is: parts of width, height and height; how far it reaches, as a part
 * of the height; how strong it is.
 */
const places: Readonly<Record<LightName, readonly [x: number, y: number, z: number, reach: number, power: number]>> = {
  middle: [0.5, 0.5, 0.36, 0.55, 3.8],
  above: [0.5, 0.14, 0.5, 0.62, 4.8],
  left: [0.17, 0.24, 0.46, 0.65, 4.8],
  right: [0.83, 0.24, 0.46, 0.65, 4.8],
  below: [0.5, 0.64, 0.36, 0.55, 3.9],
  dim: [0.3, 0.2, 0.42, 0.46, 3.8],
};

const wallColours: Readonly<Record<ScenePicture['wall'], Rgb>> = {
  rock: fromHex('#6a5a50'),
  bricks: fromHex('#66606a'),
  planks: fromHex('#7a5638'),
  shelves: fromHex('#7a5a3a'),
  columns: fromHex('#6a6258'),
  drapes: fromHex('#5a2c3c'),
  trees: fromHex('#3c5a4c'),
  sky: fromHex('#41507c'),
};
const floorColours: Readonly<Record<FloorName, Rgb>> = {
  none: fromHex('#4a4446'),
  stones: fromHex('#5f5960'),
  boards: fromHex('#7a5230'),
  earth: fromHex('#6a5438'),
  grass: fromHex('#41602e'),
  water: fromHex('#1c4a54'),
  embers: fromHex('#3c2c2c'),
};
/** How far walls lean to the hue of the card. */
const leaning: Readonly<Record<ScenePicture['wall'], number>> = {
  rock: 0.3,
  bricks: 0.4,
  planks: 0.12,
  shelves: 0.1,
  columns: 0.35,
  drapes: 0.85,
  trees: 0.15,
  sky: 0.3,
};

/**
 * Draws symbols before a wall.
 *
 * @param icons  those that are not known are left out
 * @param part   how large, 1 as it is shown
 */
export function drawScene(picture: ScenePicture, icons: Icons, part = 1): Pixels {
  const width = Math.round(SIZES[picture.in].width * part);
  const height = Math.round(SIZES[picture.in].height * part);
  const relief = new Relief(width, height);
  const seed = 7 + picture.vary;
  layWall(relief, picture, seed);
  const [x, y, z, reach, power] = places[picture.light];
  const lamp: Lamp = {
    x: width * x,
    y: height * y,
    z: height * z,
    reach: height * reach,
    light: times(lightOf(picture.glow), power * (picture.in === 'card' ? 0.85 : 1)),
    haze: 0.06,
  };
  const made = picture.symbols.map((symbol) => ({ symbol, material: materialOf(symbol.icon, symbol.tint) }));
  for (const { symbol, material } of made) addSymbol(relief, symbol, material, lamp, icons, seed);
  if (picture.in === 'room') cutOpening(relief, picture, seed);
  const key: Lamp = {
    x: width * (x < 0.5 ? 0.22 : 0.78),
    y: height * 0.02,
    z: height,
    reach: height * 0.8,
    light: times(fromHex('#fff0de'), picture.in === 'card' ? 1.9 : 1.4),
    haze: 0,
  };
  const lighting = {
    lamps: [lamp, key, ...flamesOf(made, width, height)],
    ambient: times(fromHex('#3a3850'), picture.light === 'dim' ? 0.95 : 1.15),
    rim: times(fromHex('#7f97d8'), 0.8),
    rimFrom: [0.72, -0.6, -0.1] as const,
    rimAll: false,
    exposure: 1.2,
    vignette: picture.in === 'card' ? 0.55 : 0.5,
    grain: 0.018,
    bloom: 0.8,
    dust: 24,
    seed,
  };
  return shine(relief, lighting, null);
}

/** Light of a hue, as strong as it gets. */
function lightOf(hue: number): Rgb {
  const light = fromOklch(0.76, 0.15, hue);
  return times(light, 1 / Math.max(...light));
}

function wallColour({ wall, hue }: ScenePicture): Rgb {
  const own = wallColours[wall];
  const lean = fromOklch(wall === 'drapes' ? 0.42 : 0.5, wall === 'drapes' ? 0.13 : 0.07, hue);
  return own.map((value, n) => mix(value, lean[n]!, leaning[wall])) as unknown as Rgb;
}

/** Wall and floor in the colours of the picture, before anything stands there. */
function layWall(relief: Relief, picture: ScenePicture, seed: number): void {
  const { width, height } = relief;
  const back = backdropOf({ wall: picture.wall, floor: picture.floor, width, height, unit: height / UNITS, seed });
  for (const name of ['nx', 'ny', 'nz', 'depth', 'open', 'shine'] as const) relief[name].set(back[name]);
  const [ofWall, ofFloor] = [wallColour(picture), floorColours[picture.floor]];
  const isFloor = back.horizon * width;
  for (let i = 0; i < back.tone.length; i++) {
    const colour = back.colours[i] ?? (i < isFloor ? ofWall : ofFloor);
    const tone = back.tone[i]!;
    relief.red[i] = colour[0] * tone;
    relief.green[i] = colour[1] * tone;
    relief.blue[i] = colour[2] * tone;
  }
  if (back.glow === null) return;
  for (let i = 0; i < back.glow.length; i++) {
    relief.ownRed[i] = back.glow[i]! * 1.5;
    relief.ownGreen[i] = back.glow[i]! * 0.32;
    relief.ownBlue[i] = back.glow[i]! * 0.05;
  }
}

function addSymbol(
  relief: Relief,
  { icon, at, size, depth, turn, mirrored }: PlacedSymbol,
  material: Material,
  lamp: Lamp,
  icons: Icons,
  seed: number,
): void {
  const shape = icons(icon);
  if (shape === null) return;
  const { width, height } = relief;
  addPiece(relief, {
    outlines: outlinesOf(shape.path),
    grid: shape.grid,
    at: [(at[0] / 100) * width, (at[1] / 100) * height],
    size: (size / 100) * height,
    material,
    turn,
    mirrored,
    depth: height * { far: 0.04, middle: 0.2, near: 0.5 }[depth],
    lift: { far: 0.05, middle: 0.11, near: 0.06 }[depth],
    stands: depth !== 'far',
    ambient: depth === 'far' ? 0.8 : 1,
    lamp: [lamp.x, lamp.y],
    seed,
  });
}

/** What glows lights what is around it; more than three would flatten the picture. */
function flamesOf(
  made: readonly { readonly symbol: PlacedSymbol; readonly material: Material }[],
  width: number,
  height: number,
): Lamp[] {
  return made
    .filter(({ symbol, material }) => material.casts !== true && material.glow !== undefined && symbol.size < 60)
    .slice(0, 3)
    .map(({ symbol: { at, size, depth }, material: { glow } }) => ({
      x: (at[0] / 100) * width,
      y: ((at[1] - size * 0.2) / 100) * height,
      z: height * (depth === 'near' ? 0.6 : 0.26),
      reach: height * (0.14 + size / 280),
      light: times(glow!.colour, 3),
      haze: 0.1,
    }));
}

/**
 * The rock around a room: an opening with a round top, and the thickness of its wall, which takes
 * the light of the room.
 */
function cutOpening(relief: Relief, picture: ScenePicture, seed: number): void {
  const { width, height } = relief;
  const thick = Math.round(height * 0.045);
  const front = Math.round(height * 0.03);
  const unit = height / UNITS;
  const radius = height * 0.17;
  const left = front + thick;
  const right = width - front - thick;
  const top = front + thick;
  const foot = height - front - thick * 0.45;
  const inRock = new Uint8Array(width * height);
  for (let i = 0; i < inRock.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const rough = (noise((x / height) * 9, (y / height) * 9, seed) - 0.5) * height * 0.014;
    const across = Math.max(left + radius - x, x - (right - radius), 0);
    const down = Math.max(top + radius - y, 0);
    const inside = x > left + rough && x < right + rough && y > top + rough && y < foot + rough * 0.6;
    inRock[i] = inside && Math.hypot(across, down) <= radius + rough ? 0 : 1;
  }
  const deep = distances(width, height, (i) => inRock[i] === 1);
  const within = distances(width, height, (i) => inRock[i] === 0);
  const heights = new Float32Array(width * height);
  const colour = wallColour({ ...picture, wall: 'rock' });
  for (let i = 0; i < heights.length; i++) {
    if (inRock[i] === 0) {
      relief.open[i]! *= 1 - 0.55 * Math.exp(-within[i]! / (height * 0.035));
      continue;
    }
    const [x, y] = [i % width, Math.floor(i / width)];
    const grain = walls.rock((x / unit) * 1.3 + 3, (y / unit) * 1.3, seed + 20);
    const isFront = deep[i]! > thick;
    const tone = (0.25 + 0.6 * grain.tone) * (isFront ? 0.5 : 0.95);
    heights[i] = Math.min(deep[i]!, thick) * 1.15 + grain.height * unit * 0.34;
    relief.red[i] = colour[0] * tone;
    relief.green[i] = colour[1] * tone;
    relief.blue[i] = colour[2] * tone;
    relief.depth[i] = height * 0.12 + Math.min(deep[i]!, thick) * 2.2;
    relief.shine[i] = 0.08;
    relief.ownRed[i] = 0;
    relief.ownGreen[i] = 0;
    relief.ownBlue[i] = 0;
    relief.lit[i] = isFront ? 0.3 : 1;
    relief.open[i] = 0.95;
    relief.pieces[i] = 0;
  }
  const { nx, ny, nz } = normalsOf(heights, width, height);
  for (let i = 0; i < heights.length; i++) {
    if (inRock[i] === 0) continue;
    relief.nx[i] = nx[i]!;
    relief.ny[i] = ny[i]!;
    relief.nz[i] = nz[i]!;
  }
}
