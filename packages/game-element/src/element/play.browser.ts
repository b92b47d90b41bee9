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

/** Opens a sheet from the bar and gives its inside. */
async function sheet(game: DungeonGameElement, name: string): Promise<HTMLDialogElement> {
  game.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet="${name}"]`)!.click();
  await game.updateComplete;
  return game.shadowRoot!.querySelector('dialog')!;
}

const pressable = (within: ParentNode, text: string): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find((one) => one.textContent.trim() === text)!;

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
  element.pace = 'off';
  element.style.height = '640px';
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
  return [
    ...prompt.shadowRoot!.querySelectorAll<HTMLButtonElement>(
      '.answer:not([aria-disabled]), .accept:not([aria-disabled])',
    ),
  ];
}

/** Waits until a person is asked or the game is over, and the page shows it. */
async function settled(game: DungeonGameElement): Promise<void> {
  await expect.poll(() => game.session!.over || game.session!.humanAsked).toBe(true);
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
      buttons[step % Math.max(1, buttons.length)]?.click();
    }
  }
  await settled(game);

  expect(onTable).toBeGreaterThan(1);
  await expect.poll(() => headline(game)).toMatch(/win|Nobody/);
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

  await expect.poll(() => headline(game)).toMatch(/win|Nobody/);
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
  first.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over .primary')!.click();
  await settled(first);
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

it('leaves the diagnostic within reach, when a sheet lies over the table', async () => {
  const game = await open(planOf([human, bot]));
  await settled(game);
  const dialog = await sheet(game, 'settings');
  game.findings = [
    { code: 'x/y', severity: 'error', message: 'No.', file: 'a.yaml', line: 3, column: 7, printed: '3 | no' },
  ];
  await game.updateComplete;
  const overlay = dialog.querySelector('uc-overlay')!;
  await overlay.updateComplete;
  overlay.shadowRoot!.querySelector<HTMLButtonElement>('.head button')!.click();
  await game.updateComplete;
  await overlay.updateComplete;

  expect(overlay.shadowRoot!.querySelector('.sheet')).toBeNull();
  expect(dialog.open).toBe(true);
});

it('plays on, when no worker can be started or the worker fails', async () => {
  const fails = (): Worker => {
    const url = URL.createObjectURL(new Blob(['throw new Error("no")'], { type: 'text/javascript' }));
    return new Worker(url);
  };
  const forbidden = (): Worker => {
    throw new Error('forbidden');
  };
  for (const worker of [fails, forbidden]) {
    const game = new DungeonGameElement();
    game.store = memoryStore();
    game.pace = 'off';
    game.worker = worker;
    game.plan = planOf([bot, bot]);
    game.module = tinyModule();
    document.body.append(game);
    await expect.poll(() => game.session!.position).toBeGreaterThan(3);
    game.remove();
  }
});

it('says why a bot moved, when it weighed its answers', async () => {
  const game = await open(planOf([human, { is: 'bot', bot: 'sensible:12' }]));
  for (let step = 0; step < 60 && game.shadowRoot!.querySelector('.why-button') === null; step++) {
    await settled(game);
    answers(game)[0]!.click();
    await settled(game);
  }
  game.shadowRoot!.querySelector<HTMLButtonElement>('.why-button')!.click();
  await game.updateComplete;

  expect(game.shadowRoot!.querySelector('dialog')!.textContent).toMatch(/Bot chose/);
});

it('opens an earlier game from the list and keeps the other one', async () => {
  const game = await open(planOf([human, bot], 1));
  await settled(game);
  const first = game.save();
  game.newGame(planOf([human, bot], 2));
  await settled(game);
  const list = await sheet(game, 'saves');
  expect(list.querySelectorAll('li')).toHaveLength(2);

  [...list.querySelectorAll('button')].findLast((one) => one.textContent.trim() === 'Resume')!.click();
  await settled(game);
  expect(game.session!.plan.seed).toBe(1);
  expect(JSON.parse(game.save())).toMatchObject({ seats: (JSON.parse(first) as { seats: unknown }).seats });
});

it('refuses a file with the reason and goes on, when it is none of this game', async () => {
  const game = await open(planOf([human, bot]));
  await settled(game);
  const { position } = game.session!;

  expect(game.load('{"undercroft":1,"seats":["human"],"save":{}}')).toMatch(/[.]$/);
  const other = game.save().replace(/"game":"[^"]*"/, '"game":"other"');
  expect(game.load(other)).toContain('"other"');
  game.lang = 'fr';
  await game.updateComplete;
  expect(game.load(other)).toBe('Cette partie est celle d’un autre jeu.');
  expect(game.load('{}')).toBe('Ce n’est pas une partie enregistrée, ou elle est endommagée.');
  expect(game.session!.position).toBe(position);
});

it('steps through the game and plays on from a moment, as a game of its own', async () => {
  const game = await open(planOf([bot, bot]));
  await expect.poll(() => game.session!.over).toBe(true);
  await game.updateComplete;
  const whole = game.session!.position;
  pressable(game.shadowRoot!.querySelector('dialog')!, 'Look at the table').click();
  game.lookBack(4);
  await game.updateComplete;
  const slider = game.shadowRoot!.querySelector<HTMLInputElement>('.scrub input')!;
  slider.value = '2';
  slider.dispatchEvent(new Event('input'));
  await game.updateComplete;
  expect(game.view!.position).toBe(2);

  pressable(game.shadowRoot!.querySelector('.past')!, 'Play on from here').click();
  await game.updateComplete;
  expect(game.session!.position).toBeLessThan(whole);
  const list = await sheet(game, 'saves');
  expect(list.querySelectorAll('li')).toHaveLength(2);
});

it('asks before what cannot be taken back, when somebody wants that', async () => {
  const game = await open(planOf([human, human]));
  game.store.write('settings', JSON.stringify({ confirm: true }));
  game.remove();
  document.body.append(game);
  await game.updateComplete;
  let asked = false;
  for (let step = 0; step < 20 && !asked; step++) {
    await game.updateComplete;
    game.shadowRoot!.querySelector<HTMLButtonElement>('.hand-over .primary')?.click();
    await game.updateComplete;
    const { position } = game.session!;
    const final = game.session!.isFinal(0);
    table(game)
      .querySelector('uc-prompt')!
      .dispatchEvent(new CustomEvent('uc-answer', { detail: { index: 0 }, bubbles: true, composed: true }));
    await game.updateComplete;
    asked = final;
    expect(game.session!.position).toBe(final ? position : position + 1);
  }
  expect(asked).toBe(true);
  pressable(game.shadowRoot!.querySelector('dialog')!, 'Not yet').click();
  await game.updateComplete;
  expect(game.shadowRoot!.querySelector('dialog')).toBeNull();
});

it('begins with the order and the colours that somebody chose', async () => {
  const game = await open(planOf([human, bot]));
  const form = (await sheet(game, 'setup')).querySelector('dungeon-setup')!;
  await form.updateComplete;
  const inside = form.shadowRoot!;
  const seats = (): string[] => [...inside.querySelectorAll<HTMLSelectElement>('.seat select')].map((one) => one.value);
  const names = (): string[] => [...inside.querySelectorAll<HTMLInputElement>('.seat input')].map((one) => one.value);
  expect(seats()).toEqual(['human', 'random']);

  inside.querySelector<HTMLButtonElement>('[aria-label^="Colour of seat 1: red"]')!.click();
  inside.querySelector<HTMLButtonElement>('[aria-label="Seat 2 plays earlier"]')!.click();
  await form.updateComplete;
  expect(seats()).toEqual(['random', 'human']);
  expect(names()).toEqual(['Bot', 'Player 1']);
  expect(inside.querySelector('[aria-label^="Colour of seat 2: green"]')).not.toBeNull();

  inside.querySelector<HTMLButtonElement>('[type=submit]')!.click();
  await game.updateComplete;
  expect(game.session?.plan.seats.map((seat) => seat.is)).toEqual(['bot', 'human']);
  expect(game.session?.plan.colours).toEqual([1, 2]);
  expect(game.style.getPropertyValue('--uc-seat-1')).toBe('var(--uc-colour-2)');
});

it('tells whoever listens of every answer and of the end', async () => {
  const game = await open(planOf([bot, bot]));
  const heard: string[] = [];
  game.addEventListener('game-answer', ({ detail }) => heard.push(detail.bot ? 'bot' : 'person'));
  game.addEventListener('game-over', ({ detail }) => heard.push(`over ${detail.winners.length > 0}`));
  await expect.poll(() => game.session!.over).toBe(true);
  await game.updateComplete;

  expect(heard.filter((one) => one.startsWith('over'))).toHaveLength(1);
  expect(heard).toContain('bot');
});

it('shows how the game went, when it is over', async () => {
  const game = await open(planOf([bot, bot]));
  await expect.poll(() => game.shadowRoot!.querySelector('dialog .course[aria-busy="false"]')).not.toBeNull();

  const chart = game.shadowRoot!.querySelector('.course svg')!;
  expect(chart.querySelectorAll('polyline')).toHaveLength(2);
  expect(chart.getAttribute('aria-label')).toMatch(/Bot 1/);
});

it('leads to the question first by the Tab key, then to the table, then to the bar above it', async () => {
  const game = await open(planOf([human, bot]));
  const before = document.createElement('button');
  game.before(before);
  before.focus();
  await userEvent.tab();
  const drawn = game.shadowRoot!.querySelector('uc-table')!;
  expect(drawn.shadowRoot!.activeElement?.localName).toBe('uc-prompt');

  const bar = game.shadowRoot!.querySelector('.bar')!;
  expect(drawn.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(drawn.getBoundingClientRect().top + 1);
  game.shadowRoot!.querySelector<HTMLButtonElement>('[data-sheet="help"]')!.focus();
  await userEvent.tab({ shift: true });
  expect(game.shadowRoot!.activeElement).toBe(bar.querySelector('[data-sheet="settings"]'));
  before.remove();
});
