import { expect, it } from 'vitest';
import { iconsIn, keyOf, plaqueOf, sceneOf, type Pictured } from './index.ts';

const plain: Pictured = { icon: 'anvil', scenery: null, hue: 62, motif: 'bar', vary: 0.25 };

it('stands what says nothing before the wall of its kind, in the light of its colour', () => {
  expect(sceneOf(plain, 'card')).toMatchObject({
    wall: 'planks',
    floor: 'boards',
    light: 'middle',
    glow: 62,
    symbols: [{ icon: 'anvil', depth: 'middle' }],
  });
});

it('lays the floor that goes with a wall that is said', () => {
  expect(sceneOf({ ...plain, scenery: { wall: 'trees' } }, 'room')).toMatchObject({ in: 'room', floor: 'grass' });
});

it('puts far symbols behind near ones, and its own icon where no layer has it', () => {
  const layers = [
    { icon: 'candles', at: [10, 80], size: 20, depth: 'near' },
    { icon: 'torch', at: [80, 20], size: 20, depth: 'far', tint: 40 },
  ] as const;
  const scene = sceneOf({ ...plain, scenery: { layers } }, 'card');

  expect(scene?.symbols.map(({ icon }) => icon)).toEqual(['torch', 'anvil', 'candles']);
  expect(scene === null ? [] : iconsIn(scene)).toEqual(['torch', 'anvil', 'candles']);
});

it('has no picture where there is nothing to draw', () => {
  expect(sceneOf({ ...plain, icon: null }, 'card')).toBeNull();
});

it('names the same picture the same, and any other differently', () => {
  const key = (change: Partial<Pictured>): string => keyOf(sceneOf({ ...plain, ...change }, 'card')!);
  const keys = [{}, { hue: 63 }, { icon: 'axe' }, { vary: 0.6 }, { motif: 'wave' as const }].map(key);

  expect(new Set(keys).size).toBe(keys.length);
  expect(key({})).toBe(keys[0]);
  expect(keyOf(plaqueOf('wall', 30))).not.toBe(keyOf(plaqueOf('wall', null)));
  expect(keys[0]).toMatch(/^[a-z0-9]{14}$/);
});
