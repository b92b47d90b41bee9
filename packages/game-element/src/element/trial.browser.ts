/** Trying out what comes of a plan: a copy in which nothing counts. */
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Plan } from '../session/plan.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { Session } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

let module: GameModule;
beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  const text = encodeURIComponent(compiled?.code ?? '');
  module = (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as GameModule;
});

afterEach(() => document.body.replaceChildren());

/** One person and a bot. @param planning  every question is one of a plan */
async function open(planning: boolean): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  const plan: Plan = {
    seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
    names: ['Ann', 'Ben'],
    seed: 7,
    options: {},
    variant: null,
  };
  const plans = Object.fromEntries(planning ? module.meta.asks.map(({ within }) => [within, []]) : []);
  const extras = { ...module.meta.extras, table: { ...module.meta.extras.table, plans } };
  const planned = { ...module, meta: { ...module.meta, extras } };
  Object.assign(element, { store: memoryStore(), pace: 'off', plan, module: planned });
  element.style.height = '640px';
  document.body.append(element);
  await drawn(element);
  return element;
}

async function drawn(game: DungeonGameElement): Promise<void> {
  await game.updateComplete;
  await game.shadowRoot!.querySelector('uc-table')?.updateComplete;
}

const button = (game: DungeonGameElement, text: string): HTMLButtonElement | undefined =>
  [...game.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === text);

async function press(game: DungeonGameElement, text: string): Promise<void> {
  button(game, text)!.click();
  await drawn(game);
}

it('plays on in a copy, takes back freely, and comes back to the question as it was', async () => {
  const game = await open(true);
  const before = game.save();
  const asked = game.view!.decision;
  await press(game, 'Try it out');
  expect(button(game, 'Try it out')).toBeUndefined();
  expect(game.view!.decision?.answers.map(({ label }) => label)).toEqual(asked?.answers.map(({ label }) => label));

  game.answer(0);
  await drawn(game);
  expect(game.view!.decision).not.toEqual(asked);
  expect(game.save()).toBe(before);
  expect(game.session!.position).toBe(0);
  expect(game.undo()).toBe(true);
  await drawn(game);
  expect(game.view!.decision?.answers).toHaveLength(asked!.answers.length);

  game.answer(0);
  await drawn(game);
  await press(game, 'Back to the game');
  expect(game.view!.position).toBe(0);
  expect(game.view!.decision).toEqual(asked);
  expect(game.save()).toBe(before);
  expect(button(game, 'Try it out')).toBeDefined();
});

it('is over as soon as the game is shared, saved or begun anew', async () => {
  const game = await open(true);
  await press(game, 'Try it out');
  game.answer(0);
  await drawn(game);
  game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet="share"]')!.click();
  await drawn(game);

  expect(button(game, 'Back to the game')).toBeUndefined();
  expect(game.view!.position).toBe(0);
});

/** A game as a table elsewhere shows it: nothing of it is kept in this page. */
function elsewhere(session: Session): PlaySession {
  return new Proxy(session, {
    get: (target, name) => {
      if (name === 'whole') return null;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

it('says at a table elsewhere that steps are taken back in the game itself', async () => {
  const local = await open(true);
  const remote = new DungeonGameElement();
  Object.assign(remote, { store: memoryStore(), pace: 'off', played: elsewhere(local.session!) });
  document.body.append(remote);
  await drawn(remote);

  expect(button(remote, 'Try it out')).toBeUndefined();
  expect(remote.shadowRoot!.querySelector('.notice.trial')?.textContent).toContain('a step is taken back at once');
  expect(local.shadowRoot!.querySelector('.notice.trial')).toBeNull();
});

it('is offered where a player plans, and nowhere else', async () => {
  expect(button(await open(false), 'Try it out')).toBeUndefined();
});
