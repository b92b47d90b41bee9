/** Several people at one screen: what is covered between them, and what may be taken back. */
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
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

afterEach(() => document.body.replaceChildren());

async function open(plan: Plan): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', plan, module: tinyModule() });
  element.style.height = '640px';
  document.body.append(element);
  await element.updateComplete;
  return element;
}

async function sheet(game: DungeonGameElement, name: string): Promise<void> {
  game.shadowRoot!.querySelector<HTMLButtonElement>(`[data-sheet="${name}"]`)!.click();
  await expect.poll(() => game.shadowRoot!.querySelector('dialog')?.open).toBe(true);
}

const pressable = (within: ParentNode, text: string): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find((one) => one.textContent.trim() === text)!;

function answers(game: DungeonGameElement): HTMLButtonElement[] {
  const prompt = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!;
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
  await game.shadowRoot!.querySelector('uc-table')?.updateComplete;
}

/** Everything that stands in a page, through all shadow roots: texts and attributes. */
function written(node: Node = document): string {
  const own =
    node instanceof Element
      ? [...node.attributes].map(({ value }) => value).concat(node.shadowRoot === null ? [] : written(node.shadowRoot))
      : [node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''];
  const typed = node instanceof HTMLInputElement ? [node.value, node.placeholder] : [];
  return [...own, ...typed, ...[...node.childNodes].map(written)].join('\n');
}

it('shows nothing of the table between two people, until the next one takes it over', async () => {
  const game = await open(planOf([human, human], 5));
  const holds = (seat: number): string[] =>
    game
      .session!.view(seat)
      .zones.flatMap(({ owner, things }) => (owner === seat ? (things ?? []) : []))
      .map(({ row }) => tinyModule().meta.rows[row]?.title ?? '');
  const seen = new Set<string>();
  let covers = 0;
  for (let step = 0; step < 24 && !game.session!.over; step++) {
    await game.updateComplete;
    const cover = game.shadowRoot!.querySelector('.hand-over');
    if (cover === null) {
      await settled(game);
      for (const title of holds(game.session!.asked)) if (written().includes(title)) seen.add(title);
      answers(game)[step % answers(game).length]!.click();
      continue;
    }
    covers++;
    const titles = [...new Set([...holds(0), ...holds(1)])].filter((title) => title !== '');
    expect(titles.length).toBeGreaterThan(0);
    const page = written() + document.title;
    for (const title of titles) expect(page).not.toContain(title);
    expect(game.view).toBeNull();
    expect(game.shadowRoot!.querySelector('uc-table')).toBeNull();
    game.answer(0);
    game.lookBack(0);
    expect(game.undo()).toBe(false);
    await game.updateComplete;
    expect(game.shadowRoot!.querySelector('uc-table')).toBeNull();
    cover.querySelector('button')!.click();
  }
  expect(covers).toBeGreaterThan(2);
  expect(seen.size).toBeGreaterThan(0);
});

it('stays covered, when somebody opens a sheet meanwhile', async () => {
  const game = await open(planOf([human, human]));
  await sheet(game, 'settings');
  await userEvent.keyboard('{Escape}');
  await game.updateComplete;

  expect(game.shadowRoot!.querySelector('dialog')).toBeNull();
  expect(game.shadowRoot!.querySelector('.hand-over')?.textContent).toContain('Hand the screen to Player 1');
  expect(game.shadowRoot!.querySelector('uc-table')).toBeNull();
});

it('asks before it takes back what somebody has learned, and takes it back without a word where nobody has', async () => {
  const game = await open({ ...planOf([human, bot]), options: { wishes: false } });
  await settled(game);
  const answered = game.session!.position;
  answers(game)[0]!.click();
  await settled(game);
  const after = game.session!.position;
  expect(after).toBeGreaterThan(answered);

  game.shadowRoot!.querySelector<HTMLButtonElement>('.undo')!.click();
  await game.updateComplete;
  const dialog = game.shadowRoot!.querySelector('dialog')!;
  expect(dialog.textContent).toContain('Whoever chooses again knows that now');
  pressable(dialog, 'Not yet').click();
  await game.updateComplete;
  expect(game.session!.position).toBe(after);

  expect(game.undo()).toBe(false);
  await game.updateComplete;
  pressable(game.shadowRoot!.querySelector('dialog')!, 'Take back').click();
  await game.updateComplete;
  expect(game.session!.position).toBe(answered);
});

it('bars taking back what somebody has learned, where people play with each other', async () => {
  const game = await open({ ...planOf([human, human]), options: { wishes: false } });
  pressable(game.shadowRoot!, 'I am Player 1').click();
  await settled(game);
  answers(game)[0]!.click();
  await game.updateComplete;
  const undo = game.shadowRoot!.querySelector<HTMLButtonElement>('.undo')!;
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(undo.title).not.toBe('Take the last answer back');
  expect(game.undo()).toBe(false);
  expect(game.session!.position).toBe(1);
});
