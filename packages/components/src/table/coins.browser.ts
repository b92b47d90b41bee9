import type { EventView } from '@undercroft/view';
import { afterEach, expect, it, vi } from 'vitest';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const gained: EventView = {
  step: 5,
  name: 'gain points',
  you: 0,
  args: [0, 2],
  text: 'Ann gains 2 points.',
  dice: [],
};

async function gain(more: Partial<TableElement>): Promise<readonly (string | undefined)[]> {
  const table = document.createElement('uc-table');
  const meta = pantryMeta({ player: [{ zone: 'pantry' }], counters: ['points'] });
  const before = pantryView(decision({}));
  Object.assign(table, { meta, names: ['Ann', 'Bob'], idle: 0, view: before, pace: 'normal', ...more });
  document.body.append(table);
  await table.updateComplete;
  table.view = { ...before, position: 5, happened: [gained] };
  await table.updateComplete;
  return [...table.shadowRoot!.querySelectorAll('.coin')].map((coin) => coin.textContent.trim());
}

it('lets what a player gains fly to the plate', async () => {
  expect(await gain({})).toEqual(['+2']);
});

it('lets nothing fly, when no movement is wanted or all is shown at once', async () => {
  expect(await gain({ pace: 'off' })).toEqual([]);
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(await gain({})).toEqual([]);
});
