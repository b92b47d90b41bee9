/** Players who have a board of squares each, and pieces beside it. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { cellarMeta, cellarView } from '../testing/cellar.ts';
import { thing, zoneView } from '../testing/pantry.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

const LAYOUT = {
  player: [{ map: 'cellar' }, { zone: 'pantry', things: 'token', size: 'small', icon: 'jar', title: 'Oaks' }],
};

/** A game in which each player has a cellar. */
function ownCellars(layout: object = LAYOUT): { meta: GameMeta; view: GameView } {
  const base = cellarMeta(layout);
  const kinds = base.kinds.map((kind) => {
    const { board } = kind;
    return board === undefined ? kind : { ...kind, board: { ...board, of: 'player' as const } };
  });
  const view = cellarView({});
  const [{ kind, squares }] = view.boards as [GameView['boards'][number]];
  const oaks = view.players.map(({ seat }) => zoneView(0, seat, [thing(200 + seat, 0)]));
  return {
    meta: { ...base, kinds },
    view: {
      ...view,
      zones: [...view.zones.filter(({ zone }) => zone !== 0), ...oaks],
      boards: view.players.map(({ seat }) => ({ kind, owner: seat, squares })),
    },
  };
}

async function drawn(
  width: number,
  height: number,
  game: { meta: GameMeta; view: GameView } = ownCellars(),
): Promise<(seen: string) => DOMRect> {
  await page.viewport(width, height);
  const table: TableElement = document.createElement('uc-table');
  table.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  Object.assign(table, { ...game, names: ['Ann', 'Bob'] });
  document.body.append(table);
  await table.updateComplete;
  await new Promise(requestAnimationFrame);
  return (seen) => table.shadowRoot!.querySelector(seen)!.getBoundingClientRect();
}

it('gives the board of the player who looks more room than the others, and a shelf beside it', async () => {
  const box = await drawn(1440, 852);
  const [own, other] = [box('.board.focus uc-board'), box('.board:not(.focus) uc-board')];

  expect(own.width).toBeGreaterThan(1.3 * other.width);
  const shelf = box('.board.focus .row uc-card');
  expect(shelf.left).toBeGreaterThan(own.right);
  expect(shelf.width).toBeGreaterThan(46);
});

it('says on the shelf what a group of pieces is, over them', async () => {
  await drawn(1440, 852);
  const zones = [...document.querySelector('uc-table')!.shadowRoot!.querySelectorAll('.row > .area.small')];
  const titles = zones.map((zone) => zone.shadowRoot!.querySelector('[part="title"]')!.getBoundingClientRect());

  expect(titles.length).toBeGreaterThan(0);
  for (const { height, width } of titles) expect(Math.min(height, width)).toBeGreaterThan(8);
});

it('shows a phone on its side who has how many points, and under it the board', async () => {
  const box = await drawn(844, 342);

  expect(box('.board.here .plate').top).toBeGreaterThanOrEqual(0);
  expect(box('.board.here .plate').bottom).toBeLessThan(80);
  expect(box('.board.shown uc-board').top).toBeLessThan(90);
});

it.each([
  [1440, 852],
  [1920, 1030],
])('keeps the boards of others where they are when a guest comes, in %d x %d', async (width, height) => {
  const guests = { zone: 'pantry', things: 'token', size: 'small', icon: 'jar', title: 'Oaks', 'hide-empty': true };
  const game = ownCellars({ player: [guests, { map: 'cellar' }] });
  const zones = game.view.zones.map((zone) => (zone.zone === 0 ? { ...zone, count: 0, things: [] } : zone));
  const topOf = async (view: GameView): Promise<number> => {
    document.body.replaceChildren();
    const box = await drawn(width, height, { ...game, view });
    return Math.round(box('.board:not(.focus) uc-board').top);
  };

  expect(await topOf({ ...game.view, zones })).toBe(await topOf(game.view));
});
