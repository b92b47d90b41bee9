/** In a language that is written from right to left a table is the mirror of what it is else. */
import { afterEach, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import { en } from '../words/en.ts';
import { registerWords } from '../words/words.ts';
import './table.ts';
import type { TableElement } from './table.ts';

/** Hebrew letters in the place of Latin ones: as long as English, and no word of any language. */
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשתאבגד';
const TEST_LANGUAGE = 'he';
/** Text outside the braces of a pattern. */
function written(text: string): string {
  let depth = 0;
  return text.replaceAll(/[{}a-z]/gi, (one) => {
    if (one === '{') depth++;
    else if (one === '}') depth--;
    else if (depth === 0) return LETTERS[one.toLowerCase().charCodeAt(0) - 97]!;
    return one;
  });
}
registerWords(TEST_LANGUAGE, Object.fromEntries(Object.entries(en).map(([key, text]) => [key, written(text)])));

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;
const LAYOUTS = {
  'cards in rows and fans': { player: [{ zone: 'pantry', as: 'row' }], hand: [{ zone: 'hand', as: 'fan' }] },
  'tiles in levels': {
    player: [{ zone: 'pantry', as: 'levels', by: 'level', size: 'large' }],
    hand: [{ zone: 'hand', as: 'row' }],
  },
  'tiles in columns': {
    player: [{ zone: 'pantry', as: 'columns', by: 'level' }],
    hand: [{ zone: 'hand', as: 'list' }],
  },
} as const;
/** Parts of a table whose places are compared. */
const PARTS = '.boards > *, .board, .area, uc-player, .hand, .side, uc-prompt, uc-log, .area > uc-card';

afterEach(() => document.body.replaceChildren());

async function open(layout: object, dir: 'ltr' | 'rtl', lang: string): Promise<TableElement> {
  const table = document.createElement('uc-table');
  table.dir = dir;
  table.lang = lang;
  const view = pantryView(decision({}));
  const held = zoneView(
    1,
    0,
    [50, 51, 52, 53].map((id) => thing(id, 1)),
  );
  Object.assign(table, {
    meta: pantryMeta({ ...layout, kinds: { jar: { shape: 'card' } } }),
    names: ['Ann', 'Bob'],
    idle: 0,
    view: { ...view, zones: view.zones.map((zone) => (zone.zone === 1 && zone.owner === 0 ? held : zone)) },
  });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

/** A part: how far it is from the edge where lines begin and from the top, and how wide it is. */
interface Place {
  readonly name: string;
  readonly numbers: readonly number[];
}

function placesOf(table: TableElement, dir: 'ltr' | 'rtl'): readonly Place[] {
  const box = table.getBoundingClientRect();
  return [...table.shadowRoot!.querySelectorAll(PARTS)]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const { left, right, top, width } = part.getBoundingClientRect();
      const start = dir === 'ltr' ? left - box.left : box.right - right;
      return { name: `${part.localName}.${part.className}`, numbers: [start, top - box.top, width] };
    });
}

it.each(Object.entries(LAYOUTS))('mirrors %s, at every size', async (_, layout) => {
  const wrong: string[] = [];
  for (const [width, height] of WINDOWS) {
    const places: (readonly Place[])[] = [];
    for (const dir of ['ltr', 'rtl'] as const) {
      const table = await open(layout, dir, 'en');
      table.style.cssText = `width: ${width}px; height: ${height}px`;
      places.push(placesOf(table, dir));
      table.remove();
    }
    const [one, other] = places;
    expect(other!.length).toBe(one!.length);
    expect(one!.length).toBeGreaterThan(6);
    for (const [i, { name, numbers }] of one!.entries()) {
      const off = numbers.map((number, at) => Math.round(other![i]!.numbers[at]! - number));
      if (off.some((by) => Math.abs(by) > 1)) wrong.push(`${width} x ${height}: ${name} is off by ${off.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each(Object.entries(LAYOUTS))('holds %s in the window, in a language from right to left', async (_, layout) => {
  const table = await open(layout, 'rtl', TEST_LANGUAGE);
  await table.shadowRoot!.querySelector('uc-prompt')!.updateComplete;
  expect(table.shadowRoot!.querySelector('uc-prompt')!.shadowRoot!.textContent).toMatch(/[א-ת]{3}/);
  for (const [width, height] of WINDOWS) {
    table.style.cssText = `width: ${width}px; height: ${height}px`;
    const box = table.getBoundingClientRect();
    const outside = [...table.shadowRoot!.querySelectorAll('.board, .hand, .side, uc-prompt, .hand uc-card')]
      .filter((part) => part.checkVisibility())
      .filter(
        (part) =>
          part.getBoundingClientRect().left < box.left - 1 || part.getBoundingClientRect().right > box.right + 1,
      );
    expect(outside.map(({ localName, className }) => `${width}: ${localName}.${className}`)).toEqual([]);
  }
});
