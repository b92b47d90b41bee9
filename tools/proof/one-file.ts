/// <reference lib="dom" />
/** Makes a game into one file in the studio, and opens it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Download, Page } from 'playwright';
import { fromMenu } from './studio-pages.ts';

type Played = HTMLElement & { save(): string };

/**
 * Presses the button on a page of the studio.
 *
 * @param folder where the file goes
 * @returns where it lies, and what the page says of it
 */
export async function madeFile(page: Page, folder: string): Promise<{ readonly path: string; readonly said: string }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    fromMenu(page, 'One file to play'),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const said = (await page.getByText('is among your downloads').textContent()) ?? '';
  return { path, said: said.trim() };
}

/**
 * Opens a file from the disk and plays it, against a program where the game is not for one.
 *
 * @param answers  how many are given
 * @returns what the page said, asked for elsewhere, or should not have done
 */
export async function playedFromDisk(
  context: BrowserContext,
  path: string,
  { answers, isSolo }: { readonly answers: number; readonly isSolo: boolean } = { answers: 4, isSolo: false },
): Promise<readonly string[]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) wrong.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('undercroft:settings', '{"pace":"off"}'));
  await page.goto(pathToFileURL(path).href);
  await page
    .locator('dungeon-setup')
    .locator('details')
    .first()
    .evaluate((part: HTMLDetailsElement) => (part.open = true));
  await page.locator('dungeon-setup input[name="seed"]').fill('amber');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const answer = page.locator('uc-prompt .answer:not([aria-disabled="true"])').first();
  for (let n = 0; n < answers; n++) {
    await answer.waitFor();
    const before = await page.evaluate(() => document.querySelector<Played>('dungeon-game')!.save());
    await answer.click();
    // An answer of mine, and those of the program that thinks in a worker.
    await page.waitForFunction((save) => document.querySelector<Played>('dungeon-game')!.save() !== save, before);
  }
  if (!isSolo && page.workers().length === 0) wrong.push('the program thinks in the page');
  if (await page.evaluate(() => 'PWNED' in window)) wrong.push('a text became code');
  await page.close();
  return wrong;
}
