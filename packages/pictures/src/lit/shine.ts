import { clamp, hash, smooth } from '../maths/noise.ts';
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

/** How sharp highlights are: raised to 22, by squares. */
function sharpened(half: number): number {
  const square = half * half;
  const fourth = square * square;
  const eighth = fourth * fourth;
  return eighth * eighth * fourth * square;
}

interface Light {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
}

/**
 * Lets light fall on a relief.
 *
 * @param opaque a plane of how opaque each pixel is; null: all are
 */
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
  const { ambient, rim, rimFrom, rimAll } = lighting;
  const { width, height } = relief;
  const given = { red: new Float32Array(2), green: new Float32Array(2), blue: new Float32Array(2) };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const nx = relief.nx[i]!;
      const ny = relief.ny[i]!;
      const nz = relief.nz[i]!;
      const open = relief.open[i]!;
      const above = (0.65 - 0.45 * ny) * open;
      lampsAt(relief, lighting.lamps, x, y, given);
      const behind = Math.max(0, nx * rimFrom[0] + ny * rimFrom[1] + nz * rimFrom[2]);
      const piece = rimAll ? 1 : 0.16 + 0.84 * relief.pieces[i]!;
      const edge = behind * (1 - nz * nz) * (0.35 + 0.65 * open) * piece;
      const red = relief.red[i]!;
      const green = relief.green[i]!;
      const blue = relief.blue[i]!;
      const { red: r, green: g, blue: b } = given;
      light.red[i] = red * (ambient[0] * above + r[0]!) + r[1]! + rim[0] * edge * (0.25 + red) + relief.ownRed[i]!;
      light.green[i] =
        green * (ambient[1] * above + g[0]!) + g[1]! + rim[1] * edge * (0.25 + green) + relief.ownGreen[i]!;
      light.blue[i] = blue * (ambient[2] * above + b[0]!) + b[1]! + rim[2] * edge * (0.25 + blue) + relief.ownBlue[i]!;
    }
}

/** Light of all lamps on one pixel: what is coloured by it, and what glints. */
function lampsAt(relief: Relief, lamps: readonly Lamp[], x: number, y: number, given: Light): void {
  const i = y * relief.width + x;
  const nx = relief.nx[i]!;
  const ny = relief.ny[i]!;
  const nz = relief.nz[i]!;
  const depth = relief.depth[i]!;
  const lit = relief.lit[i]! * 1.15;
  const gloss = relief.shine[i]!;
  const shaded = 0.4 + 0.6 * relief.open[i]!;
  let red = 0;
  let green = 0;
  let blue = 0;
  let whiteRed = 0;
  let whiteGreen = 0;
  let whiteBlue = 0;
  for (let n = 0; n < lamps.length; n++) {
    const lamp = lamps[n]!;
    const dx = lamp.x - x;
    const dy = lamp.y - y;
    const dz = lamp.z - depth;
    const square = dx * dx + dy * dy + dz * dz;
    const near = 1 / (1 + square / (lamp.reach * lamp.reach));
    const strength = near * near * lit;
    const part = 1 / Math.sqrt(square);
    const facing = (nx * dx + ny * dy + nz * dz) * part;
    const falls = Math.max(0, facing * 0.86 + 0.14) * strength * shaded;
    const { light: colour } = lamp;
    const lampRed = colour[0];
    const lampGreen = colour[1];
    const lampBlue = colour[2];
    red += lampRed * falls;
    green += lampGreen * falls;
    blue += lampBlue * falls;
    if (gloss < 0.04) continue;
    // Halfway between the lamp and the eye.
    const length = Math.sqrt(2 + 2 * dz * part);
    const half = (facing + nz) / length;
    if (half < 0.7) continue;
    const white = sharpened(half) * gloss * strength;
    whiteRed += lampRed * white;
    whiteGreen += lampGreen * white;
    whiteBlue += lampBlue * white;
  }
  given.red[0] = red;
  given.green[0] = green;
  given.blue[0] = blue;
  given.red[1] = whiteRed;
  given.green[1] = whiteGreen;
  given.blue[1] = whiteBlue;
}

/** Light that hangs in the air around a lamp. */
function hang({ width, height }: Relief, lamp: Lamp, light: Light): void {
  const part = 1 / (lamp.reach * 0.55);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const across = lamp.x - x;
      const down = lamp.y - y;
      const haze = lamp.haze * fading(Math.sqrt(across * across + down * down) * part);
      light.red[i]! += lamp.light[0] * haze;
      light.green[i]! += lamp.light[1] * haze;
      light.blue[i]! += lamp.light[2] * haze;
    }
}

/** Values of a function in equal steps: looking one up costs less than the function. */
function tableOf(steps: number, value: (step: number) => number): Plane {
  return Float32Array.from({ length: steps + 2 }, (_, step) => value(step));
}

/** Steps in a unit of distance, and units after which no light hangs in the air. */
const [FINE, GONE] = [64, 5];
const fadings = tableOf(FINE * GONE, (step) => Math.exp((step / FINE) * -1.5));
const fading = (far: number): number => (far < GONE ? fadings[(far * FINE) | 0]! : 0);

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

/** Steps in the root of an amount of light: there the curve is nearly straight. */
const [ROOT, BRIGHTEST] = [512, 4];
/** From amounts of light to bytes, with the curve of film (Narkowicz, 2016). */
const film = tableOf(ROOT * BRIGHTEST, (step) => {
  const value = (step / ROOT) ** 2;
  return clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14), 0, 1) ** (1 / 2.2) * 255;
});

function byteOf(amount: number): number {
  const at = Math.min(Math.sqrt(Math.max(0, amount)), BRIGHTEST) * ROOT;
  const low = at | 0;
  return film[low]! + (film[low + 1]! - film[low]!) * (at - low);
}

function exposed(relief: Relief, lighting: Lighting, light: Light, opaque: Plane | null): Pixels {
  const { width, height } = relief;
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const across = (x / width - 0.5) * 1.25;
      const down = (y / height - 0.5) * 1.2;
      const out = Math.sqrt(across * across + down * down);
      const dim = (1 - lighting.vignette * smooth(0.32, 0.82, out)) * lighting.exposure;
      const grain = (hash(x, y, 77) - 0.5) * lighting.grain * 255;
      bytes[i * 4] = byteOf(light.red[i]! * dim) + grain;
      bytes[i * 4 + 1] = byteOf(light.green[i]! * dim) + grain;
      bytes[i * 4 + 2] = byteOf(light.blue[i]! * dim) + grain;
      bytes[i * 4 + 3] = opaque === null ? 255 : opaque[i]! * 255;
    }
  return { width, height, bytes };
}
