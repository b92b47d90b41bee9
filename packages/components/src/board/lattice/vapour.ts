/**
 * The edge of what is not explored, as one small picture that is stretched over the board: vapour
 * beyond it, and dark on this side. A blur of the size of the board would cost far more.
 */
import { SIDE, type Lattice } from './lattice.ts';

/** Points of the picture along a side of a square. */
const POINTS = 4;
/** How far vapour and dark reach, in sides of a square. */
const [REACH, DARK] = [1.15, 0.34];
/**
 * Red, green, blue, and the strength at most, of 255. That of `NIGHT` is greater, because beside a
 * straight edge hardly half of it is left.
 */
const VAPOUR = [86, 104, 142, 200] as const;
const NIGHT = [2, 4, 11, 255 * 1.45] as const;

/** Addresses by size and fog, because a board is drawn far more often than it is explored. */
const cache = new Map<string, string>();
/** Most pictures in the cache. On overflow all are dropped. */
const MOST = 8;

/**
 * The address of the picture of a board; null where there is no page to draw it.
 *
 * @param numbers  of all squares
 * @param isFog    by number of a square, whether it is not explored
 * @throws         never
 */
export function vapourUrl(lattice: Lattice, numbers: readonly number[], isFog: (n: number) => boolean): string | null {
  const { wide, high } = lattice;
  const key = `${wide} ${high} ${numbers.map((n) => (isFog(n) ? n : '')).join()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const url = drawVapour(Math.ceil(wide * POINTS), Math.ceil(high * POINTS), fogAt(lattice, numbers, isFog));
  if (url === null) return null;
  if (cache.size >= MOST) cache.clear();
  cache.set(key, url);
  return url;
}

/** Whether a point of the picture lies in what is not explored: the nearest space decides. */
function fogAt(
  lattice: Lattice,
  numbers: readonly number[],
  isFog: (n: number) => boolean,
): (x: number, y: number) => boolean {
  const spaces = numbers.map((n) => [...lattice.middle(n), isFog(n)] as const);
  return (x, y) => {
    const [left, top] = [((x + 0.5) / POINTS) * SIDE, ((y + 0.5) / POINTS) * SIDE];
    let [nearest, fog] = [Infinity, false];
    for (const [a, b, is] of spaces) {
      const far = (a - left) ** 2 + (b - top) ** 2;
      if (far < nearest) [nearest, fog] = [far, is];
    }
    return fog;
  };
}

function drawVapour(width: number, height: number, isFog: (x: number, y: number) => boolean): string | null {
  const context = globalThis.document?.createElement('canvas').getContext('2d') ?? null;
  if (context === null) return null;
  Object.assign(context.canvas, { width, height });
  const fog = Float32Array.from({ length: width * height }, (_, i) => Number(isFog(i % width, Math.floor(i / width))));
  const [far, near] = [blur(fog, width, height, REACH * POINTS), blur(fog, width, height, DARK * POINTS)];
  const image = context.createImageData(width, height);
  for (let i = 0; i < fog.length; i++) {
    const isIn = fog[i] === 1;
    const [red, green, blue, most] = isIn ? VAPOUR : NIGHT;
    const strength = most * (isIn ? 1 - far[i]! : near[i]!);
    image.data.set([red, green, blue, strength], 4 * i);
  }
  context.putImageData(image, 0, 0);
  return context.canvas.toDataURL();
}

/**
 * Blurs values by a Gaussian, across and then down; beyond the edge its last value goes on.
 *
 * @param by  standard deviation in points
 */
function blur(values: Float32Array, width: number, height: number, by: number): Float32Array {
  const reach = Math.ceil(2.5 * by);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * by * by)));
  const sum = bell.reduce((all, one) => all + one, 0);
  const along = (from: Float32Array, isDown: boolean): Float32Array =>
    from.map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const at = (k: number): number =>
        isDown
          ? Math.min(height - 1, Math.max(0, y + k)) * width + x
          : y * width + Math.min(width - 1, Math.max(0, x + k));
      return bell.reduce((all, weight, k) => all + weight * from[at(k - reach)]!, 0) / sum;
    });
  return along(along(values, false), true);
}
