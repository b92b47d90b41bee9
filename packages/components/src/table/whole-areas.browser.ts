/** Large areas of players: their cards get smaller before one of them is cut. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DecisionView } from '@undercroft/view';
import { answer, decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import './table.ts';
import type { TableElement } from './table.ts';

const HAND = 1;
/** A table of a window of 1440 x 900, and one of a small notebook; the bar of the game is above. */
const TABLES = [
  { width: 1440, height: 846 },
  { width: 1024, height: 714 },
] as const;

afterEach(() => document.body.replaceChildren());

/** Each of two players has jars in a large area and in a hand. */
async function open(players: string, shape: string, jars: number): Promise<TableElement> {
  const view = pantryView(decision({}));
  const lying = (first: number, count: number) => Array.from({ length: count }, (_, n) => thing(first + n, 1));
  const table = document.createElement('uc-table');
  Object.assign(table, {
    meta: pantryMeta({
      players,
      player: [{ zone: 'pantry', as: 'row', size: 'large' }],
      hand: [{ zone: 'hand', as: 'fan' }],
      kinds: { jar: { shape } },
    }),
    names: ['Ann', 'Bob'],
    idle: 0,
    view: {
      ...view,
      players: [0, 1].map((seat) => ({ ...view.players[0]!, seat })),
      zones: [
        ...[0, 1].map((seat) => zoneView(0, seat, lying(100 + 50 * seat, jars))),
        zoneView(HAND, 0, lying(10, 4)),
      ],
    },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

/** Cards and areas of players of which something is out of sight. */
function cutIn(table: TableElement): string[] {
  const root = table.shadowRoot!;
  const frame = root.querySelector('.boards')!.getBoundingClientRect();
  return [...root.querySelectorAll('.board .area')].flatMap((area) => {
    const box = area.getBoundingClientRect();
    const cards = [...area.querySelectorAll('uc-card')].map((card) => card.getBoundingClientRect());
    expect(cards.length).toBeGreaterThan(0);
    const below = cards.filter(({ bottom, right }) => bottom > box.bottom + 1 || right > box.right + 1);
    return [
      ...(box.bottom > frame.bottom + 1 ? [`an area ends ${Math.round(box.bottom - frame.bottom)} px below`] : []),
      ...(below.length > 0 ? [`${below.length} of ${cards.length} cards are cut`] : []),
    ];
  });
}

describe.each(['beside', 'stacked'])('large areas of players that lie %s', (players) => {
  it.each(['card', 'tile', 'token'])('are whole with few and with many of each %s', async (shape) => {
    const found: string[] = [];
    for (const jars of [1, 3, 6, 9]) {
      const table = await open(players, shape, jars);
      for (const { width, height } of TABLES) {
        table.style.cssText = `width: ${width}px; height: ${height}px`;
        found.push(...cutIn(table).map((cut) => `${jars} at ${width} x ${height}: ${cut}`));
      }
      table.remove();
    }
    expect(found).toEqual([]);
  });
});

it('tiles of a hand stay in their area, however many they are', async () => {
  const found: string[] = [];
  for (const held of [1, 4, 5, 7, 9]) {
    const table = await openHands(held);
    for (const { width, height } of TABLES) {
      table.style.cssText = `width: ${width}px; height: ${height}px`;
      const areas = [...table.shadowRoot!.querySelectorAll('.hand > .area')];
      expect(areas).toHaveLength(2);
      for (const area of areas) {
        const { right } = area.getBoundingClientRect();
        const beyond = Math.max(...[...area.children].map((tile) => tile.getBoundingClientRect().right)) - right;
        if (beyond > 0) found.push(`${held} at ${width}: ${beyond.toFixed(0)} px beyond`);
      }
    }
    table.remove();
  }
  expect(found).toEqual([]);
});

/** A hand that is always there, and one that holds something only now and then. */
async function openHands(held: number): Promise<TableElement> {
  const view = pantryView(decision({}));
  const lying = (first: number, count: number) => Array.from({ length: count }, (_, n) => thing(first + n, 1));
  const table = document.createElement('uc-table');
  Object.assign(table, {
    meta: pantryMeta({
      player: [],
      hand: [
        { zone: 'pantry', as: 'row' },
        { zone: 'hand', as: 'row', 'hide-empty': true },
      ],
      kinds: { jar: { shape: 'tile' } },
    }),
    names: ['Ann', 'Bob'],
    idle: 0,
    view: { ...view, zones: [zoneView(0, 0, lying(100, 4)), zoneView(HAND, 0, lying(10, held))] },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

it('rooms of a row of few are wide on a telephone', async () => {
  const view = pantryView(decision({}));
  const table = document.createElement('uc-table');
  const shelves = [1, 2, 3].map((level) => thing(level, 0, { fields: { level } }));
  Object.assign(table, {
    meta: pantryMeta({
      players: 'beside',
      player: [{ zone: 'pantry', as: 'levels', by: 'level', places: [1, 2, 3], size: 'large' }],
      kinds: { shelf: { shape: 'tile' } },
    }),
    names: ['Ann', 'Bob'],
    idle: 0,
    view: { ...view, zones: [zoneView(0, 0, shelves)] },
  });
  table.style.cssText = 'width: 390px; height: 790px';
  document.body.append(table);
  await table.updateComplete;
  const area = table.shadowRoot!.querySelector('.board.shown .area')!;
  const widths = [...area.querySelectorAll('uc-card')].map((room) => room.getBoundingClientRect().width);

  const names = ['title', 'count'].map((part) => area.shadowRoot!.querySelector(`[part='${part}']`)!);
  const first = area.querySelector("[slot='level-1']")!.getBoundingClientRect();

  expect(names[0]!.getBoundingClientRect().right).toBeLessThan(first.left);
  expect(names[1]!.getBoundingClientRect().left).toBeGreaterThan(first.right);
  expect(widths).toHaveLength(3);
  expect(Math.min(...widths.slice(0, 2))).toBeGreaterThan(160);
  expect(widths[2]).toBeGreaterThan(100);
  for (const room of area.querySelectorAll('uc-card, .free'))
    expect(room.getBoundingClientRect().right).toBeLessThanOrEqual(area.getBoundingClientRect().right);
});

/** A full room above two of its row and three, for each of two players, and a card in the hand. */
async function openRooms(pieces: number, answers: DecisionView['answers'] = []): Promise<TableElement> {
  const view = pantryView(decision({ answers }));
  const roomsOf = (seat: number) =>
    [1, 2, 2, 3, 3, 3].map((level, n) => {
      const first = 100 * seat + 10 + n * 30;
      // Of each weight one, so that none are drawn as one piece with a number.
      const jars = Array.from({ length: n === 0 ? pieces : 2 }, (_, at) =>
        thing(first + at, 1, { attributes: { weight: at } }),
      );
      return thing(first + 29, 0, { fields: { level }, zones: [zoneView(2, first + 29, jars)] });
    });
  const table = document.createElement('uc-table');
  Object.assign(table, {
    meta: pantryMeta({
      players: 'beside',
      player: [{ zone: 'pantry', as: 'levels', by: 'level', places: [1, 2, 3], size: 'large' }],
      shared: [{ zone: 'store', size: 'large' }],
      hand: [{ zone: 'hand', as: 'fan' }],
      kinds: { shelf: { shape: 'tile', inside: ['jars'] }, jar: { shape: 'token', value: 'weight' } },
    }),
    names: ['Ann', 'Bob'],
    idle: 0,
    view: {
      ...view,
      zones: [
        zoneView(3, -1, null, 5),
        ...[0, 1].map((seat) => zoneView(0, seat, roomsOf(seat))),
        zoneView(HAND, 0, [thing(4, 3)]),
      ],
    },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

it('pieces stand in their room, however many they are', async () => {
  const found: string[] = [];
  for (const pieces of [3, 5, 7, 9, 12, 15]) {
    const table = await openRooms(pieces);
    for (const [width, height] of [
      [1440, 760],
      [1440, 846],
      [1920, 1026],
    ]) {
      table.style.cssText = `width: ${width}px; height: ${height}px`;
      const rooms = [...table.shadowRoot!.querySelectorAll('uc-card.tile')];
      expect(rooms).toHaveLength(12);
      for (const room of rooms) {
        const box = room.getBoundingClientRect();
        const boxes = [...room.children].map((piece) => piece.getBoundingClientRect());
        const below = Math.max(...boxes.map(({ bottom }) => bottom)) - box.bottom;
        const beside = Math.max(...boxes.map(({ right }) => right)) - box.right;
        if (Math.max(below, beside) > 1)
          found.push(
            `${boxes.length} at ${width}: ${below.toFixed(0)} px below, ${beside.toFixed(0)} px beside, ${box.width.toFixed(0)} x ${box.height.toFixed(0)}, ${boxes[0]!.width.toFixed(0)}`,
          );
      }
    }
    table.remove();
  }
  expect(found).toEqual([]);
});

it('cards of a hand that can be chosen are whole above the question of a telephone', async () => {
  const table = await openRooms(9, [answer(0, 'Pepper', { thing: 4 })]);
  table.style.cssText = 'width: 390px; height: 700px';
  await new Promise(requestAnimationFrame);
  const root = table.shadowRoot!;
  const card = root.querySelector('.hand uc-card')!.getBoundingClientRect();

  expect(root.querySelector('.field')!.scrollHeight).toBeGreaterThan(root.querySelector('.field')!.clientHeight);
  expect(card.bottom).toBeLessThanOrEqual(root.querySelector('.side')!.getBoundingClientRect().top);
});
