/** Wherever a thing lies, and whatever it is drawn as, it is large enough to be seen. */
import { afterEach, describe, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import '../graph/graph.ts';
import './table.ts';
import type { TableElement } from './table.ts';

/** Least side of a thing that can still be seen, in CSS pixels. */
const LEAST_SIDE = 16;
const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

afterEach(() => document.body.replaceChildren());

async function open(layout: object): Promise<TableElement> {
  const table = document.createElement('uc-table');
  const meta = { ...pantryMeta(layout), things: [0, 1, 1, 2, 3] };
  Object.assign(table, { meta, names: ['Ann', 'Bob'], idle: 0, view: pantryView(decision({})) });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

/** Gives a table another size. A board that is a graph measures itself when it has been drawn. */
async function resize(table: TableElement, { width, height }: (typeof WINDOWS)[number]): Promise<void> {
  table.style.cssText = `width: ${width}px; height: ${height}px`;
  const frames = table.shadowRoot!.querySelector('uc-graph') === null ? 0 : 2;
  for (let frame = 0; frame < frames; frame++) await new Promise((done) => requestAnimationFrame(done));
}

/** Things that are drawn too small to be seen, with their sizes. */
function tooSmall(table: TableElement): string[] {
  const cards = [...table.shadowRoot!.querySelectorAll('uc-card')].filter((card) => card.checkVisibility());
  expect(cards.length).toBeGreaterThan(0);
  return cards.flatMap((card) => {
    const { width, height } = card.getBoundingClientRect();
    const where = card.getAttribute('slot') ?? card.parentElement!.localName;
    return Math.min(width, height) < LEAST_SIDE ? [`${card.face.title} (${where}) ${width} x ${height}`] : [];
  });
}

const AREAS = ['small', 'medium', 'large'].flatMap((size) =>
  ['player', 'hand'].flatMap((part) => ['inside', 'fittings'].map((lies) => ({ size, part, lies }))),
);

describe.each(['row', 'fan', 'levels', 'columns', 'graph', 'list'])('things that lie as %s', (as) => {
  it.each(['card', 'tile', 'token', 'chip'])(
    'can be seen as a %s, with what lies in it or is fixed to it',
    async (shape) => {
      const found: string[] = [];
      for (const { size, part, lies } of AREAS) {
        const kinds = { shelf: { shape, [lies]: ['jars'] }, jar: { shape: 'token' } };
        const table = await open({ player: [], [part]: [{ zone: 'pantry', as, size, by: 'level' }], kinds });
        for (const window of WINDOWS) {
          await resize(table, window);
          const where = `${lies}, ${size} ${part} at ${window.width} x ${window.height}`;
          found.push(...tooSmall(table).map((small) => `${where}: ${small}`));
        }
        table.remove();
      }
      expect(found).toEqual([]);
    },
  );
});

/** Jars of five tastes with long names, two of each, in columns of each of some players. */
async function openColumns(seats: number, things: string, size: string): Promise<TableElement> {
  const base = pantryMeta({
    player: [{ zone: 'pantry', as: 'columns', by: 'taste', size }],
    kinds: { jar: { shape: things } },
  });
  const tastes = ['sweet', 'smouldering', 'bitter-almond', 'salted', 'unmistakable'];
  const rows = tastes.map((taste, n) => ({
    ...base.rows[1]!,
    name: `jar-of-${n}`,
    title: taste,
    printed: { taste: n },
  }));
  const view = pantryView(decision({}));
  const jars = (seat: number) =>
    rows.flatMap((_, n) =>
      [0, 1].map((copy) => thing(100 + seat * 20 + n * 2 + copy, 1, { row: base.rows.length + n })),
    );
  const table = document.createElement('uc-table');
  Object.assign(table, {
    meta: { ...base, enums: [{ name: 'taste', values: tastes }], rows: [...base.rows, ...rows] },
    names: ['Ann', 'Bob', 'Cid', 'Dot'],
    view: {
      ...view,
      players: Array.from({ length: seats }, (_, seat) => ({ ...view.players[0]!, seat })),
      zones: Array.from({ length: seats }, (_, seat) => zoneView(0, seat, jars(seat))),
    },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

/**
 * Headings and things of columns that lie on each other or beside their column, and headings that
 * are cut.
 */
function disorderly(table: TableElement): string[] {
  const zones = [...table.shadowRoot!.querySelectorAll('uc-zone[shape="columns"]')].filter((zone) =>
    zone.checkVisibility(),
  );
  expect(zones.length).toBeGreaterThan(0);
  return zones.flatMap((zone) => {
    const columns = [...zone.shadowRoot!.querySelectorAll('.column')];
    const box = zone.getBoundingClientRect();
    const heads = columns.map((column) => column.querySelector('h4')!);
    const parts = [
      ...heads.map((head) => ({
        name: head.textContent.trim(),
        box: head.querySelector('.words')!.getBoundingClientRect(),
      })),
      ...[...zone.querySelectorAll('uc-card')].map((card) => ({
        name: card.face.title,
        box: card.getBoundingClientRect(),
      })),
    ];
    return parts.flatMap(({ name, box: one }, n) => {
      const outside = one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 1;
      const under = parts.slice(n + 1).filter(({ box: other }) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        return across > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      });
      return [...(outside ? [`${name} outside`] : []), ...under.map((other) => `${name} on ${other.name}`)];
    });
  });
}

describe.each([2, 4])('columns of %i players', (seats) => {
  it.each(['card', 'tile', 'token', 'chip'])('keep headings and each %s apart, and within their box', async (shape) => {
    const found: string[] = [];
    for (const size of ['small', 'medium', 'large']) {
      const table = await openColumns(seats, shape, size);
      for (const window of WINDOWS) {
        await resize(table, window);
        found.push(
          ...[...tooSmall(table), ...disorderly(table)].map(
            (wrong) => `${size}, ${window.width} x ${window.height}: ${wrong}`,
          ),
        );
      }
      table.remove();
    }
    expect(found).toEqual([]);
  });
});

it.each(['card', 'tile', 'token', 'chip'])(
  'a hand of each %s leaves room, and all of it is in the window, at any size',
  async (shape) => {
    const found: string[] = [];
    for (const as of ['row', 'fan'])
      for (const size of ['small', 'medium', 'large']) {
        const table = await open({ hand: [{ zone: 'hand', as, size }], kinds: { jar: { shape } } });
        const view = pantryView(decision({}));
        const held = zoneView(
          1,
          0,
          Array.from({ length: 7 }, (_, n) => thing(50 + n, 1)),
        );
        table.view = { ...view, zones: view.zones.map((zone) => (zone.zone === 1 && zone.owner === 0 ? held : zone)) };
        await table.updateComplete;
        for (const window of WINDOWS) {
          await resize(table, window);
          const box = table.getBoundingClientRect();
          const hand = table.shadowRoot!.querySelector('.hand')!.getBoundingClientRect();
          const where = `${as}, ${size}, ${window.width} x ${window.height}`;
          if (hand.bottom > box.bottom + 1 || hand.right > box.right + 1) found.push(`${where}: outside`);
          // On a phone that lies on its side it is a column.
          const isColumn = hand.width < box.width * 0.25;
          if (hand.height > box.height * 0.5 && !isColumn) found.push(`${where}: ${Math.round(hand.height)} high`);
        }
        table.remove();
      }
    expect(found).toEqual([]);
  },
);

it('shows a hand beside the boards on a phone that lies on its side, from the first sight', async () => {
  const table = await open({
    player: [{ zone: 'pantry', as: 'row', size: 'large' }],
    hand: [{ zone: 'hand', as: 'fan' }],
    kinds: { jar: { shape: 'card' } },
  });
  const view = pantryView(decision({}));
  const jars = (first: number, count: number) => Array.from({ length: count }, (_, n) => thing(first + n, 1));
  table.view = { ...view, zones: [zoneView(0, 0, jars(50, 9)), zoneView(1, 0, jars(70, 3))] };
  await table.updateComplete;
  await resize(table, WINDOWS[3]);
  const { bottom } = table.getBoundingClientRect();
  const boxes = [...table.shadowRoot!.querySelectorAll('.hand uc-card')].map((card) => card.getBoundingClientRect());

  expect(boxes).toHaveLength(3);
  expect(boxes.filter((box) => box.bottom > bottom || box.width < 40)).toEqual([]);
});

it('cards in a hand have their names on a phone, however many they are', async () => {
  const table = await open({ hand: [{ zone: 'hand', as: 'fan' }], kinds: { jar: { shape: 'card' } } });
  const view = pantryView(decision({}));
  const held = zoneView(
    1,
    0,
    Array.from({ length: 9 }, (_, n) => thing(50 + n, 1)),
  );
  table.view = { ...view, zones: view.zones.map((zone) => (zone.zone === 1 && zone.owner === 0 ? held : zone)) };
  await table.updateComplete;
  await resize(table, WINDOWS[4]);
  const cards = [...table.shadowRoot!.querySelectorAll('.hand uc-card')];
  const heads = cards.map((card) => card.shadowRoot!.querySelector('.head')!);

  expect(heads).toHaveLength(9);
  expect(heads.filter((head) => !head.checkVisibility())).toEqual([]);
});
