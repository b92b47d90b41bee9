/**
 * Several who are asked at the same time: people at one screen in any order, and bots, which answer
 * at once.
 */
import { compileGame } from '@undercroft/compiler';
import { AUCTION_ID, auctionFiles } from '@undercroft/compiler/testing/auction';
import type { GameModule } from '@undercroft/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Plan, Seat } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const human: Seat = { is: 'human' };
const bot: Seat = { is: 'bot', bot: 'random' };
let module: GameModule;

beforeAll(async () => {
  const { module: compiled } = compileGame(auctionFiles(), AUCTION_ID);
  const text = encodeURIComponent(compiled?.code ?? '');
  module = (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as GameModule;
});

afterEach(() => document.body.replaceChildren());

async function open(...seats: Seat[]): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  const names = ['Ann', 'Ben', 'Cleo'].slice(0, seats.length);
  const plan: Plan = { seats, names, seed: 7, options: {}, variant: null };
  Object.assign(element, { store: memoryStore(), pace: 'off', plan, module });
  element.style.height = '640px';
  document.body.append(element);
  await drawn(element);
  return element;
}

async function drawn(game: DungeonGameElement): Promise<void> {
  await game.updateComplete;
  const table = game.shadowRoot!.querySelector('uc-table');
  await table?.updateComplete;
  await Promise.all(
    [...(table?.shadowRoot!.querySelectorAll('uc-player, uc-prompt') ?? [])].map(
      async (part) => await (part as DungeonGameElement).updateComplete,
    ),
  );
}

async function press(game: DungeonGameElement, text: string): Promise<void> {
  const button = [...game.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
  if (button === undefined) throw new Error(`no button "${text}"`);
  button.click();
  await drawn(game);
}

async function answer(game: DungeonGameElement, ...indexes: number[]): Promise<void> {
  for (const index of indexes) game.answer(index);
  await drawn(game);
}

const buttons = (game: DungeonGameElement): string[] =>
  [...game.shadowRoot!.querySelectorAll('.hand-over button, .together button')].map((one) => one.textContent.trim());

/** What the table says of players, as a text. */
const plates = (game: DungeonGameElement): string[] =>
  [...game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelectorAll('uc-player')].map((plate) =>
    plate.shadowRoot!.textContent.replaceAll(/\s+/g, ' ').trim(),
  );

const prompt = (game: DungeonGameElement): string =>
  game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!.shadowRoot!.textContent;

it('lets people answer in any order, and shows that somebody has', async () => {
  const game = await open(human, human, human);
  expect(buttons(game)).toEqual(['I am Cleo', 'I am Ann', 'I am Ben']);
  await press(game, 'I am Ben');
  expect(game.view!.viewer).toBe(1);
  expect(buttons(game)).toEqual(['Let Ann answer first', 'Let Cleo answer first']);

  await answer(game, 0, 0, 6);
  expect(game.view).toBeNull();
  expect(buttons(game)).toEqual(['I am Cleo', 'I am Ann', 'Ben: take the last answer back']);
  await press(game, 'I am Ann');

  expect(game.view!.together).toEqual({ waitingFor: [0, 2], answered: [1], takeBack: false });
  expect(plates(game).map((text) => text.includes('has answered'))).toEqual([true, false, false]);
  await answer(game, 0, 0, 0);
  await press(game, 'I am Cleo');
  await answer(game, 0, 0, 0);
  expect(game.session!.position).toBe(9);
  expect(game.session!.together).toBeNull();
});

it('hands the screen on before somebody has answered, and covers it', async () => {
  const game = await open(human, human);
  await press(game, 'I am Ben');
  await answer(game, 0);

  await press(game, 'Let Ann answer first');

  expect(game.view).toBeNull();
  await press(game, 'I am Ann');
  expect(game.view).toMatchObject({ viewer: 0, decision: { player: 0, taken: 0 } });
  await answer(game, 0, 0, 0);
  await press(game, 'I am Ben');
  expect(game.view).toMatchObject({ viewer: 1, decision: { player: 1, taken: 1 } });
});

it('takes back what somebody has just answered, while others still choose', async () => {
  const game = await open(human, human);
  await press(game, 'I am Ben');
  await answer(game, 0, 0, 2);

  await press(game, 'Ben: take the last answer back');

  expect(game.view).toMatchObject({ viewer: 1, decision: { player: 1 }, together: { answered: [] } });
  expect([game.undo(), game.undo(), game.session!.canTakeBack(1)]).toEqual([true, true, false]);
  expect(game.session!.position).toBe(0);
});

it('waits for no bot and lets no bot wait, and keeps what is half chosen when a bot answers', async () => {
  const game = await open(human, bot, bot);
  const table = game.shadowRoot!.querySelector('uc-table')!;
  expect(game.view!.decision!.player).toBe(0);
  table.shadowRoot!.querySelector('uc-card[legal]')!.shadowRoot!.querySelector('button')!.click();
  await drawn(game);
  expect(prompt(game)).toContain('Confirm (1 of 2)');
  const before = prompt(game);

  await expect.poll(() => game.session!.together!.answered).toEqual([2, 1]);
  await drawn(game);

  expect(prompt(game)).toBe(before);
  expect(game.shadowRoot!.querySelector('.why-button')).toBeNull();
  expect(plates(game).filter((text) => text.includes('has answered'))).toHaveLength(2);
  await answer(game, 0, 0, 0);
  expect(game.session!.position).toBeGreaterThanOrEqual(9);
});

it('keeps early answers in what is saved', async () => {
  const game = await open(human, human);
  await press(game, 'I am Ben');
  await answer(game, 0, 0, 2);

  expect(game.load(game.save())).toBeNull();
  await drawn(game);

  expect(game.session!.together).toMatchObject({ answered: [1], waitingFor: [0] });
});

it('says that others still choose, to somebody who has answered', async () => {
  const game = await open(human, bot, bot);
  game.session!.botAnswer(0, 2);
  await answer(game, 0, 0, 0);

  expect(prompt(game)).toContain('Others still choose: Ben, Cleo');
  expect(game.undo()).toBe(true);
  await expect.poll(() => game.session!.together!.answered).toEqual([2, 1]);
  expect(game.session!.position).toBe(0);
});
