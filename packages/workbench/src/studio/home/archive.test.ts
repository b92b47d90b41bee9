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

it('finds the game deeper in the archive, and does not mix it with another one', () => {
  const archive = { 'repo/content/sticks/game.yaml': 'title: Sticks', 'repo/content/sticks/woods/oak.yaml': 'a\r\nb' };
  const deeper = { 'repo/packages/x/test/stones/game.yaml': 'title: Stones', 'repo/content/other.yaml': '' };

  expect(unpacked(zip({ ...deeper, ...archive }), 'twigs')).toEqual({
    'twigs/game.yaml': 'title: Sticks',
    'twigs/woods/oak.yaml': 'a\nb',
  });
  expect(unpacked(zip({ 'game.yaml': 'title: Bare' }), 'twigs')).toEqual({ 'twigs/game.yaml': 'title: Bare' });
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
