import { describe, expect, it } from 'vitest';
import { magnification } from './magnified.ts';

describe('how large a game is drawn', () => {
  it.each([
    ['as designed on the screen it was designed for', 1440, 900, 1],
    ['as designed on a phone', 390, 844, 1],
    ['as designed in a wide, low window', 2560, 700, 1],
    ['as designed in a narrow, high window', 900, 1440, 1],
    ['larger on a large screen', 1920, 1080, 1.12],
    ['larger still on a larger one', 2560, 1440, 1.36],
    ['so large at most', 20_000, 20_000, 2.4],
  ])('is %s', (_, width, height, expected) => {
    expect(magnification({ width, height })).toBeCloseTo(expected, 5);
  });

  it('leaves boards more room than on the screen it was designed for', () => {
    for (let width = 1440; width <= 5120; width += 97) {
      const height = (width * 9) / 16;
      expect(width / magnification({ width, height })).toBeGreaterThanOrEqual(1440);
    }
  });
});
