/** Wherever a thing lies, and whatever it is drawn as, it is large enough to be seen. */
import { afterEach, describe, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
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
