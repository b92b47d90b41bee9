import { expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import type { CardScene } from './card-scene.ts';
import { headsNow } from './host-of.ts';

const card = (thing: number, inside: readonly CardScene[] = []): CardScene => ({
  thing,
  face: blankFace,
  shape: 'tile',
  answers: [],
  reason: '',
  inside,
  fittings: [],
  nth: 0,
  things: [thing],
});
const heads = ['Sweet', 'Sour', 'Salt'].map((title) => ({ title, icon: null }));
const rows = [[card(1)], [card(2, [card(7)])], [card(3)]];

it('lights the column in which something happens, or about which a question is', () => {
  const litOf = (now: readonly number[]): string[] =>
    headsNow({ heads, rows }, now).flatMap(({ lit, title }) => (lit === true ? [title] : []));

  expect(litOf([-1, 3])).toEqual(['Salt']);
  expect(litOf([7])).toEqual(['Sour']);
  expect(litOf([-1])).toEqual([]);
});
