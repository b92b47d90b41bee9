/// <reference lib="dom" />
// A card is filled in as a form: in both directions, with every remark kept, and nothing that
// cannot be taken back.
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = `# What a lantern burns.
title: Wick # a thing
count: 1 per player
starts: deck
cost: 2   # cheap
effect: play in main-window, gain 2 oil
`;
const rulebook = 'lantern/rulebook.yaml';
const pages = studioPages(wick, { [wick]: text, [rulebook]: 'chapters: [{ id: a, title: A, text: B. }]\n' });

const written = async (): Promise<string> => await pages.text();

const openForm = async (): Promise<void> => {
  await pages.page.getByRole('button', { name: 'Form', exact: true }).click();
  await pages.page.getByRole('heading', { name: 'trick: wick.yaml' }).waitFor();
};

it('changes the text where a key is filled in, and nothing else; the editor takes it back', async () => {
  await openForm();
  await pages.page.getByLabel('cost', { exact: true }).fill('3');
  await expect.poll(written).toBe(text.replace('cost: 2 ', 'cost: 3 '));
  await pages.page.getByLabel('title', { exact: true }).fill('Long wick');
  await pages.page.getByLabel('starts', { exact: true }).selectOption('discard');
  await expect
    .poll(written)
    .toBe(text.replace('cost: 2 ', 'cost: 3 ').replace('Wick #', 'Long wick #').replace('deck', 'discard'));
  await pages.page.getByText('Nothing is wrong.').waitFor();
  await pages.editor.focus();
  for (let n = 0; n < 3; n++) await pages.page.keyboard.press('ControlOrMeta+z');

  await expect.poll(written).toBe(text);
  // The form follows the text.
  await expect.poll(() => pages.page.getByLabel('cost', { exact: true }).inputValue()).toBe('2');
});

it('follows what is typed, says what is wrong in its place, and is away while the text cannot be read', async () => {
  await openForm();
  await pages.retype('cost: 2', 'cost: many');
  await pages.page.locator('workbench-studio-form .wrong').first().waitFor();
  expect(await pages.page.getByLabel('cost', { exact: true }).inputValue()).toBe('many');
  await pages.page.getByLabel('cost', { exact: true }).fill('4');
  await pages.page.getByText('Nothing is wrong.').waitFor();
  await pages.retype('cost: 4', 'cost: [4');
  await pages.page.getByText('The text cannot be read as it is').waitFor();
  await pages.retype('cost: [4', 'cost: 5');

  await expect.poll(() => pages.page.getByLabel('cost', { exact: true }).inputValue()).toBe('5');
});

it('keeps an item that is added before the form has been read again', async () => {
  await openForm();
  await pages.page.getByText(/^\d+ more$/).click();
  await pages.page.getByLabel('tags', { exact: true }).evaluate(async (input) => {
    for (const item of ['bright', 'warm', 'new']) {
      (input as HTMLInputElement).value = item;
      input.dispatchEvent(new Event('change'));
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    }
  });

  await expect.poll(written).toContain('tags: [bright, warm, new]');
});

it('finds a picture by a word, takes lists item by item, and keeps what is text in the text', async () => {
  const { page } = pages;
  await openForm();
  await page.getByText(/^\d+ more$/).click();
  await page.getByRole('button', { name: 'Choose the picture of icon' }).click();
  await page.getByLabel('A word for what is to be seen').fill('spider');
  await page.getByRole('dialog').getByRole('button', { name: 'spider-web', exact: true }).waitFor();
  await pages.look('form-icons');
  expect(await pages.barriers()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'spider-web', exact: true }).click();
  await expect.poll(written).toContain('icon: spider-web');
  await page.getByLabel('tags', { exact: true }).fill('bright');
  await page.keyboard.press('Enter');
  await expect.poll(written).toContain('tags: [bright]');
  await page.getByLabel('tags', { exact: true }).fill('warm');
  await page.keyboard.press('Enter');
  await expect.poll(written).toContain('tags: [bright, warm]');
  await page.getByRole('button', { name: 'Take bright out' }).click();
  await expect.poll(written).toContain('tags: [warm]');
  await page.getByRole('button', { name: 'In the text: effect' }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(', then gain 1 embers');

  await expect.poll(written).toContain('effect: play in main-window, gain 2 oil, then gain 1 embers');
  await expect.poll(() => page.locator('.problems').textContent()).toContain('Nothing is wrong.');
});

it('is the row at the cursor in a table, a counter in game.yaml, and no form where there is none', async () => {
  const { page } = pages;
  await pages.open('lantern/tricks/tricks.table.yaml');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await page.getByRole('heading', { name: 'row of a trick table: each' }).waitFor();
  await pages.editor.getByText('sparks', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'row of a trick table: rows › sparks' }).waitFor();
  await page.getByLabel('cost', { exact: true }).fill('1');
  await expect.poll(written).toMatch(/sparks:\n {4}cost: 1\n/);
  await page.getByRole('button', { name: /^game\.yaml/ }).click();
  await pages.word('oil').click();
  await page.getByRole('heading', { name: 'counter: counters › oil' }).waitFor();
  await page.getByLabel('paying', { exact: true }).waitFor({ state: 'attached' });
  await page.getByText('scenarios', { exact: true }).click();
  await page.getByRole('button', { name: /^duel\.yaml/ }).click();
  await page.getByText('There is no form for what stands at the cursor').waitFor();
});

it('shows the objects of a list one by one, in both directions, and leads from one to the next', async () => {
  const { page } = pages;
  const many = '- it: first # a remark\n  do: [wait]\n\n- it: second\n  seed: 3\n';
  await pages.open('lantern/scenarios/duel.yaml');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await pages.write(many);
  await page.getByRole('heading', { name: /: 2$/ }).waitFor();
  await page.getByLabel('seed', { exact: true }).fill('4');
  await expect.poll(written).toBe(many.replace('seed: 3', 'seed: 4'));
  await page.getByRole('button', { name: 'Before it' }).click();
  await page.getByRole('heading', { name: /: 1$/ }).waitFor();
  await page.getByLabel('it', { exact: true }).fill('the first');
  await expect.poll(written).toBe(many.replace('seed: 3', 'seed: 4').replace('it: first', 'it: the first'));
  expect(await page.getByRole('button', { name: 'Before it' }).isDisabled()).toBe(true);
  await pages.look('form-list');
  expect(await pages.barriers()).toEqual([]);
});

it('adds an object to a list by keys alone, goes on in its first field, and keeps every remark', async () => {
  const { page } = pages;
  const one = '- it: first # a remark\n  do: [wait]\n\n# the end\n';
  await pages.open('lantern/scenarios/duel.yaml');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await pages.write(one);
  await page.getByRole('heading', { name: /: 1$/ }).waitFor();
  await page.getByRole('button', { name: 'Another one' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /: 2$/ }).waitFor();
  await expect
    .poll(() => page.getByLabel('it', { exact: true }).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.keyboard.type('second');
  await expect.poll(written).toBe('- it: first # a remark\n  do: [wait]\n- it: second\n\n# the end\n');
  await page.getByRole('button', { name: 'Before it' }).click();
  await page.getByRole('heading', { name: /: 1$/ }).waitFor();
  await pages.look('form-added');
  expect(await pages.barriers()).toEqual([]);
});

it('moves an object of a list and takes it out by keys alone, with its remarks, and the text takes it back', async () => {
  const { page } = pages;
  const first = '- it: first # a remark\n  do: [wait]\n';
  const second = '# about the second\n- it: second\n';
  await pages.open('lantern/scenarios/duel.yaml');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await pages.write(`# steps\n\n${first}\n${second}`);
  await page.getByRole('heading', { name: /: 2$/ }).waitFor();
  await page.getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /: 1$/ }).waitFor();
  await expect.poll(written).toBe(`# steps\n\n${second}\n${first}`);
  await pages.look('form-moved');
  expect(await pages.barriers()).toEqual([]);
  // It cannot go further, and the focus stays.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /: 2$/ }).waitFor();
  await expect.poll(written).toBe(`# steps\n\n${first}\n${second}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /: 1$/ }).waitFor();
  await expect.poll(written).toBe(`# steps\n\n${first}`);
  await page.keyboard.press('Enter');
  await expect.poll(written).toBe('# steps\n');
  await pages.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');

  await expect.poll(written).toContain(first);
});

it('begins a list of objects where its key is missing', async () => {
  const { page } = pages;
  await pages.open(rulebook);
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await pages.write('words: [] # none\n');
  await page.getByRole('heading', { name: 'rulebook: rulebook.yaml' }).waitFor();
  await page.getByRole('button', { name: 'Add to chapters' }).click();
  await page.getByRole('heading', { name: /chapters › 1$/ }).waitFor();
  await expect
    .poll(() => page.getByLabel('id', { exact: true }).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.keyboard.type('winning');

  await expect.poll(written).toBe('words: [] # none\nchapters:\n  - id: winning\n    title:\n    text:\n');
});

it('can be used by everybody', async () => {
  await openForm();
  await pages.look('form');
  expect(await pages.barriers()).toEqual([]);
  await pages.page.setViewportSize({ width: 390, height: 844 });
  await pages.look('form-390');
});
