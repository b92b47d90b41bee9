import { expect, it } from 'vitest';
import { formatOf, qrCode } from './qr-code.ts';
import { correctionOf } from './reed-solomon.ts';

const hex = (words: string): number[] => words.split(' ').map((word) => parseInt(word, 16));

it('corrects as the example of the standard (annex I of ISO/IEC 18004)', () => {
  const data = hex('10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11');

  expect(correctionOf(data, 10)).toEqual(hex('a5 24 d4 c1 ed 36 c7 87 2c 55'));
});

it('names level M and mask 5 as the example of the standard', () => {
  expect(formatOf(5).toString(2)).toBe('100000011001110');
});

/** A symbol as text, two rows in each line. */
function printed(code: readonly (readonly boolean[])[]): string[] {
  const halves = [' ', '▄', '▀', '█'];
  return Array.from({ length: Math.ceil(code.length / 2) }, (_, i) =>
    code[0]!.map((__, x) => halves[2 * Number(code[2 * i]![x]) + Number(code[2 * i + 1]?.[x] ?? false)]).join(''),
  );
}

it('draws what a reader of another author has read', () => {
  expect(printed(qrCode('undercroft')!)).toMatchInlineSnapshot(`
    [
      "█▀▀▀▀▀█  ▀▀▄  █▀▀▀▀▀█",
      "█ ███ █ █▄█▀▄ █ ███ █",
      "█ ▀▀▀ █ █ ▄▀█ █ ▀▀▀ █",
      "▀▀▀▀▀▀▀ █ █▄█ ▀▀▀▀▀▀▀",
      "█ ▀▀▀▀▀  █  █▄████▀ ▄",
      "▄ ▀█▄█▀█▀█ ▀ █▀▄▄▄▄█ ",
      "  ▀ ▀ ▀ ▄▀▀█▄▄▀▀▄▄▄█▄",
      "█▀▀▀▀▀█ ▄█▄▄█▄▀ ▄▄█▀▄",
      "█ ███ █ █▀█ ██▀█▄▄▄ ▀",
      "█ ▀▀▀ █ ▀▄ ▀   ▄▄██  ",
      "▀▀▀▀▀▀▀ ▀▀▀▀   ▀ ▀ ▀ ",
    ]
  `);
});

it('grows with the text, and draws nothing that does not fit', () => {
  const sizes = [14, 15, 26, 42, 62, 84, 106].map((length) => qrCode('x'.repeat(length))!.length);

  expect(sizes).toEqual([21, 25, 25, 29, 33, 37, 41]);
  expect(qrCode('x'.repeat(107))).toBeNull();
  expect(qrCode('é'.repeat(54))).toBeNull();
});
