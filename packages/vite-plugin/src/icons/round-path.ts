import { PathText } from './path-text.ts';

/** Commands of SVG paths by the number of values each takes; the last two of most are a point. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** One command with its values. */
interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

/**
 * The same picture with whole numbers: a path on a grid of some hundreds needs no fractions, and
 * they are most of its length. Every point is rounded where it lies, so errors do not add up along
 * the path.
 *
 * @param path   the `d` of an SVG path
 * @param scale how much larger the picture is drawn; below 1 it has fewer steps to lie on, and
 *   pieces that became nothing are left out
 * @returns a path with relative commands and whole numbers; the path itself when it cannot be read
 * @throws       never
 */
export function roundPath(path: string, scale = 1): string {
  const written = read(path);
  if (written === null) return path;
  const segments = scale === 1 ? written : written.map((segment) => scaled(segment, scale));
  const pen = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0 };
  let drawnX = 0;
  let drawnY = 0;
  const drawn = new PathText();
  for (const segment of segments) {
    const upper = segment.command.toUpperCase();
    if (upper === 'Z') {
      drawn.add('z', []);
      pen.x = pen.startX;
      pen.y = pen.startY;
      drawnX = Math.round(pen.startX);
      drawnY = Math.round(pen.startY);
      pen.handleX = pen.x;
      pen.handleY = pen.y;
      continue;
    }
    const given = toAbsolute(segment, pen);
    const isSmooth = upper === 'S';
    const absolute = isSmooth ? [2 * pen.x - pen.handleX, 2 * pen.y - pen.handleY, ...given] : given;
    const command = isSmooth ? 'C' : upper;
    const relative = absolute.map((value, index) => {
      const axis = axisOf(command, index);
      if (axis === null) return command === 'A' && index < 2 ? Math.max(1, Math.round(value)) : Math.round(value);
      return Math.round(value) - (axis === 'x' ? drawnX : drawnY);
    });
    const isDrawn = upper === 'M' || relative.some((value) => value !== 0);
    if (isDrawn) drawn.add(command.toLowerCase(), relative);
    if (upper !== 'V') pen.x = absolute.at(upper === 'H' ? -1 : -2) ?? pen.x;
    if (upper !== 'H') pen.y = absolute.at(-1) ?? pen.y;
    pen.handleX = command === 'C' ? (absolute[2] ?? pen.x) : pen.x;
    pen.handleY = command === 'C' ? (absolute[3] ?? pen.y) : pen.y;
    drawnX = Math.round(pen.x);
    drawnY = Math.round(pen.y);
    if (upper === 'M') {
      pen.startX = pen.x;
      pen.startY = pen.y;
    }
  }
  return drawn.text;
}

/** Angles and flags of arcs have no size. */
function scaled({ command, values }: Segment, scale: number): Segment {
  const isArc = command.toUpperCase() === 'A';
  return { command, values: values.map((value, index) => (isArc && index >= 2 && index < 5 ? value : value * scale)) };
}

function toAbsolute({ command, values }: Segment, pen: { readonly x: number; readonly y: number }): number[] {
  const upper = command.toUpperCase();
  if (command === upper) return [...values];
  return values.map((value, index) => {
    const axis = axisOf(upper, index);
    return axis === null ? value : value + (axis === 'x' ? pen.x : pen.y);
  });
}

/** Which coordinate a value is; radii, angles and flags of arcs are none. */
function axisOf(upper: string, index: number): 'x' | 'y' | null {
  if (upper === 'H') return 'x';
  if (upper === 'V') return 'y';
  if (upper === 'A') return index === 5 ? 'x' : index === 6 ? 'y' : null;
  return index % 2 === 0 ? 'x' : 'y';
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;

const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Spaces and commas. */
const isBetween = (code: number): boolean => code <= 32 || code === 44;

/**
 * The commands of a path; null when it cannot be read. Goes sign by sign, because a server reads
 * all icons of the set when it starts.
 */
function read(path: string): Segment[] | null {
  const segments: Segment[] = [];
  let command = '';
  let length = 0;
  let values: number[] = [];
  for (let at = 0; at < path.length;) {
    const code = path.charCodeAt(at);
    if (isBetween(code)) at++;
    else if (isLetter(code)) {
      command = path[at]!;
      const taken = lengths[command.toUpperCase()];
      if (values.length > 0 || taken === undefined) return null;
      length = taken;
      if (length === 0) segments.push({ command, values: [] });
      at++;
    } else {
      NUMBER.lastIndex = at;
      if (length === 0 || !NUMBER.test(path)) return null;
      // Flags of arcs may stand without a space: "011.5" is 0, 1 and 1.5.
      const isFlag = length === lengths['A'] && (values.length === 3 || values.length === 4);
      const end = isFlag ? at + 1 : NUMBER.lastIndex;
      values.push(Number(path.slice(at, end)));
      at = end;
      if (values.length < length) continue;
      segments.push({ command, values });
      values = [];
      // Points after the first of a "move" are lines.
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
  }
  return values.length > 0 ? null : segments;
}
