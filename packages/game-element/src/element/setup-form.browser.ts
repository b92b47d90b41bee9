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
