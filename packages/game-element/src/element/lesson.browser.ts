/** A game that teaches: it is begun from the form, speaks at its time, points, and can be ended. */
import type { GameModule, LessonMeta } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const lesson: LessonMeta = {
  name: 'first',
  title: 'The first harvest',
  text: 'How fruit is picked.',
  seed: 3,
  players: 2,
  options: [],
  moments: [
    { name: 'hello', say: 'Welcome to the orchard.', asked: [], when: -1, points: [], choose: [] },
    { name: 'yard', say: 'This is your yard.', asked: [], when: -1, points: ['yard'], choose: [] },
    { name: 'rest', say: 'Rest for once.', asked: ['turn'], when: -1, points: [], choose: ['done'] },
  ],
};

const taught = (): GameModule => {
  const module = tinyModule();
  return { ...module, meta: { ...module.meta, lessons: [lesson] } };
};

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(800, 600);
});

async function opened(store = memoryStore()): Promise<DungeonGameElement> {
  const element = Object.assign(new DungeonGameElement(), { store, pace: 'off' as const, module: taught() });
  element.style.height = '640px';
  document.body.append(element);
  await drawn(element);
  return element;
}

async function drawn(game: DungeonGameElement): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await game.updateComplete;
    await game.shadowRoot!.querySelector('uc-table')?.updateComplete;
    await game.shadowRoot!.querySelector('uc-coach')?.updateComplete;
  }
}

const coach = (game: DungeonGameElement): HTMLElementTagNameMap['uc-coach'] | null =>
  game.shadowRoot!.querySelector('uc-coach');

const said = (game: DungeonGameElement): string => coach(game)?.shadowRoot?.querySelector('.said')?.textContent ?? '';

async function begin(game: DungeonGameElement): Promise<void> {
  const form = game.shadowRoot!.querySelector('dungeon-setup')!;
  await form.updateComplete;
  form.shadowRoot!.querySelector<HTMLElement>('.lesson')!.focus();
  await userEvent.keyboard('{Enter}');
  await drawn(game);
}

async function press(game: DungeonGameElement, selector: string): Promise<void> {
  coach(game)!.shadowRoot!.querySelector<HTMLElement>(selector)!.focus();
  await userEvent.keyboard('{Enter}');
  await drawn(game);
}

/** Answers until the coach says something, at most so often. */
async function until(game: DungeonGameElement, text: string): Promise<void> {
  for (let i = 0; i < 30 && said(game) !== text; i++) {
    if (game.session?.humanAsked === true) game.answer(0);
    else game.requestUpdate();
    await drawn(game);
    await new Promise((done) => requestAnimationFrame(done));
  }
}

it('is begun from the form by keys, says one sentence after the other, and can go back', async () => {
  const game = await opened();
  await begin(game);
  await until(game, 'Welcome to the orchard.');

  expect(game.session?.plan.seats.map(({ is }) => is)).toEqual(['human', 'bot']);
  expect(said(game)).toBe('Welcome to the orchard.');
  await press(game, '.on');
  expect(said(game)).toBe('This is your yard.');
  expect(coach(game)!.shadowRoot!.querySelector('.on')).toBeNull();
  await press(game, '.foot .quiet');
  expect(said(game)).toBe('Welcome to the orchard.');
});

it('has a way on or says that the question waits, at every sentence but the last', async () => {
  const game = await opened();
  await begin(game);
  const ways = (): (boolean | string)[] => {
    const root = coach(game)!.shadowRoot!;
    return [root.querySelector('.on') !== null, root.querySelector('.act')?.textContent ?? ''];
  };

  expect([said(game), ...ways()]).toEqual(['Welcome to the orchard.', true, '']);
  await press(game, '.on');
  expect([said(game), ...ways()]).toEqual(['This is your yard.', false, 'Now you: answer the question.']);
});

it('marks the answer that it recommends, in words too, and leaves the others open', async () => {
  const game = await opened();
  await begin(game);
  await until(game, 'Rest for once.');

  const prompt = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!.querySelector('uc-prompt')!;
  const answers = [...prompt.shadowRoot!.querySelectorAll<HTMLElement>('button.answer')];
  const marked = answers.filter((answer) => answer.matches('.recommended'));
  expect(marked.map((answer) => answer.getAttribute('aria-description'))).toEqual(['The lesson recommends this']);
  expect(answers.filter((answer) => answer.ariaDisabled !== 'true').length).toBeGreaterThan(1);
});

it('is silent once it was ended, and goes on in a saved game', async () => {
  const store = memoryStore();
  const game = await opened(store);
  await begin(game);
  await until(game, 'Welcome to the orchard.');
  game.remove();

  const again = await opened(store);
  await until(again, 'Welcome to the orchard.');
  expect(said(again)).toBe('Welcome to the orchard.');
  // By a click: a game that was just opened may still bring the focus to its question.
  coach(again)!.shadowRoot!.querySelector<HTMLElement>('.end')!.click();
  await expect.poll(() => coach(again)).toBeNull();
});

it('leaves the button of the log free on a phone', async () => {
  await page.viewport(390, 844);
  const game = await opened();
  await begin(game);
  const table = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const log = table.querySelector('.read')!.getBoundingClientRect();
  const end = coach(game)!.shadowRoot!.querySelector('.end')!.getBoundingClientRect();

  expect(log.width).toBeGreaterThan(0);
  expect(end.width).toBeGreaterThan(0);
  expect(end.right <= log.left || end.bottom <= log.top).toBe(true);
  expect(log.bottom).toBeLessThanOrEqual(
    table.querySelector('uc-prompt')!.shadowRoot!.querySelector('.answer')!.getBoundingClientRect().top,
  );
});

it('brings what it points at into sight on a phone, and leaves the page around it where it was', async () => {
  await page.viewport(390, 560);
  const game = await opened();
  game.style.height = '560px';
  const below = document.createElement('p');
  below.style.height = '2000px';
  document.body.append(below);
  await begin(game);
  await until(game, 'Welcome to the orchard.');
  const table = game.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
  const field = table.querySelector('.field')!;
  // The yard lies at the top: from the end of the field nothing of it is seen.
  field.scrollTop = field.scrollHeight;
  await press(game, '.on');

  const pointed = (): DOMRect => table.querySelector('.area.pointed')!.getBoundingClientRect();
  await expect.poll(() => pointed().top < field.getBoundingClientRect().bottom - 20).toBe(true);
  await expect.poll(() => pointed().bottom > field.getBoundingClientRect().top + 20).toBe(true);
  expect(document.scrollingElement!.scrollTop).toBe(0);
});
