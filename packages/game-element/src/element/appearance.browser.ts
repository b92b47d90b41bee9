import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

afterEach(() => document.body.replaceChildren());

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
