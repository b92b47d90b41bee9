/** Icons as one text instead of paths: a third of the size of a game's pictures in the one-file build. */
import {
  axisOf,
  COMMAND_CONTEXT,
  COMMANDS,
  iconNames,
  type PackedIcons,
  VALUES,
  valueContext,
} from '../src/embed/unpack-icons.ts';
import { MOST, numberWriter } from './number-writer.ts';

interface Shape {
  readonly path: string;
  readonly grid: number;
}

/** Side of the grid that pictures are drawn on: more steps than the largest on a card has pixels, and numbers stay small. */
const GRID = 128;
/** How far a curve may lie from the one it replaces, in steps of that grid. */
const CLOSE = 1;

type Segment = readonly [command: string, values: readonly number[]];

/**
 * Packs icons whose paths have relative commands and whole numbers, as the icon set of this repository gives them.
 *
 * @param rows  of the game, whose icons need not be named again
 * @returns     what was packed, by name what could not be, and the names of what was packed in their order
 */
export function packIcons(
  icons: Readonly<Record<string, Shape>>,
  rows: readonly { readonly icon: string | null }[] = [],
): {
  readonly packed: PackedIcons;
  readonly rest: Readonly<Record<string, Shape>>;
  readonly names: readonly string[];
} {
  const rest: Record<string, Shape> = {};
  const pictures: Record<string, Segment[]> = {};
  for (const [name, shape] of Object.entries(icons)) {
    const segments = scaled(readPath(shape.path) ?? [], GRID / shape.grid);
    if (segments.length === 0 || segments.some(([, values]) => values.some((value) => Math.abs(value) > MOST)))
      rest[name] = shape;
    else pictures[name] = segments;
  }
  const known = iconNames('', rows);
  const byRows = known.every((name) => name in pictures);
  const others = Object.keys(pictures).filter((name) => !byRows || !known.includes(name));
  const names = [...(byRows ? known : []), ...others];
  const paths = written(names.map((name) => pictures[name]!));
  return { packed: { byRows, others: others.join(' '), grid: GRID, paths }, rest, names };
}

/** Relative commands with their values, or null for any other path. */
function readPath(path: string): Segment[] | null {
  const segments: Segment[] = [];
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = VALUES[COMMANDS.indexOf(command)];
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
  for (const [command, values] of explicit(segments)) {
    if (command === 'z') {
      // What closes a line draws its last piece.
      if (at(x) === at(startX) && at(y) === at(startY) && found.length > 0 && line(found.at(-1)!) !== null) found.pop();
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
  return fewerCurves(fewerLines(found));
}

/** Curves that go on as the one before them went, with all their points. */
function explicit(segments: readonly Segment[]): Segment[] {
  let last: Segment = ['z', []];
  return segments.map(([command, values]) => {
    const before = last[0] === (command === 's' ? 'c' : 'q') ? last[1] : [0, 0];
    const [x, y] = [before.at(-2)! - (before.at(-4) ?? 0), before.at(-1)! - (before.at(-3) ?? 0)];
    last = command === 's' ? ['c', [x, y, ...values]] : command === 't' ? ['q', [x, y, ...values]] : [command, values];
    return last;
  });
}

/** Lines that follow each other in nearly one direction, as one. */
function fewerLines(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  let off = 0;
  for (const segment of segments) {
    const [a, b] = [found.at(-1), segment].map((one) => (one === undefined ? null : line(one)));
    if (a && b) {
      const [x, y] = [a[0] + b[0], a[1] + b[1]];
      off += Math.abs(a[0] * y - a[1] * x) / (Math.hypot(x, y) || 1);
      if (off <= CLOSE && a[0] * b[0] + a[1] * b[1] > 0) {
        found[found.length - 1] = simpler('l', [x, y]);
        continue;
      }
    }
    off = 0;
    found.push(segment);
  }
  return found;
}

/** Curves that follow each other in one bend, as one. */
function fewerCurves(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  let run: Segment[] = [];
  for (const segment of segments) {
    const whole = segment[0] === 'q' && found.at(-1)?.[0] === 'q' ? oneCurve(found.at(-1)!, segment) : null;
    if (whole !== null && follows([...run, segment], whole)) found[found.length - 1] = whole;
    else {
      run = [];
      found.push(segment);
    }
    run.push(segment);
  }
  return found;
}

/** The curve that begins as one and ends as another; nothing where they do not meet in one bend. */
function oneCurve([, first]: Segment, [, second]: Segment): Segment | null {
  const [a, b, c, d] = first as [number, number, number, number];
  const [e, f, g, h] = second as [number, number, number, number];
  const turn = a * h - b * g;
  const smooth = (c * e + d * f) / (Math.hypot(c, d) * Math.hypot(e, f) || 1);
  if (turn === 0 || smooth < 0.9 || a * g + b * h < -0.3 * Math.hypot(a, b) * Math.hypot(g, h)) return null;
  const [x, y] = [a + c + e + g, b + d + f + h];
  const out = (x * h - y * g) / turn;
  const back = (a * y - b * x) / turn;
  if (out <= 0 || back <= 0) return null;
  const [beside, below] = [Math.round(a * out), Math.round(b * out)];
  return ['q', [beside, below, x - beside, y - below]];
}

/** Whether a curve lies close to those it would take the place of. */
function follows(run: readonly Segment[], [, whole]: Segment): boolean {
  const steps = Array.from({ length: 33 }, (_, at) => along(whole, at / 32));
  let [x, y] = [0, 0];
  return run.every(([, values]) => {
    const [fromX, fromY] = [x, y];
    [x, y] = [x + values[0]! + values[2]!, y + values[1]! + values[3]!];
    return [0.25, 0.5, 0.75, 1].every((at) => {
      const [px, py] = along(values, at);
      return steps.some(([sx, sy]) => Math.hypot(sx - fromX - px, sy - fromY - py) <= CLOSE);
    });
  });
}

/** A point of a curve whose points follow each other, from where it begins. */
function along([a = 0, b = 0, c = 0, d = 0]: readonly number[], at: number): [number, number] {
  const [beside, behind] = [2 * at * (1 - at), at ** 2];
  return [beside * a + behind * (a + c), beside * b + behind * (b + d)];
}

/** How far a line goes; nothing for what is no line. */
function line([command, values]: Segment): readonly [number, number] | null {
  const [a = 0, b = 0] = values;
  return command === 'l' ? [a, b] : command === 'h' ? [a, 0] : command === 'v' ? [0, a] : null;
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
  if (command === 'a') {
    // The middle of a short arc lies this far from the line between its ends.
    const rise = (f ** 2 + (values[6] ?? 0) ** 2) / (8 * Math.min(a, b));
    return d === 0 && rise <= CLOSE ? simpler('l', values.slice(5)) : [command, values];
  }
  if (command !== 'c') return [command, values];
  const length = Math.hypot(e, f) || 1;
  const flat = Math.max(Math.abs(a * f - b * e), Math.abs(c * f - d * e)) / length <= CLOSE;
  if (flat && Math.hypot(a, b) <= length + 1 && Math.hypot(c - e, d - f) <= length + 1) return simpler('l', [e, f]);
  const off = (Math.hypot(e - 3 * c + 3 * a, f - 3 * d + 3 * b) * Math.sqrt(3)) / 36;
  const [x, y] = [Math.round((3 * (a + c) - e) / 4), Math.round((3 * (b + d) - f) / 4)];
  return off <= CLOSE ? ['q', [x, y, e - x, f - y]] : ['c', [a, b, c - a, d - b, e - c, f - d]];
}

/** Commands and values of pictures, as `unpackIcons` reads them. */
function written(pictures: readonly (readonly Segment[])[]): string {
  const { bit, number, text } = numberWriter();
  for (const segments of pictures) {
    const last = [0, 0];
    let [before, command] = [1, 1];
    for (const [letter, values] of [...segments, ['.', []] as const]) {
      const context = (COMMAND_CONTEXT + before * 11 + command) * 64;
      before = command;
      command = COMMANDS.indexOf(letter);
      for (let at = 8, node = 1; at > 0; at >>= 1) node = node * 2 + bit(context + node, (command & at) > 0 ? 1 : 0);
      for (const [index, value] of values.entries()) {
        const axis = axisOf(command, index);
        number(valueContext(command, index, last[axis] ?? 0), value);
        if (axis >= 0) last[axis] = value;
      }
      if (command === 4) last[0] = 0;
      if (command === 5) last[1] = 0;
    }
  }
  return text();
}
