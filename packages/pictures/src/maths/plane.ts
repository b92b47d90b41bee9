/** Planes: one number a pixel, row by row. */
export type Plane = Float32Array<ArrayBuffer>;

const FAR = 1e9;

/**
 * How far each pixel that is inside is from the nearest one that is not, in pixels (Felzenszwalb
 * and Huttenlocher, 2012).
 *
 * @param inside  is asked once for each pixel
 */
export function distances(width: number, height: number, inside: (index: number) => boolean): Plane {
  const field = new Float32Array(width * height);
  for (let i = 0; i < field.length; i++) field[i] = inside(i) ? FAR : 0;
  const most = Math.max(width, height);
  const line = { given: new Float32Array(most), found: new Float32Array(most) };
  const hull = { at: new Int32Array(most), from: new Float32Array(most + 1) };
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line.given[y] = field[y * width + x]!;
    alongLine(height, line, hull);
    for (let y = 0; y < height; y++) field[y * width + x] = line.found[y]!;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line.given[x] = field[y * width + x]!;
    alongLine(width, line, hull);
    for (let x = 0; x < width; x++) field[y * width + x] = Math.sqrt(line.found[x]!);
  }
  return field;
}

/** Squares of distances along one line: the lower hull of parabolas. */
function alongLine(
  length: number,
  { given, found }: { readonly given: Plane; readonly found: Plane },
  { at, from }: { readonly at: Int32Array; readonly from: Plane },
): void {
  let top = 0;
  at[0] = 0;
  from[0] = -FAR;
  from[1] = FAR;
  for (let here = 1; here < length; here++) {
    const high = given[here]! + here * here;
    let cross = crossing(high, here, given, at[top]!);
    while (cross <= from[top]! && top > 0) cross = crossing(high, here, given, at[--top]!);
    at[++top] = here;
    from[top] = cross;
    from[top + 1] = FAR;
  }
  let k = 0;
  for (let here = 0; here < length; here++) {
    while (from[k + 1]! < here) k++;
    found[here] = (here - at[k]!) ** 2 + given[at[k]!]!;
  }
}

function crossing(high: number, here: number, given: Plane, other: number): number {
  return (high - given[other]! - other * other) / (2 * here - 2 * other);
}

/**
 * A plane whose pixels are means of those around them.
 *
 * @param radius in pixels; below 0.5 it is the plane itself
 * @param passes more make it rounder
 */
export function blurred(plane: Plane, width: number, height: number, radius: number, passes = 2): Plane {
  const reach = Math.round(radius);
  if (reach < 1) return plane;
  let result = plane;
  const between = new Float32Array(plane.length);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) means(result, between, y * width, 1, width, reach);
    const next = new Float32Array(plane.length);
    for (let x = 0; x < width; x++) means(between, next, x, width, height, reach);
    result = next;
  }
  return result;
}

/** Running means along one line; beyond its ends the last pixel goes on. */
function means(from: Plane, to: Plane, start: number, step: number, length: number, reach: number): void {
  const part = 1 / (2 * reach + 1);
  const end = start + (length - 1) * step;
  const first = from[start]!;
  const last = from[end]!;
  let sum = first * (reach + 1);
  for (let n = 1; n <= reach; n++) sum += n < length ? from[start + n * step]! : last;
  let enters = start + (reach + 1) * step;
  let leaves = start - reach * step;
  for (let at = start; at <= end; at += step, enters += step, leaves += step) {
    to[at] = sum * part;
    sum += (enters <= end ? from[enters]! : last) - (leaves >= start ? from[leaves]! : first);
  }
}

/** Which way a surface faces, a plane for each axis; z comes out of the picture. */
export interface Normals {
  readonly nx: Plane;
  readonly ny: Plane;
  readonly nz: Plane;
}

/** Of heights in pixels. */
export function normalsOf(heights: Plane, width: number, height: number): Normals {
  const [nx, ny, nz] = [0, 1, 2].map(() => new Float32Array(heights.length)) as [Plane, Plane, Plane];
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = heights[y * width + Math.min(width - 1, x + 1)]!;
      const across = (right - heights[y * width + Math.max(0, x - 1)]!) * 0.5;
      const down = (heights[below + x]! - heights[above + x]!) * 0.5;
      const length = 1 / Math.sqrt(across * across + down * down + 1);
      nx[i] = -across * length;
      ny[i] = -down * length;
      nz[i] = length;
    }
  }
  return { nx, ny, nz };
}
