import { afterEach, expect, it } from 'vitest';
import type { CardElement } from './card.ts';
import './card.ts';
import { blankFace } from './card-face.ts';

afterEach(() => document.body.replaceChildren());

const BRIEF = 'Throw one die of a throw again.';
const LONG = 'Each hero of the band throws a die. On 1 or 2 it dies, and you gain as much gold as its force.';

async function draw(width: number, text: string, height?: number): Promise<CardElement> {
  const card = document.createElement('uc-card');
  Object.assign(card, { face: { ...blankFace, title: 'Fire Burst', kind: 'Spell', text } });
  card.style.width = `${width}px`;
  if (height !== undefined) {
    card.style.setProperty('--uc-card-ratio', 'auto');
    card.style.setProperty('--uc-card-height', '100%');
    card.style.height = `${height}px`;
  }
  document.body.append(card);
  await card.updateComplete;
  await document.fonts.ready;
  card.fitText();
  await card.updateComplete;
  return card;
}

const boxOf = (card: CardElement, selector: string): DOMRect =>
  card.shadowRoot!.querySelector(selector)!.getBoundingClientRect();

const lettersOf = (card: CardElement): number =>
  Number.parseFloat(getComputedStyle(card.shadowRoot!.querySelector('.text')!).fontSize);

it.each([80, 96, 110, 130, 159])('shows a text whole that has room, on a card of %d px', async (width) => {
  for (const text of [BRIEF, LONG]) {
    const card = await draw(width, text);
    const words = boxOf(card, '.text');

    expect([card.cut, boxOf(card, '.surface').bottom >= words.bottom]).toEqual([false, true]);
    expect(words.height).toBeGreaterThan(0);
    expect(lettersOf(card)).toBeGreaterThanOrEqual(10);
  }
});

it('takes room from the picture before it makes letters smaller', async () => {
  const [brief, long] = [await draw(130, BRIEF), await draw(130, LONG)];

  expect(boxOf(long, '.art').height).toBeLessThan(boxOf(brief, '.art').height);
  expect(lettersOf(long)).toBe(lettersOf(brief));
});

it('ends with a whole line and a sign, when there is no room for all of a text', async () => {
  const card = await draw(90, LONG.repeat(4));
  const words = card.shadowRoot!.querySelector<HTMLElement>('.text')!;
  const line = Number.parseFloat(getComputedStyle(words).lineHeight);

  expect(card.cut).toBe(true);
  expect(words.clientHeight / line).toBeGreaterThanOrEqual(2);
  expect(Math.abs(words.clientHeight / line - Math.round(words.clientHeight / line))).toBeLessThan(0.1);
  expect(getComputedStyle(card.shadowRoot!.querySelector('.box')!, '::after').content).toBe('"…"');
  expect(boxOf(card, '.box').bottom).toBeLessThanOrEqual(boxOf(card, '.surface').bottom);

  // A card that grows has room for all of it.
  card.style.width = '158px';
  card.style.setProperty('--uc-card-ratio', '1 / 4');
  card.fitText();
  await card.updateComplete;
  expect(card.cut).toBe(false);
});
