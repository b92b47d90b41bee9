import { afterEach, expect, it } from 'vitest';
import { PromptElement, type PromptAnswer } from './prompt.ts';

afterEach(() => document.body.replaceChildren());

const answer = (index: number): PromptAnswer => ({
  index,
  label: `Open the cupboard number ${index + 1}`,
  icon: null,
  hue: 0,
  thing: -1,
  where: null,
  ends: false,
  reason: null,
});

/** A question with so many answers, in a box of that height. */
async function asked(answers: number, height: number): Promise<PromptElement> {
  const prompt = new PromptElement();
  prompt.mode = 'ask';
  prompt.question = 'Which cupboard?';
  prompt.groups = [{ label: null, answers: Array.from({ length: answers }, (_, index) => answer(index)) }];
  Object.assign(prompt.style, { width: '300px', height: `${height}px` });
  document.body.append(prompt);
  await prompt.updateComplete;
  await prompt.updateComplete;
  return prompt;
}

const region = (prompt: PromptElement): HTMLElement => prompt.shadowRoot!.querySelector('.more')!;
const groups = (prompt: PromptElement): HTMLElement => prompt.shadowRoot!.querySelector('.groups')!;
const said = (prompt: PromptElement): string => region(prompt).textContent.trim();

it('tells how many answers lie out of sight, politely, and no more when they are reached', async () => {
  const prompt = await asked(6, 220);
  expect(region(prompt).getAttribute('role')).toBe('status');
  await expect.poll(() => said(prompt)).toMatch(/^[3-5] more answers below$/);

  groups(prompt).scrollTop = 10_000;
  await expect.poll(() => said(prompt)).toBe('');
});

it.each([180, 200, 220, 240, 260, 290])('cuts no answer at the edge of the list, %i px high', async (height) => {
  const prompt = await asked(9, height);
  const edge = (): number => groups(prompt).getBoundingClientRect().bottom;
  const cut = (): number =>
    [...groups(prompt).querySelectorAll('.answer')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < edge() - 1 && bottom > edge() + 1;
    }).length;

  await expect.poll(cut).toBe(0);
  expect(groups(prompt).clientHeight).toBeGreaterThan(40);
});

it('says nothing when all are in sight, and counts again when there is less room', async () => {
  const prompt = await asked(3, 600);
  expect(said(prompt)).toBe('');

  prompt.style.height = '170px';
  await expect.poll(() => said(prompt)).toMatch(/more answer/);
});

it('counts none of those that are folded away because they cannot be given now', async () => {
  const prompt = await asked(2, 260);
  const answers = Array.from({ length: 8 }, (_, index) => ({
    ...answer(index),
    index: index < 2 ? index : -1,
    reason: index < 2 ? null : 'Locked.',
  }));
  prompt.groups = [{ label: null, answers }];
  await prompt.updateComplete;
  const folded = prompt.shadowRoot!.querySelector('details')!;
  folded.open = true;
  await expect.poll(() => said(prompt)).toMatch(/more answers below/);

  folded.open = false;
  prompt.style.height = '261px';
  await expect.poll(() => said(prompt)).toBe('');
});

it('lies on no answer and takes no clicks', async () => {
  const prompt = await asked(6, 220);
  await expect.poll(() => said(prompt)).not.toBe('');

  const [told, list] = [region(prompt).firstElementChild!, groups(prompt)].map((one) => one.getBoundingClientRect());
  expect(told!.top).toBeGreaterThanOrEqual(list!.bottom);
  expect(getComputedStyle(region(prompt)).pointerEvents).toBe('none');
  expect(groups(prompt).scrollWidth).toBeLessThanOrEqual(groups(prompt).clientWidth);
});

it('takes no room while all answers are in sight', async () => {
  const prompt = await asked(3, 600);

  expect(region(prompt).getBoundingClientRect().height).toBe(0);
});

it('takes the room that something leaves which stood below it', async () => {
  const prompt = await asked(6, 220);
  const notice = document.createElement('p');
  Object.assign(notice.style, { flex: 'none', height: '120px', margin: '0' });
  const column = document.createElement('div');
  Object.assign(column.style, { display: 'flex', flexDirection: 'column', height: '340px' });
  Object.assign(prompt.style, { flex: '0 1 auto', height: 'auto' });
  column.append(prompt, notice);
  document.body.append(column);
  await expect.poll(() => said(prompt)).toMatch(/more answers? below/);
  const before = prompt.getBoundingClientRect().height;

  notice.remove();
  await expect.poll(() => prompt.getBoundingClientRect().height - before).toBeGreaterThan(80);
});
