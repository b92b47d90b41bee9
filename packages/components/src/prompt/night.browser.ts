import { afterEach, expect, it } from 'vitest';
import { contrast, onScreen } from '../testing/contrast.ts';
import { PromptElement } from './prompt.ts';

afterEach(() => document.body.replaceChildren());

const BLACK = [0, 0, 0] as const;

/** A question as it is drawn by day or by night: colours of its words, and of the ground below. */
async function colours(scheme: 'light' | 'dark'): Promise<{ words: readonly number[][]; ground: readonly number[] }> {
  const prompt = new PromptElement();
  prompt.style.colorScheme = scheme;
  Object.assign(prompt, { mode: 'ask', lead: 'Your move', question: 'Which cupboard?', detail: 'One of two' });
  document.body.append(prompt);
  await prompt.updateComplete;
  const root = prompt.shadowRoot!;
  const sheet = root.querySelector('.prompt')!;
  // The colour of the panel itself: the ground is a gradient to it.
  const drop = document.createElement('i');
  drop.style.background = 'var(--uc-panel)';
  sheet.append(drop);
  const words = ['.who', '.question', '.detail'].map((part) => [
    ...onScreen(getComputedStyle(root.querySelector(part)!).color),
  ]);
  return { words, ground: onScreen(getComputedStyle(drop).backgroundColor) };
}

it('is a light sheet by day and a dark one by night, with words that can be read on both', async () => {
  const [day, night] = [await colours('light'), await colours('dark')];

  expect(contrast(day.ground, BLACK)).toBeGreaterThan(14);
  expect(contrast(night.ground, BLACK)).toBeLessThan(2);
  for (const { ground, words } of [day, night])
    for (const word of words) expect(contrast(word, ground)).toBeGreaterThan(4.5);
});
