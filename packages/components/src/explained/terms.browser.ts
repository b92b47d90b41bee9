import type { GameMeta } from '@undercroft/contract';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../prompt/prompt.ts';
import { explainedIn } from './explained.ts';
import { explainBeside } from './terms.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const meta = {
  kinds: [],
  attributes: [],
  fields: [],
  extras: {
    rulebook: {
      words: [
        { word: ['duel', 'duels'], means: 'Both throw. <img src=x onerror=alert(1)> **Now.**' },
        { word: 'jar', means: 'It holds jam.' },
      ],
    },
  },
} as unknown as GameMeta;
const explained = explainedIn(meta);

async function ask(): Promise<HTMLElementTagNameMap['uc-prompt']> {
  const prompt = document.createElement('uc-prompt');
  Object.assign(prompt, { mode: 'ask', question: 'Which duels? <b>One</b> jar', explained });
  prompt.style.marginTop = '40px';
  document.body.append(prompt);
  await prompt.updateComplete;
  return prompt;
}

const tipIn = (root: ParentNode): HTMLElementTagNameMap['uc-tip'] | null => root.querySelector('uc-tip');

it('explains a word of a question to whoever points at it, in letters and never as markup, until Escape', async () => {
  const prompt = await ask();
  const root = prompt.shadowRoot!;
  const [term] = root.querySelectorAll<HTMLElement>('.term');
  await userEvent.hover(term!);
  await expect.poll(() => tipIn(root)?.open).toBe(true);
  const tip = tipIn(root)!;

  expect(root.querySelector('.question')?.textContent).toBe('Which duels? <b>One</b> jar');
  expect(tip.shadowRoot!.querySelector('dd')?.textContent).toBe('Both throw. <img src=x onerror=alert(1)> Now.');
  expect(tip.shadowRoot!.querySelectorAll('img')).toHaveLength(0);
  const box = tip.getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(innerWidth);
  expect(box.top).toBeGreaterThanOrEqual(term!.getBoundingClientRect().bottom);

  await userEvent.keyboard('{Escape}');
  expect(tip.open).toBe(false);
});

it('stays while the pointer is over what it says, and goes when it leaves', async () => {
  const root = (await ask()).shadowRoot!;
  await userEvent.hover(root.querySelector<HTMLElement>('.term')!);
  await expect.poll(() => tipIn(root)?.open).toBe(true);
  await userEvent.hover(tipIn(root)!);
  await new Promise((done) => setTimeout(done, 300));

  expect(tipIn(root)?.open).toBe(true);
  await userEvent.unhover(tipIn(root)!);
  await expect.poll(() => tipIn(root)?.open).toBe(false);
});

it('explains several words one below the other, and nothing where there are none', async () => {
  const prompt = await ask();
  const words = [...new Set(explained.words.values())];

  expect(explainBeside(prompt, [], explained)).toBe(false);
  expect(explainBeside(prompt, words, explained)).toBe(true);
  await expect.poll(() => tipIn(document.body)?.open).toBe(true);
  expect(tipIn(document.body)?.shadowRoot!.querySelectorAll('dt')).toHaveLength(2);
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

it('explains a word in a button after a long press, and presses nothing', async () => {
  const prompt = document.createElement('uc-prompt');
  const says = 'One duel more.';
  const answer = { index: 0, label: 'Go', icon: null, hue: 0, thing: -1, where: null, ends: false, reason: null, says };
  Object.assign(prompt, { mode: 'ask', question: 'What?', groups: [{ label: null, answers: [answer] }], explained });
  document.body.append(prompt);
  await prompt.updateComplete;
  const heard = vi.fn<() => void>();
  prompt.addEventListener('uc-answer', heard);
  const term = prompt.shadowRoot!.querySelector<HTMLElement>('.answer .term')!;
  const touch = { pointerType: 'touch', bubbles: true, composed: true };
  term.dispatchEvent(new PointerEvent('pointerdown', touch));
  await expect.poll(() => tipIn(prompt.shadowRoot!)?.open).toBe(true);
  term.dispatchEvent(new PointerEvent('pointerup', touch));
  term.dispatchEvent(new PointerEvent('click', touch));

  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  term.dispatchEvent(new PointerEvent('click', touch));
  expect(heard).toHaveBeenCalledOnce();
});
