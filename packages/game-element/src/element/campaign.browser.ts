import type { GameModule } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { namesFor, type Plan, type Seat } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

/**
 * The tiny game as the first of several: what lies in store goes on, and the goal is settled anew.
 */
function campaignModule(): GameModule {
  const module = tinyModule();
  const { meta } = module;
  const fields = meta.fields.map((field) => ({ ...field, kept: true as const }));
  const campaign = { text: 'A long summer.', settles: [0], over: -1 };
  return { ...module, meta: { ...meta, fields, campaign } };
}

const bots: readonly Seat[] = [
  { is: 'bot', bot: 'random' },
  { is: 'bot', bot: 'random' },
];
const plan: Plan = { seats: bots, names: namesFor(bots), seed: 7, options: {}, variant: null };

async function open(module: GameModule): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  element.store = memoryStore();
  element.pace = 'off';
  element.plan = plan;
  element.module = module;
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** The sheet at the end, when bots have played so far. */
async function endOf(game: DungeonGameElement): Promise<HTMLDialogElement> {
  await expect.poll(() => game.shadowRoot!.querySelector('dialog .end')).not.toBeNull();
  return game.shadowRoot!.querySelector('dialog')!;
}

const pressable = (within: ParentNode, text: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((one) => one.textContent.trim() === text);

afterEach(() => document.body.replaceChildren());

it('goes on to the next game of a campaign, with what is kept, and saves it', async () => {
  const game = await open(campaignModule());
  const end = await endOf(game);

  pressable(end, 'Next game of the campaign')!.click();
  await game.updateComplete;
  const between = game.shadowRoot!.querySelector('dialog')!;
  const said = between.querySelector('.next')!.textContent.replaceAll(/\s+/g, ' ');
  const form = between.querySelector('dungeon-setup')!;
  await form.updateComplete;
  pressable(form.shadowRoot!, 'Begin game 2')!.click();
  await game.updateComplete;

  expect(said).toContain('A long summer.');
  expect([between.querySelectorAll('.past li').length, form.shadowRoot!.querySelectorAll('.seat').length]).toEqual([
    1, 0,
  ]);
  expect(form.shadowRoot!.querySelectorAll('[name]')).toHaveLength(1);
  expect(game.session!.plan.legacy?.past).toHaveLength(1);
  expect(game.session!.plan.seed).not.toBe(7);
  const saved = game.save();
  expect(game.load(saved)).toBeNull();
  expect(game.session!.plan.legacy?.past).toHaveLength(1);
});

it('offers no next game, when games stand alone', async () => {
  const game = await open(tinyModule());

  const end = await endOf(game);

  expect(pressable(end, 'Next game of the campaign')).toBeUndefined();
  expect(pressable(end, 'Rematch')!.matches('[data-first]')).toBe(true);
});
