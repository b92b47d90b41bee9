/** Another player is asked: a person, or a program. */
import { afterEach, expect, it } from 'vitest';
import { iconPath } from '../icon/icon.ts';
import { PromptElement } from './prompt.ts';

afterEach(() => document.body.replaceChildren());

/** The sign before the line that says who is asked. */
async function signOf(bot: boolean): Promise<string | null | undefined> {
  const prompt = new PromptElement();
  Object.assign(prompt, { mode: 'wait', lead: 'Bob is asked', question: 'What now?', bot });
  document.body.append(prompt);
  await prompt.updateComplete;
  return prompt.shadowRoot!.querySelector('.who path')?.getAttribute('d');
}

it('has the sign of a person where a person is asked, and that of a program for a program', async () => {
  expect(await signOf(false)).toBe(iconPath('ui-person')?.path);
  expect(await signOf(true)).toBe(iconPath('ui-bot')?.path);
});
