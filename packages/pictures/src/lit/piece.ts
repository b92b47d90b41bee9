import type { Rgb } from '../maths/colour.ts';
import { clamp, cloud, mix, smooth } from '../maths/noise.ts';
import { blurred, distances, normalsOf, type Plane } from '../maths/plane.ts';
import { bodyOf, maskOf, type Matrix } from '../shapes/mask.ts';
import type { Outline } from '../shapes/outline.ts';
import type { Material } from '../materials/material.ts';
import type { Relief } from './relief.ts';

/** A symbol that is put into a picture, cut out as a body with it on top. Lengths in pixels. */
export interface PlacedPiece {
  readonly outlines: readonly Outline[];
  /** side of the grid that the outlines are drawn on */
  readonly grid: number;
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly material: Material;
  /** degrees, clockwise */
  readonly turn: number;
  readonly mirrored: boolean;
  /** how far it stands before what is behind it */
  readonly depth: number;
  /** how much larger its shadow is than itself, 0.05 to 0.2 */
  readonly lift: number;
  /** it stands on a floor, so there is a shadow at its foot */
  readonly stands: boolean;
  /** how much of the light from everywhere reaches it, 0 to 1 */
  readonly ambient: number;
  readonly lamp: readonly [x: number, y: number];
  readonly seed: number;
}

/** A part of the picture, whose left upper corner may lie outside. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of the edge of a hole, as a part of the size. */
const LIP = 0.016;

/** Cuts the body out, lays its shadow on what is behind, and puts it there. */
export function addPiece(relief: Relief, piece: PlacedPiece): void {
  const { size, material } = piece;
  const gap = Math.max(1, size * 0.018);
  const part = partOf(piece, gap);
  const mask = maskOf(piece.outlines, matrixOf(piece, part), part.width, part.height);
  const body = material.open === true ? mask : bodyOf(mask, part.width, part.height, gap);
  const casts = material.lip === undefined && (material.glow === undefined || material.casts === true);
  if (casts) shade(relief, piece, part, body);
  put(relief, piece, part, mask, body);
}

function partOf({ at: [x, y], size, turn }: PlacedPiece, gap: number): Part {
  const half = (size / 2) * (turn === 0 ? 1 : 1.25) + gap * 2 + 3;
  const [left, top] = [Math.floor(x - half), Math.floor(y - half)];
  return { left, top, width: Math.ceil(half * 2) + 1, height: Math.ceil(half * 2) + 1 };
}

function matrixOf({ at: [x, y], size, grid, turn, mirrored }: PlacedPiece, { left, top }: Part): Matrix {
  const scale = size / grid;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const side = mirrored ? -1 : 1;
  const half = grid / 2;
  const [a, b, c, d] = [cos * side, sin * side, -sin, cos];
  return [a, b, c, d, x - left - a * half - c * half, y - top - b * half - d * half];
}

/** The shadow that the lamp throws, the dark around the body, and the one under its foot. */
function shade(relief: Relief, piece: PlacedPiece, part: Part, body: Plane): void {
  const { size, lift, lamp } = piece;
  const reach = Math.ceil(size * 0.3);
  const left = Math.max(0, part.left - reach);
  const top = Math.max(0, part.top - reach);
  const width = Math.min(relief.width, part.left + part.width + reach) - left;
  const height = Math.min(relief.height, part.top + part.height + reach) - top;
  if (width < 1 || height < 1) return;
  const cast = new Float32Array(width * height);
  const around = new Float32Array(width * height);
  const bodyAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= part.width || y >= part.height ? 0 : body[y * part.width + x]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + left, y + top];
      const fromX = Math.round(lamp[0] + (px - lamp[0]) / (1 + lift)) - part.left;
      const fromY = Math.round(lamp[1] + (py - lamp[1]) / (1 + lift)) - part.top;
      cast[y * width + x] = bodyAt(fromX, fromY);
      around[y * width + x] = bodyAt(px - part.left, py - part.top);
    }
  const [shadow, near] = [
    blurred(cast, width, height, size * 0.02 + 1),
    blurred(around, width, height, size * 0.07 + 1),
  ];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y + top) * relief.width + x + left;
      relief.lit[i]! *= 1 - 0.82 * shadow[y * width + x]!;
      relief.open[i]! *= 1 - 0.55 * near[y * width + x]!;
    }
  if (piece.stands) shadeFoot(relief, part, body);
}

function shadeFoot(relief: Relief, part: Part, body: Plane): void {
  let [first, last, foot] = [part.width, 0, 0];
  for (let i = 0; i < body.length; i++) {
    if (body[i]! <= 0.5) continue;
    const x = i % part.width;
    first = Math.min(first, x);
    last = Math.max(last, x);
    foot = Math.floor(i / part.width);
  }
  const middle = part.left + (first + last) / 2;
  const wide = ((last - first) / 2 + 2) * 1.12;
  const high = Math.max(3, wide * 0.15) * 1.5;
  const base = part.top + foot;
  for (let y = Math.max(0, Math.floor(base - high)); y < Math.min(relief.height, base + high); y++)
    for (let x = Math.max(0, Math.floor(middle - wide)); x < Math.min(relief.width, middle + wide); x++) {
      const far = ((x - middle) / wide) ** 2 + ((y - base) / high) ** 2;
      if (far >= 1) continue;
      const dark = (1 - far) ** 0.9 * 0.9;
      relief.open[y * relief.width + x]! *= 1 - dark;
      relief.lit[y * relief.width + x]! *= 1 - dark * 0.85;
    }
}

/** Round bodies with a bevelled symbol on them. */
function heightsOf(piece: PlacedPiece, part: Part, mask: Plane, body: Plane, deep: Plane): Plane {
  const { size, material } = piece;
  const thick = distances(part.width, part.height, (i) => body[i]! > 0.5);
  const bevel = Math.max(1.5, size * (material.bevel ?? 0.028));
  const round = size * (material.round ?? 0.2);
  // Light falls into a hole on the side away from the lamp.
  const up = material.lip === undefined ? 1 : -1;
  const heights = mask.map((_, i) => {
    const edge = Math.min(deep[i]! / bevel, 1);
    const belly = Math.min(thick[i]! / round, 1);
    return up * (bevel * Math.sqrt(edge * (2 - edge)) + round * Math.sqrt(belly * (2 - belly)) * 0.75);
  });
  return blurred(heights, part.width, part.height, Math.max(1, size * 0.006));
}

/** Colour of what is raised, so far from the edge, as a part of the size. */
function highOf({ high, lip }: Material, deep: number): Rgb {
  if (lip === undefined) return high;
  const inside = smooth(LIP * 0.5, LIP * 1.5, deep);
  return [mix(lip[0], high[0], inside), mix(lip[1], high[1], inside), mix(lip[2], high[2], inside)];
}

function put(relief: Relief, piece: PlacedPiece, part: Part, mask: Plane, body: Plane): void {
  const { size, material, seed } = piece;
  const deep = distances(part.width, part.height, (i) => mask[i]! > 0.5);
  const heights = heightsOf(piece, part, mask, body, deep);
  const { nx, ny, nz } = normalsOf(heights, part.width, part.height);
  const top = piece.at[1] - size / 2;
  for (let j = 0; j < body.length; j++) {
    const cover = body[j]!;
    const x = part.left + (j % part.width);
    const y = part.top + Math.floor(j / part.width);
    if (cover < 0.01 || x < 0 || y < 0 || x >= relief.width || y >= relief.height) continue;
    const i = y * relief.width + x;
    const raised = mask[j]!;
    const down = clamp((y - top) / size, 0, 1);
    const tone = (0.7 + 0.55 * cloud((x / size) * 9, (y / size) * 9, seed, 3)) * mix(1.12, 0.72, down);
    const over = (plane: Plane, value: number): number => (plane[i] = mix(plane[i]!, value, cover));
    const high = highOf(material, deep[j]! / size);
    over(relief.red, mix(material.low[0], high[0], raised) * tone);
    over(relief.green, mix(material.low[1], high[1], raised) * tone);
    over(relief.blue, mix(material.low[2], high[2], raised) * tone);
    over(relief.nx, nx[j]!);
    over(relief.ny, ny[j]!);
    over(relief.nz, nz[j]!);
    over(relief.depth, piece.depth + heights[j]!);
    over(relief.shine, material.shine * (0.35 + 0.65 * raised));
    over(relief.lit, 1);
    over(relief.open, mix(0.5, 1, raised) * piece.ambient);
    relief.pieces[i] = Math.max(relief.pieces[i]!, cover);
    const { glow } = material;
    const core = material.core === true ? smooth(0, size * 0.05, deep[j]!) * 0.7 + 0.45 : 1;
    const gives = glow === undefined ? 0 : 0.55 * raised * glow.strength * core;
    over(relief.ownRed, (glow?.colour[0] ?? 0) * gives + (material.inner?.[0] ?? 0) * (1 - raised));
    over(relief.ownGreen, (glow?.colour[1] ?? 0) * gives + (material.inner?.[1] ?? 0) * (1 - raised));
    over(relief.ownBlue, (glow?.colour[2] ?? 0) * gives + (material.inner?.[2] ?? 0) * (1 - raised));
  }
}
