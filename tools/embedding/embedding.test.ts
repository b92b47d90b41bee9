import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST, gamePages, type GamePage } from '../proof/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const examples = globSync('docs/embedding/*.html', { cwd: root })
  .map((file) => basename(file))
  .toSorted();

const pages = gamePages();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-embedding-'));
  cpSync(pages.files, folder, { recursive: true });
  cpSync(join(root, 'docs/embedding'), folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = async (url: string): Promise<GamePage> =>
  await pages.open(url, folder, { viewport: { width: 1100, height: 900 } });

/** Says in a page that the second player has won. */
const endGame = (game: Element): void => {
  game.dispatchEvent(new CustomEvent('game-over', { detail: { winners: [1], text: 'It is over.' } }));
};

it.each(examples)(
  'draws every game of %s, asks for no file but those beside it, and complains of nothing',
  async (name) => {
    const { page, complaints } = await open(HOST + name);
    const games = page.locator('dungeon-game');
    for (let index = 0; index < (await games.count()); index++) {
      await games.nth(index).getByRole('button').first().waitFor();
    }

    expect(complaints).toEqual([]);
  },
);

it('runs from a file on disk, when the script is a classic one', async () => {
  const { page, complaints } = await open(pathToFileURL(join(folder, 'classic.html')).href);

  await page.locator('dungeon-game').getByRole('button').first().waitFor();
  expect(complaints).toEqual([]);
});

it('begins the game that a script asks for right after the file is loaded', async () => {
  const { page, complaints } = await open(`${HOST}script.html`);
  await page.locator('dungeon-game .hand-over button').first().click();
  await page.locator('uc-prompt[mode="ask"]').waitFor();

  expect(await page.evaluate(`document.querySelector('dungeon-game').session.plan.names`)).toEqual(['Ann', 'Bob']);
  expect(await page.locator('dungeon-game dungeon-setup').count()).toBe(0);
  await page.locator('dungeon-game').evaluate(endGame);
  expect(await page.locator('#winners').textContent()).toBe('Bob: It is over.');
  expect(complaints).toEqual([]);
});

it('goes on with the game that a script has begun, when the page is loaded again, and begins no other', async () => {
  const { page, complaints } = await open(`${HOST}script.html`);
  const asked = async (): Promise<void> => {
    await page.locator('dungeon-game .hand-over button').first().click();
    await page.locator('uc-prompt[mode="ask"]').waitFor();
  };
  await asked();
  await page.evaluate(`document.querySelector('dungeon-game').answer(0)`);
  const position = await page.locator('#answers').textContent();
  await page.reload();
  await asked();

  expect(await page.evaluate(`document.querySelector('dungeon-game').session.position`)).toBe(Number(position));
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('game:')).length`)).toBe(1);
  expect(complaints).toEqual([]);
});

it('lets bots think in a worker, when the page asks for trusted types and allows our policies', async () => {
  const text = readFileSync(join(folder, 'strict.html'), 'utf8');
  const more = `require-trusted-types-for 'script'; trusted-types lit-html undercroft; default-src`;
  writeFileSync(join(folder, 'trusted.html'), text.replace('default-src', more));
  const { page, complaints } = await open(`${HOST}trusted.html`);
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  expect((await worker).url()).toMatch(/^blob:/);
  expect(complaints).toEqual([]);
});

it('says among its help who drew the pictures, as their licence asks', async () => {
  const { page } = await open(`${HOST}classic.html`);
  const plan = {
    seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
    names: ['', ''],
    seed: 7,
    options: {},
    variant: null,
  };
  await page.locator('dungeon-game').getByRole('button').first().waitFor();
  await page.locator('dungeon-game').evaluate((game, value) => {
    (game as unknown as { newGame(plan: unknown): void }).newGame(value);
  }, plan);
  await page.locator('dungeon-game [data-sheet=help]').click();
  await page.locator('dungeon-game .credits summary').click();

  expect(await page.locator('dungeon-game .credits').textContent()).toMatch(/game-icons\.net[\s\S]*Lorc/);
  expect(readFileSync(join(folder, 'licences.md'), 'utf8')).toMatch(/## lit [\s\S]*# Pictures[\s\S]*# Letters/);
});

it('has the colours of its players and cards in a page with a strict policy, which nothing breaks', async () => {
  const { page, complaints } = await open(`${HOST}strict.html`);
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  const valuesOf = (selector: string, property: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property);

  const seats = await valuesOf('dungeon-setup .seat', '--seat');
  await page.locator('dungeon-game').evaluate((game) => game.setAttribute('pace', 'off'));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('uc-prompt[mode="ask"]').waitFor();

  expect(new Set(seats.filter((colour) => colour !== '')).size).toBe(2);
  expect(new Set(await valuesOf('uc-card .frame', '--hue')).size).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

it('has the policy that the documents name for pages with the files beside them', () => {
  const [, policy = ''] = /content="default-src 'none'; ([^"]+)"/.exec(
    readFileSync(join(folder, 'strict.html'), 'utf8'),
  )!;
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8').replaceAll(/\s+/g, ' ');

  expect(text).toContain(`\`${policy}\``);
});

it('plays games of two versions on one page, and says on the console which they are', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/bundle/package.json'), 'utf8')) as {
    version: string;
  };
  const file = readFileSync(join(folder, 'apprentices.iife.js'), 'utf8');
  const later = file.replaceAll(new RegExp(`version:(["'\`])${version}\\1`, 'g'), 'version:"99.0.0"');
  writeFileSync(join(folder, 'later.js'), later);
  const scripts = ['keeper.iife.js', 'later.js'].map((src) => `<script src="${src}"></script>`);
  const elements = ['keeper', 'apprentices'].map((id) => `<dungeon-game game="${id}" pace="off"></dungeon-game>`);
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Two</title>';
  writeFileSync(join(folder, 'versions.html'), head + [...scripts, ...elements].join(''));
  const { page, complaints } = await open(`${HOST}versions.html`);
  for (const index of [0, 1]) {
    const game = page.locator('dungeon-game').nth(index);
    await game.getByRole('button', { name: 'Begin', exact: true }).click();
    await game.locator('uc-prompt[mode="ask"]').waitFor();
  }

  expect(complaints).toEqual([
    expect.stringContaining(
      `\`apprentices\` was built by version 99.0.0, and the first file of this page by ${version}`,
    ),
  ]);
});

it('begins in a frame that may run scripts and nothing else', async () => {
  const { page, complaints } = await open(`${HOST}sandboxed.html`);
  const frame = page.frameLocator('iframe');
  // What others do before the first question is not waited for.
  await frame.locator('dungeon-game').evaluate((game) => game.setAttribute('pace', 'off'));
  await frame.getByRole('button', { name: 'Begin', exact: true }).click();

  await frame.locator('uc-prompt[mode="ask"]').waitFor();
  expect(complaints).toEqual([]);
});

it('tells the page around a frame with a strict policy how the game in it goes, and who has won', async () => {
  const { page, complaints } = await open(`${HOST}framed.html`);
  const frame = page.frameLocator('iframe');
  await frame.locator('.hand-over button').first().waitFor();
  await expect.poll(() => page.locator('#answers').textContent()).toBe('0');
  await frame.locator('dungeon-game').evaluate(endGame);

  await expect.poll(() => page.locator('#result').textContent()).toBe('Bob: It is over.');
  expect(complaints).toEqual([]);
});

it.each(['strict.html', 'frame.html'])('lets the game of %s load pictures from the folder beside it', async (name) => {
  mkdirSync(join(folder, 'keeper.pictures'), { recursive: true });
  writeFileSync(join(folder, 'keeper.pictures/one.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { page, complaints } = await open(HOST + name);
  const loaded = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = 'keeper.pictures/one.svg';
    return await picture.decode().then(
      () => true,
      () => false,
    );
  });

  expect({ loaded, complaints }).toEqual({ loaded: true, complaints: [] });
});

it('keeps elements with different names in different saves', async () => {
  const { page } = await open(`${HOST}two.html`);
  const plan = { seats: [{ is: 'human' }, { is: 'human' }], names: ['', ''], seed: 7, options: {}, variant: null };
  await page.locator('dungeon-game').first().getByRole('button').first().waitFor();
  await page.evaluate(
    `for (const game of document.querySelectorAll('[save-as]')) game.newGame(${JSON.stringify(plan)})`,
  );

  const saved = (name: string) =>
    page.evaluate<boolean>(`Object.keys(localStorage).some((key) => key.includes('${name}'))`);
  await expect.poll(() => saved('left-table')).toBe(true);
  await expect.poll(() => saved('right-table')).toBe(true);
});

it('speaks the languages of every game of a page, in its letters, when the file that defined the element has neither', async () => {
  const { page } = await open(`${HOST}two.html`);
  const game = page.locator('dungeon-game').last();
  await game.getByRole('button').first().waitFor();
  const english = await game.getByRole('button').allInnerTexts();
  await game.evaluate((element) => element.setAttribute('lang', 'fr'));

  await expect.poll(() => game.getByRole('button').allInnerTexts()).toContain('Commencer');
  const french = await game.getByRole('button').allInnerTexts();
  expect(french).toHaveLength(english.length);
  expect(french.filter((text) => /[a-z]{3}/i.test(text) && english.includes(text))).toEqual([]);
  const families = await page.evaluate<string[]>(`[...document.fonts].map(({ family }) => family.replaceAll('"', ''))`);
  expect(families).toContain('Undercroft Carved');
  expect(families).toContain('Undercroft Storybook');
});

it('has the colours and parts that the page gives it', async () => {
  const { page } = await open(`${HOST}themed.html`);
  await page.locator('dungeon-game').getByRole('button').first().waitFor();

  const style = (element: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(${element}).getPropertyValue('${property}').trim()`);
  const game = `document.querySelector('dungeon-game')`;
  expect(await style(game, '--uc-accent')).toBe('#7a1fa2');
  const bar = `${game}.shadowRoot.querySelector('[part~=bar]')`;
  expect(await style(bar, 'border-block-end-width')).toBe('4px');
  const tinted = await style(bar, 'background-image');
  await page.evaluate(`${game}.style.setProperty('--uc-hue', '100')`);
  expect(await style(bar, 'background-image')).not.toBe(tinted);
});
