import { afterEach, expect, it } from 'vitest';
import './pile.ts';

afterEach(() => document.body.replaceChildren());

it('is higher, when more lie in it, and says how many', async () => {
  const heights = [];
  for (const count of [0, 1, 3, 40]) {
    const pile = document.createElement('uc-pile');
    Object.assign(pile, { label: 'Jars', count });
    document.body.append(pile);
    await pile.updateComplete;
    heights.push(pile.shadowRoot!.querySelectorAll('.below').length);
    expect(pile.shadowRoot!.querySelector('[role=group]')?.getAttribute('aria-label')).toBe(`Jars, ${count}`);
  }

  expect(heights).toEqual([0, 0, 2, 4]);
});
