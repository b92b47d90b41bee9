import { expect, it } from 'vitest';
import { latticeOf } from './lattice.ts';
import { vapourUrl } from './vapour.ts';

const lattice = latticeOf({ columns: 8, rows: 4 });
const numbers = Array.from({ length: 32 }, (_, n) => n);
const isFog = (n: number): boolean => n % 8 >= 4;

/** How strong the picture is along the middle of the board, from the left. */
async function strengths(url: string): Promise<readonly number[]> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, Math.floor(image.height / 2), image.width, 1);
  return Array.from({ length: image.width }, (_, x) => data[4 * x + 3]!);
}

it('fades out on both sides of the edge of what is not explored, without steps that are seen', async () => {
  const all = await strengths(vapourUrl(lattice, numbers, isFog)!);
  const [dark, vapour] = [all.slice(0, all.length / 2).toReversed(), all.slice(all.length / 2)];

  expect([dark.at(-1), vapour.at(-1)]).toEqual([0, expect.toSatisfy((last: number) => last < 8)]);
  for (const [side, most] of [
    [dark, 110],
    [vapour, 24],
  ] as const) {
    expect(side[0]).toBeGreaterThan(60);
    for (const [n, now] of side.slice(1).entries()) {
      expect(now).toBeLessThanOrEqual(side[n]!);
      expect(side[n]! - now).toBeLessThan(most);
    }
  }
});

it('is made anew only when something is explored', () => {
  const before = vapourUrl(lattice, numbers, isFog);

  expect(vapourUrl(lattice, numbers, isFog)).toBe(before);
  expect(vapourUrl(lattice, numbers, (n) => isFog(n) && n > 8)).not.toBe(before);
});
