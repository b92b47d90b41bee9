/**
 * Where the places of a board of links lie by default: the more steps there are between
 * two, the farther they are from each other, and the board lies on its long side.
 */

/** In hundredths of width and height. */
export type PlacedSpot = readonly [x: number, y: number];

type Point = [x: number, y: number];

/** Rounds of improvement; a board of 40 places lies still long before. */
const ROUNDS = 60;
/** Rounds in which the widest spread of the points is found. */
const TURNS = 60;
/** Steps beyond the farthest known place at which a place lies that no way joins. */
const APART = 3;
/** How much of the width and the height stays free at each edge, in hundredths. */
const EDGE = { x: 10, y: 12 } as const;

/**
 * Places the nodes of a graph: first as classical scaling spreads them, which untangles the board
 * as a whole, then by stress majorisation (Gansner, Koren and North, 2004), which evens the steps
 * out. The same graph is always placed alike.
 *
 * @param count  nodes, by number from 0
 * @param edges  pairs of nodes that a step joins
 * @returns      a spot for each node; of one node the middle
 */
export function selfPlaced(count: number, edges: readonly (readonly [number, number])[]): PlacedSpot[] {
  if (count === 0) return [];
  if (count === 1) return [[50, 50]];
  const steps = stepsBetween(count, edges);
  const points = spreadByScaling(steps);
  for (let round = 0; round < ROUNDS; round++)
    for (let node = 0; node < count; node++) points[node] = pullNode(node, points, steps[node]!);
  return fitToRoom(layDown(points));
}

/** By two nodes: steps of the shortest way. */
function stepsBetween(count: number, edges: readonly (readonly [number, number])[]): number[][] {
  const beside = Array.from({ length: count }, (): number[] => []);
  for (const [one, other] of edges) {
    beside[one]?.push(other);
    beside[other]?.push(one);
  }
  return beside.map((_, from) => {
    const steps = Array.from({ length: count }, () => Infinity);
    steps[from] = 0;
    const queue = [from];
    for (const node of queue)
      for (const next of beside[node] ?? [])
        if (steps[next] === Infinity) {
          steps[next] = steps[node]! + 1;
          queue.push(next);
        }
    const farthest = Math.max(...steps.filter(Number.isFinite));
    return steps.map((known) => (known === Infinity ? farthest + APART : known));
  });
}

/** Classical scaling: the two directions in which the distances spread most. */
function spreadByScaling(steps: readonly (readonly number[])[]): Point[] {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = steps.map((row) => row.map((step) => step * step));
  const means = squares.map(mean);
  const all = mean(means);
  let inner = squares.map((row, i) => row.map((square, j) => (means[i]! + means[j]! - square - all) / 2));
  const axes = [0, 1].map((axis) => {
    let line = unit(steps.map((_, node) => Math.cos(1 + node * (axis + 1.3))));
    let spread = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const turned = inner.map((row) => row.reduce((sum, value, j) => sum + value * line[j]!, 0));
      spread = Math.hypot(...turned);
      if (spread < 1e-9) break;
      line = unit(turned);
    }
    inner = inner.map((row, i) => row.map((value, j) => value - spread * line[i]! * line[j]!));
    return line.map((part) => part * Math.sqrt(spread));
  });
  return steps.map((_, node) => [axes[0]![node]!, axes[1]![node]!]);
}

function unit(line: readonly number[]): number[] {
  const length = Math.hypot(...line);
  return line.map((part) => part / length);
}

/** Moves a node to where its distances from all others fit best; near ones weigh more. */
function pullNode(node: number, points: readonly Point[], steps: readonly number[]): Point {
  const [x, y] = points[node]!;
  let [sumX, sumY, weights] = [0, 0, 0];
  points.forEach(([otherX, otherY], other) => {
    if (other === node) return;
    const wish = steps[other]!;
    const weight = 1 / (wish * wish);
    const [dx, dy] = [x - otherX, y - otherY];
    const stretch = wish / Math.max(1e-6, Math.hypot(dx, dy));
    sumX += weight * (otherX + dx * stretch);
    sumY += weight * (otherY + dy * stretch);
    weights += weight;
  });
  return [sumX / weights, sumY / weights];
}

/** Turns the points so that they spread most from left to right. */
function layDown(points: readonly Point[]): Point[] {
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [midX, midY] = [middle(0), middle(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - midX) ** 2;
    xy += (x - midX) * (y - midY);
    yy += (y - midY) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [(x - midX) * cos + (y - midY) * sin, (y - midY) * cos - (x - midX) * sin]);
}

/** Stretches the points to the room there is. */
function fitToRoom(points: readonly Point[]): PlacedSpot[] {
  const across = scale(
    points.map(([x]) => x),
    EDGE.x,
  );
  const down = scale(
    points.map(([, y]) => y),
    EDGE.y,
  );
  return points.map(([x, y]) => [across(x), down(y)]);
}

/** Whole numbers, so that rounding of the machine shows nowhere. */
function scale(values: readonly number[], edge: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Along a line all have the same height: they lie in the middle.
  if (most - least < 1e-3) return () => 50;
  return (value) => Math.round(edge + ((value - least) / (most - least)) * (100 - 2 * edge));
}
