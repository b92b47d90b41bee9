import { expect, it } from 'vitest';
import { idOf } from './id-of.ts';

it.each([
  ['Night Market', 'night-market'],
  ['  Élan & Co.  ', 'elan-co'],
  ['Constructor', 'constructor-game'],
  ['Aux', 'aux-game'],
  ['Console', 'console'],
  ['42', null],
  ['', null],
])('makes a folder of the title %j', (title, id) => {
  expect(idOf(title)).toBe(id);
});
