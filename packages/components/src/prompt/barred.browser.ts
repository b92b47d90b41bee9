/** Answers that cannot be given now, and those that can. */
import { afterEach, expect, it } from 'vitest';
import { PromptElement, type PromptAnswer } from './prompt.ts';

afterEach(() => document.body.replaceChildren());

const answer = (index: number, label: string, more: Partial<PromptAnswer> = {}): PromptAnswer => ({
  index,
  label,
  icon: null,
  hue: 0,
  thing: -1,
  where: null,
  ends: false,
  reason: index < 0 ? 'It is locked.' : null,
  ...more,
});

const done = answer(9, 'Done', { ends: true });

/** The labels of the buttons in sight, and the words over those that are folded. */
async function asked(...answers: readonly PromptAnswer[]): Promise<readonly [seen: string[], folded: string]> {
  const prompt = new PromptElement();
  Object.assign(prompt, { mode: 'ask', question: 'What now?', keys: false });
  prompt.groups = [{ label: null, answers: [...answers, done] }];
  prompt.style.width = '340px';
  document.body.append(prompt);
  await prompt.updateComplete;
  const seen = [...prompt.shadowRoot!.querySelectorAll('.answer')].filter((one) => one.checkVisibility());
  const words = prompt.shadowRoot!.querySelector('summary')?.textContent ?? '';
  return [seen.map((one) => one.querySelector('.words')!.textContent.trim().replace('It is locked.', '')), words];
}

it('folds even a single one below those that can be given', async () => {
  const [seen, folded] = await asked(answer(-1, 'Open the chest'), answer(0, 'Open a jar'));

  expect(seen).toEqual(['Open a jar', 'Done']);
  expect(folded).toBe('Not now (1)');
});

it('shows two with their reasons where nothing else can be chosen', async () => {
  const [seen, folded] = await asked(answer(-1, 'Open the chest'), answer(-1, 'Open the door'));

  expect(seen).toEqual(['Open the chest', 'Open the door', 'Done']);
  expect(folded).toBe('');
});

it('folds many even where nothing else can be chosen', async () => {
  const [seen, folded] = await asked(...['chest', 'door', 'box'].map((name) => answer(-1, `Open the ${name}`)));

  expect(seen).toEqual(['Done']);
  expect(folded).toBe('Not now (3)');
});
