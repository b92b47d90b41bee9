import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { StartWorker } from '../bots/bot-client.ts';
import type { Plan } from '../session/plan.ts';
import { botsSaying, playToEnd } from '../testing/scripted-odds.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const plan: Plan = {
  seats: [{ is: 'human' }, { is: 'human' }],
  names: ['Ann', 'Bob'],
  seed: 7,
  options: {},
  variant: null,
  undo: 'free',
};
const module = tinyModule();

afterEach(() => document.body.replaceChildren());

async function ended(worker: StartWorker, lang = 'en'): Promise<DungeonGameElement> {
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', plan, worker, module, lang });
  element.style.height = '640px';
  document.body.append(element);
  await element.updateComplete;
  await playToEnd(element);
  await expect.poll(() => take(element, 'dialog .turning')).not.toBeNull();
  return element;
}

const take = (element: DungeonGameElement, selector: string): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>(selector);
const said = (element: DungeonGameElement): string => take(element, '.turning')!.innerText.replaceAll(/\s+/g, ' ');

it('tells where the game turned, in words, with odds before and after, and shows the table at that moment', async () => {
  const worker = botsSaying((answers) => (answers < 6 ? 0.75 : 0.25));
  const element = await ended(worker);

  expect(said(element)).toMatch(/How (Ann|Bob) (won|lost)|Where the game turned/);
  /** what was found when the search still went on */
  let early = 0;
  const watch = new MutationObserver(() => {
    if (take(element, '.turning progress') !== null)
      early = Math.max(early, element.shadowRoot!.querySelectorAll('.turning .point').length);
  });
  watch.observe(element.shadowRoot!, { childList: true, subtree: true });
  take(element, '.turning button')!.click();
  await expect.poll(() => take(element, '.turning progress')).toBeNull();
  watch.disconnect();
  expect(early).toBeGreaterThan(0);
  expect(said(element)).toMatch(/Turn \d+, (Ann|Bob)/);
  const point = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.turning .point')].find((one) =>
    /75 % › 25 %|25 % › 75 %/.test(one.innerText),
  )!;
  expect(take(element, '.turning [role=status]')!.textContent).toMatch(/[123] turning points?/);

  expect(point.ariaDescription).toMatch(/Before: \d+ to \d+ %, after: \d+ to/);
  point.focus();
  await userEvent.keyboard('{Enter}');
  await element.updateComplete;
  expect(take(element, 'dialog')).toBeNull();
  const moment = take(element, 'uc-table')!.getAttribute('moment');
  expect(Number(moment)).toBeGreaterThanOrEqual(0);
  expect(Number(moment)).toBeLessThan(6);
});

/**
 * Odds that fall in the middle of the game, where anything but what was given, which is asked about
 * first, would have kept them.
 */
function fallingBy(): (answers: number, first?: number) => number {
  const given = new Map<number, number>();
  return (answers, first) => {
    if (first === undefined) return answers < 5 ? 0.75 : 0.25;
    if (!given.has(answers)) given.set(answers, first);
    return given.get(answers) === first ? 0.25 : 0.75;
  };
}

it.each([
  ['en', /At “.+”, .+ kept 25 %; .+ would have kept 75 %/],
  ['fr', /À « .+ », .+ laissait 25 % ?; .+ aurait laissé 75 %/],
])('tells beside what was done what would have been better, with the odds of both (%s)', async (lang, told) => {
  const element = await ended(botsSaying(fallingBy()), lang);
  take(element, '.turning button')!.click();
  await expect.poll(() => take(element, '.turning progress')).toBeNull();
  const fell = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.turning .point')].filter((one) =>
    one.innerText.includes('75 % › 25 %'),
  );
  const rose = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.turning .point')].filter((one) =>
    one.innerText.includes('25 % › 75 %'),
  );

  expect(fell.length).toBeGreaterThan(0);
  for (const one of fell) expect(one.innerText.replaceAll(/\s/g, ' ')).toMatch(told);
  for (const one of rose) expect(one.querySelector('.better')).toBeNull();
});

it('says so, when no part of the game changed the odds', async () => {
  const worker = botsSaying(() => 0.5);
  const element = await ended(worker);
  const won = /How \w+ (won|lost)/.test(said(element));
  take(element, '.turning button')!.click();
  await expect.poll(() => take(element, '.turning button:not(.point)')).toBeNull();

  // The end itself decides a game that was even until then.
  expect(element.shadowRoot!.querySelectorAll('.turning .point')).toHaveLength(won ? 1 : 0);
});

it('can be stopped, keeps the focus on its button, and goes on with what it knows', async () => {
  const asked: number[] = [];
  const worker = botsSaying((answers) => answers / 100, asked);
  const element = await ended(worker);
  const button = take(element, '.turning button')!;
  button.focus();
  button.click();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(said(element)).toContain('Stop looking');
  expect(take(element, '.turning progress')!.getAttribute('aria-label')).toBe('Looking for the turning points');
  button.click();
  await element.updateComplete;
  expect(said(element)).toContain('Look for the turning points');
  expect(element.shadowRoot!.activeElement).toBe(button);
  await new Promise((done) => setTimeout(done, 50));
  const before = asked.length;

  button.click();
  await expect.poll(() => said(element)).not.toContain('Stop looking');
  expect(asked.slice(0, before)).toEqual([...new Set(asked.slice(0, before))]);
  expect(asked[before]).not.toBe(asked[0]);
});

it('speaks French', async () => {
  const worker = botsSaying((answers) => (answers < 6 ? 0.75 : 0.25));
  const element = await ended(worker, 'fr');
  take(element, '.turning button')!.click();
  await expect.poll(() => take(element, '.turning .point')).not.toBeNull();

  expect(said(element)).toMatch(/Comment (Ann|Bob) a (gagné|perdu).*Tour \d+, (Ann|Bob).*chances \d+ % › \d+ %/);
});

it('keeps everything within a narrow page', async () => {
  const worker = botsSaying((answers) => (answers < 6 ? 0.75 : 0.25));
  const element = await ended(worker);
  const dialog = take(element, 'dialog')!;
  dialog.style.width = '300px';
  take(element, '.turning button')!.click();
  await expect.poll(() => take(element, '.turning .point')).not.toBeNull();

  expect(take(element, '.turning')!.scrollWidth).toBeLessThanOrEqual(take(element, '.turning')!.clientWidth);
});
