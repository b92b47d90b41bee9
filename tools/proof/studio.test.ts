/// <reference lib="dom" />
// The studio in the page: a game is edited, seen, tested and saved in a browser.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text });

it('shows card and table anew, without a reload and without losing the game in play, while a file is edited', async () => {
  await pages.frame.locator('dungeon-setup button[type="submit"]').click();
  await pages.frame.locator('uc-table').waitFor();
  await pages.retype('title: Wick', 'title: Wax');
  await pages.frame.getByText('The content has changed').waitFor();
  await pages.page.getByRole('tab', { name: 'Cards' }).click();
  await pages.frame.locator('uc-card[marked]').getByText('Wax').waitFor();
  await pages.retype('gain 2 oil', 'gain 7 oil');
  await pages.frame.locator('uc-card[marked]').getByText('7').first().waitFor();

  expect(pages.saved(wick)).toBe(text);
});

it('says what is wrong where it is wrong, leads there from another file, and repairs it', async () => {
  await pages.retype('gain 2 oil', 'gain 2 oli');
  await pages.page.locator('.cm-lintRange-error').first().waitFor();
  await pages.page.getByRole('button', { name: /^game\.yaml/ }).click();
  await pages.page.locator('.problem').first().click();
  await expect.poll(() => pages.editor.textContent()).toContain('gain 2 oli');
  await pages.page.locator('.cm-lintRange-error').first().hover();
  await pages.page.locator('.cm-diagnosticAction').first().click();

  await pages.page.getByText('Nothing is wrong.').waitFor();
  expect(await pages.editor.textContent()).toContain('gain 2 oil');
});

it('opens what is said of the only mistake by F8, again after it was closed, with its repair', async () => {
  const { page } = pages;
  await pages.retype('gain 2 oil', 'gain 2 oli');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await pages.editor.press('F8');
  await page.locator('.cm-tooltip-lint').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.cm-tooltip-lint').waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await page.locator('.cm-diagnosticAction').first().press('Enter');

  await page.getByText('Nothing is wrong.').waitFor();
  expect(await pages.editor.textContent()).toContain('gain 2 oil');
});

it('underlines and repairs a mistake in a file that was never open, when the cause stands in another one', async () => {
  const { page } = pages;
  await page.getByRole('button', { name: /^game\.yaml/ }).click();
  await pages.retype('  oil: {', '  oils: {');
  await page.locator('.problem', { hasText: 'owl.yaml' }).click();
  await expect.poll(() => pages.editor.textContent()).toContain('pay 1 oil');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await pages.editor.press('F8');
  await page.locator('.cm-diagnosticAction').first().press('Enter');

  await expect.poll(() => pages.editor.textContent()).toContain('pay 1 oils');
  await page.locator('.cm-lintRange-error').first().waitFor({ state: 'detached' });
});

it('shows the picture beside each icon that is offered, while its name is being written', async () => {
  const { page } = pages;
  // Until then the server knows no formats.
  await pages.word('oil').waitFor();
  await pages.write(`${text}icon: `);
  await page.keyboard.type('owl');
  const offer = page.locator('.cm-tooltip-autocomplete li[aria-selected]');
  await offer.locator('.cm-offered-icon svg.icon path').waitFor();
  await expect.poll(() => offer.locator('.cm-completionLabel').textContent()).toBe('owl');
  await pages.look('studio-icons-offered');
  await page.keyboard.press('Enter');

  await expect.poll(() => pages.text()).toMatch(/icon: owl$/);
});

it('renames a counter in all files, also those that nobody has opened', async () => {
  await pages.word('oil').dblclick();
  await pages.page.keyboard.press('F2');
  await pages.page.locator('.cm-lsp-rename-panel input').fill('grease');
  await pages.page.keyboard.press('Enter');
  await expect.poll(() => pages.editor.textContent()).toContain('gain 2 grease');
  await pages.page.getByText('Nothing is wrong.').waitFor();
  await pages.page.getByRole('button', { name: /^game\.yaml/ }).click();

  await expect.poll(() => pages.editor.textContent()).toContain('grease:');
});

it('keeps changes in the browser, and takes them back on demand', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  await pages.page.getByText('Changes are kept in this browser.').waitFor();
  await pages.page.reload();
  await pages.editor.getByText('Wax').waitFor();
  await pages.choose('Discard changes');

  await expect.poll(() => pages.editor.textContent()).toContain('title: Wick');
});

it('writes changed, new and deleted files into the content folder, when they are saved', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  await pages.page.getByRole('button', { name: 'New file' }).click();
  await pages.page.getByLabel('Path of the new file').fill('../outside.yaml');
  await pages.page.keyboard.press('Enter');
  await pages.page.getByText('A path is a folder and a name').waitFor();
  await pages.page.getByLabel('Path of the new file').fill('tricks/snuff.yaml');
  await pages.page.keyboard.press('Enter');
  await pages.page.getByRole('button', { name: /^snuff\.yaml/ }).waitFor();
  await pages.editor.focus();
  await pages.page.keyboard.insertText(text.replace('Wick', 'Snuff'));
  await pages.page.keyboard.press('ControlOrMeta+s');
  await pages.page.getByText('Saved').waitFor();

  expect(pages.saved(wick)).toBe(text.replace('Wick', 'Wax'));
  expect(pages.saved('lantern/tricks/snuff.yaml')).toBe(text.replace('Wick', 'Snuff'));

  await pages.page.getByRole('button', { name: 'Delete this file' }).click();
  await pages.page.getByRole('button', { name: /^Save \(1\)/ }).click();
  await expect.poll(() => existsSync(join(pages.content, 'lantern/tricks/snuff.yaml'))).toBe(false);
});

it('begins a file by keys alone, and leads back when nobody wants it', async () => {
  const { page } = pages;
  const button = page.getByRole('button', { name: 'New file' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => await button.evaluate((element) => element.matches(':focus'))).toBe(true);
  await button.press('Enter');
  await page.keyboard.type('tricks/snuff.yaml');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^snuff\.yaml/ }).waitFor();
  await page.keyboard.type('title: Snuff');

  await expect.poll(() => pages.text()).toBe('title: Snuff');
});

it('goes on in the text of a file that is chosen by keys after another one was deleted', async () => {
  const { page } = pages;
  await page.getByRole('button', { name: 'Delete this file' }).press('Enter');
  await page.getByText('Choose a file to edit.').waitFor();
  await page.getByRole('button', { name: /^game\.yaml/ }).press('Enter');

  await expect.poll(async () => await pages.editor.evaluate((element) => element.matches(':focus'))).toBe(true);
});

it('goes from part to part by F6, also out of the frame with the table', async () => {
  const { page } = pages;
  const isIn = (place: string): Promise<boolean> =>
    page.locator(place).evaluate((element) => element.matches(':focus'));
  await pages.editor.focus();
  await page.keyboard.press('F6');
  expect(await isIn('[role="tab"][aria-selected="true"]')).toBe(true);
  await page.keyboard.press('F6');
  expect(await isIn('.file[aria-current]')).toBe(true);
  await page.keyboard.press('Shift+F6');
  await pages.frame.locator('dungeon-setup button[type="submit"]').focus();
  await page.keyboard.press('Shift+F6');

  expect(await isIn('.cm-content')).toBe(true);
});

it('takes a deleted file out of the game, so that it is told where something still names it', async () => {
  const { page } = pages;
  await page.getByRole('button', { name: 'New file' }).click();
  await page.getByLabel('Path of the new file').fill('tricks/snuff.yaml');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^snuff\.yaml/ }).waitFor();
  await pages.write(
    text.replace('Wick', 'Snuff').replace('gain 2 oil', 'gain count(tricks in your hand where it is wick) oil'),
  );
  await page.getByText('Nothing is wrong.').waitFor();
  await page.getByRole('button', { name: /^wick\.yaml/ }).click();
  await page.getByRole('button', { name: 'Delete this file' }).click();

  const problems = page.locator('.problem');
  await expect.poll(() => problems.allTextContents()).toContainEqual(expect.stringContaining('`wick`'));
});

it('takes a file in that somebody saves beside it, and asks about one that is changed here too', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  writeFileSync(join(pages.content, wick), text.replace('Wick', 'Tallow'));
  await pages.page.getByText('Changed elsewhere since you began: lantern/tricks/wick.yaml').waitFor();
  expect(await pages.editor.textContent()).toContain('Wax');
  await pages.choose('Discard changes');
  await pages.editor.getByText('Tallow').waitFor();
  writeFileSync(join(pages.content, wick), text.replace('Wick', 'Candle'));

  await pages.editor.getByText('Candle').waitFor();
});

it('writes over nothing that it has never seen, and keeps what is typed while it saves', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  // As if the server could not tell the page: it hears of no change of the folder.
  await pages.page.route('**/__undercroft/write', async (route) => {
    writeFileSync(join(pages.content, wick), text.replace('Wick', 'Tallow'));
    await route.continue();
  });
  await pages.page.keyboard.press('ControlOrMeta+s');
  await pages.page.getByText('Changed elsewhere since you began: lantern/tricks/wick.yaml').waitFor();
  expect(pages.saved(wick)).toContain('Tallow');
  await pages.page.unroute('**/__undercroft/write');
  pages.complaints = pages.complaints.filter((line) => !line.includes('409'));
  await pages.page.route('**/__undercroft/write', async (route) => {
    await pages.retype('cost: 2', 'cost: 3');
    await route.continue();
  });
  await pages.page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => pages.saved(wick)).toContain('Wax');
  // What is kept is known to begin from what was saved: the words on the page may still speak of
  // what was kept before.
  await expect.poll(() => pages.keptBase(wick)).toContain('Wax');
  await pages.page.reload();
  await pages.editor.getByText('cost: 3').waitFor();

  expect(pages.saved(wick)).toContain('cost: 2');
  expect(await pages.page.getByText('Changed elsewhere').count()).toBe(0);
});

it('says that another window edits the game, and keeps nothing over what that one keeps', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  await pages.page.getByText('Changes are kept in this browser.').waitFor();
  const other = await pages.context.newPage();
  await other.goto(`${pages.url}/#/edit/${wick}`);
  await other.getByText('This game is edited in another window').waitFor();
  await other.locator('.cm-content').getByText('Wax').waitFor();
  await other.locator('.cm-content').focus();
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.insertText('title: Nothing');
  await other.close();
  await pages.page.reload();

  await expect.poll(() => pages.editor.textContent()).toContain('title: Wax');
});

it('shows one page after the other without a step of the way back', async () => {
  const before = await pages.page.evaluate(() => history.length);
  await pages.page.getByRole('tab', { name: 'Cards' }).click();
  await pages.frame.locator('uc-card[marked]').first().waitFor();
  await pages.page.getByRole('tab', { name: 'Rulebook' }).click();
  await pages.frame.locator('workbench-rules').waitFor();

  expect(await pages.page.evaluate(() => history.length)).toBe(before);
});

it('shows markup in a text as text, wherever it is told of', async () => {
  const hostile = '<img src=x onerror=PWNED=1><style>*{display:none}</style><form action=/>go';
  await pages.retype('title: Wick', `title: '${hostile}'`);
  await pages.frame.locator('dungeon-setup').waitFor();
  await pages.page.getByText('Nothing is wrong.').waitFor();
  await pages.word('oil').hover();
  await pages.page.locator('.cm-lsp-hover-tooltip').waitFor();
  await pages.page.getByRole('tab', { name: 'Cards' }).click();
  await pages.frame.locator('uc-card[marked]').waitFor();
  const marked = '.cm-tooltip :is(img, style, form)';

  expect(await pages.page.locator(marked).count()).toBe(0);
  expect(
    await pages.page.evaluate(() => 'PWNED' in window || 'PWNED' in document.querySelector('workbench-app')!),
  ).toBe(false);
});

it('runs the scenarios on the game as it is edited, and leads to one that fails', async () => {
  await pages.page.getByRole('tab', { name: 'Tests' }).click();
  await pages.page.getByText('Scenarios: 1 pass, 0 fail.').waitFor();
  await pages.open('lantern/scenarios/duel.yaml');
  await pages.retype('player 1.embers: 1', 'player 1.embers: 3');
  await pages.page.getByText('Scenarios: 0 pass, 1 fail.').waitFor();
  await pages.page.getByRole('button', { name: /^game\.yaml/ }).click();
  await pages.page.locator('.tests .problem').click();

  await expect.poll(() => pages.editor.textContent()).toContain('- it: A moth that wins a duel');
});

it('writes the game in play down as a scenario that passes', async () => {
  await pages.frame
    .locator('dungeon-setup')
    .locator('details')
    .first()
    .evaluate((part: HTMLDetailsElement) => (part.open = true));
  await pages.frame.locator('dungeon-setup input[name="seed"]').fill('amber');
  await pages.frame.locator('dungeon-setup button[type="submit"]').click();
  await pages.frame.locator('uc-prompt .answer').first().click();
  await pages.frame.locator('uc-prompt .answer').first().waitFor();
  await pages.page.getByRole('button', { name: 'Save as test' }).click();
  await expect.poll(() => pages.editor.textContent()).toContain('- it: A first evening');
  expect(await pages.editor.textContent()).toContain('seed: amber');
  await pages.page.getByRole('tab', { name: 'Tests' }).click();

  await pages.page.getByText('Scenarios: 2 pass, 0 fail.').waitFor();
  expect(await pages.editor.getAttribute('aria-label')).toBe('Text of lantern/scenarios/from-play.yaml');
});

it('packs the game into an archive and opens it again', async () => {
  await pages.retype('title: Wick', 'title: Wax');
  const [download] = await Promise.all([pages.page.waitForEvent('download'), pages.choose('Download')]);
  await pages.choose('Discard changes');
  await pages.editor.getByText('title: Wick').waitFor();
  const [chooser] = await Promise.all([pages.page.waitForEvent('filechooser'), pages.choose('Open a download')]);
  const packed = await buffer(await download.createReadStream());
  await chooser.setFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer: packed });

  await expect.poll(() => pages.editor.textContent()).toContain('title: Wax');
});

it('gives changes away in a link, and takes those of a link in when somebody wants them', async () => {
  await pages.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pages.retype('title: Wick', 'title: Wax');
  await pages.choose('Share');
  await pages.page.getByText('Copied: a link').waitFor();
  const link = await pages.page.evaluate(async () => await navigator.clipboard.readText());
  await pages.choose('Discard changes');
  await pages.editor.getByText('title: Wick').waitFor();
  await pages.page.goto(link);
  await pages.page.getByRole('button', { name: 'Save (1)' }).waitFor();

  await expect.poll(() => pages.editor.textContent()).toContain('title: Wax');
  expect(pages.page.url()).not.toContain('shared');
});

it('keeps what is not needed each minute in a menu, which the keyboard opens, leads through and closes', async () => {
  const { page } = pages;
  const more = page.getByRole('button', { name: 'More', exact: true });
  const focused = async (): Promise<string> =>
    await page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement != null) at = at.shadowRoot.activeElement;
      return at?.textContent?.trim() ?? '';
    });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('Discard changes');
  await page.keyboard.press('End');
  expect(await focused()).toBe('One file to play');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Discard changes');
  await page.keyboard.press('s');
  expect(await focused()).toBe('Share');
  await pages.look('menu');
  expect(await pages.barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  expect([await page.getByRole('menu').count(), await more.getAttribute('aria-expanded')]).toEqual([0, 'false']);
  expect(await focused()).toContain('More');
  await page.setViewportSize({ width: 390, height: 844 });
  await more.click();
  await pages.look('menu-390');
  const box = (await page.getByRole('menu').boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
});

it('goes on to another file while it tells what a name means, without a word in the console', async () => {
  const { page } = pages;
  await pages.open('lantern/rules/play.rules');
  const show = async (name: string): Promise<void> => {
    await page.locator('.file', { hasText: name }).evaluate((file) => (file as HTMLElement).click());
    await expect.poll(() => pages.editor.getAttribute('aria-label')).toContain(name);
  };
  for (let n = 0; n < 3; n++) {
    // The end of the longer text: no such place is in the other one.
    await pages.editor.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.locator('.cm-line [class*="cm-is-"]').getByText('embers', { exact: true }).last().hover();
    await page.locator('.cm-lsp-hover-tooltip').waitFor();
    // The pointer stays where it is, so nothing but the other file closes it.
    await show('owl.yaml');
    expect(await page.locator('.cm-lsp-hover-tooltip').count()).toBe(0);
    await page.mouse.move(5, 500);
    await show('play.rules');
  }
});

it('keeps its tabs in one row, however narrow it is, and the chosen one in sight', async () => {
  const { page } = pages;
  const tabs = page.getByRole('tablist').last();
  for (const width of [1440, 1280, 1010]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('tab', { name: 'Balance' }).click();
    const row = await tabs.boundingBox();
    const boxes = await Promise.all((await tabs.getByRole('tab').all()).map(async (tab) => await tab.boundingBox()));
    const last = boxes.at(-1)!;

    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
    expect(last.x + last.width).toBeLessThanOrEqual(row!.x + row!.width + 1);
    await page.getByRole('tab', { name: 'Table' }).click();
  }
});

it('can be used by everybody: nothing that axe finds, and no page beside it on a phone', async () => {
  await pages.retype('gain 2 oil', 'gain 2 oli');
  await pages.page.locator('.problem').first().waitFor();
  expect(await pages.barriers()).toEqual([]);
});
