/**
 * Saves from before a change of the rules, in the element: they are resumed, or only shown until a
 * person plays on.
 */
import type { GameMeta, GameModule } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import type { Plan } from '../session/plan.ts';
import { Saves } from '../session/saves.ts';
import { memoryStore, type Store } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const plan: Plan = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['Ann', 'Bob'],
  seed: 7,
  options: {},
  variant: null,
};

afterEach(() => document.body.replaceChildren());

async function open(
  store: Store,
  module: GameModule,
  more: Partial<DungeonGameElement> = {},
): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store, pace: 'off', module, ...more });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** A store in which a game of some answers was saved. */
async function saved(): Promise<{
  readonly store: Store;
  readonly id: string;
  readonly text: string;
  readonly position: number;
}> {
  const store = memoryStore();
  const game = await open(store, tinyModule(), { plan });
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => game.view?.decision?.player === 0 || game.session?.over).toBe(true);
    game.answer(0);
  }
  await expect.poll(() => game.view?.decision?.player === 0 || game.session?.over).toBe(true);
  const { position } = game.session!;
  game.remove();
  const saves = new Saves(store, () => 1);
  const id = saves.last('orchard')!;
  return { store, id, text: saves.read(id)!, position };
}

function changed(part: Partial<GameMeta> = {}): GameModule {
  const module = tinyModule();
  return { ...module, meta: { ...module.meta, ...part, hash: 'c3', rulesHash: 'c3' } };
}

/** Every entry of every question has another name: no answer of before is known again. */
const renamed = (): GameModule =>
  changed({
    asks: tinyModule().meta.asks.map((ask) => ({
      ...ask,
      entries: ask.entries.map((entry) => ({ ...entry, name: `new-${entry.name}` })),
    })),
  });

const noticeOf = (game: DungeonGameElement, part: string): string =>
  game.shadowRoot!.querySelector(`.notice${part}`)?.textContent ?? '';

it('goes on without a word, when only texts have changed', async () => {
  const { store, position } = await saved();
  const module = tinyModule();
  const game = await open(store, { ...module, meta: { ...module.meta, title: 'Old Orchard', hash: 'b2' } });

  expect(game.session!.position).toBe(position);
  expect(game.shadowRoot!.querySelector('.looking')).toBeNull();
  expect(noticeOf(game, '')).not.toContain('have changed');
});

it('goes on and says so, when the rules have changed and the game stands where it stood', async () => {
  const { store, position } = await saved();
  const game = await open(store, changed());

  expect(game.session!.position).toBe(position);
  expect(noticeOf(game, '')).toContain(`It stands where it stood (answers given again: ${position})`);
  game.answer(0);
  await expect.poll(() => game.session!.position).toBeGreaterThan(position);
});

it('only shows a game whose answers are not offered any more, with the reason, and writes over nothing', async () => {
  const { store, id, text, position } = await saved();
  const game = await open(store, renamed());
  const saves = new Saves(store, () => 2);
  const shown = game.session!.position;

  expect(shown).toBeLessThan(position);
  expect(noticeOf(game, '.looking')).toContain(
    `Answers given again: ${shown} of ${position}. The next one is not offered any more.`,
  );
  game.answer(0);
  expect(game.undo()).toBe(false);
  await game.updateComplete;
  expect(game.session!.position).toBe(shown);
  expect(saves.read(id)).toBe(text);

  game.remove();
  const again = await open(store, renamed());
  expect(noticeOf(again, '.looking')).toContain('Answers given again');
  again.shadowRoot!.querySelector<HTMLButtonElement>('.looking button')!.click();
  await again.updateComplete;
  expect(again.shadowRoot!.querySelector('.looking')).toBeNull();
  expect(saves.read(id)).toBe(text);
  expect(saves.last('orchard')).not.toBe(id);
  again.answer(0);
  await expect.poll(() => again.session!.position).toBeGreaterThan(shown);
});
