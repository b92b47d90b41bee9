import { clamp, hash, mix, smooth } from '../maths/noise.ts';
import type { Rgb } from '../maths/colour.ts';
import { blurred, type Plane } from '../maths/plane.ts';
import type { Relief } from './relief.ts';

/** A lamp. Lengths in pixels. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  /** before the picture */
  readonly z: number;
  /** where its light has fallen to a quarter */
  readonly reach: number;
  /** its colour and strength */
  readonly light: Rgb;
  /** how much of it hangs in the air, 0 to 0.2 */
  readonly haze: number;
}

/** How a relief is lit. */
export interface Lighting {
  readonly lamps: readonly Lamp[];
  /** light from everywhere */
  readonly ambient: Rgb;
  /** light from behind, along the edge of pieces */
  readonly rim: Rgb;
  readonly rimFrom: readonly [x: number, y: number, z: number];
  /** the rim is on all, not on pieces alone */
  readonly rimAll: boolean;
  readonly exposure: number;
  /** how dark corners get, 0 to 1 */
  readonly vignette: number;
  readonly grain: number;
  /** how much what glows shines on what is around it */
  readonly bloom: number;
  /** specks of dust in the light */
  readonly dust: number;
  readonly seed: number;
}

/** What is drawn: four bytes a pixel, red, green, blue and how opaque it is. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

/** Narrower highlights are sharper. */
const SHARP = 22;

interface Light {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
}

/** Lets light fall on a relief. @param opaque  a plane of how opaque each pixel is; null: all are */
export function shine(relief: Relief, lighting: Lighting, opaque: Plane | null): Pixels {
  const plane = (): Plane => new Float32Array(relief.width * relief.height);
  const light: Light = { red: plane(), green: plane(), blue: plane() };
  fall(relief, lighting, light);
  for (const lamp of lighting.lamps) if (lamp.haze > 0) hang(relief, lamp, light);
  if (lighting.bloom > 0) bloom(relief, lighting.bloom, light);
  scatter(relief, lighting, light);
  return exposed(relief, lighting, light, opaque);
}

function fall(relief: Relief, lighting: Lighting, light: Light): void {
  const { ambient, rim, lamps, rimFrom } = lighting;
  const { width } = relief;
  for (let i = 0; i < light.red.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [nx, ny, nz] = [relief.nx[i]!, relief.ny[i]!, relief.nz[i]!];
    const [open, lit, gloss] = [relief.open[i]!, relief.lit[i]!, relief.shine[i]!];
    const above = (0.65 - 0.45 * ny) * open;
    let [red, green, blue] = [ambient[0] * above, ambient[1] * above, ambient[2] * above];
    let [whiteRed, whiteGreen, whiteBlue] = [0, 0, 0];
    for (const lamp of lamps) {
      const [dx, dy, dz] = [lamp.x - x, lamp.y - y, lamp.z - relief.depth[i]!];
      const square = dx * dx + dy * dy + dz * dz;
      const far = Math.sqrt(square);
      const near = 1 / (1 + square / (lamp.reach * lamp.reach));
      const strength = near * near * 1.15 * lit;
      const facing = (nx * dx + ny * dy + nz * dz) / far;
      const falls = Math.max(0, facing * 0.86 + 0.14) * strength * mix(1, open, 0.6);
      red += lamp.light[0] * falls;
      green += lamp.light[1] * falls;
      blue += lamp.light[2] * falls;
      if (gloss < 0.04) continue;
      const [hx, hy, hz] = [dx / far, dy / far, dz / far + 1];
      const half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
      if (half < 0.7) continue;
      const white = half ** SHARP * gloss * strength;
      whiteRed += lamp.light[0] * white;
      whiteGreen += lamp.light[1] * white;
      whiteBlue += lamp.light[2] * white;
    }
    const behind = Math.max(0, nx * rimFrom[0] + ny * rimFrom[1] + nz * rimFrom[2]);
    const piece = lighting.rimAll ? 1 : 0.16 + 0.84 * relief.pieces[i]!;
    const edge = behind * (1 - nz * nz) * (0.35 + 0.65 * open) * piece;
    const [r, g, b] = [relief.red[i]!, relief.green[i]!, relief.blue[i]!];
    light.red[i] = r * red + whiteRed + rim[0] * edge * (0.25 + r) + relief.ownRed[i]!;
    light.green[i] = g * green + whiteGreen + rim[1] * edge * (0.25 + g) + relief.ownGreen[i]!;
    light.blue[i] = b * blue + whiteBlue + rim[2] * edge * (0.25 + b) + relief.ownBlue[i]!;
  }
}

/** Light that hangs in the air around a lamp. */
function hang({ width }: Relief, lamp: Lamp, light: Light): void {
  for (let i = 0; i < light.red.length; i++) {
    const far = Math.hypot(lamp.x - (i % width), lamp.y - Math.floor(i / width)) / (lamp.reach * 0.55);
    const haze = lamp.haze * Math.exp(-far * 1.5);
    light.red[i]! += lamp.light[0] * haze;
    light.green[i]! += lamp.light[1] * haze;
    light.blue[i]! += lamp.light[2] * haze;
  }
}

function bloom({ width, height, ownRed, ownGreen, ownBlue }: Relief, strength: number, light: Light): void {
  if (!ownRed.some((value) => value > 0.001) && !ownBlue.some((value) => value > 0.001)) return;
  const radius = 0.05 * Math.min(width, height);
  for (const [own, all] of [
    [ownRed, light.red],
    [ownGreen, light.green],
    [ownBlue, light.blue],
  ] as const) {
    const wide = blurred(own, width, height, radius, 3);
    const close = blurred(own, width, height, radius * 0.3);
    for (let i = 0; i < all.length; i++) all[i]! += (wide[i]! * 0.8 + close[i]! * 0.5) * strength;
  }
}

/** Specks of dust in the light of the first lamp. */
function scatter({ width, height }: Relief, { dust, seed, lamps: [lamp] }: Lighting, light: Light): void {
  if (lamp === undefined) return;
  for (let speck = 0; speck < dust; speck++) {
    const [x, y] = [hash(speck, 1, seed) * width, hash(speck, 2, seed) * height];
    const size = 0.5 + hash(speck, 3, seed) * 1.1;
    const strength = Math.exp(-Math.hypot(lamp.x - x, lamp.y - y) / (lamp.reach * 0.7)) * 0.38;
    for (let row = -3; row < 4; row++)
      for (let column = -3; column < 4; column++) {
        const [px, py] = [Math.round(x + column), Math.round(y + row)];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const part = Math.exp(-(column * column + row * row) / (size * size)) * strength;
        light.red[py * width + px]! += lamp.light[0] * part;
        light.green[py * width + px]! += lamp.light[1] * part;
        light.blue[py * width + px]! += lamp.light[2] * part;
      }
  }
}

/** From amounts of light to bytes, with the curve of film (Narkowicz, 2016). */
function exposed(relief: Relief, lighting: Lighting, light: Light, opaque: Plane | null): Pixels {
  const { width, height } = relief;
  const bytes = new Uint8ClampedArray(width * height * 4);
  const byte = (amount: number): number => {
    const value = amount * lighting.exposure;
    return clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14), 0, 1) ** (1 / 2.2) * 255;
  };
  for (let i = 0; i < light.red.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const out = Math.hypot((x / width - 0.5) * 1.25, (y / height - 0.5) * 1.2);
    const dim = 1 - lighting.vignette * smooth(0.32, 0.82, out);
    const grain = (hash(x, y, 77) - 0.5) * lighting.grain * 255;
    bytes[i * 4] = byte(light.red[i]! * dim) + grain;
    bytes[i * 4 + 1] = byte(light.green[i]! * dim) + grain;
    bytes[i * 4 + 2] = byte(light.blue[i]! * dim) + grain;
    bytes[i * 4 + 3] = opaque === null ? 255 : opaque[i]! * 255;
  }
  return { width, height, bytes };
}
