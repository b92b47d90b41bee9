/// <reference lib="dom" />
/**
 * Contact sheets of a game: bots play whole games, and each question that the seats named were
 * asked is shown once, with the most answers it ever had; one sheet, or a few, for each screen and
 * language.
 *
 *     node tools/looks/questions.ts lords --players 2,4 --games 2 --screens 1440x900,390x844 --lang
 *     en,fr --out dist/looks node tools/looks/questions.ts dungeonation --seats 1,2 --bot
 *     sensible:4 --schemes light,dark node tools/looks/questions.ts dungeonation --option
 *     goal-played=1 --only cast-over,activation --point 3 node tools/looks/questions.ts
 *     dungeonation --campaign 3 --told clash,explore node tools/looks/questions.ts dungeonation
 *     --bot random,sensible:4 --only end
 *
 * `--point` points at so manyth answer of each; `--told` holds what is told at the first of each of
 * these events instead of asking. The ends of games come last, as each of the seats sees them.
 *
 * Pictures are numbered; the same number is the same question on every screen. Each lies beside the
 * sheets in a folder of its own, as large as it was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { startBrowser } from '@undercroft/browser';
import { builtGames } from '../built-games.ts';
import { ask, openGame, pointAt, type Screen } from './page.ts';
import { questionsOf, type Asked } from './played.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    seats: { type: 'string', default: '1' },
    games: { type: 'string', default: '1' },
    answers: { type: 'string', default: '2000' },
    variant: { type: 'string' },
    screens: { type: 'string', default: '1440x900,1280x720,1024x768,844x390,390x844' },
    lang: { type: 'string', default: 'en' },
    schemes: { type: 'string', default: 'light' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'sensible:20' },
    campaign: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    told: { type: 'string', default: '' },
    point: { type: 'string', default: '0' },
    out: { type: 'string', default: 'dist/looks' },
  },
});

/** Longest side of a sheet, and the widest picture on it, in pixels. */
const SHEET = 1600;
const WIDEST = 784;
const CAPTION = 24;
const GAP = 8;

interface Picture {
  readonly caption: string;
  readonly png: Buffer;
}

/**
 * Each in a page of its own: what changes from one question to the next would be shown on the
 * second.
 */
async function pictures(asked: readonly Asked[], open: () => Promise<Page>): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const [index, one] of asked.entries()) {
    const { prompt, within, answers } = one;
    const page = await open();
    await ask(page, one);
    if (Number(values.point) > 0) await pointAt(page, Number(values.point));
    taken.push({ caption: `${index + 1}. ${within}: ${prompt} (${answers})`, png: await page.screenshot() });
    await page.context().close();
  }
  return taken;
}

/** Lays pictures of one size on sheets. */
async function sheets(browser: Browser, taken: readonly Picture[], { width, height }: Screen): Promise<Buffer[]> {
  const scale = Math.min(1, WIDEST / width);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const columns = Math.max(1, Math.floor((SHEET + GAP) / (wide + GAP)));
  const rows = Math.max(1, Math.floor(SHEET / (high + CAPTION + GAP)));
  const page = await browser.newPage({ viewport: { width: columns * (wide + GAP) - GAP, height: 100 } });
  const made: Buffer[] = [];
  for (let from = 0; from < taken.length; from += columns * rows) {
    await page.setContent(`<style>
      body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, ${wide}px); gap: ${GAP}px }
      figure { margin: 0 } img { display: block; width: ${wide}px; height: ${high}px }
      figcaption { height: ${CAPTION}px; overflow: hidden; white-space: nowrap; font: 14px/${CAPTION}px sans-serif }</style>`);
    await page.evaluate(
      (figures) => {
        for (const { caption, png } of figures) {
          const figure = document.body.appendChild(document.createElement('figure'));
          figure.appendChild(document.createElement('figcaption')).textContent = caption;
          figure.appendChild(document.createElement('img')).src = png;
        }
        return Promise.all([...document.images].map((image) => image.decode()));
      },
      taken.slice(from, from + columns * rows).map(({ caption, png }) => ({
        caption,
        png: `data:image/png;base64,${png.toString('base64')}`,
      })),
    );
    made.push(await page.screenshot({ fullPage: true }));
  }
  await page.close();
  return made;
}

const list = (words: string): string[] => words.split(',').filter((word) => word !== '');

/** Every screen in every scheme of colours that was asked for. */
function screens(): Screen[] {
  const schemes = values.schemes.split(',').map((word) => (word === 'dark' ? 'dark' : 'light'));
  return values.screens.split(',').flatMap((word) => {
    const [width = 0, height = 0] = word.split('x').map(Number);
    return schemes.map((scheme) => ({ width, height, scheme }));
  });
}

async function shoot(browser: Browser, folder: string, game: string, players: number): Promise<void> {
  const { seed, variant, bot } = values;
  const asked = await questionsOf(
    { game, players, seed: Number(seed), variant, bot },
    {
      games: Number(values.games),
      seats: values.seats.split(',').map((seat) => Number(seat) - 1),
      most: Number(values.answers),
      campaign: Number(values.campaign),
      options: Object.fromEntries(
        values.option.map((word) => word.split('=')).map(([name = '', n]) => [name, Number(n)]),
      ),
      only: list(values.only),
      told: list(values.told),
    },
  );
  for (const lang of values.lang.split(','))
    for (const screen of screens()) {
      const { width, height, scheme } = screen;
      const name = [game, `${players}p`, `${width}x${height}`, lang, ...(scheme === 'dark' ? [scheme] : [])].join('-');
      const taken = await pictures(asked, () => openGame(browser, folder, game, screen, lang));
      mkdirSync(join(values.out, name), { recursive: true });
      for (const [index, { png }] of taken.entries()) writeFileSync(join(values.out, name, `${index + 1}.png`), png);
      for (const [index, png] of (await sheets(browser, taken, screen)).entries()) {
        writeFileSync(join(values.out, `${name}-${index + 1}.png`), png);
        process.stdout.write(`${name}-${index + 1}.png\n`);
      }
    }
}

const folder = builtGames();
const browser = await startBrowser();
for (const game of positionals)
  for (const players of values.players.split(',')) await shoot(browser, folder, game, Number(players));
await browser.close();
