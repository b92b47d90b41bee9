import { deflateSync, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readShared, sharedPiece } from './shared.ts';

const files = { 'sticks/game.yaml': 'title: Sticks – élan\n', 'sticks/woods/oak.yaml': null };
const pieceOf = (value: unknown): string =>
  `#/edit/sticks&shared=${btoa(String.fromCodePoint(...deflateSync(strToU8(JSON.stringify(value)))))}`;

it('gives the same changes back', () => {
  const piece = sharedPiece('sticks', files);

  expect(piece).toMatch(/^&shared=[\w-]+$/);
  expect(readShared(`#/edit/sticks/woods/oak.yaml${piece}`, 'sticks')).toEqual(files);
  expect(readShared('#/edit/sticks', 'sticks')).toBeUndefined();
});

it('is no link, when there is too much', () => {
  const noise = Array.from({ length: 40_000 }, (_, n) => (Math.imul(n + 1, 0x9e3779b9) >>> 0).toString(36)).join(' ');

  expect(sharedPiece('sticks', { 'sticks/game.yaml': noise })).toBeNull();
});

it.each([
  ['leads out of the game', { '../stones/game.yaml': '' }],
  ['is a page', { 'page.html': '<b>' }],
  ['is no text', { 'game.yaml': 7 }],
  ['is empty', {}],
  ['is a list', ['game.yaml']],
])('takes nothing of a link in which something %s', (_what, value) => {
  expect(readShared(pieceOf(value), 'sticks')).toBeNull();
});

it.each(['', 'A', '####', 'x'.repeat(40_000), btoa('not packed')])('reads no nonsense: %.20s', (letters) => {
  expect(readShared(`#/edit/sticks&shared=${letters}`, 'sticks')).toBeNull();
});
