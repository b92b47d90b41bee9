/**
 * Where the places of a board that is a graph lie, and how large they and the pieces in them are.
 * All in pixels, decided from what lies there: a place grows with its pieces and its neighbours
 * give way, so that nothing overlaps and no piece is too small to be told from others.
 */

/** A place of a board. */
export interface LayoutNode {
  /** where its middle would like to be, in hundredths of width and height */
  readonly x: number;
  readonly y: number;
  /** only a way between others: lower, and without a name */
  readonly passage: boolean;
  /** pieces that lie in it; those that are all the same are one */
  readonly pieces: number;
}

/** What does not depend on the board. */
export interface GraphLayoutRules {
  /** least and greatest size of a piece */
  readonly least: number;
  readonly most: number;
  /** height of the name of a place of this width, by its number among the nodes */
  readonly head: (width: number, node: number) => number;
  /** places as high as they can be, in parts of their width; passages have less */
  readonly tall: number;
}

export interface LayoutBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface GraphLayout {
  /** size of all pieces */
  readonly piece: number;
  /** between two pieces */
  readonly between: number;
  /** around the pieces of a place */
  readonly pad: number;
  /** by node, in their order */
  readonly boxes: readonly LayoutBox[];
  /**
   * the least height at which nothing overlaps; greater than that of the board when there is no
   * room for all
   */
  readonly height: number;
}

/** Width and height of a passage as part of those of a place. */
const PASSAGE = 0.62;
/**
 * Middles of places that are so far apart, in hundredths of the width, lie side by side; others one
 * below the other, unless they are of one line.
 */
const BESIDE = 20;
/**
 * So are half as far ones whose heights differ by no more than this, in hundredths of the height.
 */
const LINE = 5;
/**
 * Both borders of a place and of a passage; space around the pieces, and where there is little of
 * it.
 */
const FRAME = { place: 6, passage: 4, pad: 4, tight: 1 } as const;
/** Below this width of a place everything moves together. */
const NARROW = 76;
/** No place is lower, however empty. */
const BODY = { place: 16, passage: 22 } as const;
/**
 * Below its name a place shows this much of its picture, before pieces are as large as they can be.
 */
const PICTURE = 44;
/** Pieces do not get smaller than this for the sake of a picture. */
const LEAST_FOR_PICTURE = 30;
const WIDEST = 260;
/** Places are this high, in parts of the height of the board, when there is room. */
const HIGH = 0.2;
/** The least distance from one place to the one below it. */
const TIGHT = 7;

/** Distances: to what lies beside, to what lies below, to the edge of the board. */
interface Gaps {
  readonly apart: number;
  readonly below: number;
  readonly edge: number;
}

interface Sizes {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  readonly lefts: readonly number[];
}

/** @throws never */
export function layOutGraph(
  width: number,
  height: number,
  nodes: readonly LayoutNode[],
  rules: GraphLayoutRules,
): GraphLayout {
  const edge = Math.max(3, width * 0.012);
  const apart = Math.min(22, Math.max(3.5, (width - 60) * 0.03));
  const wide = placeWidth(width, nodes, apart, edge);
  const [between, pad] = wide < NARROW ? [1, FRAME.tight] : [4, FRAME.pad];
  const order = nodes.map((_, index) => index).toSorted((a, b) => nodes[a]!.y - nodes[b]!.y);
  const measure = (piece: number, body: number = BODY.place): Sizes =>
    sizesOf(width, wide, nodes, { piece, between, pad, edge, body }, rules);
  const stack = (sizes: Sizes, heights: readonly number[], below: number): Stack =>
    new Stack(nodes, order, sizes, heights, { apart, below, edge });

  const roomy = Math.min(22, Math.max(TIGHT, height * 0.03));
  const least = measure(rules.least);
  const needed = stack(least, least.heights, TIGHT).height;
  // Two side by side look better than one large one above the other, and places stay flat.
  const half = (wide - FRAME.place - 2 * pad - between) / 2;
  const most = Math.max(
    rules.least,
    nodes.some(({ pieces }) => pieces > 1) ? Math.min(rules.most, Math.floor(half)) : rules.most,
  );
  const steps = Math.ceil((most - rules.least) / 2);
  const pieces = Array.from({ length: steps + 1 }, (_, step) => Math.max(rules.least, most - 2 * step));
  let [piece, sizes, heights, below] = [rules.least, least, least.heights, TIGHT];
  const ways = [
    { level: true, gap: roomy },
    { level: false, gap: roomy },
    { level: false, gap: TIGHT },
  ];
  const tries = [PICTURE, BODY.place].flatMap((body) =>
    ways.flatMap((way) =>
      pieces.filter((size) => body === BODY.place || size >= LEAST_FOR_PICTURE).map((size) => ({ ...way, size, body })),
    ),
  );
  for (const { level, gap, size, body } of tries) {
    const tried = measure(size, body);
    const wanted = level ? levelled(nodes, tried.heights) : tried.heights;
    if (stack(tried, wanted, gap).height > height) continue;
    [piece, sizes, heights, below] = [size, tried, wanted, gap];
    break;
  }
  heights = grown(
    nodes,
    heights,
    Math.max(wide * rules.tall, height * HIGH),
    (taller) => stack(sizes, taller, below).height <= height,
  );
  const tops = stack(sizes, heights, below).tops(Math.max(height, needed));
  const boxes = nodes.map((_, index) => ({
    left: sizes.lefts[index]!,
    top: tops[index]!,
    width: sizes.widths[index]!,
    height: heights[index]!,
  }));
  return { piece, between, pad, boxes, height: Math.ceil(needed) };
}

/** As wide as places can be without reaching those beside them. */
function placeWidth(width: number, nodes: readonly LayoutNode[], apart: number, edge: number): number {
  let share = 100;
  nodes.forEach(({ x, y }, index) => {
    for (const other of nodes.slice(index + 1)) {
      const distance = Math.abs(x - other.x);
      const inLine = Math.abs(y - other.y) <= LINE && distance >= BESIDE / 2;
      if (inLine || distance >= BESIDE) share = Math.min(share, distance);
    }
  });
  return Math.max(30, Math.min((share * width) / 100 - apart, width - 2 * edge, WIDEST));
}

function sizesOf(
  width: number,
  wide: number,
  nodes: readonly LayoutNode[],
  { piece, between, pad, edge, body: empty }: Readonly<Record<'piece' | 'between' | 'pad' | 'edge' | 'body', number>>,
  rules: GraphLayoutRules,
): Sizes {
  const widths: number[] = [];
  const heights: number[] = [];
  const lefts: number[] = [];
  for (const [index, { x, passage, pieces }] of nodes.entries()) {
    const frame = (passage ? FRAME.passage : FRAME.place) + 2 * pad;
    const across = (of: number): number => Math.max(1, Math.floor((of - frame + between) / (piece + between)));
    const narrow = Math.min(wide, Math.max(wide * PASSAGE, piece + frame));
    const own = passage && pieces <= across(narrow) ? narrow : wide;
    const lines = Math.ceil(pieces / across(own));
    const body = Math.max(passage ? BODY.passage : empty, lines * (piece + between) - between);
    widths.push(own);
    heights.push(body + frame + (passage ? 0 : rules.head(own, index)));
    lefts.push(Math.min(Math.max((x * width) / 100 - own / 2, edge), width - edge - own));
  }
  return { widths, heights, lefts };
}

/** Places of one line are of one height. */
function levelled(nodes: readonly LayoutNode[], heights: readonly number[]): number[] {
  const key = ({ y, passage }: LayoutNode): string => `${passage} ${Math.round(y / 5)}`;
  const highest = new Map<string, number>();
  nodes.forEach((node, index) => highest.set(key(node), Math.max(highest.get(key(node)) ?? 0, heights[index]!)));
  return nodes.map((node) => highest.get(key(node))!);
}

/** What is left over makes all higher, until they are as high as they should be. */
function grown(
  nodes: readonly LayoutNode[],
  heights: readonly number[],
  most: number,
  fits: (heights: readonly number[]) => boolean,
): readonly number[] {
  const at = (more: number): number[] =>
    heights.map((height, index) => {
      const share = nodes[index]!.passage ? PASSAGE : 1;
      return Math.max(height, Math.min(height + more * share, most * share));
    });
  let [low, high] = [0, most];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(at(middle))) low = middle;
    else high = middle;
  }
  return at(low);
}

/** Boxes one below the other, as near to where they would like to be as they can. */
class Stack {
  readonly #nodes: readonly LayoutNode[];
  readonly #order: readonly number[];
  readonly #heights: readonly number[];
  readonly #above: readonly (readonly number[])[];
  readonly #below: number;
  readonly #edge: number;
  /** that all of them need */
  readonly height: number;

  constructor(
    nodes: readonly LayoutNode[],
    order: readonly number[],
    { lefts, widths }: Sizes,
    heights: readonly number[],
    { apart, below, edge }: Gaps,
  ) {
    this.#nodes = nodes;
    this.#order = order;
    this.#heights = heights;
    this.#below = below;
    this.#edge = edge;
    this.#above = order.map((index, place) =>
      order.slice(0, place).filter((other) => {
        const gap = Math.max(
          lefts[index]! - lefts[other]! - widths[other]!,
          lefts[other]! - lefts[index]! - widths[index]!,
        );
        return gap < apart / 2;
      }),
    );
    const tops: number[] = [];
    this.height =
      edge + Math.max(0, ...order.map((index, place) => this.#place(tops, index, place, 0) + heights[index]!));
  }

  /** Sets and gives the top of a box: as wished for, but below those above it. */
  #place(tops: number[], index: number, place: number, wish: number): number {
    const under = this.#above[place]!.map((other) => tops[other]! + this.#heights[other]! + this.#below);
    return (tops[index] = Math.max(this.#edge, wish, ...under));
  }

  /** @param height  of the board, at least that of the stack */
  tops(height: number): number[] {
    const lowest: number[] = [];
    for (let place = this.#order.length - 1; place >= 0; place--) {
      const index = this.#order[place]!;
      lowest[index] = Math.min(lowest[index] ?? Infinity, height - this.#edge - this.#heights[index]!);
      for (const other of this.#above[place]!)
        lowest[other] = Math.min(lowest[other] ?? Infinity, lowest[index] - this.#below - this.#heights[other]!);
    }
    const tops: number[] = [];
    this.#order.forEach((index, place) => {
      const wish = (this.#nodes[index]!.y / 100) * height - this.#heights[index]! / 2;
      this.#place(tops, index, place, Math.min(wish, lowest[index]!));
    });
    return tops;
  }
}
