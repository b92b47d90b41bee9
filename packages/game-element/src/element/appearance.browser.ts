import { languageAround } from '@undercroft/components';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
});

async function open(module = tinyModule()): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  element.store = memoryStore();
  element.plan = {
    seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
    names: [],
    seed: 7,
    options: {},
    variant: null,
  };
  element.module = module;
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** Opens a sheet from the bar and gives its inside. */
async function sheet(game: DungeonGameElement, name: string): Promise<HTMLDialogElement> {
  game.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet="${name}"]`)!.click();
  await game.updateComplete;
  return game.shadowRoot!.querySelector('dialog')!;
}

/** The game, told in French as well. */
function inFrench(): ReturnType<typeof tinyModule> {
  const module = tinyModule();
  return { ...module, meta: { ...module.meta, languages: { fr: {} } } };
}

it('speaks another language and has other colours, as soon as they are chosen', async () => {
  const game = await open(inFrench());
  const dialog = await sheet(game, 'settings');
  for (const value of ['fr', 'light']) dialog.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click();
  await game.updateComplete;
  await expect.poll(() => dialog.querySelector('h2')!.textContent).toBe('Réglages');

  expect(getComputedStyle(game).colorScheme).toBe('light');
});

it('writes its language once, because a browser computes all styles anew each time', async () => {
  const game = await open(inFrench());
  const written: MutationRecord[] = [];
  const observer = new MutationObserver((records) => written.push(...records));
  observer.observe(game, { attributeFilter: ['lang'] });
  for (let n = 0; n < 3; n++) {
    game.requestUpdate();
    await game.updateComplete;
  }
  written.push(...observer.takeRecords());
  observer.disconnect();

  expect(game.lang).toBe('en');
  expect(written).toEqual([]);
});

it('speaks the language of the browser, unless the page says another one for it or somebody chooses one', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'fr-FR', 'en']);
  document.documentElement.lang = 'en';
  const game = await open(inFrench());
  expect(languageAround(game)).toBe('fr');

  document.body.lang = 'en';
  game.remove();
  document.body.append(game);
  await expect.poll(() => languageAround(game)).toBe('en');
  document.body.removeAttribute('lang');
  game.lang = 'en';
  await game.updateComplete;
  expect(languageAround(game)).toBe('en');

  const dialog = await sheet(game, 'settings');
  dialog.querySelector<HTMLInputElement>('input[value="fr"]')!.click();
  await expect.poll(() => languageAround(game)).toBe('fr');
});

it('tells the rule of a sentence of the log only while all lies open, for people who make games', async () => {
  const game = await open();
  const log = (): boolean => game.shadowRoot!.querySelector('uc-table')!.sources;
  game.designer = true;
  await game.updateComplete;
  expect(log()).toBe(false);

  const dialog = await sheet(game, 'settings');
  dialog.querySelector<HTMLInputElement>('input[name="open"]')!.click();
  await expect.poll(log).toBe(true);
  game.designer = false;
  await expect.poll(log).toBe(false);
});

it('speaks what a page says later, when it began in the language of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  const game = await open(inFrench());
  expect(languageAround(game)).toBe('en');

  game.lang = 'fr';
  await game.updateComplete;
  game.requestUpdate();
  await game.updateComplete;
  expect(languageAround(game)).toBe('fr');
});

it('offers no language that the game does not speak, and forgets one that was chosen at another game', async () => {
  const game = await open();
  game.store.write('settings', JSON.stringify({ lang: 'fr' }));
  game.remove();
  document.body.append(game);
  const dialog = await sheet(game, 'settings');

  expect(dialog.querySelector('h2')!.textContent).toBe('Settings');
  expect(dialog.querySelector('input[name="lang"]')).toBeNull();
});

it('has the colours of the system, unless the page or a person says otherwise', async () => {
  const game = await open();
  expect(getComputedStyle(game).colorScheme).toBe('light dark');

  const rules = new CSSStyleSheet();
  rules.replaceSync('dungeon-game { color-scheme: light }');
  document.adoptedStyleSheets.push(rules);
  expect(getComputedStyle(game).colorScheme).toBe('light');

  game.theme = 'dark';
  await game.updateComplete;
  expect(getComputedStyle(game).colorScheme).toBe('dark');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
});

it('has cards of the size that the page sets, until a player chooses another', async () => {
  const style = document.createElement('style');
  style.textContent = 'dungeon-game { --uc-scale: 1.1 }';
  document.body.append(style);
  const game = await open();
  const scale = (): string => getComputedStyle(game).getPropertyValue('--uc-scale');
  expect(scale()).toBe('1.1');

  const dialog = await sheet(game, 'settings');
  dialog.querySelector<HTMLInputElement>('input[value="large"]')!.click();
  await game.updateComplete;
  expect(scale()).toBe('1.22');
});
