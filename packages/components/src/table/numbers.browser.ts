/** Numbers on pieces: what stands close to them never lies over them, in no state of either. */
import { afterEach, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import '../graph/graph.ts';
import './table.ts';
import type { TableElement } from './table.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

/** Parts of a piece that lie over what they stand on. */
const OVERLAYS = '.badge, .copies, .stamp';
const NUMBERS = '.badge b, .copies';

/** A part of a number may be covered that no letter fills, in CSS pixels. */
const BLANK = 1;

afterEach(() => document.body.replaceChildren());

/** Jars, two alike of each sort, so that a piece has both numbers; every other sort is used up. */
function jars(sorts: number): ReturnType<typeof thing>[] {
  return Array.from({ length: sorts }, (_, sort) => {
    const like = { attributes: { weight: 10 + sort }, fields: { open: sort % 2 } };
    return [thing(100 + 2 * sort, 1, like), thing(101 + 2 * sort, 1, like)];
  }).flat();
}

async function open(as: string, part: string, sorts: number): Promise<TableElement> {
  const kinds = {
    shelf: { shape: 'tile', inside: ['jars'] },
    jar: { shape: 'token', value: 'weight', states: { exhausted: { open: true } } },
  };
  const table = document.createElement('uc-table');
  const view = pantryView(decision({}));
  const lying = jars(sorts);
  const shelf = thing(0, 0, { zones: [zoneView(2, 0, lying)] });
  Object.assign(table, {
    meta: {
      ...pantryMeta({
        player: [],
        [part]: [{ zone: 'pantry', as, size: 'large', by: 'level', places: [1, 2, 3] }],
        kinds,
      }),
    },
    names: ['Ann', 'Bob'],
    idle: 0,
    view: { ...view, zones: [zoneView(0, 0, [shelf]), zoneView(0, 1, [])] },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

/** Numbers that are covered by a part of another piece, and their own. */
function covered(table: TableElement): string[] {
  const pieces = [...table.shadowRoot!.querySelectorAll('uc-card.token')].filter((piece) => piece.checkVisibility());
  expect(pieces.length).toBeGreaterThan(0);
  const parts = (piece: Element, names: string): Element[] =>
    [...piece.shadowRoot!.querySelectorAll(names)].filter((part) => part.checkVisibility());
  const found: string[] = [];
  for (const piece of pieces)
    for (const number of parts(piece, NUMBERS))
      for (const other of pieces)
        for (const over of parts(other, OVERLAYS)) {
          if (over.contains(number) || number.contains(over)) continue;
          const [one, two] = [number.getBoundingClientRect(), over.getBoundingClientRect()];
          const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          if (across <= BLANK || down <= BLANK) continue;
          const width = piece.getBoundingClientRect().width.toFixed(0);
          found.push(
            `${number.textContent} of ${pieces.indexOf(piece)} (${width} px) by ${over.className} of ${pieces.indexOf(other)}: ${across.toFixed(1)} x ${down.toFixed(1)}`,
          );
        }
  return found;
}

it.each(['levels', 'row', 'graph', 'columns'])('lie free on pieces in a tile of %s', async (as) => {
  const found: string[] = [];
  for (const part of ['player', 'hand'])
    for (const sorts of [1, 2, 3, 5, 6, 8]) {
      const table = await open(as, part, sorts);
      for (const { width, height } of WINDOWS) {
        table.style.cssText = `width: ${width}px; height: ${height}px`;
        for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
        found.push(...covered(table).map((one) => `${sorts} in ${part} at ${width} x ${height}: ${one}`));
      }
      table.remove();
    }
  expect(found).toEqual([]);
});
