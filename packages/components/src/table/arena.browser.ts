import type { EventMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const thing = { is: 'thing', of: 1 } as const;
const number = { is: 'number' } as const;
const taste: EventMeta = {
  name: 'taste',
  text: 'Two jars are compared.',
  slots: [
    { name: 'one', type: thing },
    { name: 'sum', type: number },
    { name: 'other', type: thing },
    { name: 'rest', type: number },
  ],
};
const tasted: EventView = { step: 5, name: 'taste', you: 0, args: [1, 6, 3, 5], text: taste.text, dice: [] };

/** A table at which two jars fight. */
async function fight(width: number, height: number): Promise<ShadowRoot> {
  const table = document.createElement('uc-table');
  const sides = [
    { thing: 'one', total: 'sum' },
    { thing: 'other', total: 'rest' },
  ];
  const layout = {
    player: [{ zone: 'pantry', as: 'levels', by: 'level', size: 'large' }],
    drama: { taste: { sides } },
  };
  const meta = { ...pantryMeta(layout), events: [taste], things: [0, 1, 1, 2, 3] };
  const before = pantryView(decision({}));
  Object.assign(table, {
    meta,
    names: ['Ann', 'Bob'],
    idle: 0,
    view: before,
    pace: 'slow',
  } satisfies Partial<TableElement>);
  Object.assign(table.style, { display: 'block', width: `${width}px`, height: `${height}px` });
  table.innerHTML = '<p slot="result">The game is over</p>';
  document.body.append(table);
  await table.updateComplete;
  table.view = { ...before, position: 5, happened: [tasted] };
  await table.updateComplete;
  const root = table.shadowRoot!;
  await root.querySelector('uc-battle')!.updateComplete;
  return root;
}

it.each([
  [1440, 844],
  [820, 1000],
  [390, 760],
  [844, 334],
])('plays a fight over the whole field of a table of %i x %i pixels, and nothing twice', async (width, height) => {
  const root = await fight(width, height);
  const box = (selector: string): readonly number[] => {
    const { x, y, width: wide, height: high } = root.querySelector(selector)!.getBoundingClientRect();
    return [x, y, wide, high].map(Math.round);
  };

  expect(box('.arena')).toEqual(box('.field'));
  expect(root.querySelector('uc-battle')!.getBoundingClientRect().height).toBeLessThanOrEqual(box('.arena')[3]!);
  expect(root.querySelector('uc-stage')!.shadowRoot!.querySelector('uc-card, uc-dice')).toBeNull();
});

it('tells how the game ended after what led to it', async () => {
  const root = await fight(1440, 844);
  expect(root.querySelector('slot[name="result"]')).toBeNull();

  root.querySelector('uc-stage')!.dispatchEvent(new CustomEvent('uc-skip', { bubbles: true }));
  await (root.host as TableElement).updateComplete;
  expect(root.querySelector<HTMLSlotElement>('slot[name="result"]')!.assignedElements()).toHaveLength(1);
});
