import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Plan } from '../session/plan.ts';
import './setup-form.ts';

const option = { title: 'Weather', text: 'Of the day.', min: null, max: null };

it('begins without the submission of a form, by its button and by Enter, and not with a number out of range', async () => {
  const form = document.createElement('dungeon-setup');
  const { meta } = tinyModule();
  form.meta = {
    ...meta,
    options: [{ ...option, name: 'rain', type: { is: 'number' }, initial: 3, min: 1, max: 9 }],
  };
  document.body.append(form);
  await form.updateComplete;
  const plans: Plan[] = [];
  form.addEventListener('plan', (event) => plans.push((event as CustomEvent<Plan>).detail));
  const inside = form.shadowRoot!;
  const field = (name: string): HTMLInputElement => inside.querySelector(`input[name="${name}"]`)!;

  expect(inside.querySelector('form')).toBeNull();
  inside.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  field('name-0').focus();
  await userEvent.keyboard('Ada{Enter}');
  expect(plans.map(({ names }) => names[0])).toEqual(['', 'Ada']);

  expect(field('seed').closest('details')).not.toBeNull();
  field('rain').value = '12';
  inside.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  expect(plans).toHaveLength(2);
  expect(inside.querySelector('details')!.open).toBe(true);
  form.remove();
});

it('draws the arrows of its lists at their end, in pages that are written from right to left, too', async () => {
  for (const [dir, at] of [
    ['ltr', 'calc(100% - 16px) 54%, calc(100% - 10px) 54%'],
    ['rtl', '10px 54%, 16px 54%'],
  ] as const) {
    const form = document.createElement('dungeon-setup');
    form.dir = dir;
    form.meta = tinyModule().meta;
    document.body.append(form);
    await form.updateComplete;
    const { backgroundPosition, paddingLeft, paddingRight } = getComputedStyle(
      form.shadowRoot!.querySelector('select')!,
    );
    expect(backgroundPosition).toBe(at);
    expect(dir === 'ltr' ? paddingRight : paddingLeft).toBe('30px');
    form.remove();
  }
});

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

it('tells what wins with the variant and the options that are chosen', async () => {
  const { meta } = tinyModule();
  const type = { is: 'flag' } as const;
  const goal = { says: 'First to ten.', with: [{ option: 'long', says: 'First to thirty.' }] };
  const form = document.createElement('dungeon-setup');
  form.meta = {
    ...meta,
    options: [{ ...option, name: 'long', type, initial: 0 }],
    variants: [
      { name: 'written', title: 'As printed', text: '', options: [] },
      { name: 'slow', title: 'Slow', text: '', options: [[0, 1]] },
    ],
    extras: { ...meta.extras, table: { ...meta.extras.table, goal } },
  };
  document.body.append(form);
  await form.updateComplete;
  const told = (): string => form.shadowRoot!.querySelector('.goal')!.textContent.trim();
  const press = async (selector: string): Promise<void> => {
    form.shadowRoot!.querySelector<HTMLElement>(selector)!.click();
    await form.updateComplete;
  };
  expect(told()).toBe('First to ten.');
  await press('.variants label:last-of-type');
  expect(told()).toBe('First to thirty.');
  await press('input[name="long"]');
  expect(told()).toBe('First to ten.');
  form.remove();
});

it('keeps the button that begins in sight while the form is scrolled', async () => {
  const { meta } = tinyModule();
  const variants = Array.from({ length: 12 }, (_, n) => ({
    name: `v${n}`,
    title: `V${n}`,
    text: 'Slow.',
    options: [],
  }));
  const form = document.createElement('dungeon-setup');
  form.meta = { ...meta, variants };
  const ground = document.createElement('div');
  ground.style.cssText = 'height: 256px; overflow: auto';
  ground.append(form);
  document.body.append(ground);
  for (const width of [320, 700]) {
    ground.style.width = `${width}px`;
    await form.updateComplete;
    for (const top of [0, 200, ground.scrollHeight]) {
      ground.scrollTop = top;
      const { bottom } = form.shadowRoot!.querySelector('[type="submit"]')!.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(ground.getBoundingClientRect().bottom);
    }
  }
  ground.remove();
});

it('shows the front of the box: other cards with another variant, and no more than its name without cards', async () => {
  const { meta } = tinyModule();
  const [row] = meta.rows;
  const named = (title: string): (typeof meta.rows)[number] => ({ ...row!, title, icon: null, text: '' });
  const form = document.createElement('dungeon-setup');
  form.meta = {
    ...meta,
    rows: ['Ash', 'Birch', 'Cedar', 'Elm'].map(named),
    variants: ['short', 'long'].map((name) => ({ name, title: name.toUpperCase(), text: '', options: [] })),
    recommended: 0,
  };
  document.body.append(form);
  await form.updateComplete;
  const told = (selector: string): (string | undefined)[] =>
    [...form.shadowRoot!.querySelectorAll(`.cover ${selector}`)].map((one) =>
      one.localName === 'uc-card' ? (one as HTMLElement & { face: { title: string } }).face.title : one.textContent,
    );
  expect([told('uc-card'), told('.name'), told('.kind')]).toEqual([['Ash', 'Birch', 'Cedar'], [meta.title], ['SHORT']]);

  form.shadowRoot!.querySelector<HTMLElement>('.variants label:last-of-type')!.click();
  await form.updateComplete;
  expect([told('uc-card'), told('.kind')]).toEqual([['Birch', 'Cedar', 'Elm'], ['LONG']]);

  form.meta = { ...meta, rows: [], variants: [] };
  await form.updateComplete;
  expect([told('uc-card'), told('.name'), told('.kind')]).toEqual([[], [meta.title], []]);
  form.remove();
});
