import { expect, it } from 'vitest';
import { hueOfIcon } from './icon-hues.ts';

it('knows the colour of what an icon shows by a word of its name', () => {
  expect(hueOfIcon('two-coins')).toBe(hueOfIcon('trophy-cup'));
  expect(hueOfIcon('crystal-ball')).not.toBe(hueOfIcon('two-coins'));
  expect(hueOfIcon('stone-block')).toBeNull();
});
