import { expect, it } from 'vitest';
import { iconNames, iconShape, iconShapes } from './icon-set.ts';

it('gives the path of an icon, when the set has it', () => {
  expect(iconShape('two-coins')).toEqual({ path: expect.stringMatching(/^m\d/), grid: 512 });
});

it('gives nothing, when the set has no such icon', () => {
  expect(iconShape('no-such-icon')).toBeNull();
  expect(iconShape('__proto__')).toBeNull();
});

it('leaves out what it does not have, when several are asked for', () => {
  expect(Object.keys(iconShapes(['anvil', 'no-such-icon', 'anvil']))).toEqual(['anvil']);
});

it('can draw every icon of the set, in whole numbers', () => {
  const wrong = [...iconNames()].filter((name) => !/^[^.]+$/.test(iconShape(name)?.path ?? ''));

  expect(wrong).toEqual([]);
});
