import { expect, it } from 'vitest';
import { draw, type Pixels } from './draw.ts';
import { materialNames } from './materials/material.ts';
import { plaqueOf, sceneOf } from './recipes.ts';

/** A disc: what it covers is known. */
const disc = { path: 'M256 16a240 240 0 1 1 0 480a240 240 0 1 1 0-480z', grid: 512 };
const icons = (): typeof disc => disc;
const walls = ['rock', 'bricks', 'planks', 'columns', 'shelves', 'drapes', 'trees', 'sky'] as const;

/** How light an eye finds a part of a picture, 0 to 100 (CIE L*). */
function lightness({ width, height, bytes }: Pixels, inside: (x: number, y: number) => boolean): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!inside(x / width, y / height)) continue;
      const i = (y * width + x) * 4;
      const linear = [0, 1, 2].map((n) => (bytes[i + n]! / 255) ** 2.2) as [number, number, number];
      sum += 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
      count++;
    }
  return 116 * Math.cbrt(sum / count) - 16;
}

const onSubject = (x: number, y: number): boolean => Math.hypot((x - 0.5) * 1.31, y - 0.52) < 0.24;
const onWall = (x: number, y: number): boolean => y < 0.6 && Math.abs(x - 0.5) > 0.36;

const drawn = (icon: string, wall: (typeof walls)[number], light: 'middle' | 'left' | 'dim'): Pixels =>
  draw(sceneOf({ icon, scenery: { wall, light }, hue: 60, motif: 'plain', vary: 0.4 }, 'card')!, icons);

const differing = (one: Pixels, other: Pixels): number =>
  one.bytes.reduce((count, byte, i) => count + (byte === other.bytes[i] ? 0 : 1), 0);

it('draws the same pixels each time', () => {
  expect(differing(drawn('anvil', 'bricks', 'left'), drawn('anvil', 'bricks', 'left'))).toBe(0);
});

it.each(walls)('sets what it is about apart from a wall of %s', (wall) => {
  const pixels = drawn('something', wall, 'dim');

  expect(lightness(pixels, onSubject) - lightness(pixels, onWall)).toBeGreaterThan(18);
});

/** What is open has no body to measure. */
const bodies = materialNames.filter((name) => !['lightning', 'web'].includes(name));

it.each(bodies)('sets what is made of %s apart from its wall', (name) => {
  const word = { skin: 'face', hollow: 'hole' }[name as string] ?? name;
  const pixels = drawn(word, 'bricks', 'left');

  expect(Math.abs(lightness(pixels, onSubject) - lightness(pixels, onWall))).toBeGreaterThan(12);
});

it('leaves out symbols that nobody knows', () => {
  const scene = sceneOf({ icon: 'anvil', scenery: null, hue: 60, motif: 'wall', vary: 0 }, 'room')!;

  expect(
    differing(
      draw(scene, () => null),
      draw(scene, icons),
    ),
  ).toBeGreaterThan(10_000);
});

it('draws a piece on nothing, with its owner around it', () => {
  const [red, grey] = [draw(plaqueOf('plain', 25), icons), draw(plaqueOf('plain', null), icons)];
  const middle = (red.width * 70 + 56) * 4;

  expect(red.bytes[3]).toBe(0);
  expect(red.bytes[middle + 3]).toBe(255);
  const warmth = ({ bytes }: Pixels): number => bytes[middle]! - bytes[middle + 2]!;

  expect(warmth(red)).toBeGreaterThan(warmth(grey) + 60);
});
