import type { CardElement } from '@undercroft/components';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { namesFor, type Plan, type Seat } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const seats: readonly Seat[] = [{ is: 'human' }, { is: 'bot', bot: 'random' }];
const plan: Plan = { seats, names: namesFor(seats), seed: 7, options: { wishes: 0 }, variant: null };

afterEach(() => document.body.replaceChildren());

/** A game in which the questions of a turn may be passed. */
async function open(passes: readonly string[]): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  const module = tinyModule();
  element.store = memoryStore();
  element.pace = 'off';
  element.style.height = '640px';
  element.plan = plan;
  element.module = { ...module, meta: { ...module.meta, extras: { table: { passes } } } };
  document.body.append(element);
  await drawn(element);
  return element;
}

async function drawn(game: DungeonGameElement): Promise<void> {
  await expect.poll(() => game.session!.over || game.session!.humanAsked).toBe(true);
  await game.updateComplete;
  await game.shadowRoot!.querySelector('uc-table')!.updateComplete;
}

const table = (game: DungeonGameElement): ShadowRoot => game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
const inHand = (game: DungeonGameElement): CardElement[] =>
  [...table(game).querySelectorAll<CardElement>('.hand uc-card[legal]')].filter(({ thing }) => thing >= 0);

function point(type: string, target: EventTarget, x: number, y: number): void {
  const more = { clientX: x, clientY: y, button: 0, pointerType: 'mouse', bubbles: true, composed: true };
  target.dispatchEvent(new PointerEvent(type, more));
}

/** Takes a card by its middle and lets go elsewhere. */
function drag(card: Element, x: number, y: number): void {
  const { left, top, width, height } = card.getBoundingClientRect();
  point('pointerdown', card, left + width / 2, top + height / 2);
  point('pointermove', window, left + width / 2 + 3, top + height / 2 + 3);
  point('pointermove', window, x, y);
  point('pointerup', window, x, y);
}

it('uses a thing that is dragged out of its row, and nothing that is put back or let go with Escape', async () => {
  const game = await open([]);
  const [card] = inHand(game);
  const { left, top } = card!.getBoundingClientRect();
  const begun = game.session!.position;

  drag(card!, left + 20, top + 24);
  point('pointerdown', card!, left + 10, top + 10);
  point('pointermove', window, 300, 40);
  expect(table(game).querySelector('.carried')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  point('pointerup', window, 300, 40);
  expect(table(game).querySelector('.carried')).toBeNull();
  expect(game.session!.position).toBe(begun);

  drag(card!, 300, 40);
  expect(game.session!.position).toBeGreaterThan(begun);
});

it('goes nowhere, when a finger moves or a thing cannot be chosen', async () => {
  const game = await open([]);
  const begun = game.session!.position;
  const [card] = inHand(game);
  card!.dispatchEvent(
    new PointerEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true, composed: true }),
  );
  point('pointermove', window, 300, 40);
  expect(table(game).querySelector('.carried')).toBeNull();
  const basket = [...table(game).querySelectorAll<CardElement>('uc-card:not([legal])')].find(
    ({ thing }) => thing >= 0,
  )!;
  drag(basket, 300, 40);

  expect(game.session!.position).toBe(begun);
});

it('takes back at once what was said at once', async () => {
  const game = await open(['turn']);
  const [card] = inHand(game);
  const begun = game.session!.position;
  drag(card!, 300, 40);
  await drawn(game);
  const after = game.session!.position;
  expect(after).toBeGreaterThan(begun);

  game.undo();
  await drawn(game);
  const sheet = game.shadowRoot!.querySelector('dialog');
  sheet?.querySelector<HTMLButtonElement>('.primary')?.click();
  await drawn(game);
  expect(game.session!.position).toBe(begun);
});
