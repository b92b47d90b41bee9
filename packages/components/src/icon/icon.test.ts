import type { IconShape } from '@undercroft/contract';
import { expect, it, vi } from 'vitest';
import { hasIcon, registerIcons } from './icon.ts';

const shape = { path: 'M0 0H1V1Z', grid: 1 };

it('asks for the icons of a game when the first of them is drawn, not before', () => {
  const give = vi.fn<() => Record<string, IconShape>>(() => ({ pestle: shape, mortar: shape }));
  registerIcons(give);

  expect(hasIcon('ui-close')).toBe(true);
  expect(give).not.toHaveBeenCalled();
  expect(hasIcon('mortar')).toBe(true);
  expect(hasIcon('nothing-of-the-kind')).toBe(false);
  expect(give).toHaveBeenCalledTimes(1);
});
