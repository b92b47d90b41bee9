import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isContentPath, packed, unpacked } from './archive.ts';

const texts = { 'sticks/game.yaml': 'title: Sticks – élan', 'sticks/woods/oak.yaml': 'title: Oak' };
const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

it('gives the same files back, and the same bytes for the same files', () => {
  expect(unpacked(packed(texts), 'sticks')).toEqual(texts);
  expect(packed(texts)).toEqual(packed(Object.fromEntries(Object.entries(texts).toReversed())));
});

it('takes a game of another folder as the one that is edited', () => {
  expect(unpacked(packed(texts), 'stones')).toEqual({
    'stones/game.yaml': texts['sticks/game.yaml'],
    'stones/woods/oak.yaml': texts['sticks/woods/oak.yaml'],
  });
});

it('leaves out what is no content: pages, programs, paths that lead elsewhere', () => {
  const hostile = { '../outside.yaml': '', 'sticks/../../x.yaml': '', 'sticks/page.html': '<b>', 'sticks/.x.yaml': '' };

  expect(unpacked(zip({ ...texts, ...hostile }), 'sticks')).toEqual(texts);
  expect(Object.keys(hostile).filter(isContentPath)).toEqual([]);
});

it.each([
  ['no archive', strToU8('title: Sticks')],
  ['an archive without a game', zip({ 'sticks/woods/oak.yaml': 'title: Oak' })],
  ['an archive that is cut', packed(texts).slice(0, 60)],
])('says so, when it is %s', (_what, bytes) => {
  expect(unpacked(bytes, 'sticks')).toBeNull();
});
