/// <reference lib="dom" />
/** The page of a game as it is built, in a browser, at a position that bots reached. */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { END, type Asked, type Position } from './played.ts';

interface GameElement extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  pace: string;
  load(text: string): string | null;
  answer(index: number): void;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** colours that the system asks for; left out: light */
  readonly scheme?: 'light' | 'dark';
}

/** Widest screen that is held in a hand. */
const PHONE = 799;
/** The button that opens the sheet of the outcome. */
const OUTCOME = /^\s*(Outcome|Issue)/;
/**
 * Answers of the first seat before something is told, at most; and how long that may take, in ms.
 */
const MOST_ANSWERS = 6;
const PAUSE = 6000;
/** Things that are told one after the other until the one that is looked for, at most. */
const MOST_STEPS = 30;
const HOST = 'http://looks.test/';

function htmlOf(game: string, lang: string): string {
  const texts = lang === 'en' ? '' : `<script src="${game}.${lang}.js"></script>`;
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${game}</title>
<style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<main><dungeon-game game="${game}" lang="${lang}"></dungeon-game></main>${texts}<script src="${game}.iife.js"></script></html>`;
}

/** Opens a game in a window of its own. @param folder  of the built games */
export async function openGame(
  browser: Browser,
  folder: string,
  game: string,
  screen: Screen,
  lang: string,
): Promise<Page> {
  const held = screen.width <= PHONE || screen.height < 500;
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: screen.scheme ?? 'light',
    hasTouch: held,
    isMobile: held,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route(`${HOST}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: htmlOf(game, lang) })
      : route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto(HOST);
  await page.waitForFunction(() => document.querySelector('dungeon-game')?.shadowRoot?.querySelector('dungeon-setup'));
  return page;
}

/** Loads a position, and steps through what happens next as far as it says. */
export async function show(page: Page, { moment, text }: Position): Promise<void> {
  await loadText(page, text, moment.shown > 0);
  const game = page.locator('dungeon-game');
  if (moment.within === END) await game.locator('button', { hasText: OUTCOME }).first().click();
  if (moment.shown > 0) await tell(game, moment.shown);
  await drawn(page);
}

/**
 * Loads a position as it is asked, or as it ended, or holds what is told.
 *
 * @throws Error when the page refuses it
 */
export async function ask(page: Page, { text, within, told }: Pick<Asked, 'text' | 'within' | 'told'>): Promise<void> {
  await loadText(page, text, told !== undefined);
  const game = page.locator('dungeon-game');
  if (within === END) await game.locator('button', { hasText: OUTCOME }).first().click();
  if (told !== undefined) await holdAt(page, told);
  await drawn(page);
}

/**
 * Points at an answer as the mouse or a key does: at those in the question, or at one on the map.
 *
 * @param nth from 1; the last one when there are fewer
 */
export async function pointAt(page: Page, nth: number): Promise<void> {
  const answers = page.locator('dungeon-game').locator('uc-prompt').locator('.answer:not([aria-disabled="true"])');
  const count = await answers.count();
  if (count === 0) return;
  const answer = answers.nth(Math.min(nth, count) - 1);
  // What stands for many squares leads to them.
  if (/\bM$/.test((await answer.innerText()).trim())) {
    await page.keyboard.press('m');
    for (let step = 1; step < nth; step++) await page.keyboard.press(step % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
  } else await answer.hover();
  await drawn(page);
}

/** Gives an answer, and holds what is told of it at a sentence, or at the last that comes. */
async function holdAt(page: Page, { answer, sentence }: NonNullable<Asked['told']>): Promise<void> {
  const stage = page.locator('dungeon-game').locator('uc-stage');
  await page.evaluate((index) => (document.querySelector('dungeon-game') as GameElement).answer(index), answer);
  await stage.waitFor({ timeout: PAUSE });
  await stage.locator('button').first().click({ timeout: PAUSE });
  for (let step = 0; step < MOST_STEPS; step++) {
    const said = await stage.evaluate((one) => (one as HTMLElement & { caption: string }).caption);
    const [at, of] = await stage.evaluate((one) => [one.getAttribute('at'), one.getAttribute('of')]);
    if (said === sentence || at === of) return;
    await stage.locator('button').nth(1).click({ timeout: PAUSE });
  }
}

async function loadText(page: Page, text: string, told: boolean): Promise<void> {
  const refused = await page.evaluate(
    ({ text: saved, told: slowly }) => {
      const game = document.querySelector('dungeon-game') as GameElement;
      game.pace = slowly ? 'normal' : 'off';
      return game.load(saved);
    },
    { text, told },
  );
  if (refused !== null) throw new Error(refused);
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (document.querySelector('dungeon-game') as GameElement).updateComplete;
    await document.fonts.ready;
    const pictures = (root: Document | ShadowRoot): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one instanceof HTMLImageElement ? [one] : []),
        ...(one.shadowRoot === null ? [] : pictures(one.shadowRoot)),
      ]);
    await Promise.allSettled(pictures(document).map(async (one) => await one.decode()));
    for (let frame = 0; frame < 6; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Gives the first answers until something is told, holds it, and goes on so many steps. */
async function tell(game: Locator, shown: number): Promise<void> {
  const stage = game.locator('uc-stage');
  const ways = game.locator('uc-prompt').locator('.answer:not([aria-disabled="true"], .chosen), .accept:enabled');
  for (let given = 0; given < MOST_ANSWERS && (await stage.count()) === 0; given++) {
    await ways.last().click();
    await stage.waitFor({ timeout: PAUSE }).catch(() => null);
  }
  await stage.locator('button').first().click({ timeout: PAUSE });
  for (let step = 1; step < shown; step++) await stage.locator('button').nth(1).click({ timeout: PAUSE });
}
