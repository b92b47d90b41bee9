import { expect, it } from 'vitest';
import { layOutGraph, type GraphLayout, type LayoutNode, type GraphLayoutRules } from './graph-layout.ts';

const rules: GraphLayoutRules = { least: 22, most: 36, head: () => 20, tall: 0.8 };

/** Three columns: places above and below, passages between them. */
const board = (pieces: (index: number) => number): LayoutNode[] =>
  [
    [50, 15, false],
    [50, 43, true],
    [17, 15, false],
    [83, 15, false],
    [17, 39, true],
    [83, 39, true],
    [17, 63, false],
    [83, 63, false],
    [17, 88, true],
    [83, 88, true],
    [50, 84, false],
  ].map(([x, y, passage], index) => ({ x, y, passage, pieces: pieces(index) }) as LayoutNode);

function faults({ boxes }: GraphLayout, width: number, height: number): string[] {
  const found: string[] = [];
  boxes.forEach((one, index) => {
    if (one.left < 0 || one.top < 0 || one.left + one.width > width + 0.5 || one.top + one.height > height + 0.5)
      found.push(`${index} outside`);
    boxes.slice(index + 1).forEach((other, more) => {
      const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
      const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
      if (across > 0.5 && down > 0.5) found.push(`${index} over ${index + 1 + more}`);
    });
  });
  return found;
}

/** The pieces of a place have room in its box. */
function crowds({ boxes, piece, between }: GraphLayout, nodes: readonly LayoutNode[]): number[] {
  return nodes.flatMap(({ pieces, passage }, index) => {
    const { width, height } = boxes[index]!;
    const across = Math.floor((width - 6 + between) / (piece + between));
    const lines = Math.floor((height - 6 - (passage ? 0 : 20) + between) / (piece + between));
    return across * lines >= pieces ? [] : [index];
  });
}

it.each([
  [150, 260],
  [173, 300],
  [280, 420],
  [374, 380],
  [600, 380],
  [900, 700],
])('keeps places apart and inside a board of %i by %i', (width, height) => {
  for (const pieces of [0, 1, 2, 5]) {
    const nodes = board((index) => (index % 3 === 0 ? pieces : Math.floor(pieces / 3)));
    const plan = layOutGraph(width, height, nodes, rules);
    expect(faults(plan, width, Math.max(height, plan.height)), `${pieces}`).toEqual([]);
    expect(crowds(plan, nodes), `${pieces}`).toEqual([]);
  }
});

it('makes a place higher where more lies, and its neighbours lower', () => {
  const quiet = layOutGraph(
    176,
    300,
    board(() => 1),
    rules,
  );
  const busy = layOutGraph(
    176,
    300,
    board((index) => (index === 2 ? 7 : 1)),
    rules,
  );

  expect(busy.boxes[2]!.height).toBeGreaterThan(quiet.boxes[2]!.height);
  expect(busy.boxes[6]!.height).toBeLessThan(quiet.boxes[6]!.height);
});

it('makes a passage as wide as a place where more lies than it has room for', () => {
  const quiet = layOutGraph(
    300,
    400,
    board(() => 0),
    rules,
  );
  const busy = layOutGraph(
    300,
    400,
    board((index) => (index === 1 ? 5 : 0)),
    rules,
  );

  expect(busy.boxes[1]!.width).toBeGreaterThan(quiet.boxes[1]!.width);
});

it('draws pieces as large as all of them can be, never smaller than they may be', () => {
  expect(
    layOutGraph(
      600,
      500,
      board(() => 2),
      rules,
    ).piece,
  ).toBe(36);
  expect(
    layOutGraph(
      173,
      300,
      board(() => 3),
      rules,
    ).piece,
  ).toBeGreaterThanOrEqual(22);
});

it('says how high a board must be, where there is no room for all', () => {
  const nodes = board(() => 8);
  const { height } = layOutGraph(150, 100, nodes, rules);
  const plan = layOutGraph(150, height, nodes, rules);

  expect(height).toBeGreaterThan(100);
  expect(plan.height).toBeLessThanOrEqual(height);
  expect(faults(plan, 150, height)).toEqual([]);
});

it('keeps places apart that lie on a circle, or all at one spot', () => {
  const circle = Array.from({ length: 9 }, (_, index): LayoutNode => {
    const angle = (index / 9) * 2 * Math.PI;
    return { x: 50 + 40 * Math.cos(angle), y: 50 + 40 * Math.sin(angle), passage: false, pieces: index };
  });
  const heap = Array.from({ length: 4 }, (): LayoutNode => ({ x: 50, y: 50, passage: false, pieces: 1 }));
  for (const nodes of [circle, heap]) {
    const { height } = layOutGraph(300, 300, nodes, rules);
    const plan = layOutGraph(300, Math.max(300, height), nodes, rules);
    expect(faults(plan, 300, Math.max(300, height))).toEqual([]);
  }
});

it('keeps places beside each other that are of one line, however many they are', () => {
  const line = [12, 31, 50, 69, 88].map((x): LayoutNode => ({ x, y: 50, passage: false, pieces: 1 }));
  const plan = layOutGraph(900, 800, line, rules);

  expect(faults(plan, 900, 800)).toEqual([]);
  expect(new Set(plan.boxes.map(({ top }) => top)).size).toBe(1);
  expect(plan.boxes.filter(({ width, height }) => height < width * 0.7)).toEqual([]);
});

it('has no complaint about a board without places', () => {
  expect(layOutGraph(300, 200, [], rules).boxes).toEqual([]);
});

it('makes pieces smaller before a place hides its picture behind its name', () => {
  const nodes = board((index) => (index === 3 ? 6 : 0));
  const { boxes, piece } = layOutGraph(600, 330, nodes, { ...rules, least: 24, most: 38, head: () => 14 });
  const pictures = nodes.flatMap(({ passage }, index) => (passage ? [] : [boxes[index]!.height - 14]));

  expect(Math.min(...pictures)).toBeGreaterThanOrEqual(44);
  expect(piece).toBeGreaterThanOrEqual(30);
});
