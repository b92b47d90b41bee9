/** Answers that end something for good. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PromptElement, type PromptAnswer } from './prompt.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(800, 600);
});

const answer = (index: number, label: string, more: Partial<PromptAnswer> = {}): PromptAnswer => ({
  index,
  label,
  icon: null,
  hue: 0,
  thing: -1,
  where: null,
  ends: false,
  reason: null,
  ...more,
});

/** The question with one of them, in a window of that width. */
async function asked(width: number): Promise<HTMLElement[]> {
  await page.viewport(width, 800);
  const prompt = new PromptElement();
  Object.assign(prompt, { mode: 'ask', question: 'What now?', back: true, rules: true });
  const answers = [
    answer(0, 'Sweep'),
    answer(1, 'Give up', { apart: true }),
    answer(2, 'Open a jar'),
    answer(3, 'Done', { ends: true }),
  ];
  prompt.groups = [{ label: null, answers }];
  prompt.style.width = `${Math.min(width, 340)}px`;
  document.body.append(prompt);
  await prompt.updateComplete;
  return [...prompt.shadowRoot!.querySelectorAll<HTMLElement>('button')];
}

it.each([390, 1280])('come last and have no key, in a window %i px wide', async (width) => {
  const buttons = await asked(width);

  expect(buttons.at(-1)!.textContent.trim()).toBe('Give up');
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '0', null, 'G', null]);
});

it('have a line of their own below all others, at a distance', async () => {
  const buttons = (await asked(1280)).map((button) => button.getBoundingClientRect());
  const last = buttons.pop()!;

  expect(last.top - Math.max(...buttons.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(16);
});

it('keep away from the answer that ends the question where there is no room for a line', async () => {
  const [, , done, , , last] = (await asked(390)).map((button) => button.getBoundingClientRect());

  expect(last!.left - done!.right).toBeGreaterThanOrEqual(100);
});
