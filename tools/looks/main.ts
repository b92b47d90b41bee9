/// <reference lib="dom" />
/**
 * Pictures of a game as it is played, to be looked at: bots play it, and the page shows what its first seat was asked.
 *
 *     node tools/looks/main.ts lords --at orders-phase,plan-battle:3,plan-battle:3+4,end --players 2,4 --screens 1440x900,390x844 --lang en,fr --out dist/looks
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { builtGames } from '../built-games.ts';
import { startBrowser } from '../chromium.ts';
import { END, momentFrom, positionsOf, type Position } from './played.ts';

interface GameElement extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  pace: string;
  load(text: string): string | null;
}

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Widest screen that is held in a hand. */
const PHONE = 799;
/** The button that opens the sheet of the outcome. */
const OUTCOME = /^\s*(Outcome|Issue)/;
/** Answers of the first seat before something is told, at most; and how long that may take, in ms. */
const MOST_ANSWERS = 6;
const PAUSE = 6000;
const HOST = 'http://looks.test/';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'end' },
    players: { type: 'string', default: '2' },
    screens: { type: 'string', default: '1440x900,1024x768,390x844' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'sensible:48' },
    out: { type: 'string', default: 'dist/looks' },
  },
});

const screens = values.screens.split(',').map((word): Screen => {
  const [width = 0, height = 0] = word.split('x').map(Number);
  return { width, height };
});

function htmlOf(game: string, lang: string): string {
  const texts = lang === 'en' ? '' : `<script src="${game}.${lang}.js"></script>`;
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${game}</title>
<style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<main><dungeon-game game="${game}" lang="${lang}"></dungeon-game></main>${texts}<script src="${game}.iife.js"></script></html>`;
}

async function openGame(browser: Browser, folder: string, game: string, screen: Screen, lang: string): Promise<Page> {
  const held = screen.width <= PHONE || screen.height < 500;
  const context = await browser.newContext({
    viewport: screen,
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
async function show(page: Page, { moment, text }: Position): Promise<void> {
  const refused = await page.evaluate(
    ({ text: saved, told }) => {
      const game = document.querySelector('dungeon-game') as GameElement;
      game.pace = told ? 'normal' : 'off';
      return game.load(saved);
    },
    { text, told: moment.shown > 0 },
  );
  if (refused !== null) throw new Error(refused);
  const game = page.locator('dungeon-game');
  if (moment.within === END) await game.locator('button', { hasText: OUTCOME }).first().click();
  if (moment.shown > 0) await tell(game, moment.shown);
  await page.evaluate(async () => {
    await (document.querySelector('dungeon-game') as GameElement).updateComplete;
    await document.fonts.ready;
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

async function shoot(browser: Browser, folder: string, game: string, players: number): Promise<void> {
  const moments = values.at.split(',').map(momentFrom);
  const positions = await positionsOf({ game, players, seed: Number(values.seed), bot: values.bot, moments });
  for (const lang of values.lang.split(','))
    for (const screen of screens) {
      for (const position of positions) {
        const page = await openGame(browser, folder, game, screen, lang);
        const { within, nth, shown } = position.moment;
        const name = `${game}-${players}p-${within}-${nth}-${shown}-${screen.width}x${screen.height}-${lang}.png`;
        try {
          await show(page, position);
          await page.screenshot({ path: join(values.out, name) });
          process.stdout.write(`${name}\n`);
        } catch (error) {
          process.stdout.write(`${name}: ${String(error)}\n`);
        }
        await page.context().close();
      }
    }
}

mkdirSync(values.out, { recursive: true });
const folder = builtGames();
const browser = await startBrowser('simulated');
for (const game of positionals)
  for (const players of values.players.split(',')) await shoot(browser, folder, game, Number(players));
await browser.close();
