/** A shared board that is a graph gets the space that the players leave in the window. */
import { afterEach, describe, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import '../graph/graph.ts';
import './table.ts';
import type { TableElement } from './table.ts';

const ROWS = [3, 4, 5, 4, 3];
/** Where the nineteen places of a hexagon lie. */
const PLACES = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, n) => [50 + (n - (count - 1) / 2) * 19, 10 + row * 20] as const),
);
const RATIO = 90;
/** Things 100 to 118 are the places; one of each jar stands on the first. */
const FIRST = 100;

afterEach(() => document.body.replaceChildren());

async function open(shape: string, seats: number, window: { width: number; height: number }, more: object = {}) {
  const at = Object.fromEntries(PLACES.map((spot, n) => [`place-${n}`, spot]));
  const base = pantryMeta({
    player: [],
    shared: [{ zone: 'land', as: 'graph', ratio: RATIO, at }],
    kinds: { shelf: { shape, inside: ['jars'] }, jar: { shape: 'token' } },
    ...more,
  });
  const land = { ...base.zones[0]!, name: 'land', title: 'Land', owner: 'global' } as const;
  const rows = PLACES.map((_, n) => ({ ...base.rows[0]!, name: `place-${n}`, title: `Hill ${n + 1}` }));
  const meta = { ...base, zones: [...base.zones, land], rows: [...base.rows, ...rows] };
  const things = PLACES.map((_, n) => {
    const jars = zoneView(2, FIRST + n, n === 0 ? [thing(1, 1), thing(3, 2)] : []);
    return thing(FIRST + n, 0, { row: base.rows.length + n, zones: [jars] });
  });
  const view = pantryView(decision({}));
  const player = view.players[0]!;
  const table = document.createElement('uc-table');
  table.style.cssText = `display: block; width: ${window.width}px; height: ${window.height}px`;
  Object.assign(table, {
    meta,
    names: ['Ann', 'Bob', 'Cid', 'Dot'],
    view: {
      ...view,
      players: Array.from({ length: seats }, (_, seat) => ({ ...player, seat })),
      zones: [...view.zones, zoneView(base.zones.length, -1, things)],
    },
  });
  document.body.append(table);
  await table.updateComplete;
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
  return table;
}

const boxOf = (table: TableElement, part: string): DOMRect =>
  table.shadowRoot!.querySelector(part)!.getBoundingClientRect();

describe.each([
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('in a window of $width by $height', (window) => {
  it.each([1, 2, 4])('fills what %i players leave, who take one line', async (seats) => {
    const table = await open('tile', seats, window);
    const [field, boards, graph] = [boxOf(table, '.field'), boxOf(table, '.boards'), boxOf(table, 'uc-graph')];

    expect(boards.height).toBeLessThan(90);
    expect(graph.height).toBeGreaterThan(field.height - 90 - 60);
    expect(graph.bottom).toBeLessThanOrEqual(field.bottom);
  });

  it('has the height that its ratio gives, so that no place is flat', async () => {
    const table = await open('tile', 4, window);
    const graph = boxOf(table, 'uc-graph');
    const places = [...table.shadowRoot!.querySelectorAll('.node')].map((node) => node.getBoundingClientRect());

    expect(Math.abs((graph.height / graph.width) * 100 - RATIO)).toBeLessThan(1);
    expect(places.filter(({ width, height }) => height < width * 0.6)).toEqual([]);
  });

  it.each(['tile', 'token', 'chip'])('draws what lies in a place that is a %s, within it', async (shape) => {
    const table = await open(shape, 2, window);
    const [node] = table.shadowRoot!.querySelectorAll('.node');
    const place = node!.getBoundingClientRect();
    const own = node!.querySelector('uc-card')!.getBoundingClientRect();
    const pieces = [...node!.querySelectorAll('uc-card > uc-card')].map((piece) => piece.getBoundingClientRect());

    expect(Math.min(own.width, own.height)).toBeGreaterThan(Math.min(place.width, place.height) * 0.9);
    expect(node!.querySelector('uc-card')!.face.value).toBeNull();
    expect(pieces).toHaveLength(2);
    for (const { left, right, top, bottom, width } of pieces) {
      expect(width).toBeGreaterThan(20);
      expect(left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom).toBe(true);
    }
  });
});
