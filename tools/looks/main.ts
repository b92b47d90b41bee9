/**
 * Pictures of a game as it is played, to be looked at: bots play it, and the page shows what its
 * first seat was asked.
 *
 *     node tools/looks/main.ts lords --at orders-phase,plan-battle:3,plan-battle:3+4,any:20,end
 *     --players 2,4 --screens 1440x900,390x844 --lang en,fr --out dist/looks
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { builtWithPictures } from '../built-games.ts';
import { startBrowser } from '@undercroft/browser';
import { openGame, show, type Screen } from './page.ts';
import { momentFrom, positionsOf } from './played.ts';

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
const folder = builtWithPictures();
const browser = await startBrowser();
for (const game of positionals)
  for (const players of values.players.split(',')) await shoot(browser, folder, game, Number(players));
await browser.close();
