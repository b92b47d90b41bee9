import { expect, it } from 'vitest';
import { bare, type AreaScene } from '../../scene/area-scene.ts';
import { areGuests, isFull, shareOf } from './lines.ts';

const area = (parts: Partial<AreaScene>): AreaScene => ({
  ...bare,
  key: 'shelf-0',
  label: 'Shelf',
  shape: 'row',
  size: 'medium',
  count: 0,
  hue: 60,
  icon: '',
  rows: [],
  lit: false,
  ...parts,
});

it('gives an area its part of a line by how many things lie there as a rule, not by how many lie there', () => {
  const few = shareOf(area({ usual: 1, count: 7 }));
  const many = shareOf(area({ usual: 4, count: 0 }));

  expect(many).toBeGreaterThan(2 * few);
  expect(shareOf(area({ usual: 4, count: 9 }))).toBe(many);
  expect(shareOf(area({ usual: 4, stays: 'awaited' }))).toBe(many);
  expect(shareOf(area({}))).toBeGreaterThan(shareOf(area({ stays: 'guest' })));
});

it('knows a line in which nothing stays, and one of so many cards that they are narrow', () => {
  expect(areGuests([area({ stays: 'guest' }), area({ stays: 'awaited' })])).toBe(true);
  expect(areGuests([area({ stays: 'guest' }), area({})])).toBe(false);
  expect(areGuests([])).toBe(false);
  expect(isFull([area({ usual: 2 }), area({}), area({ usual: 3 })])).toBe(false);
  expect(isFull([area({ usual: 2 }), area({ usual: 4 })])).toBe(true);
});
