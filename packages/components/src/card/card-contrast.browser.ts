import { afterEach, expect, it } from 'vitest';
import { contrast, onScreen } from '../testing/contrast.ts';
import { plainTheme, type Theme } from '../theme/theme.ts';
import '../theme/theme.ts';
import type { CardElement } from './card.ts';
import './card.ts';
import { blankFace, type CardFace, type CardShape, type CardStat } from './card-face.ts';

afterEach(() => document.body.replaceChildren());

const stat = (change: CardStat['change']): CardStat => {
  const printed = change === 0 ? null : '3';
  return { name: 'weight', title: 'Weight', icon: null, value: '4', change, printed };
};

/** A face with every part that a card may have. */
const face = (hue: number, change: CardStat['change'] = 1): CardFace => ({
  ...blankFace,
  title: 'Pepper',
  kind: 'Spice',
  hue,
  value: stat(change),
  stats: [stat(0), stat(1), stat(-1)],
  marks: [{ title: 'open', icon: null }],
  text: 'Sneeze.',
  flavour: 'So they say.',
});

const words = '.title, .kind, .text, .flavour, .badge b, .stat, .stat b, .stat s, .copies, .initial';

async function draw(theme: Theme, mode: string, more: Partial<CardElement>): Promise<CardElement> {
  const mood = document.createElement('uc-theme');
  mood.theme = theme;
  mood.style.colorScheme = mode;
  const card = document.createElement('uc-card');
  card.style.width = '240px';
  Object.assign(card, { still: true, copies: 2, ...more });
  mood.append(card);
  document.body.replaceChildren(mood);
  await Promise.all([mood.updateComplete, card.updateComplete]);
  return card;
}

/** Colours that lie below a part, from the ground up. */
function grounds(part: Element): string[] {
  const found: string[] = [];
  for (let box: Element | null = part; box !== null; box = box.parentElement) {
    found.unshift(getComputedStyle(box).backgroundColor);
  }
  return found;
}

/** Opaque colours of the gradients of an element: any of them may lie behind its words. */
function shadesOf(element: Element): string[] {
  const { backgroundImage } = getComputedStyle(element);
  return backgroundImage.match(/(?:oklch|oklab|rgb|color)\([^()]*\)/g)?.filter((one) => !/\/|,.*,.*,/.test(one)) ?? [];
}

function faint(card: CardElement): string[] {
  return [...card.shadowRoot!.querySelectorAll(words)].flatMap((part) => {
    const style = getComputedStyle(part);
    if (style.display === 'none' || part.closest('.art, .cut') !== null) return [];
    const badge = part.closest('.badge');
    const shades = badge === null ? [] : shadesOf(badge);
    const behind = shades.length === 0 ? [onScreen(...grounds(part))] : shades.map((shade) => onScreen(shade));
    const ratio = Math.min(...behind.map((ground) => contrast(onScreen(style.color), ground)));
    return ratio < 4.5 ? [`${part.className || part.localName}: ${ratio.toFixed(2)}`] : [];
  });
}

it.each(['card', 'tile', 'token'] as const satisfies CardShape[])(
  'keeps all words of a %s readable, whatever its hue and mood',
  async (shape) => {
    for (const inks of ['deep', 'bright'] as const) {
      for (const mode of ['light', 'dark']) {
        for (let hue = 0; hue < 360; hue += 45) {
          const card = await draw({ ...plainTheme, inks, ground: hue + 70 }, mode, { face: face(hue), shape });
          expect({ inks, mode, hue, faint: faint(card) }).toEqual({ inks, mode, hue, faint: [] });
        }
      }
    }
  },
);

it.each([0, 1, -1] as const)('keeps the number on a coin readable, with a change of %i', async (change) => {
  for (const shape of ['card', 'token', 'chip', 'tile'] as const)
    for (const more of [{}, { legal: true }, { selected: true }]) {
      const given = { face: { ...face(100, change), exhausted: change === 0 }, shape, ...more };
      const card = await draw(plainTheme, 'dark', given);
      expect({ shape, faint: faint(card) }).toEqual({ shape, faint: [] });
    }
});

it('keeps all words readable, when it is printed with much ink and with little', async () => {
  for (const inks of ['full', 'saving'] as const) {
    const card = await draw(plainTheme, 'dark', { face: face(100), print: 'poker', inks });
    expect({ inks, faint: faint(card) }).toEqual({ inks, faint: [] });
  }
});

it('lets a picture stand out from what is behind it', async () => {
  for (const inks of ['deep', 'bright'] as const) {
    for (let hue = 0; hue < 360; hue += 30) {
      const card = await draw({ ...plainTheme, inks }, 'dark', { face: face(hue) });
      const frame = getComputedStyle(card.shadowRoot!.querySelector('.frame')!);
      const [ink, ground] = ['--block', '--art-high'].map((name) => onScreen(frame.getPropertyValue(name)));
      expect(contrast(ink!, ground!)).toBeGreaterThan(4.5);
    }
  }
});
