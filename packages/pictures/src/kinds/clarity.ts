import { distances } from '../maths/plane.ts';
import type { Pixels } from '../lit/shine.ts';
import type { ScenePicture } from '../picture.ts';
import { bodyOf, maskOf } from '../shapes/mask.ts';
import { outlinesOf } from '../shapes/outline.ts';
import { drawScene, type Icons } from './scene.ts';

/** How large pictures are drawn to be measured: small ones have the same light, and cost little. */
const PART = 0.25;
/** A ring around the subject, from here to there, as parts of the height of the picture. */
const RING = [0.016, 0.11] as const;
/** Difference in lightness that an eye sees on a small card, of 100 (CIE L*). */
const SEEN = 10;

/**
 * How much of the subject of a picture stands out from what is around it: the part of its pixels
 * that are clearly lighter or darker than the mean of the ground beside it.
 *
 * @returns 0 to 1; 1 without a subject whose shape is known
 */
export function clarityOf(picture: ScenePicture, icons: Icons): number {
  const subject = subjectOf(picture);
  const shape = subject === null ? null : icons(subject.icon);
  if (subject === null || shape === null) return 1;
  const pixels = drawScene(picture, icons, PART);
  const { width, height } = pixels;
  const size = (subject.size / 100) * height;
  const scale = size / shape.grid;
  const side = subject.mirrored ? -scale : scale;
  const [x, y] = [(subject.at[0] / 100) * width, (subject.at[1] / 100) * height];
  const mask = maskOf(
    outlinesOf(shape.path),
    [side, 0, 0, scale, x - (side * shape.grid) / 2, y - size / 2],
    width,
    height,
  );
  const body = bodyOf(mask, width, height, Math.max(1, size * 0.018));
  const away = distances(width, height, (i) => body[i]! < 0.5);
  const isAround = (i: number): boolean => away[i]! > RING[0] * height && away[i]! < RING[1] * height;
  const ground = lightness(mean(pixels, isAround));
  let [seen, all] = [0, 0];
  for (let i = 0; i < body.length; i++) {
    if (body[i]! < 0.9) continue;
    all++;
    if (Math.abs(lightness(luminance(pixels, i)) - ground) >= SEEN) seen++;
  }
  return all === 0 ? 1 : seen / all;
}

/** The largest symbol in the middle. */
function subjectOf({ symbols }: ScenePicture): ScenePicture['symbols'][number] | null {
  const middle = symbols.filter(({ depth }) => depth === 'middle');
  return (middle.length > 0 ? middle : symbols).toSorted((one, other) => other.size - one.size)[0] ?? null;
}

function luminance({ bytes }: Pixels, i: number): number {
  const linear = (n: number): number => (bytes[i * 4 + n]! / 255) ** 2.2;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

function mean(pixels: Pixels, counts: (i: number) => boolean): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < pixels.width * pixels.height; i++) {
    if (!counts(i)) continue;
    sum += luminance(pixels, i);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** CIE L*, 0 to 100. */
function lightness(value: number): number {
  return 116 * Math.cbrt(value) - 16;
}
