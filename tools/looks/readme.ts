/** Draws the pictures of the README: each game as it is played, `docs/pictures/<game>.jpg`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtWithPictures } from '../built-games.ts';
import { startBrowser } from '@undercroft/browser';
import { openGame, show } from './page.ts';
import { momentFrom, positionsOf } from './played.ts';

/** A moment of each game that shows what it is about, as `main.ts` takes it. */
const SHOWN: readonly { game: string; variant?: string; at: string; bot: string; seed: number }[] = [
  { game: 'keeper', variant: 'reckoning', at: 'any:36', bot: 'sensible:20', seed: 3 },
  { game: 'apprentices', at: 'any:40', bot: 'sensible:48', seed: 1 },
  { game: 'dungeonation', at: 'any:70', bot: 'sensible:20', seed: 1 },
  { game: 'lords', at: 'plan-battle:3', bot: 'sensible:48', seed: 1 },
];

const SCREEN = { width: 1280, height: 800 };
const out = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(out, { recursive: true });
const folder = builtWithPictures();
const browser = await startBrowser();
for (const { game, variant, at, bot, seed } of SHOWN) {
  const [position] = await positionsOf({ game, players: 2, seed, variant, bot, moments: [momentFrom(at)] });
  if (position === undefined) throw new Error(`${game} never came to ${at}`);
  const page = await openGame(browser, folder, game, SCREEN, 'en');
  await show(page, position);
  await page.screenshot({ path: join(out, `${game}.jpg`), type: 'jpeg', quality: 80 });
  await page.context().close();
}
await browser.close();
