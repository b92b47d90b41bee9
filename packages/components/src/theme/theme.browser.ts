import { afterEach, expect, it } from 'vitest';
import { contrast, onScreen } from '../testing/contrast.ts';
import { plainTheme, type Theme } from './theme.ts';
import { textures } from './textures.ts';
import './theme.ts';

afterEach(() => document.body.replaceChildren());

/** Letters and what they stand on. */
const pairs = [
  ['ink', ['ground', 'ground-edge', 'earth', 'panel', 'panel-raised', 'panel-sunken']],
  ['ink-soft', ['ground', 'earth', 'panel', 'panel-raised', 'panel-sunken']],
  ['accent', ['panel', 'panel-raised', 'ground']],
  ['accent-ink', ['accent']],
  ['danger', ['panel', 'panel-raised']],
  ['good', ['panel', 'panel-raised']],
  ['select', ['panel', 'panel-raised']],
  ['focus', ['panel', 'ground']],
  ['paper-ink', ['paper', 'paper-deep', 'paper-raised']],
  ['paper-ink-soft', ['paper', 'paper-deep', 'paper-raised']],
  ['paper-accent', ['paper', 'paper-raised']],
  ['paper-accent-ink', ['paper-accent']],
  ['block-ink', ['block']],
] as const;

async function draw(theme: Theme, mode: 'light' | 'dark'): Promise<(name: string) => string> {
  const element = document.createElement('uc-theme');
  element.theme = theme;
  element.style.colorScheme = mode;
  const probe = document.createElement('i');
  element.append(probe);
  document.body.replaceChildren(element);
  await element.updateComplete;
  return (name) => {
    probe.style.color = `var(--uc-${name})`;
    return getComputedStyle(probe).color;
  };
}

/** Pairs that cannot be read well enough. */
async function faint(theme: Theme): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    const colour = await draw(theme, mode);
    for (const [ink, grounds] of pairs) {
      for (const ground of grounds) {
        const ratio = contrast(onScreen(colour(ink)), onScreen(colour(ground)));
        if (ratio < 4.5) found.push(`${ink} on ${ground}, ${mode}: ${ratio.toFixed(2)}`);
      }
    }
  }
  return found;
}

it.each(['deep', 'bright'] as const)('keeps all letters readable, whatever hues a %s theme has', async (inks) => {
  for (let hue = 0; hue < 360; hue += 30) {
    const theme: Theme = { ...plainTheme, inks, ground: hue, accent: (hue * 7 + 20) % 360 };
    expect({ hue, faint: await faint(theme) }).toEqual({ hue, faint: [] });
  }
});

it('leaves the last word to the page, when it sets a colour on the element itself', async () => {
  const style = document.createElement('style');
  style.textContent = 'uc-theme { --uc-accent: rgb(1, 2, 3) }';
  document.head.append(style);
  const colour = await draw(plainTheme, 'dark');

  expect(colour('accent')).toBe('rgb(1, 2, 3)');
  style.remove();
});

it('gives letters and texture of the theme to what lies in it', async () => {
  const theme: Theme = { ...plainTheme, title: 'storybook', texture: 'bricks' };
  await draw(theme, 'dark');
  const style = getComputedStyle(document.querySelector('i')!);

  expect(style.getPropertyValue('--uc-font-title')).toContain('Storybook');
  expect(style.getPropertyValue('--uc-hatch-size')).toBe(textures.bricks.size);
});
