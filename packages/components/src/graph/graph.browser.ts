import { afterEach, expect, it } from 'vitest';
import '../card/card.ts';
import { blankFace } from '../card/card-face.ts';
import './graph.ts';
import type { GraphElement } from './graph.ts';

afterEach(() => document.body.replaceChildren());

/**
 * A made-up board: rooms above and below, ways between them; so many pieces, each of which stands
 * for `copies`.
 */
async function board(
  width: number,
  height: number,
  pieces: readonly number[],
  title = 'Long Gallery',
): Promise<GraphElement> {
  const spots = [
    [17, 15],
    [50, 15],
    [83, 15],
    [17, 40],
    [50, 44],
    [83, 40],
    [17, 64],
    [83, 64],
  ] as const;
  const graph = document.createElement('uc-graph');
  graph.style.cssText = `width: ${width}px; height: ${height}px`;
  const passage = (index: number): boolean => index > 2 && index < 6;
  graph.nodes = spots.map(([x, y], index) => ({
    x,
    y,
    passage: passage(index),
    title,
    short: true,
    pips: 0,
    pieces: pieces[index] ?? 0,
  }));
  graph.edges = [
    [0, 3],
    [3, 6],
  ];
  const style = document.createElement('style');
  style.textContent = `.node { position: absolute } .node > uc-card { width: 100%; height: 100% } .node > uc-card > uc-card { width: var(--piece) }`;
  graph.append(
    ...graph.nodes.map((node, index) => {
      const box = document.createElement('div');
      box.className = 'node';
      const tile = document.createElement('uc-card');
      Object.assign(tile, {
        shape: 'tile',
        packed: true,
        plain: node.passage,
        face: { ...blankFace, title, short: String(index) },
      });
      tile.append(
        ...Array.from({ length: node.pieces }, () => {
          const piece = document.createElement('uc-card');
          Object.assign(piece, { shape: 'token', copies: 12, face: { ...blankFace, title: 'Imp' } });
          return piece;
        }),
      );
      box.append(tile);
      return box;
    }),
  );
  document.body.append(style, graph);
  await graph.updateComplete;
  await Promise.all([...graph.querySelectorAll('uc-card')].map(async (card) => await card.updateComplete));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return graph;
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const inside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 0.6 &&
  inner.top >= outer.top - 0.6 &&
  inner.right <= outer.right + 0.6 &&
  inner.bottom <= outer.bottom + 0.6;
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.6 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.6;

it.each([
  ['an overview', 173, 300, [6, 1, 3, 2, 4, 0, 1, 3]],
  ['an overview where all is crowded', 173, 200, [7, 7, 7, 5, 5, 5, 7, 7]],
  ['a phone', 374, 374, [6, 2, 3, 5, 0, 1, 7, 3]],
  ['a desk', 600, 380, [6, 2, 3, 5, 0, 1, 7, 3]],
])('keeps pieces inside their place, apart and large enough on %s', async (_where, width, height, pieces) => {
  const graph = await board(width, height, pieces);
  const nodes = [...graph.querySelectorAll('.node')];
  nodes.forEach((node, index) => {
    expect(inside(boxOf(node), boxOf(graph)), `place ${index}`).toBe(true);
    for (const other of nodes.slice(index + 1)) expect(overlap(boxOf(node), boxOf(other))).toBe(false);
    const lying = [...node.querySelectorAll('uc-card > uc-card')];
    lying.forEach((piece, at) => {
      expect(boxOf(piece).width).toBeGreaterThanOrEqual(22);
      expect(inside(boxOf(piece), boxOf(node)), `piece ${at} of place ${index}`).toBe(true);
      for (const other of lying.slice(at + 1)) expect(overlap(boxOf(piece), boxOf(other))).toBe(false);
    });
  });
});

it('leaves the pictures of pieces free of numbers, their own and those beside them', async () => {
  const graph = await board(173, 300, [6, 4, 3]);
  const pieces = [...graph.querySelectorAll('uc-card > uc-card')];
  const part = (piece: Element, selector: string): DOMRect => boxOf(piece.shadowRoot!.querySelector(selector)!);
  for (const one of pieces)
    for (const other of pieces) {
      const [number, picture] = [part(one, '.copies'), part(other, '.art')];
      const across = Math.min(number.right, picture.right) - Math.max(number.left, picture.left);
      const down = Math.min(number.bottom, picture.bottom) - Math.max(number.top, picture.top);
      const covered = Math.max(0, across) * Math.max(0, down);
      expect(covered / (picture.width * picture.height)).toBeLessThan(0.25);
    }
});

it('grows beyond the height it was given, where there is no room for all', async () => {
  const graph = await board(173, 100, [7, 7, 7, 5, 5, 5, 7, 7]);

  expect(graph.offsetHeight).toBeGreaterThan(300);
});

it('says names in two lines where they fit, else pictures stand for all of them', async () => {
  const names = (graph: GraphElement): (HTMLElement | null)[] =>
    [...graph.querySelectorAll('.node > uc-card:not([plain])')].map((tile) => tile.shadowRoot!.querySelector('.title'));
  for (const title of names(await board(600, 380, [], "Bartholomew's crystal-ball room"))) {
    expect(title!.scrollWidth).toBeLessThanOrEqual(title!.clientWidth + 1);
    expect(title!.offsetHeight).toBeLessThan(32);
    expect(Number.parseFloat(getComputedStyle(title!).fontSize)).toBeGreaterThanOrEqual(11);
  }
  document.body.replaceChildren();
  for (const title of names(await board(240, 300, [], "Bartholomew's crystal-ball room")))
    expect(getComputedStyle(title!).display).toBe('none');
});
