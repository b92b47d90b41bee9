import { expect, it } from 'vitest';
import type { PlayerScene } from '../../scene/scene.ts';
import { NarrowBoards } from './narrow-boards.ts';

/** A table of a width, which counts how often the width is read. */
function tableOf(width: number) {
  const host = {
    reads: 0,
    get clientWidth(): number {
      host.reads++;
      return width;
    },
    renderRoot: { querySelectorAll: () => [], querySelector: () => null } as unknown as ParentNode,
    view: null,
    updateComplete: Promise.resolve(true),
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => {},
  };
  const boards = new NarrowBoards(host);
  const players = [0, 1].map((seat) => ({ seat, areas: ['area'] }) as unknown as PlayerScene);
  const drawn = (): number[] => boards.of(players, 0).map(({ areas }) => areas.length);
  return { host, boards, drawn };
}

it('draws all boards of a wide table, and reads its width once, because that lays the page out', () => {
  const { host, boards, drawn } = tableOf(900);
  const all = [drawn(), drawn()];
  boards.hostUpdated();
  all.push(drawn());

  expect(all).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(host.reads).toBe(1);
});

it('draws the other boards of a narrow table after its own', () => {
  const { boards, drawn } = tableOf(400);
  const first = drawn();
  boards.hostUpdated();

  expect([first, drawn()]).toEqual([
    [1, 0],
    [1, 1],
  ]);
});
