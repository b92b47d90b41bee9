/// <reference lib="dom" />
/**
 * What a page of sheets has drawn. The functions given to `evaluate` run in the page, and see
 * nothing of this file.
 */
import type { Page } from '@undercroft/browser';
import { FindingError } from '../failure.ts';

/** A thing on a sheet. */
export interface DrawnThing {
  /** name of its row */
  readonly row: string;
  readonly kind: string;
  /** `cards`, `tiles` or `pieces` */
  readonly part: string;
  readonly side: 'front' | 'back';
  /** which of the things on the page, from 0 */
  readonly at: number;
  /** with what runs over the cut, in pixels of the page: 96 to an inch */
  readonly width: number;
  readonly height: number;
}

const PAGE = 'workbench-print';

/**
 * Things of the page in order. Backs are there when the settings want them: each sheet is followed
 * by the one behind it.
 */
export async function drawnThings(page: Page): Promise<DrawnThing[]> {
  const slots = await page.locator(`${PAGE} .slot`).evaluateAll((all) =>
    all.map((slot, at) => ({
      row: (slot as HTMLElement).dataset['row'] ?? '',
      kind: (slot as HTMLElement).dataset['kind'] ?? '',
      part: (slot as HTMLElement).dataset['part'] ?? '',
      side: slot.closest('.view')?.classList.contains('behind') === true ? ('back' as const) : ('front' as const),
      at,
      width: (slot as HTMLElement).offsetWidth,
      height: (slot as HTMLElement).offsetHeight,
    })),
  );
  return slots;
}

/** Whether anything but the rulebook is drawn; a map has a sheet of its own. */
export async function hasSheets(page: Page): Promise<boolean> {
  return (await page.locator(`${PAGE} .sheets .view`).count()) > 0;
}

/** Says what does not fit on the paper. @returns sentences of the page */
export async function tooLarge(page: Page): Promise<string[]> {
  return await page.locator(`${PAGE} .sheets .screen`).allTextContents();
}

/**
 * How each row looks, as text: two states of a game that draw the same text for a row print the
 * same.
 *
 * @returns text by name of the row, front and back together
 */
export async function looksOf(page: Page): Promise<Map<string, string>> {
  const looks = await page.locator(PAGE).evaluate((host) => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data.trim();
      if (!(node instanceof Element || node instanceof DocumentFragment)) return '';
      const inside = [...node.childNodes].map(textOf).join('');
      if (!(node instanceof Element)) return inside;
      const attributes = [...node.attributes].map(({ name, value }) => ` ${name}=${value}`).join('');
      const shadow = node.shadowRoot === null ? '' : `#${textOf(node.shadowRoot)}`;
      return `<${node.localName}${attributes}>${shadow}${inside}</>`;
    };
    const root = host.shadowRoot!;
    const theme = root.querySelector('uc-theme');
    const around = theme?.shadowRoot?.querySelector('style')?.textContent ?? theme?.getAttribute('style') ?? '';
    return [...root.querySelectorAll<HTMLElement>('.slot')].map((slot) => [
      slot.dataset['row'] ?? '',
      `${around} ${slot.offsetWidth}x${slot.offsetHeight} ${[...slot.childNodes].map(textOf).join('')}`,
    ]);
  });
  const found = new Map<string, string>();
  for (const [row = '', look = ''] of looks) found.set(row, `${found.get(row) ?? ''}${look}\n`);
  return found;
}

/**
 * Takes a picture of things, row by row beside each other, with nothing around them: what the paper
 * shows there is clear.
 *
 * @param things   of one size
 * @param columns  in the picture, from 1
 * @param rows     in the picture; left out: as many as there are
 * @returns        PNG
 * @throws FindingError when there is nothing
 */
export async function pictureOf(
  page: Page,
  things: readonly DrawnThing[],
  columns: number,
  rows = Math.ceil(things.length / columns),
): Promise<Buffer> {
  const [first] = things;
  if (first === undefined) throw new FindingError('there is nothing to take a picture of');
  const [width, height] = [first.width, first.height];
  await page.setViewportSize({ width: Math.ceil(columns * width), height: Math.ceil(rows * height) });
  await page.locator(PAGE).evaluate(
    (host, { places, wide }) => {
      document.documentElement.style.cssText = 'background: none !important';
      document.body.style.cssText = 'background: none !important';
      const slots = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.slot')];
      host.shadowRoot!.querySelector('main')!.style.visibility = 'hidden';
      for (const slot of slots) slot.style.visibility = 'hidden';
      for (const [n, { at, left, top }] of places.entries()) {
        const slot = slots[at]!;
        slot.style.cssText += `; visibility: visible; position: fixed; left: ${left}px; top: ${top}px; transform: none; z-index: ${n + 1}`;
        if (slot.offsetWidth !== wide) throw new Error('things of several sizes');
      }
    },
    {
      places: things.map(({ at }, n) => ({
        at,
        left: (n % columns) * width,
        top: Math.floor(n / columns) * height,
      })),
      wide: width,
    },
  );
  return await page.screenshot({ omitBackground: true, animations: 'disabled' });
}
