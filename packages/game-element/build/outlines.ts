/** Lines of letters with fewer points: they look the same at the sizes of an interface, and pack to half. */
import type { Contour } from '../src/embed/packed-fonts.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line, or a curve with one point beside it. */
interface Piece {
  readonly from: Point;
  readonly beside: Point | null;
  readonly to: Point;
}

interface GridPoint extends Point {
  readonly on: boolean;
}

/** Most pieces that one takes the place of. */
const MOST = 8;

/**
 * The closed lines of a path of quadratic curves.
 *
 * @param path  with absolute commands `M`, `L`, `Q` and `Z`, as HarfBuzz writes it
 */
export function outlineOf(path: string): Piece[][] {
  const outline: Piece[][] = [];
  let pieces: Piece[] = [];
  let from: Point = { x: 0, y: 0 };
  const add = (beside: Point | null, to: Point): void => {
    if (beside !== null || to.x !== from.x || to.y !== from.y) pieces.push({ from, beside, to });
    from = to;
  };
  for (const [, command, numbers = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') {
      from = { x: a, y: b };
      pieces = [];
    } else if (command === 'L') add(null, { x: a, y: b });
    else if (command === 'Q') add({ x: a, y: b }, { x: c, y: d });
    else if (command === 'Z') {
      if (pieces[0] !== undefined) add(null, pieces[0].from);
      if (pieces.length > 1) outline.push(pieces);
    } else
      throw new Error(
        `the outline of a letter has the command ${command}, which is neither a line nor a curve with one point`,
      );
  }
  return outline;
}

/**
 * A closed line with as few points as it takes, on a grid.
 *
 * @param step   width of the grid
 * @param close  how far the new line may lie from the old one, before its points are put on the grid
 * @returns      in steps of the grid; begins on the line
 */
export function contourOf(pieces: readonly Piece[], step: number, close: number): Contour {
  const points = onGrid(fewerPieces(pieces, close), step, Math.max(close, step / 2));
  const [first, ...rest] = points as [GridPoint, ...GridPoint[]];
  const steps = rest.flatMap(({ x, y, on }, at) => [on ? 1 : 0, x - points[at]!.x, y - points[at]!.y]);
  return { like: 0, x: first.x, y: first.y, steps };
}

/** Longest runs of pieces as one piece each, by looking for the way round with the fewest points. */
function fewerPieces(pieces: readonly Piece[], close: number): Piece[] {
  const corner = sharpest(pieces);
  const all = [...pieces.slice(corner), ...pieces.slice(0, corner)];
  const samples = all.map((piece) => Array.from({ length: 8 }, (_, at) => along(piece, (at + 1) / 8)));
  const cost = [0];
  const last: Piece[][] = [[]];
  for (let end = 1; end <= all.length; end++) {
    cost[end] = Infinity;
    for (let start = end - 1; start >= Math.max(0, end - MOST); start--) {
      const some = samples.slice(start, end).flat();
      for (const piece of candidates(all.slice(start, end), some, close)) {
        const sum = cost[start]! + (piece.beside === null ? 1 : 2);
        if (sum >= cost[end]!) continue;
        cost[end] = sum;
        last[end] = [...last[start]!, piece];
      }
    }
  }
  return last[all.length]!;
}

function sharpest(pieces: readonly Piece[]): number {
  const turns = pieces.map((piece, at) => dot(arriving(pieces.at(at - 1)!), leaving(piece)));
  return turns.indexOf(Math.min(...turns));
}

/** Pieces that may stand for some that follow each other. */
function* candidates(run: readonly Piece[], samples: readonly Point[], close: number): Generator<Piece> {
  const [first, end] = [run[0]!, run.at(-1)!];
  if (run.length === 1) yield first;
  const line = { from: first.from, beside: null, to: end.to };
  if (near(samples, line, close * 0.6)) yield line;
  if (run.length === 1 || run.some((piece, at) => at > 0 && dot(arriving(run[at - 1]!), leaving(piece)) < 0.86)) return;
  // The point beside the curve is where its ends point to.
  const [u, v] = [leaving(first), arriving(end)];
  const turn = cross(u, v);
  if (Math.abs(turn) < 0.02 || dot(u, v) < -0.35) return;
  const w = { x: end.to.x - first.from.x, y: end.to.y - first.from.y };
  const out = cross(w, v) / turn;
  if (out <= 0 || cross(u, w) / turn <= 0) return;
  const beside = { x: first.from.x + out * u.x, y: first.from.y + out * u.y };
  const curve = { from: first.from, beside, to: end.to };
  if (near(samples, curve, close)) yield curve;
}

function near(samples: readonly Point[], piece: Piece, close: number): boolean {
  const corners = Array.from(
    { length: piece.beside === null ? 2 : 13 },
    (_, at, last = piece.beside === null ? 1 : 12) => along(piece, at / last),
  );
  return samples.every((point) =>
    corners.some((corner, at) => at > 0 && distance(point, corners[at - 1]!, corner) <= close),
  );
}

/** Pieces as points on the grid, without those that say nothing. */
function onGrid(pieces: readonly Piece[], step: number, close: number): GridPoint[] {
  const place = ({ x, y }: Point, on: boolean): GridPoint => ({ x: Math.round(x / step), y: Math.round(y / step), on });
  const points = pieces.flatMap(({ from, beside }) => [
    place(from, true),
    ...(beside === null ? [] : [place(beside, false)]),
  ]);
  // The first point stays, so that a contour begins on its line.
  for (let at = points.length - 1; at > 0; at--) {
    const [before, point, after] = [points[at - 1]!, points[at]!, points[(at + 1) % points.length]!];
    if (needless(before, point, after, close / step)) points.splice(at, 1);
  }
  return points;
}

/** Whether a line looks the same without a point. */
function needless(before: GridPoint, point: GridPoint, after: GridPoint, close: number): boolean {
  const same = (other: GridPoint): boolean => point.x === other.x && point.y === other.y;
  if (before.on && after.on) {
    if ((point.on && same(before)) || (!point.on && (same(before) || same(after)))) return true;
    const forward = (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y) >= 0;
    return forward && distance(point, before, after) <= (point.on ? 0 : close / 2);
  }
  // A point in the middle between two that lie beside the line is on the line anyway.
  const middle = Math.hypot((before.x + after.x) / 2 - point.x, (before.y + after.y) / 2 - point.y);
  return point.on && !before.on && !after.on && middle <= close;
}

function along({ from, beside, to }: Piece, at: number): Point {
  const [a, b, c] = beside === null ? [1 - at, 0, at] : [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return {
    x: a * from.x + b * (beside?.x ?? 0) + c * to.x,
    y: a * from.y + b * (beside?.y ?? 0) + c * to.y,
  };
}

const differ = (a: Point, b: Point): boolean => a.x !== b.x || a.y !== b.y;
const leaving = ({ from, beside, to }: Piece): Point =>
  unit(from, beside !== null && differ(beside, from) ? beside : to);
const arriving = ({ from, beside, to }: Piece): Point =>
  unit(beside !== null && differ(beside, to) ? beside : from, to);
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

function unit(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** How far a point lies from the line between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(point.x - from.x - at * x, point.y - from.y - at * y);
}
