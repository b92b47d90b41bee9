import { expect, it } from 'vitest';
import { fewerLetters } from './fewer-letters.ts';

const fonts = new URL('../../../components/generated/fonts/', import.meta.url).pathname;

async function load(name: string, texts: string): Promise<string> {
  const { load: hook } = fewerLetters({ texts, titles: ['carved'] });
  const loaded = await (hook as (id: string) => Promise<{ code: string } | null>)(`${fonts}${name}.woff2?inline`);
  return loaded?.code ?? 'left alone';
}

it('keeps only letters that are shown, when fonts are cut for one build', async () => {
  const english = await load('text-400', 'Gold and mana');
  const french = await load('text-400', 'Où vont les âmes damnées');

  expect(english).toMatch(/^export default "data:font\/woff2;base64,/);
  expect(english.length).toBeLessThan(french.length);
  expect(french.length).toBeLessThan(12_400);
});

it('leaves out titles of other themes, and other files alone', async () => {
  expect(await load('title-carved', 'A')).toContain('base64');
  expect(await load('title-storybook', 'A')).toBe('export default "";');
  expect(await load('picture', 'A')).toBe('left alone');
});
