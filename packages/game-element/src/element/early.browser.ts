/**
 * What a page asks of an element before the update that takes its game: a script that runs right
 * after the file of a game does this.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';
import { registerGame } from './game-registry.ts';

const human = { is: 'human' } as const;
const plan: Plan = { seats: [human, human], names: ['Ann', 'Bob'], seed: 7, options: {}, variant: null };
const other = ((tiny) => ({ ...tiny, meta: { ...tiny.meta, id: 'early-other' } }))(tinyModule());

registerGame('early', { module: tinyModule(), icons: {} });
registerGame('early-other', { module: other, icons: {} });

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An element in the page that has not updated yet. */
function add(more: Partial<DungeonGameElement> = {}): DungeonGameElement {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', game: 'early', ...more });
  document.body.append(element);
  return element;
}

/** A save after one answer. */
async function saved(): Promise<string> {
  const game = add({ plan: { ...plan, seed: 8 } });
  await game.updateComplete;
  game.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over button')?.click();
  game.answer(0);
  return game.save();
}

it('begins a game that is asked for before the element has taken its module, once', async () => {
  const game = add();
  const positions: number[] = [];
  game.addEventListener('game-change', ({ detail }) => positions.push(detail.position));
  game.newGame(plan);
  await game.updateComplete;

  expect(game.session?.plan).toEqual(plan);
  expect(positions).toEqual([0]);
});

it('begins a game that is asked for before the element is in the page, and before the file is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const game = new DungeonGameElement();
  Object.assign(game, { store: memoryStore(), pace: 'off', game: 'early-late' });
  game.newGame(plan);
  document.body.append(game);
  await game.updateComplete;
  expect(game.session).toBeNull();

  registerGame('early-late', { module: tinyModule(), icons: {} });
  await game.updateComplete;
  expect(game.session?.plan.seed).toBe(7);
});

it('loads a save that is given before the element has taken its module', async () => {
  const text = await saved();
  const game = add();

  expect(game.load(text)).toBeNull();
  await game.updateComplete;
  expect(game.session?.plan.seed).toBe(8);
  expect(game.session?.position).toBe(1);
});

it('writes no second save of a game that the page loads at every visit', async () => {
  const store = memoryStore();
  const before = add({ store, plan });
  await before.updateComplete;
  const text = before.save();
  before.remove();
  const game = add({ store });
  game.load(text);
  await game.updateComplete;
  game.load(text);
  await game.updateComplete;

  expect(game.session?.plan.seed).toBe(7);
  expect(store.keys('game:')).toHaveLength(1);
});

it('says on page and console why a save is refused that was given too early, and goes on with the last game', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = memoryStore();
  const before = add({ store, plan });
  await before.updateComplete;
  before.remove();
  const game = add({ store });

  expect(game.load('no save')).toBeNull();
  await game.updateComplete;
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^<dungeon-game>: the save was refused: /));
  expect(game.session?.plan.seed).toBe(7);
});

it('begins the game that the page has just named, not the one before it', async () => {
  const game = add();
  await game.updateComplete;
  game.game = 'early-other';
  game.newGame(plan);
  await game.updateComplete;
  expect(game.session?.meta.id).toBe('early-other');
  expect(game.session?.plan.seed).toBe(7);

  game.module = tinyModule();
  game.newGame({ ...plan, seed: 9 });
  await game.updateComplete;
  expect(game.session?.meta.id).toBe(tinyModule().meta.id);
  expect(game.session?.plan.seed).toBe(9);
});

it('begins at once with the game it has, when the page has set a module that is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const game = add();
  await game.updateComplete;
  Object.assign(game, { module: { meta: null } });
  game.newGame(plan);

  expect(game.session?.plan.seed).toBe(7);
});
