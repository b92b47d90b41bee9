/**
 * What a page does wrong with the element: said in its box and on the console, and the element goes
 * on without it.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';
import { registerGame } from './game-registry.ts';

const plan: Plan = { seats: [{ is: 'human' }, { is: 'human' }], names: ['', ''], seed: 7, options: {}, variant: null };
const said: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
  document.body.replaceChildren();
});

async function open(more: object): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', ...more });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const shown = (game: DungeonGameElement): string[] =>
  [...game.shadowRoot!.querySelectorAll('.misuse')].map((one) => one.textContent);

it('says that there is no game of a name, and which there are, until its file is loaded', async () => {
  registerGame('orchard', { module: tinyModule(), icons: {} });
  const game = await open({ game: 'orchid' });

  expect(shown(game)).toEqual([expect.stringMatching(/^This page has no game `orchid`: there is `orchard`/)]);
  expect(said).toEqual([`<dungeon-game>: ${shown(game)[0]}`]);
  registerGame('orchid', { module: tinyModule(), icons: {} });
  await game.updateComplete;
  expect(shown(game)).toEqual([]);
  expect(game.shadowRoot!.querySelector('dungeon-setup')).not.toBeNull();
});

it.each<readonly [string, object, RegExp]>([
  ['seats that are none', { plan: { ...plan, seats: ['human', 'human'] } }, /`plan` has a seat 1 that is neither/],
  ['a bot that is none', { plan: { ...plan, seats: [{ is: 'human' }, { is: 'bot', bot: 'clever' }] } }, /seat 2/],
  ['no seats', { plan: {} }, /`plan` has no list of `seats`/],
  ['a seed that is none', { plan: { ...plan, seed: 'a b' } }, /`plan` has a `seed`/],
  ['no options', { plan: { ...plan, options: undefined } }, /`plan` has no record of `options`/],
  ['a text as a plan', { plan: 'two players' }, /`plan` is no record/],
  ['another pace', { pace: 'quick' }, /`pace` is "quick", not off, fast, normal, slow/],
  ['another theme', { theme: 'noir' }, /`theme` is "noir", not auto, light, dark/],
  ['a worker that is none', { worker: {} }, /`worker` is no function/],
  ['a store that is none', { store: {} }, /`store` has not the functions/],
])('says so and lets people begin, when a page has set %s', async (_, more, reason) => {
  const game = await open({ module: tinyModule(), ...more });

  expect(shown(game)).toEqual([expect.stringMatching(reason)]);
  expect(said).toEqual([`<dungeon-game>: ${shown(game)[0]}`]);
  expect(game.shadowRoot!.querySelector('dungeon-setup')).not.toBeNull();
  game.newGame(plan);
  await game.updateComplete;
  expect(game.session?.plan.seed).toBe(7);
});

it('shows what stands in it and says so, when a page has set a module that is none', async () => {
  const game = await open({ module: { meta: null } });

  expect(shown(game)).toContain('`module` is no compiled game.');
  expect(game.shadowRoot!.querySelector('slot')).not.toBeNull();
  game.module = tinyModule();
  await game.updateComplete;
  expect(shown(game)).toEqual([]);
});

it('says why a game cannot begin, when its plan does not fit the game', async () => {
  const game = await open({ module: tinyModule(), plan: { ...plan, seats: [{ is: 'human' }], names: [''] } });

  expect(said).toEqual([
    expect.stringMatching(/^<dungeon-game>: the game cannot begin: .* is for 2 to 3 players, not 1$/),
  ]);
  expect(game.shadowRoot!.querySelector('.notice')!.textContent).toMatch(/is for 2 to 3 players, not 1/);
  game.newGame({ ...plan, variant: 'nowhere' });
  await game.updateComplete;
  expect(said.at(-1)).toMatch(/there is no variant "nowhere"/);
  expect(game.session).toBeNull();
});

it('goes on with its game and says so, when a page names one that there is not', async () => {
  registerGame('orchard', { module: tinyModule(), icons: {} });
  const game = await open({ game: 'orchard', plan });
  game.game = 'orchad';
  await game.updateComplete;

  expect(shown(game)).toEqual([expect.stringMatching(/^This page has no game `orchad`: there is `orchard`/)]);
  expect(said).toEqual([`<dungeon-game>: ${shown(game)[0]}`]);
  expect(game.session?.plan.seed).toBe(7);
  game.game = 'orchard';
  await game.updateComplete;
  expect(shown(game)).toEqual([]);
});

it('says that a question has no such answer, until it is answered', async () => {
  const game = await open({
    module: tinyModule(),
    plan: { ...plan, seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }] },
  });
  await expect.poll(() => game.view?.decision?.player).toBe(0);
  game.answer(99);
  await game.updateComplete;

  expect(shown(game)).toEqual([expect.stringMatching(/^`answer` got 99, and the question has 0 to \d+\.$/)]);
  expect(said).toEqual([`<dungeon-game>: ${shown(game)[0]}`]);
  game.answer(0);
  await game.updateComplete;
  expect(shown(game)).toEqual([]);
});
