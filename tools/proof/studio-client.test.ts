/// <reference lib="dom" />
// The language server as CodeMirror's own client asks it: code of another project stands between
// the keys that are pressed and the server in its worker.
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text });

it('completes a word by what can stand there, and writes what is taken', async () => {
  const { page } = pages;
  await pages.retype('gain 2 oil\n', 'gain 2 ');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('em');
  await page.keyboard.press('Control+Space');
  const entry = page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'embers' });
  await entry.waitFor();
  expect(await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'shuffle' }).count()).toBe(0);
  await entry.click();

  await expect.poll(() => pages.editor.textContent()).toContain('gain 2 embers');
  await page.getByText('Nothing is wrong.').waitFor();
});

it('leads from a name to where it is declared, in another file', async () => {
  await pages.word('main-window').click();
  await pages.page.keyboard.press('F12');

  await expect.poll(() => pages.editor.getAttribute('aria-label')).toBe('Text of lantern/game.yaml');
});

it('lists every use of a name by file, and leads to one', async () => {
  const { page } = pages;
  await pages.word('oil').click();
  await page.keyboard.press('Shift+F12');
  const uses = page.locator('.cm-lsp-reference-panel .cm-lsp-reference');
  await uses.first().waitFor();
  const files = await page.locator('.cm-lsp-reference-panel .cm-lsp-reference-file').allTextContents();
  expect(files.join(' ')).toContain('play.rules');
  await uses.filter({ hasText: 'b.cost' }).first().click();

  await expect.poll(() => pages.editor.getAttribute('aria-label')).toBe('Text of lantern/rules/play.rules');
});

it('shows what a verb takes while it is written', async () => {
  const { page } = pages;
  await pages.open('lantern/rules/play.rules');
  await pages.editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nto test-it\n  summon ');
  await page.keyboard.press('ControlOrMeta+Shift+Space');

  await expect.poll(() => page.locator('.cm-lsp-signature').first().textContent()).toContain('beast b');
});

it('tells what a name means', async () => {
  await pages.word('oil').hover();

  await expect.poll(() => pages.page.locator('.cm-lsp-hover-tooltip').textContent()).toContain('counter');
});

it('lays a file out, and takes that back at once', async () => {
  const { page } = pages;
  await pages.retype('cost: 2', 'cost:      2');
  await page.keyboard.press('Shift+Alt+f');
  await expect.poll(() => pages.editor.textContent()).not.toContain('cost:   ');
  await page.keyboard.press('ControlOrMeta+z');

  await expect.poll(() => pages.editor.textContent()).toContain('cost:      2');
});
