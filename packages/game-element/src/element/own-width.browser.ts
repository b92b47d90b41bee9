/** An element in a narrow column of a wide page is laid out as on a narrow page. */
import type { LitElement } from 'lit';
import { tinyModule } from '@undercroft/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Plan } from '../session/plan.ts';
import { memoryStore } from '../session/store.ts';
import { DungeonGameElement } from './dungeon-game.ts';

const plan: Plan = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['', ''],
  seed: 7,
  options: {},
  variant: null,
};

afterEach(() => document.body.replaceChildren());

/** What the width decides: sizes of the form, or of the bar and the question. */
async function looks(
  windowWidth: number,
  width: number,
  more: object,
): Promise<Readonly<Record<string, unknown>> & { readonly label: string | null }> {
  await page.viewport(windowWidth, 900);
  const element = new DungeonGameElement();
  const module = tinyModule();
  const table = { ...module.meta.extras.table, goal: { says: 'Most plums.' } };
  const meta = { ...module.meta, extras: { ...module.meta.extras, table } };
  Object.assign(element, { store: memoryStore(), pace: 'off', module: { ...module, meta }, ...more });
  element.style.cssText = `width: ${width}px; height: 800px`;
  document.body.style.margin = '0';
  document.body.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  const form = root.querySelector('dungeon-setup');
  await form?.updateComplete;
  const prompt = root.querySelector('uc-table')?.shadowRoot!.querySelector('uc-prompt');
  await prompt?.updateComplete;
  const styleOf = (of: Element | null | undefined, property: string): string | null =>
    of == null ? null : getComputedStyle(of).getPropertyValue(property);
  const found = {
    seat: styleOf(form?.shadowRoot!.querySelector('.seat'), 'display'),
    goal: styleOf(root.querySelector('.bar .goal'), 'display'),
    label: styleOf(root.querySelector('.bar [data-sheet="setup"] .label'), 'display'),
    question: styleOf(prompt?.shadowRoot!.querySelector('.prompt'), 'padding'),
    height: prompt?.shadowRoot!.querySelector('.prompt')?.getBoundingClientRect().height ?? null,
  };
  element.remove();
  return found;
}

it.each([
  ['before a game', { plan: null }],
  ['in a game', { plan }],
])('looks on a wide page as on a narrow one, %s', async (_, more) => {
  const narrow = await looks(400, 400, more);
  const column = await looks(1400, 400, more);
  const wide = await looks(1400, 1400, more);

  expect(column).toEqual(narrow);
  expect(wide).not.toEqual(narrow);
});

it('says in words what begins a new game, where there is room', async () => {
  const labels = [(await looks(1400, 1400, { plan })).label, (await looks(1400, 400, { plan })).label];

  expect(labels).toEqual(['block', 'none']);
});

/** Whether an element is drawn between the left and right edge of a box. */
function liesIn(box: DOMRect, one: Element): boolean {
  const { left, right, width } = one.getBoundingClientRect();
  return width > 0 && left >= box.left - 1 && right <= box.right + 1;
}

it.each([320, 640, 1280, 2560])('keeps its form and its answers inside of a box %i px wide', async (width) => {
  await page.viewport(2600, 900);
  const element = new DungeonGameElement();
  Object.assign(element, { store: memoryStore(), pace: 'off', module: tinyModule() });
  element.style.cssText = `width: ${width}px; height: 800px`;
  document.body.append(element);
  await element.updateComplete;
  const form = element.shadowRoot!.querySelector('dungeon-setup')!;
  await form.updateComplete;
  const box = element.getBoundingClientRect();
  const begin = [...form.shadowRoot!.querySelectorAll('button')].filter((one) => !liesIn(box, one));
  expect([begin.map((one) => one.textContent), element.scrollWidth <= element.clientWidth]).toEqual([[], true]);

  element.newGame(plan);
  await element.updateComplete;
  const table = element.shadowRoot!.querySelector('uc-table')!;
  await table.updateComplete;
  const prompt = table.shadowRoot!.querySelector('uc-prompt')!;
  await prompt.updateComplete;
  const answers = [...prompt.shadowRoot!.querySelectorAll('.answer, .accept')];
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((one) => !liesIn(box, one))).toEqual([]);
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

it.each([1440, 2560])('has letters of one size, however large those of the page are, %d px wide', async (width) => {
  const sizes = async (root: string): Promise<readonly (string | null)[]> => {
    document.documentElement.style.fontSize = root;
    await page.viewport(width, 1440);
    const element = new DungeonGameElement();
    Object.assign(element, { store: memoryStore(), pace: 'off', module: tinyModule(), plan });
    element.style.cssText = `width: ${width}px; height: 1400px`;
    document.body.append(element);
    await element.updateComplete;
    const table = element.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const parts = [element.shadowRoot!.querySelector('h1'), ...table.querySelectorAll('uc-prompt, uc-zone, .phases')];
    for (const part of parts) await (part as LitElement).updateComplete;
    const found = parts.flatMap((part) => [part, part?.shadowRoot?.querySelector('h1, h2, h3, p, button') ?? null]);
    const told = found.map((one) => (one === null ? null : getComputedStyle(one).fontSize));
    element.remove();
    document.documentElement.style.fontSize = '';
    return told;
  };
  const plain = await sizes('');
  expect(plain[0]).toBe('20px');
  expect(await sizes('62.5%')).toEqual(plain);
});
