/**
 * One saved game that is open twice: in two elements here, which share a storage as two tabs do.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import type { Plan } from '../session/plan.ts';
import { memoryStore, type Store } from '../session/store.ts';
import { DungeonGameElement } from '../element/dungeon-game.ts';

const plan: Plan = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['Ann', 'Bob'],
  seed: 7,
  options: {},
  variant: null,
};

afterEach(() => document.body.replaceChildren());

async function open(store: Store, more: Partial<DungeonGameElement> = {}): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store, pace: 'off', module: tinyModule(), ...more });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const strip = (game: DungeonGameElement): string =>
  game.shadowRoot!.querySelector('.notice.follows')?.textContent ?? '';

/** A game in play, and the same one opened once more, which follows it. */
async function twice(store: Store): Promise<[DungeonGameElement, DungeonGameElement]> {
  const first = await open(store, { plan });
  await expect.poll(() => first.session!.humanAsked).toBe(true);
  // The lock is asked for before anything else happens, and given at once.
  await navigator.locks.query();
  const second = await open(store);
  await expect.poll(() => strip(second)).toContain('open in another window');
  return [first, second];
}

it('follows a game that is played elsewhere, and writes nothing over it', async () => {
  const store = memoryStore();
  const [first, second] = await twice(store);
  const { position } = first.session!;
  expect(first.view!.decision!.answers.length).toBeGreaterThan(0);
  expect(second.view!.decision!.answers).toEqual([]);
  second.answer(0);
  expect(second.undo()).toBe(false);
  expect(second.session!.position).toBe(position);

  first.answer(0);
  await expect.poll(() => first.session!.humanAsked).toBe(true);
  expect(first.session!.position).toBeGreaterThan(position);
  await expect.poll(() => second.session!.position).toBe(first.session!.position);
  expect(second.session!.save()).toBe(first.session!.save());
  expect(strip(first)).toBe('');
  expect(store.keys('game:')).toHaveLength(1);
});

it('goes on with the newest position, when the other one is closed', async () => {
  const [first, second] = await twice(memoryStore());
  first.answer(0);
  await expect.poll(() => first.session!.humanAsked).toBe(true);
  const now = first.session!.position;
  first.remove();

  await expect.poll(() => strip(second)).toBe('');
  expect(second.session!.position).toBe(now);
  expect(second.view!.decision!.answers.length).toBeGreaterThan(0);
  second.answer(0);
  expect(second.session!.position).toBeGreaterThan(now);
});

it('plays on with a copy, when somebody wants that, and leaves the other game alone', async () => {
  const store = memoryStore();
  const [first, second] = await twice(store);
  const before = first.session!.save();
  second.shadowRoot!.querySelector<HTMLButtonElement>('.notice.follows button')!.click();
  await second.updateComplete;
  expect(strip(second)).toBe('');
  second.answer(0);

  await expect.poll(() => second.session!.humanAsked).toBe(true);
  expect(second.session!.position).toBeGreaterThan(first.session!.position);
  expect(first.session!.save()).toBe(before);
  expect(store.keys('game:')).toHaveLength(2);
});
