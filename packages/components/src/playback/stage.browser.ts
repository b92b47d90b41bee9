import { afterEach, expect, it } from 'vitest';
import { blankFace, type CardFace } from '../card/card-face.ts';
import './stage.ts';
import type { StageElement } from './stage.ts';

afterEach(() => document.body.replaceChildren());

const face = (title: string, more: Partial<CardFace> = {}): CardFace => ({ ...blankFace, title, ...more });

async function draw(more: Partial<StageElement>): Promise<ShadowRoot> {
  const stage = document.createElement('uc-stage');
  Object.assign(stage, { caption: 'Something happens.', ...more });
  document.body.append(stage);
  await stage.updateComplete;
  return stage.shadowRoot!;
}

const text = (root: ShadowRoot, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent.trim().replaceAll(/\s+/g, ' '));

it('shows the text of a card that stands alone, and its numbers when it has none', async () => {
  const words = await draw({ cast: [[face('Lid', { text: 'Shuts a **jar**.' })]] });
  expect(text(words, 'h3, .card p')).toEqual(['Lid', 'Shuts a jar.']);

  const weight = { name: 'weight', title: 'Weight', icon: null, value: '3', change: 0 as const, printed: null };
  const numbers = await draw({ cast: [[face('Lid', { stats: [weight] })]] });
  expect(text(numbers, 'h3, .card p')).toEqual(['Lid', 'Weight 3']);
});

it('shows who does it to whom, and of a crowd no more than can be seen', async () => {
  const crowd = Array.from({ length: 11 }, (_, index) => face(`Ant ${index}`));
  const root = await draw({ cast: [crowd, [], [face('Jam')]] });

  expect(root.querySelectorAll('.then')).toHaveLength(2);
  expect(root.querySelectorAll('.crowd uc-card')).toHaveLength(8);
  expect(text(root, '.rest, figcaption')).toEqual(['+3', 'Jam']);
});
