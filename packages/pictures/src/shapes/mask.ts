import type { Outline } from './outline.ts';
import { distances, type Plane } from '../maths/plane.ts';

/** From the units of a path to pixels: a, b, c, d, e and f of a matrix as in style sheets. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Lines of a pixel that are looked at. */
const LINES = 4;

/**
 * How much of each pixel lies inside outlines, 0 to 1. What lies in two of them is outside
 * (`evenodd`), as icons are drawn everywhere else.
 *
 * @param outlines  closed
 * @param matrix    from their units to pixels
 */
export function maskOf(outlines: readonly Outline[], [a, b, c, d, e, f]: Matrix, width: number, height: number): Plane {
  const crossed: number[][] = Array.from({ length: height * LINES }, () => []);
  for (const outline of outlines) {
    const last = outline.length - 2;
    let fromX = a * outline[last]! + c * outline[last + 1]! + e;
    let fromY = b * outline[last]! + d * outline[last + 1]! + f;
    for (let n = 0; n < outline.length; n += 2) {
      const toX = a * outline[n]! + c * outline[n + 1]! + e;
      const toY = b * outline[n]! + d * outline[n + 1]! + f;
      cross(crossed, fromX, fromY, toX, toY);
      [fromX, fromY] = [toX, toY];
    }
  }
  const mask = new Float32Array(width * height);
  for (const [line, places] of crossed.entries()) {
    places.sort((one, other) => one - other);
    const start = Math.floor(line / LINES) * width;
    for (let n = 0; n + 1 < places.length; n += 2) fillSpan(mask, start, width, places[n]!, places[n + 1]!);
  }
  return mask;
}

/** Notes where an edge crosses the lines. */
function cross(crossed: number[][], fromX: number, fromY: number, toX: number, toY: number): void {
  const [highX, highY, lowX, lowY] = fromY < toY ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (lowX - highX) / (lowY - highY);
  const first = Math.max(0, Math.ceil(highY * LINES - 0.5));
  const end = Math.min(crossed.length, Math.ceil(lowY * LINES - 0.5));
  for (let line = first; line < end; line++) crossed[line]!.push(highX + ((line + 0.5) / LINES - highY) * slope);
}

function fillSpan(mask: Plane, start: number, width: number, given: number, until: number): void {
  const from = Math.max(0, given);
  const to = Math.min(width, until);
  if (to <= from) return;
  const [first, last] = [Math.floor(from), Math.min(width - 1, Math.floor(to))];
  if (first === last) {
    mask[start + first]! += (to - from) / LINES;
    return;
  }
  mask[start + first]! += (first + 1 - from) / LINES;
  for (let x = first + 1; x < last; x++) mask[start + x]! += 1 / LINES;
  mask[start + last]! += (to - last) / LINES;
}

/**
 * A shape with its gaps filled: what a piece with that picture on it is cut out of.
 *
 * @param gap how wide a way from outside may be, in pixels, to be closed as well: icons have cuts
 *   to their edge
 */
export function bodyOf(mask: Plane, width: number, height: number, gap: number): Plane {
  const free = distances(width, height, (i) => mask[i]! < 0.5);
  const outside = new Uint8Array(mask.length);
  const open: number[] = [];
  const reach = (i: number): void => {
    if (outside[i] !== 0 || free[i]! <= gap) return;
    outside[i] = 1;
    open.push(i);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < width * (height - 1)) reach(i + width);
  }
  const deep = distances(width, height, (i) => outside[i] === 0);
  return mask.map((value, i) => Math.max(value, Math.min(1, Math.max(0, deep[i]! - gap))));
}
