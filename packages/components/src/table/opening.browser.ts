/** What stands in the place of a shared board on which nothing is laid yet. */
import axe from 'axe-core';
import type { GameMeta } from '@undercroft/contract';
import type { BoardView, GameView } from '@undercroft/view';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, decision, thing, zoneView } from '../testing/pantry.ts';
import { vaultMeta, vaultView } from '../testing/vault.ts';
import '../board/board.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const SHARED = [{ zone: 'camp', as: 'list' }, { map: 'vault' }, { zone: 'heap', as: 'stack', size: 'small' }];
const TOLD = {
  shared: SHARED,
  goal: { says: 'First to ten jars.' },
  briefing: [{ says: 'The mice are hungry.', shows: ['camp'], scene: 'plum' }],
  kinds: { jar: { shape: 'token' } },
};

/** Metadata of a vault with jars in a camp, and a heap of nothing. */
function metaWith(table: unknown): GameMeta {
  const base = vaultMeta(table);
  const camp = { ...base.zones[2]!, name: 'camp', title: 'Camp', owner: 'global' as const };
  return { ...base, title: 'Vault', zones: [...base.zones, camp, { ...camp, name: 'heap', title: 'Heap' }] };
}

/** @param laid  whether tiles lie on the board */
function viewOf(meta: GameMeta, laid: boolean): GameView {
  const asked = decision({ about: 3, answers: [answer(0, 'Open'), answer(1, 'Sell')] });
  const view = vaultView({}, asked);
  const camp = meta.zones.findIndex(({ name }) => name === 'camp');
  const bare = (board: BoardView): BoardView =>
    board.drawn === undefined
      ? board
      : {
          ...board,
          drawn: { ...board.drawn, signs: board.drawn.signs.map(() => -1), above: [], gates: [], walls: [] },
        };
  return {
    ...view,
    boards: laid ? view.boards : view.boards.map(bare),
    zones: [...view.zones, zoneView(camp, -1, [thing(1, 1), thing(3, 2)]), zoneView(camp + 1, -1, [])],
  };
}

async function open(table: unknown, laid: boolean, width = 1440, height = 900): Promise<ShadowRoot> {
  const element: TableElement = document.createElement('uc-table');
  element.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  const meta = metaWith(table);
  Object.assign(element, { meta, view: viewOf(meta, laid), names: ['Ann', 'Bob'] });
  document.body.append(element);
  await element.updateComplete;
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
  return element.shadowRoot!;
}

const wordsOf = (root: ShadowRoot): string[] =>
  [...root.querySelector('uc-opening')!.shadowRoot!.querySelectorAll('h3, p')].map((part) => part.textContent.trim());

it('tells what the game is about, and shows who sets out, instead of an empty board', async () => {
  const root = await open(TOLD, false);

  expect(root.querySelector('uc-board')).toBeNull();
  expect(wordsOf(root)).toEqual(['Vault', 'The mice are hungry.', 'First to ten jars.']);
  expect(root.querySelectorAll('uc-opening .entry')).toHaveLength(2);
  expect(root.querySelector('uc-opening .entry.acting .name')?.textContent).toBe('Lemon');
  expect(root.querySelector('[data-zone="heap--1"]')).toBeNull();
  const { violations } = await axe.run(root.host);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('says at least the name of a game that says nothing of itself', async () => {
  const root = await open({ shared: SHARED }, false);

  expect(wordsOf(root)).toEqual(['Vault']);
  expect(root.querySelectorAll('.area .entry')).toHaveLength(2);
});

it('gives the place to the board as soon as a tile lies there', async () => {
  const root = await open(TOLD, true);

  expect(root.querySelector('uc-opening')).toBeNull();
  expect(root.querySelector('uc-board')).not.toBeNull();
  expect(root.querySelector('[data-zone="heap--1"]')).not.toBeNull();
});

describe.each([
  [1440, 900, 80],
  [390, 844, 40],
  [844, 390, 40],
])('in a window of %i by %i', (width, height, least) => {
  it('has portraits that are seen, and nothing that sticks out', async () => {
    const root = await open(TOLD, false, width, height);
    const box = root.querySelector('uc-opening')!.getBoundingClientRect();
    const portraits = [...root.querySelectorAll('uc-opening .cast uc-card')].map((card) =>
      card.getBoundingClientRect(),
    );

    expect(Math.min(...portraits.map((one) => one.width))).toBeGreaterThan(least);
    expect(Math.max(...portraits.map((one) => one.right))).toBeLessThanOrEqual(box.right);
  });
});
