import { expect, it } from 'vitest';
import type { EventView } from '@undercroft/view';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { TableModel } from './model.ts';

const event = (name: string, args: number[]): EventView => ({ step: 1, name, you: 0, args, text: null, dice: [] });
const model = (): TableModel => {
  const view = pantryView(decision({}));
  return new TableModel(pantryMeta(), view, view);
};

it('moves a thing from zone to zone and leaves the view before as it was', () => {
  const before = pantryView(decision({}));
  const table = new TableModel(pantryMeta(), before, before);
  const from = table.zoneOf(4);
  const goal = before.zones.find((zone) => zone.things !== null && zone.id !== from && zone.things.length === 0)!;

  table.apply(event('move', [4, from, goal.id]));

  expect(table.zoneOf(4)).toBe(goal.id);
  expect(table.view.zones.find((zone) => zone.id === goal.id)?.count).toBe(1);
  expect(before.zones.find((zone) => zone.id === goal.id)?.things).toEqual([]);
  expect(table.view.decision).toBeNull();
});

it('counts what is gained and paid, never below the least', () => {
  const table = model();
  const points = (): number | undefined => table.view.players[0]?.counters['points'];
  const start = points()!;

  table.apply(event('gain points', [0, 4]));
  expect(points()).toBe(start + 4);

  table.apply(event('pay points', [0, 400]));
  expect(points()).toBe(0);
});

it('passes over what does not fit', () => {
  const table = model();
  const before = JSON.stringify(table.view);

  table.apply(event('gain glory', [0, 4]));
  table.apply(event('move', [-2, 999, 998]));
  table.apply(event('something', []));

  expect(JSON.stringify(table.view)).toBe(before);
});

it('lays dice on the table, when they are thrown', () => {
  const table = model();
  table.apply({ ...event('roll', []), dice: [{ value: 5, sides: 6, thrower: 1, group: 0 }] });

  expect(table.view.dice.map(({ value, thrower }) => [value, thrower])).toEqual([[5, 1]]);
});
