import type { GameModule } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { namesFor, type Seat } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

afterEach(() => document.body.replaceChildren());

const seats: readonly Seat[] = [{ is: 'human' }, { is: 'human' }];
const long = Array.from({ length: 40 }, () => 'A card is drawn, and what it says is done.');
const rulebook = {
  chapters: [
    { id: 'aim', title: 'Aim', text: ['Win. **Cards** and <i>more</i>.', ...long] },
    { id: 'turn', title: 'A turn', text: long },
  ],
  words: [{ word: 'card', means: 'What is drawn.' }],
};

/** A game whose questions belong to a chapter. */
function told(): GameModule {
  const module = tinyModule();
  const { extras } = module.meta;
  const asks = module.meta.asks.map((ask) => ({ ...ask, chapter: 'turn' }));
  return {
    ...module,
    meta: { ...module.meta, asks, extras: { ...extras, rulebook } },
  };
}

async function open(module: GameModule): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', module });
  element.style.height = '640px';
  element.plan = { seats, names: namesFor(seats), seed: 7, options: {}, variant: null };
  document.body.append(element);
  await element.updateComplete;
  const go = element.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over .primary');
  go?.click();
  await element.updateComplete;
  await element.shadowRoot!.querySelector('uc-table')!.updateComplete;
  return element;
}

const dialogOf = (game: DungeonGameElement): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');

it('opens the rules at the chapter that tells of the question, by a button and by a key', async () => {
  const game = await open(told());
  const prompt = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!;
  await prompt.updateComplete;
  prompt.shadowRoot!.querySelector<HTMLButtonElement>('.rules')!.click();
  await expect.poll(() => dialogOf(game)?.open).toBe(true);
  const asked = dialogOf(game)!.querySelector('.asked')!;
  const [list, chapter] = [dialogOf(game)!.querySelector('.rules')!, asked].map((one) => one.getBoundingClientRect());

  expect(asked.querySelector('h3')?.textContent).toContain('A turn');
  expect(game.shadowRoot!.activeElement).toBe(asked.querySelector('h3'));
  expect(chapter!.top - list!.top).toBeGreaterThanOrEqual(0);
  expect(chapter!.top - list!.top).toBeLessThan(100);
  expect(dialogOf(game)!.querySelector('.close')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogOf(game)).toBeNull();
  await userEvent.keyboard('g');
  await expect.poll(() => dialogOf(game)?.open).toBe(true);
});

it('leads to another chapter and to the words of the game, and shows no markup of the content', async () => {
  const game = await open(told());
  await userEvent.keyboard('g');
  await expect.poll(() => dialogOf(game)?.open).toBe(true);
  const sheet = dialogOf(game)!;
  const select = sheet.querySelector('select')!;

  expect([...select.options].map(({ text }) => text)).toEqual(['Aim', 'A turn', 'Words of the game']);
  expect(select.value).toBe('turn');
  expect((await axe.run(game)).violations).toEqual([]);
  expect(sheet.querySelectorAll('i')).toHaveLength(0);
  expect(sheet.querySelector('dl')?.textContent).toContain('What is drawn.');
  await userEvent.selectOptions(select, 'Aim');
  const heading = sheet.querySelector('[data-chapter="aim"] h3')!.getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(select.getBoundingClientRect().bottom);
});

it('offers no rules where a game has no rulebook', async () => {
  const game = await open(tinyModule());
  const prompt = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!;
  await userEvent.keyboard('g');

  expect(prompt.shadowRoot!.querySelector('.rules')).toBeNull();
  expect(dialogOf(game)).toBeNull();
});

it('tells how far everybody has come with what has to be reached, where plates have no room for it', async () => {
  const module = told();
  const { extras } = module.meta;
  const goal = { says: 'Most points.', reach: { points: 10 } };
  const game = await open({
    ...module,
    meta: { ...module.meta, extras: { ...extras, table: { ...extras.table, goal } } },
  });
  const points = game.view!.players.map(({ counters }) => counters['points'] ?? NaN);

  await userEvent.keyboard('g');
  await expect.poll(() => dialogOf(game)?.open).toBe(true);

  const cells = [...dialogOf(game)!.querySelectorAll('.reach td')].slice(1).map((cell) => cell.textContent);
  expect(cells).toEqual(points.map((value) => `${value}/10`));
  expect(points).toHaveLength(2);
});

it('tells the goal that an option makes, when the game is played with it', async () => {
  const module = told();
  const { extras, options } = module.meta;
  const option = { name: 'long', title: 'Long', text: '', type: { is: 'flag' }, initial: 1, min: null, max: null };
  const goal = {
    says: 'First to ten.',
    reach: { points: 10 },
    with: [{ option: 'long', says: 'First to twenty.', reach: { points: 20 } }],
  };
  const game = await open({
    ...module,
    meta: {
      ...module.meta,
      options: [...options, option as never],
      extras: { ...extras, table: { ...extras.table, goal } },
    },
  });

  expect(game.shadowRoot!.querySelector('.bar .goal')?.textContent).toContain('First to twenty.');
  await userEvent.keyboard('g');
  await expect.poll(() => dialogOf(game)?.open).toBe(true);
  const cells = [...dialogOf(game)!.querySelectorAll('.reach td')].slice(1).map((cell) => cell.textContent);
  expect(cells.map((text) => text.split('/')[1])).toEqual(['20', '20']);
});
