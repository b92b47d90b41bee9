// Small windows: 320 pixels wide, a telephone on its side, and a page at 400 % (1280 by 1024 seen
// as 320 by 256). The button that begins a game is in sight, the main button of dialogs and of the
// question is in sight or comes into sight by scrolling down, and nothing has to be scrolled both
// ways.
/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { gamePages, games } from './pages.ts';
import { settled } from './playing.ts';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
] as const;
const SHEETS = ['setup', 'saves', 'settings', 'share', 'help'] as const;
/** Presses of Tab from the start of the element to the question, at most. */
const KEYS = 3;
/** Answers that are given by keys in each window. */
const ANSWERS = 2;

/** What leads to squares of a map is no answer yet. */
const ANSWER = '.answer[data-index]:not([aria-disabled="true"]), .accept';

const pages = gamePages();

/**
 * What is wrong with what is in front: the sheet when one lies there, else the form, else the
 * question. Empty: nothing.
 */
async function wrong(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((done) => requestAnimationFrame(done));
    const root = document.querySelector('dungeon-game')!.shadowRoot!;
    const sheet = root.querySelector('dialog');
    const form = (sheet ?? root).querySelector('dungeon-setup')?.shadowRoot ?? null;
    const prompt = root.querySelector('uc-table')?.shadowRoot!.querySelector('uc-prompt')?.shadowRoot ?? null;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    /** All elements, through shadow roots. */
    const all = (within: ParentNode): Element[] =>
      [...within.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot === null ? [] : all(one.shadowRoot)),
      ]);
    for (const one of all(sheet ?? document)) {
      const { overflowX } = getComputedStyle(one);
      // A map is looked at like a picture, in two dimensions.
      if (one.matches('.frame') && (one.getRootNode() as ShadowRoot).host.localName === 'uc-board') continue;
      const sideways = one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(overflowX);
      if (sideways && one.checkVisibility()) found.push(`${one.localName}.${one.className} is scrolled sideways`);
    }
    const isHit = (target: Element): boolean => {
      const { left, top, width, height } = target.getBoundingClientRect();
      let at: Element | null = null;
      for (let within: Document | ShadowRoot | null = document; within !== null; within = at?.shadowRoot ?? null) {
        const next: Element | null = within.elementFromPoint(left + width / 2, top + height / 2);
        if (next === null || next === at) break;
        at = next;
      }
      return at !== null && (target === at || target.contains(at));
    };
    const main =
      form?.querySelector('button[type=submit]') ??
      sheet?.querySelector('.primary, .close') ??
      prompt?.querySelector('.answer:not([aria-disabled=true]), .accept') ??
      null;
    if (main === null) return [...found, 'there is no main button'];
    if (form !== null && !isHit(main)) found.push(`"${main.textContent.trim()}" is out of sight`);
    if (!isHit(main)) main.scrollIntoView({ block: 'center' });
    if (!isHit(main)) found.push(`"${main.textContent.trim()}" is out of reach`);
    return found;
  });
}

/** Begins the game of a seed and waits for the first question. */
async function begin(page: Page): Promise<void> {
  const form = page.locator('dungeon-setup');
  await form.locator('button[type="submit"]').waitFor();
  for (let seat = 1; seat < (await form.locator('.seat').count()); seat++)
    await form.locator(`select[name="seat-${seat}"]`).selectOption('random');
  await form
    .locator('details')
    .first()
    .evaluate((part: HTMLDetailsElement) => (part.open = true));
  await form.locator('input[name="seed"]').fill('5');
  await form.locator('button[type="submit"]').click();
  await settled(page);
  await page.locator('uc-prompt[mode="ask"]').waitFor();
}

/** Whether a question stands there that is answered with a button. */
async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator('uc-prompt[mode="ask"]').locator(ANSWER).count()) > 0;
}

/** Gives the answer that has the focus, and says yes where the table asks once more. */
async function give(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await settled(page);
  const yes = page.locator('dialog .primary');
  if ((await yes.count()) === 0) return;
  await yes.press('Enter');
  await settled(page);
}

/** Answers on the map until a question has a button that answers it. @returns whether it had to */
async function passMaps(page: Page): Promise<boolean> {
  const toMap = page.locator('uc-prompt[mode="ask"]').locator('.answer:not([data-index])');
  let passed = false;
  for (; !(await isAsked(page)) && (await toMap.count()) > 0; passed = true) {
    await page.keyboard.press('m');
    await give(page);
  }
  return passed;
}

/** Presses Tab until the focus is on an answer. @returns how often */
async function tabsTo(page: Page): Promise<number> {
  const isThere = async (): Promise<boolean> =>
    await page.evaluate((answer) => {
      const table = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table');
      const prompt = table?.shadowRoot!.activeElement;
      const at = prompt?.localName === 'uc-prompt' ? prompt.shadowRoot!.activeElement : null;
      return at?.matches(answer) === true || at?.localName === 'uc-stepper';
    }, ANSWER);
  let pressed = 0;
  for (; pressed < 30 && !(await isThere()); pressed++) await page.keyboard.press('Tab');
  return pressed;
}

it.each(games)(`%s has its main buttons in reach, its question after ${KEYS} presses of Tab`, async (game) => {
  const { page } = await pages.game(game, { viewport: SCREENS[0] });
  const found = new Map<string, readonly string[]>();
  const look = async (what: string): Promise<void> => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      found.set(`${what} at ${screen.width} by ${screen.height}`, await wrong(page));
    }
  };
  await look('form');
  await begin(page);
  await look('question');
  for (const sheet of SHEETS) {
    await page.locator(`[data-sheet="${sheet}"]`).click();
    await look(sheet);
    await page.locator('dialog .close').click();
  }

  expect(Object.fromEntries([...found].filter(([, list]) => list.length > 0))).toEqual({});

  await page.evaluate(() => document.querySelector('dungeon-game')!.before(document.createElement('button')));
  const presses: string[] = [];
  for (const screen of [...SCREENS, { width: 1440, height: 900 }]) {
    await page.setViewportSize(screen);
    const press = async (from: string): Promise<void> => {
      if (!(await isAsked(page))) return;
      presses.push(`${await tabsTo(page)} ${from} at ${screen.width} by ${screen.height}`);
    };
    const pressFromBefore = async (): Promise<void> => {
      await page.locator('main > button').focus();
      await press('from before the game');
    };
    await pressFromBefore();
    for (let answer = 0; answer < ANSWERS && (await isAsked(page)); answer++) {
      await give(page);
      // An answer on the map leaves the focus there.
      if (await passMaps(page)) await pressFromBefore();
      else await press('after an answer');
    }
  }

  expect(presses.length).toBeGreaterThan(8);
  expect(presses.filter((line) => Number.parseInt(line) > KEYS)).toEqual([]);
});
