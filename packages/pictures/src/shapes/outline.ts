/** Outlines of paths: SVG path data as straight lines. */

/** Corners one after the other: x, y, x, y ...; each outline is closed. */
export type Outline = readonly number[];

const VALUES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Lines that a curve becomes. */
const STEPS = 8;

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** the second handle of the curve before */
  handleX: number;
  handleY: number;
}

/**
 * The outlines of a path.
 *
 * @param path  the `d` of an SVG path; what cannot be read ends it
 * @throws      never
 */
export function outlinesOf(path: string): readonly Outline[] {
  const outlines: number[][] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0 };
  let outline: number[] = [];
  for (const { command, values } of commandsOf(path)) {
    const lower = command.toLowerCase();
    const isRelative = command === lower;
    if (lower === 'm') {
      pen.x = (isRelative ? pen.x : 0) + values[0]!;
      pen.y = (isRelative ? pen.y : 0) + values[1]!;
      [pen.startX, pen.startY] = [pen.x, pen.y];
      outline = [pen.x, pen.y];
      outlines.push(outline);
    } else if (lower === 'z') {
      [pen.x, pen.y] = [pen.startX, pen.startY];
      // A path may go on from the corner that it came back to.
      outline = [pen.x, pen.y];
      outlines.push(outline);
    } else draw(lower, isRelative ? shifted(lower, values, pen) : values, pen, outline);
    if (lower !== 'c' && lower !== 's' && lower !== 'q') [pen.handleX, pen.handleY] = [pen.x, pen.y];
  }
  return outlines.filter(({ length }) => length > 4);
}

function shifted(command: string, values: readonly number[], { x, y }: Pen): readonly number[] {
  if (command === 'h') return [values[0]! + x];
  if (command === 'v') return [values[0]! + y];
  if (command === 'a') return values.map((value, n) => (n === 5 ? value + x : n === 6 ? value + y : value));
  return values.map((value, n) => value + (n % 2 === 0 ? x : y));
}

/** Draws to the end of an absolute command. */
function draw(command: string, v: readonly number[], pen: Pen, outline: number[]): void {
  const [smoothX, smoothY] = [2 * pen.x - pen.handleX, 2 * pen.y - pen.handleY];
  if (command === 'h') lineTo(v[0]!, pen.y, pen, outline);
  else if (command === 'v') lineTo(pen.x, v[0]!, pen, outline);
  else if (command === 'c') curveTo(v, pen, outline);
  else if (command === 's') curveTo([smoothX, smoothY, ...v], pen, outline);
  else if (command === 'q' || command === 't') {
    const [x, y] = command === 'q' ? [v[0]!, v[1]!] : [smoothX, smoothY];
    const [endX, endY] = [v.at(-2)!, v.at(-1)!];
    const near = (from: number, to: number): number => from + ((to - from) * 2) / 3;
    curveTo([near(pen.x, x), near(pen.y, y), near(endX, x), near(endY, y), endX, endY], pen, outline);
    [pen.handleX, pen.handleY] = [x, y];
  } else if (command === 'a') arcTo(v, pen, outline);
  else lineTo(v[0]!, v[1]!, pen, outline);
}

function lineTo(x: number, y: number, pen: Pen, outline: number[]): void {
  outline.push(x, y);
  [pen.x, pen.y] = [x, y];
}

function curveTo(v: readonly number[], pen: Pen, outline: number[]): void {
  const [x, y] = [pen.x, pen.y];
  const [firstX, firstY, secondX, secondY, endX, endY] = v as [number, number, number, number, number, number];
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    outline.push(a * x + b * firstX + c * secondX + d * endX, a * y + b * firstY + c * secondY + d * endY);
  }
  [pen.x, pen.y, pen.handleX, pen.handleY] = [endX, endY, secondX, secondY];
}

/**
 * An elliptical arc by its middle, as the appendix on implementation of the SVG standard has it.
 */
function arcTo(v: readonly number[], pen: Pen, outline: number[]): void {
  const [givenX, givenY, degrees, isLarge, isSweep, endX, endY] = v as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [halfX, halfY] = [(pen.x - endX) / 2, (pen.y - endY) / 2];
  const [x1, y1] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  let [rx, ry] = [Math.abs(givenX), Math.abs(givenY)];
  if (rx === 0 || ry === 0 || (halfX === 0 && halfY === 0)) return lineTo(endX, endY, pen, outline);
  const grow = Math.sqrt(Math.max(1, (x1 / rx) ** 2 + (y1 / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * y1) ** 2 + (ry * x1) ** 2;
  const far = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under)) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(far * rx * y1) / ry, (-far * ry * x1) / rx];
  const first = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx);
  let turn = Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - first;
  if (isSweep === 0 && turn > 0) turn -= 2 * Math.PI;
  if (isSweep !== 0 && turn < 0) turn += 2 * Math.PI;
  const [midX, midY] = [(pen.x + endX) / 2, (pen.y + endY) / 2];
  const steps = Math.max(2, Math.ceil(Math.abs(turn) * STEPS));
  for (let step = 1; step <= steps; step++) {
    const angle = first + (turn * step) / steps;
    const [x, y] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    outline.push(cos * x - sin * y + midX, sin * x + cos * y + midY);
  }
  [pen.x, pen.y] = [endX, endY];
}

function* commandsOf(path: string): Generator<{ command: string; values: number[] }> {
  const tokens = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)|[\s,]+|(.)/gy;
  let command = '';
  let values: number[] = [];
  for (let match = tokens.exec(path); match !== null; match = tokens.exec(path)) {
    const [, letter, number, stray] = match;
    if (stray !== undefined) return;
    if (letter !== undefined) {
      command = letter;
      values = [];
      if (VALUES[command.toLowerCase()] === 0) yield { command, values };
      continue;
    }
    if (number === undefined) continue;
    const isFlag = command.toLowerCase() === 'a' && (values.length === 3 || values.length === 4);
    // Flags of arcs may stand without a space: "011.5" is 0, 1 and 1.5.
    if (isFlag && number.length > 1) tokens.lastIndex -= number.length - 1;
    values.push(Number(isFlag ? number[0] : number));
    if (values.length < (VALUES[command.toLowerCase()] ?? 0)) continue;
    yield { command, values };
    values = [];
    // Points after the first of a "move" are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
}
