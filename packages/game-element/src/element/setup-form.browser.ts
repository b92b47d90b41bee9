import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import './setup-form.ts';

const option = { title: 'Weather', text: 'Of the day.', min: null, max: null };

it('offers the values of an option in the words of players', async () => {
  const form = document.createElement('dungeon-setup');
  const { meta } = tinyModule();
  form.meta = {
    ...meta,
    enums: [
      { name: 'sky', values: ['sky-blue', 'grey'], titles: ['Bright', 'Dull'] },
      { name: 'wind', values: ['light-air', 'storm'] },
    ],
    options: [
      { ...option, name: 'sky', type: { is: 'enum', of: 0 }, initial: 0 },
      { ...option, name: 'wind', type: { is: 'enum', of: 1 }, initial: 1 },
    ],
  };
  document.body.append(form);
  await form.updateComplete;
  const words = (name: string): string[] =>
    [...form.shadowRoot!.querySelectorAll(`select[name="${name}"] option`)].map((one) => one.textContent.trim());
  expect(words('sky')).toEqual(['Bright', 'Dull']);
  expect(words('wind')).toEqual(['light air', 'storm']);
  for (const select of form.shadowRoot!.querySelectorAll('label select'))
    expect(select.clientWidth).toBeGreaterThan(150);
  form.remove();
});

it('begins with the variant that is recommended, and says so', async () => {
  const { meta } = tinyModule();
  const long = { name: 'long', title: 'Long', text: 'Thirty points win.', options: [[0, 30]] as const };
  const form = document.createElement('dungeon-setup');
  form.meta = { ...meta, variants: [...meta.variants, long], recommended: meta.variants.length };
  document.body.append(form);
  await form.updateComplete;
  const chosen = form.shadowRoot!.querySelector('.variants label:has(:checked)')!;
  expect(chosen.textContent.replace(/\s+/g, ' ').trim()).toBe('Long Recommended Thirty points win.');
  expect(form.shadowRoot!.querySelectorAll('.variants em')).toHaveLength(1);
  form.remove();
});

it('tells the game as written in the words of a variant that sets nothing', async () => {
  const { meta } = tinyModule();
  const written = { name: 'written', title: 'As printed', text: 'Short and sharp.', options: [] };
  const form = document.createElement('dungeon-setup');
  form.meta = { ...meta, variants: [...meta.variants, written] };
  document.body.append(form);
  await form.updateComplete;
  const titles = [...form.shadowRoot!.querySelectorAll('.variants b')].map((title) => title.textContent);
  expect(titles).toEqual([...meta.variants.map(({ title }) => title), 'As printed']);
  expect(form.shadowRoot!.querySelector('.variants label:has(:checked)')!.textContent).toContain('As printed');
  form.remove();
});
