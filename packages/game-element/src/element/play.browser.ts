import type { CardElement } from '@undercroft/components';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { namesFor, type Plan, type Seat } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const human: Seat = { is: 'human' };
const bot: Seat = { is: 'bot', bot: 'random' };
const planOf = (seats: readonly Seat[], seed = 7): Plan => ({
  seats,
  names: namesFor(seats),
  seed,
  options: {},
  variant: null,
});

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const text = words.map(String).join(' ');
      // Tests run on the development build of lit, which says so.
      if (!text.includes('lit.dev/msg/dev-mode')) complaints.push(text);
    });
  }
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function open(plan: Plan): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  element.store = memoryStore();
  element.pace = 'instant';
  element.plan = plan;
  element.module = tinyModule();
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** Inside of the table: everything a player can press. */
function table(game: DungeonGameElement): ShadowRoot {
  return game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
}

function answers(game: DungeonGameElement): HTMLButtonElement[] {
  const prompt = table(game).querySelector('uc-prompt')!;
  return [...prompt.shadowRoot!.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled])')];
}

/** Waits until a person is asked or the game is over, and the page shows it. */
async function settled(game: DungeonGameElement): Promise<void> {
  await vi.waitFor(() => {
    expect(game.session!.over || game.session!.humanAsked).toBe(true);
  });
  await game.updateComplete;
  await game.shadowRoot!.querySelector('uc-table')!.updateComplete;
}

const headline = (game: DungeonGameElement): string =>
  game.shadowRoot!.querySelector('dialog .headline')?.textContent.trim() ?? '';

it('comes to the end screen, when somebody clicks what glows and else the buttons', async () => {
  const game = await open(planOf([human, bot]));
  let onTable = 0;
  for (let step = 0; step < 300 && !game.session!.over; step++) {
    await settled(game);
    if (game.session!.over) break;
    const glowing = [...table(game).querySelectorAll<CardElement>('uc-card[legal]')];
    const card = glowing[step % Math.max(1, glowing.length)];
    const before = game.session!.position;
    if (card !== undefined) {
      card.shadowRoot!.querySelector('button')!.click();
      onTable++;
    }
    if (game.session!.position === before) {
      await game.shadowRoot!.querySelector('uc-table')!.updateComplete;
      const buttons = answers(game);
      buttons[step % buttons.length]!.click();
    }
  }
  await settled(game);

  expect(onTable).toBeGreaterThan(3);
  expect(headline(game)).toMatch(/win|Nobody/);
  expect(complaints).toEqual([]);
});

it('comes to the end screen, when somebody plays with the keyboard alone', async () => {
  const game = await open(planOf([human, bot], 21));
  for (let step = 0; step < 300 && !game.session!.over; step++) {
    await settled(game);
    if (game.session!.over) break;
    const count = answers(game).filter((button) => button.hasAttribute('aria-keyshortcuts')).length;
    const keys = answers(game).map((button) => button.getAttribute('aria-keyshortcuts') ?? '0');
    await userEvent.keyboard(keys[step % count]!);
  }
  await settled(game);

  expect(headline(game)).toMatch(/win|Nobody/);
  expect(complaints).toEqual([]);
});

it('walks over the table and looks closer, when arrows and I are pressed', async () => {
  const game = await open(planOf([human, bot]));
  await settled(game);
  const cards = [...table(game).querySelectorAll<CardElement>('uc-card')].filter((card) => card.thing >= 0);
  cards[0]!.focus();

  await userEvent.keyboard('{ArrowDown}{ArrowRight}i');
  await game.shadowRoot!.querySelector('uc-table')!.updateComplete;

  expect(table(game).activeElement).not.toBe(cards[0]);
  expect(table(game).querySelector('uc-inspector')).not.toBeNull();

  await userEvent.keyboard('{Escape}');
  await game.shadowRoot!.querySelector('uc-table')!.updateComplete;
  expect(table(game).querySelector('uc-inspector')).toBeNull();
});

it('goes on where it was, when the page is opened again', async () => {
  const store = memoryStore();
  const first = await open(planOf([human, human]));
  first.store = store;
  first.shadowRoot!.querySelector<HTMLButtonElement>('dialog .primary')!.click();
  await first.updateComplete;
  answers(first)[0]!.click();
  await first.updateComplete;

  const second = new DungeonGameElement();
  second.store = store;
  second.module = tinyModule();
  document.body.append(second);
  await second.updateComplete;

  expect(second.session!.position).toBe(1);
  expect(second.session!.view(0)).toEqual(first.session!.view(0));
});

it('covers the table, when the screen is handed from one person to another', async () => {
  const game = await open(planOf([human, human]));

  expect(game.shadowRoot!.querySelector('dialog')?.textContent).toContain('Hand the screen to');
  expect(game.shadowRoot!.querySelector('uc-table')?.inert).toBe(true);

  game.shadowRoot!.querySelector<HTMLButtonElement>('dialog .primary')!.click();
  await game.updateComplete;
  expect(game.shadowRoot!.querySelector('uc-table')?.inert).toBe(false);
});

it('keeps the position and says so, when the content changes', async () => {
  const game = await open(planOf([human, bot]));
  await settled(game);
  answers(game)[0]!.click();
  await settled(game);
  const { position } = game.session!;

  game.module = tinyModule();
  await game.updateComplete;

  expect(game.session!.position).toBeGreaterThanOrEqual(position);
  expect(game.shadowRoot!.querySelector('.notice')?.textContent).toContain('The game stands where it stood');
});

it('shows what is wrong over the table and goes on, when the content has an error', async () => {
  const game = await open(planOf([human, bot]));
  await settled(game);
  const finding = {
    code: 'x/y',
    severity: 'error',
    message: 'There is no counter <b>glod</b>.',
    file: 'a.yaml',
    line: 3,
    column: 7,
    printed: '3 | gain 3 glod',
  } as const;
  game.findings = [finding];
  await game.updateComplete;
  const overlay = game.shadowRoot!.querySelector('uc-overlay')!;
  await overlay.updateComplete;

  expect(overlay.shadowRoot!.textContent).toContain('There is no counter <b>glod</b>.');
  expect(overlay.shadowRoot!.querySelector('b')).toBeNull();
  expect(answers(game).length).toBeGreaterThan(0);
});
