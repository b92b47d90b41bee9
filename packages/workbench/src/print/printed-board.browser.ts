import type { GameMeta } from '@undercroft/contract';
import { readLayout } from '@undercroft/components';
import { expect, it } from 'vitest';
import { boardsOf } from './printed-board.ts';
import { papers } from './settings.ts';

/** A game with a drawn map, and one of tiles. */
function game(columns: number, rows: number, hexagons?: 'pointy'): GameMeta {
  const cells = columns * rows;
  const board = { name: 'yard', title: 'Yard', of: 'global', walls: [], columns, rows, ...(hexagons && { hexagons }) };
  const kind = {
    name: 'space',
    title: 'Space',
    parent: -1,
    fields: [],
    attributes: [],
    zones: [],
    first: 0,
    end: cells,
  };
  const site = { name: 'site', title: 'Site', icon: null, type: { is: 'enum', of: 0 }, default: 0 };
  return {
    lang: 'en',
    title: 'Yard game',
    players: { min: 2, max: 4 },
    extras: {},
    enums: [{ name: 'site', title: 'Site', values: ['floor', 'gate'], titles: ['floor', 'gate'] }],
    fields: [],
    attributes: [],
    zones: [],
    counters: [],
    rows: [
      { name: 'floor', kind: 0, title: '', text: '', printed: { site: 0 } },
      { name: 'gate', kind: 0, title: '', text: '', printed: { site: 1 } },
    ],
    things: Array.from({ length: cells }, (_, n) => (n === 0 ? 1 : 0)),
    thingPlayer: Array.from({ length: cells }, () => -1),
    kinds: [{ ...kind, printed: [site], board }],
  } as unknown as GameMeta;
}

const printed = (meta: GameMeta) => boardsOf(meta, readLayout(meta), papers.a4);

it('prints a drawn map on a sheet of its own, as large as the paper', () => {
  const [wide, ...others] = printed(game(8, 4));

  expect(others).toEqual([]);
  expect(wide).toMatchObject({ title: 'Yard', isAcross: true });
  expect(wide!.width).toBeCloseTo(297 - 24);
  expect(printed(game(4, 8))[0]).toMatchObject({ isAcross: false, height: 297 - 24 });
});

it('prints hexagons, and the words of places on them', () => {
  const [board] = printed(game(7, 7, 'pointy'));
  const drawn = document.createElement('workbench-printed-board');
  Object.assign(drawn, { board });

  expect(board!.plan.hexagons).toBe('pointy');
  expect(board!.plan.grounds.squares[0]).toMatchObject({ isPlace: true, words: 'gate' });
});
