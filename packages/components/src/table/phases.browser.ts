/** The strip of the parts of a turn, on a whole table. */
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { pantryMeta, pantryView } from '../testing/pantry.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const phases = [
  { is: 'sow', title: 'Sowing' },
  { is: 'raid', title: 'Mice', sometimes: true },
  { is: 'pick', title: 'Picking' },
];

async function open(phase: number, width: number): Promise<TableElement> {
  const table = document.createElement('uc-table');
  table.style.cssText = `display: block; width: ${width}px; height: 800px`;
  const meta = pantryMeta({ phases });
  Object.assign(table, { meta, view: { ...pantryView(null), phase }, names: ['Ann', 'Bob'] });
  document.body.append(table);
  await table.updateComplete;
  return table;
}

const strip = (table: TableElement): HTMLElement | null => table.shadowRoot!.querySelector('.phases');
/** Titles in their order; the one that runs in brackets. */
const parts = (table: TableElement): string[] =>
  [...(strip(table)?.querySelectorAll('li:not(.seldom)') ?? [])].map((part) => {
    const title = part.textContent.trim().replace(/^\d+\/\d+/, '');
    return part.getAttribute('aria-current') === 'step' ? `[${title}]` : title;
  });

it('shows the parts of a turn in their order, marks the one that runs, and is clear to everybody', async () => {
  const table = await open(2, 1200);

  expect(parts(table)).toEqual(['Sowing', '[Picking]']);
  expect(strip(table)!.ariaLabel).toBe('Phases of the turn');
  expect(strip(table)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    table.shadowRoot!.querySelector('uc-prompt')!.getBoundingClientRect().top,
  );
  const { violations } = await axe.run(table);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('shows a part that does not come every time only while it runs, and marks none where none does', async () => {
  expect(parts(await open(1, 1200))).toEqual(['Sowing', '[Mice]', 'Picking']);
  expect(parts(await open(-1, 1200))).toEqual(['Sowing', 'Picking']);
});

it('is as high whether a part that does not come every time runs or not', async () => {
  const heights: number[] = [];
  for (const phase of [0, 1, 2]) heights.push(strip(await open(phase, 1200))!.offsetHeight);

  expect(new Set(heights).size).toBe(1);
});

it('is one line of bars with the name of the part that runs, where all names have no room in one', async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ is: `step-${n}`, title: `Sorting of shelf ${n + 1}` }));
  const table = await open(4, 1200);
  table.meta = { ...pantryMeta({ phases: many }), id: 'long' };
  await table.updateComplete;
  const all = [...strip(table)!.querySelectorAll('li')];

  expect(strip(table)!.offsetHeight).toBeLessThan(40);
  expect(new Set(all.map((part) => Math.round(part.getBoundingClientRect().height))).size).toBe(2);
  expect(all.map(({ title }) => title)).toEqual(many.map(({ title }) => title));
  expect(all[4]!.textContent.trim()).toBe('5/9Sorting of shelf 5');
  expect(all[4]!.scrollWidth).toBeLessThanOrEqual(all[4]!.clientWidth);
  const { violations } = await axe.run(table);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('is one line on a phone: how far the turn is, and what runs; nothing where nothing runs', async () => {
  const table = await open(2, 390);

  const now = strip(table)!.querySelector<HTMLElement>('[aria-current]')!;
  expect(now.textContent.trim()).toBe('2/2Picking');
  expect(now.querySelector('.part')!.checkVisibility()).toBe(true);
  expect(strip(table)!.offsetHeight).toBeLessThan(30);
  expect(strip(await open(-1, 390))!.offsetHeight).toBe(0);
});

it('is not there in a game that names no parts', async () => {
  const table = await open(-1, 1200);
  table.meta = { ...pantryMeta({}), id: 'other' };
  await table.updateComplete;

  expect(strip(table)).toBeNull();
});
