import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packed, unpacked } from './archive.ts';

const texts = { 'sticks/game.yaml': 'title: Sticks – élan', 'sticks/woods/oak.yaml': 'title: Oak' };
const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipBytes(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const zipBytes = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync(files, { level: 1 });
const textsIn = (bytes: Uint8Array, game: string): unknown => unpacked(bytes, game).texts;

it('gives the same files back, and the same bytes for the same files', () => {
  expect(textsIn(packed(texts), 'sticks')).toEqual(texts);
  expect(packed(texts)).toEqual(packed(Object.fromEntries(Object.entries(texts).toReversed())));
});

it('takes a game of another folder as the one that is edited', () => {
  expect(textsIn(packed(texts), 'stones')).toEqual({
    'stones/game.yaml': texts['sticks/game.yaml'],
    'stones/woods/oak.yaml': texts['sticks/woods/oak.yaml'],
  });
});

it('finds the game deeper in the archive, and does not mix it with another one', () => {
  const archive = { 'repo/content/sticks/game.yaml': 'title: Sticks', 'repo/content/sticks/woods/oak.yaml': 'a\r\nb' };
  const deeper = { 'repo/packages/x/test/stones/game.yaml': 'title: Stones', 'repo/content/other.yaml': '' };

  expect(textsIn(zip({ ...deeper, ...archive }), 'twigs')).toEqual({
    'twigs/game.yaml': 'title: Sticks',
    'twigs/woods/oak.yaml': 'a\nb',
  });
  expect(textsIn(zip({ 'game.yaml': 'title: Bare' }), 'twigs')).toEqual({ 'twigs/game.yaml': 'title: Bare' });
});

it('leaves out what no reader looks at: pages, pictures, hidden files, other folders', () => {
  const others = {
    '../outside.yaml': '',
    'sticks/a/../../x.yaml': '',
    'sticks/page.html': '<b>',
    'sticks/.x.yaml': '',
    '__MACOSX/sticks/game.txt': '',
  };
  const unread = { 'sticks/.git/a.yaml': '', 'sticks/node_modules/a.yaml': '', 'sticks/woods/dist/a.yaml': '' };

  expect(textsIn(zip({ ...texts, ...others, ...unread }), 'sticks')).toEqual(texts);
});

it('does not count pictures, wherever they stand', () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 4100 }, (_, i) => [`sticks/art/${i}.png`, new Uint8Array(1)]),
  );
  const large = { 'sticks/art/map.png': new Uint8Array(17_000_000) };
  const own = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]));

  expect(textsIn(zipBytes({ ...large, ...pictures, ...own }), 'sticks')).toEqual(texts);
});

const NUMBER = Array.from({ length: 4001 }, (_, i) => [`sticks/woods/oak-${i}.yaml`, ''] as const);
const cutShort = (): Uint8Array => {
  const bytes = zip({ ...texts, 'sticks/woods/oak.yaml': 'title: Oak '.repeat(100) });
  const view = new DataView(bytes.buffer);
  // Both places that tell the size of a file say ten bytes.
  for (let at = 0; at + 4 < bytes.length; at++) if (view.getUint32(at, true) === 1100) view.setUint32(at, 10, true);
  return bytes;
};

it.each([
  ['no archive', strToU8('title: Sticks'), 'not-an-archive', {}],
  ['an archive without a game', zip({ 'sticks/woods/oak.yaml': 'title: Oak' }), 'not-an-archive', {}],
  ['an archive that is cut', packed(texts).slice(0, 60), 'not-an-archive', {}],
  ['too many files', zip({ ...texts, ...Object.fromEntries(NUMBER) }), 'archive-many', { n: 4003, most: 4000 }],
  [
    'too much text',
    zip({ ...texts, 'sticks/woods/more.yaml': '#'.repeat(16_000_000) }),
    'archive-large',
    { n: 17, most: 16 },
  ],
  [
    'a name that no file can have',
    zip({ ...texts, 'sticks/old oak.yaml': '' }),
    'archive-name',
    { path: 'sticks/old oak.yaml' },
  ],
  [
    'a file in Latin-1',
    zipBytes({ 'sticks/game.yaml': strToU8('title: x'), 'sticks/oak.yaml': Uint8Array.of(0x61, 0x3a, 0x20, 0xe0) }),
    'archive-encoding',
    { path: 'sticks/oak.yaml' },
  ],
  ['a file that says it is shorter than it is', cutShort(), 'archive-damaged', { path: 'sticks/woods/oak.yaml' }],
])('takes nothing and says why, when it is %s', (_what, bytes, word, slots) => {
  expect(unpacked(bytes, 'sticks')).toEqual({ texts: null, refused: word, slots });
});

it.each([
  ['woods/oak.yml', 'woods/oak.yaml'],
  ['woods/oak.YAML', 'woods/oak.yaml'],
  ['play.rule', 'play.rules'],
])('takes nothing and says what to call it, when a file is called %s', (path, meant) => {
  expect(unpacked(zip({ ...texts, [`sticks/${path}`]: 'title: Oak' }), 'sticks')).toEqual({
    texts: null,
    refused: 'archive-ending',
    slots: { path: `sticks/${path}`, meant: `sticks/${meant}` },
  });
});
