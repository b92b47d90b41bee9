/** Pieces: what they are cut out of, and the busts that stand before it. */
import { fromHex, fromOklch, times, type Rgb } from '../maths/colour.ts';
import { cloud, mix, noise } from '../maths/noise.ts';
import { blurred, distances, normalsOf, type Plane } from '../maths/plane.ts';
import { materialOf } from '../materials/material.ts';
import { addPiece } from '../lit/piece.ts';
import { Relief } from '../lit/relief.ts';
import { shine, type Lighting, type Pixels } from '../lit/shine.ts';
import { maskOf } from '../shapes/mask.ts';
import { outlinesOf } from '../shapes/outline.ts';
import type { BustPicture, PlaqueOutline, PlaquePicture } from '../picture.ts';
import type { Icons } from './scene.ts';

/** Side of a bust, width and height of a plaque, in pixels. */
const BUST = 120;
const PLAQUE = { width: 112, height: 140 } as const;

/** Outlines on a grid of 100 × 125. */
const outlines: Readonly<Record<PlaqueOutline, string>> = {
  arch: 'M2 123V46C2 16 26 2 50 2S98 16 98 46V123Z',
  shield: 'M14 2H86V15H98V88L50 123 2 88V15H14Z',
  horns: 'M2 123V2C18 18 36 10 50 10S82 18 98 2V123Z',
  flower:
    'M50 2C66 2 72 12 80 16 96 22 98 34 98 50V74C98 92 96 104 80 110 72 114 66 123 50 123S28 114 20 110C4 104 2 92 2 74V50C2 34 4 22 20 16 28 12 34 2 50 2Z',
  slab: 'M14 2H86A12 12 0 0 1 98 14V111A12 12 0 0 1 86 123H14A12 12 0 0 1 2 111V14A12 12 0 0 1 14 2Z',
  hexagon: 'M50 2 98 30V95L50 123 2 95V30Z',
  tomb: 'M24 2H76L98 24V123H2V24Z',
  spire: 'M50 2C56 22 98 28 98 62V123H2V62C2 28 44 22 50 2Z',
};

const lightOf = (width: number): Lighting => ({
  lamps: [
    {
      x: width * 0.16,
      y: -width * 0.07,
      z: width * 0.75,
      reach: width * 1.15,
      light: times(fromHex('#ffdcaa'), 4.4),
      haze: 0,
    },
  ],
  ambient: times(fromHex('#544a5c'), 1.2),
  rim: times(fromHex('#9fb6ff'), 1.6),
  rimFrom: [0.8, -0.25, 0.1],
  rimAll: true,
  exposure: 1.2,
  vignette: 0,
  grain: 0.012,
  bloom: 0.5,
  dust: 0,
  seed: 1,
});

/** Draws an icon as a body of its own, with its shadow, on nothing. */
export function drawBust({ icon }: BustPicture, icons: Icons): Pixels {
  const relief = new Relief(BUST, BUST);
  const shape = icons(icon);
  if (shape !== null)
    addPiece(relief, {
      outlines: outlinesOf(shape.path),
      grid: shape.grid,
      at: [BUST / 2, BUST / 2],
      size: BUST * 0.9,
      material: { bevel: 0.03, round: 0.17, ...materialOf(icon, null) },
      turn: 0,
      mirrored: false,
      depth: 8,
      lift: 0.07,
      stands: false,
      ambient: 1,
      lamp: [BUST * 0.2, BUST * 0.05],
      seed: 3,
    });
  // Where there is no piece only its shadow is seen: black, as dark as the light is kept off.
  const opaque = relief.pieces.map((piece, i) => Math.max(piece, (1 - relief.lit[i]! * relief.open[i]!) * 0.7));
  return shine(relief, lightOf(BUST), opaque);
}

/** Draws what a bust stands before. */
export function drawPlaque({ outline, hue }: PlaquePicture): Pixels {
  const { width, height } = PLAQUE;
  const mask = maskOf(outlinesOf(outlines[outline]), [width / 100, 0, 0, height / 125, 0, 0], width, height);
  const deep = distances(width, height, (i) => mask[i]! > 0.5);
  const relief = new Relief(width, height);
  const { nx, ny, nz } = normalsOf(enamelled(relief, deep, hue), width, height);
  relief.nx.set(nx);
  relief.ny.set(ny);
  relief.nz.set(nz);
  return shine(relief, lightOf(width), mask);
}

/** Colours of metal, enamel and ground. @returns heights */
function enamelled(relief: Relief, deep: Plane, hue: number | null): Plane {
  const { width, height } = relief;
  const edge = width * 0.1;
  const warm = hue === null || (hue + 300) % 360 > 180;
  const metal = fromHex(hue === null ? '#8a8580' : warm ? '#cfa35c' : '#b8c0ce');
  const enamel: Rgb = hue === null ? fromHex('#4a4648') : fromOklch(0.47, 0.16, hue);
  const dark = fromHex('#120c10');
  const heights = deep.map((far, i) => {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    if (far < edge) {
      const at = far / edge;
      const isEnamel = at > 0.45 && at < 0.85;
      paint(relief, i, isEnamel ? enamel : metal, 0.8 + 0.4 * cloud(x * 14, y * 14, 4));
      relief.shine[i] = isEnamel ? 0.25 : 0.7;
      relief.depth[i] = 4;
      return Math.sin(Math.min(1, at) * Math.PI) * edge * 0.62 + noise(x * 37, y * 37, 5) * 0.5;
    }
    const rough = cloud(x * 5, y * 5, 9);
    const spot = Math.exp(-(((x - 0.5) * 1.1) ** 2 + (y - 0.46) ** 2) / 0.085);
    const part = 0.25 + 0.6 * spot;
    const tone = (0.16 + 1.5 * spot) * (0.7 + 0.5 * rough);
    paint(relief, i, dark.map((value, n) => mix(value, enamel[n]!, part)) as unknown as Rgb, tone);
    relief.open[i] = 1 - 0.75 * Math.exp(-(far - edge) / (width * 0.06));
    relief.shine[i] = 0.05;
    return rough * 3;
  });
  return blurred(heights, width, height, Math.max(1, width / 120));
}

function paint(relief: Relief, i: number, colour: Rgb, tone: number): void {
  relief.red[i] = colour[0] * tone;
  relief.green[i] = colour[1] * tone;
  relief.blue[i] = colour[2] * tone;
}
