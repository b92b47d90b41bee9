/** Icons as two short texts instead of paths: half the size of a game's pictures in the one-file build. */

/** Icons as `unpackIcons` reads them. */
export interface PackedIcons {
  /** names with spaces between them, in the order of the pictures */
  readonly names: string;
  /** side of the grid of every picture */
  readonly grid: number;
  /** a letter for every command, a dot after every picture */
  readonly commands: string;
  /** the values of the commands, mostly one letter each */
  readonly values: string;
}

interface Shape {
  readonly path: string;
  readonly grid: number;
}

/** Letters for the values -41 to 41, then those that begin a value of two and of three letters. */
export const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .filter((letter) => !String.raw`$'\`<.`.includes(letter) && letter !== '`')
  .join('');
const SMALL = 41;
const BASE = 80;
const TWO = LETTERS[83]!;
const THREE = LETTERS[84]!;

/** Side of the grid that pictures are drawn on: enough for the largest on a card, and numbers stay small. */
const GRID = 256;
/** How far a curve may lie from the one it replaces, in steps of that grid. */
const CLOSE = 0.6;

const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Segment = readonly [command: string, values: readonly number[]];

/**
 * Packs icons whose paths have relative commands and whole numbers, as the icon set of this repository gives them.
 *
 * @returns what was packed, and by name what could not be
 */
export function packIcons(icons: Readonly<Record<string, Shape>>): {
  readonly packed: PackedIcons;
  readonly rest: Readonly<Record<string, Shape>>;
} {
  const names: string[] = [];
  const rest: Record<string, Shape> = {};
  let commands = '';
  let values = '';
  for (const [name, shape] of Object.entries(icons)) {
    const segments = readPath(shape.path);
    const text = segments === null ? null : written(scaled(segments, GRID / shape.grid));
    if (text === null) rest[name] = shape;
    else {
      names.push(name);
      commands += `${text.commands}.`;
      values += text.values;
    }
  }
  return { packed: { names: names.join(' '), grid: GRID, commands, values }, rest };
}

/** Relative commands with their values, or null for any other path. */
function readPath(path: string): Segment[] | null {
  const segments: Segment[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = sizes[command];
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (size === undefined || (size === 0 ? values.length > 0 : values.length === 0 || values.length % size > 0))
      return null;
    if (size === 0) segments.push([command, []]);
    else
      for (let at = 0; at < values.length; at += size)
        segments.push([command === 'm' && at > 0 ? 'l' : command, values.slice(at, at + size)]);
  }
  return segments;
}

/** The same picture on another grid: every point is rounded where it lies, and what became flat or nothing is simpler. */
function scaled(segments: readonly Segment[], factor: number): Segment[] {
  const found: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const at = (value: number): number => Math.round(value * factor);
  for (const [command, values] of segments) {
    if (command === 'z') {
      [x, y] = [startX, startY];
      found.push([command, []]);
      continue;
    }
    const [endX, endY] = end(command, values, x, y);
    const drawn = values.map((value, index) => {
      if (command === 'a' && index < 2) return Math.max(1, at(value));
      if (command === 'a' && index < 5) return value;
      const across = command === 'h' || (command !== 'v' && index % 2 === (command === 'a' ? 1 : 0));
      return across ? at(x + value) - at(x) : at(y + value) - at(y);
    });
    [x, y] = [endX, endY];
    if (command === 'm') [startX, startY] = [x, y];
    if (command === 'm' || drawn.some((value) => value !== 0)) found.push(simpler(command, drawn));
  }
  return found;
}

function end(command: string, values: readonly number[], x: number, y: number): [number, number] {
  if (command === 'h') return [x + values[0]!, y];
  if (command === 'v') return [x, y + values[0]!];
  return [x + values.at(-2)!, y + values.at(-1)!];
}

/** A curve that is as good as a line or a simpler curve, as that one; points of curves from point to point. */
function simpler(command: string, values: readonly number[]): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  if (command === 'l' && a === 0) return ['v', [b]];
  if (command === 'l' && b === 0) return ['h', [a]];
  if (command === 'q') return ['q', [a, b, c - a, d - b]];
  if (command !== 'c') return [command, values];
  const length = Math.hypot(e, f) || 1;
  const flat = Math.max(Math.abs(a * f - b * e), Math.abs(c * f - d * e)) / length <= CLOSE;
  if (flat && Math.hypot(a, b) <= length + 1 && Math.hypot(c - e, d - f) <= length + 1) return simpler('l', [e, f]);
  const off = (Math.hypot(e - 3 * c + 3 * a, f - 3 * d + 3 * b) * Math.sqrt(3)) / 36;
  const [x, y] = [Math.round((3 * (a + c) - e) / 4), Math.round((3 * (b + d) - f) / 4)];
  return off <= CLOSE ? ['q', [x, y, e - x, f - y]] : ['c', [a, b, c - a, d - b, e - c, f - d]];
}

function written(segments: readonly Segment[]): { readonly commands: string; readonly values: string } | null {
  let commands = '';
  let values = '';
  for (const [command, numbers] of segments) {
    commands += command;
    for (const number of numbers) {
      const letters = lettersOf(number);
      if (letters === null) return null;
      values += letters;
    }
  }
  return { commands, values };
}

function lettersOf(value: number): string | null {
  if (Math.abs(value) <= SMALL) return LETTERS[value + SMALL]!;
  const two = value + (BASE * BASE) / 2;
  if (two >= 0 && two < BASE * BASE) return TWO + LETTERS[Math.floor(two / BASE)]! + LETTERS[two % BASE]!;
  const three = value + BASE ** 3 / 2;
  if (three < 0 || three >= BASE ** 3) return null;
  return (
    THREE + LETTERS[Math.floor(three / BASE ** 2)]! + LETTERS[Math.floor(three / BASE) % BASE]! + LETTERS[three % BASE]!
  );
}
