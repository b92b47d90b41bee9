/**
 * QR codes of short texts: bytes, error correction level M, versions 1 to 6 of ISO/IEC 18004. They
 * hold 106 bytes, more than the link of a table; larger versions need more kinds of patterns.
 */
import { correctionOf } from './reed-solomon.ts';

/** By version, from 1 on: blocks, codewords of data and of correction in each block. */
const VERSIONS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

/** Which modules a mask turns over, by its number. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** The dark modules of a text, by row and column; null when it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([blocks, data]) => bytes.length + 2 <= blocks * data);
  if (index < 0) return null;
  const [blocks, data, correction] = VERSIONS[index]!;
  const codewords = interleaved(padded(bytes, blocks * data), data, correction);
  const size = 21 + 4 * index;
  const candidates = MASKS.map((_, mask) => drawSymbol(size, codewords, mask));
  return candidates.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

/** The bytes with mode, length and padding. @param length  of the result */
function padded(bytes: Uint8Array, length: number): number[] {
  // Mode 0100 and eight bits of length come first, so all bytes are shifted by half a byte.
  const half = [0b0100, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((b) => [b >> 4, b & 15]), 0];
  const words = Array.from({ length: half.length >> 1 }, (_, i) => (half[2 * i]! << 4) | half[2 * i + 1]!);
  while (words.length < length) words.push((words.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** First words of all blocks, then second ones, and so on; corrections behind data. */
function interleaved(words: readonly number[], data: number, correction: number): number[] {
  const blocks = Array.from({ length: words.length / data }, (_, i) => words.slice(i * data, (i + 1) * data));
  const checks = blocks.map((block) => correctionOf(block, correction));
  const turned = (lists: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => lists.map((list) => list[i]!)).flat();
  return [...turned(blocks, data), ...turned(checks, correction)];
}

/** The whole symbol with one mask. */
function drawSymbol(size: number, codewords: readonly number[], mask: number): boolean[][] {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }));
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, y, x, [0, 1, 3], 4);
  if (size > 21) square(grid, size - 7, size - 7, [0, 2], 2);
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  drawFormat(grid, mask);
  let bit = 0;
  for (const [y, x] of way(size)) {
    if (grid[y]![x] !== undefined) continue;
    const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    grid[y]![x] = isSet !== MASKS[mask]!(y, x);
    bit++;
  }
  return grid as boolean[][];
}

/** Rings around a middle. @param dark  those that are dark  @param reach  the outermost */
function square(grid: Grid, row: number, column: number, dark: readonly number[], reach: number): void {
  for (const [y, line] of grid.entries())
    for (let x = 0; x < grid.length; x++) {
      const ring = Math.max(Math.abs(y - row), Math.abs(x - column));
      if (ring <= reach) line[x] = dark.includes(ring);
    }
}

/** The fifteen bits that name level M and the mask. */
export function formatOf(mask: number): number {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = formatOf(mask);
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[along]![8] = isDark;
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[8]![across] = isDark;
  }
  grid[size - 8]![8] = true;
}

/** Places of the bits of codewords: two columns at a time, up and down, from the right. */
function* way(size: number): Generator<readonly [number, number]> {
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) yield [isUp ? size - 1 - i : i, x];
  }
}

/** How hard a symbol is to read: runs, blocks, what looks like a corner, one colour too often. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y - 1]![x - 1])
        sum += 3;
  const dark = rows.join('').replaceAll('0', '').length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
