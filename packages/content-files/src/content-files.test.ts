import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  findContentFolder,
  filesIn,
  gamesAmong,
  gamesIn,
  isInside,
  linksIn,
  readContent,
  readExact,
  readGame,
  realPlace,
  strayGamesIn,
  textPathsIn,
  whyLeftOut,
} from './index.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'undercroft-')));
  write('content/pond/game.yaml', 'title: Pond');
  write('content/pond/fish/carp.yaml', 'title: Carp');
  write('content/pond/rules/turn.rules', 'to turn');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const pond = (): { readonly id: string; readonly folder: string } => ({
  id: 'pond',
  folder: join(root, 'content/pond'),
});

it('reads the texts of a game, when other files lie beside them', () => {
  write('content/pond/notes.md', 'no');
  write('content/pond/.hidden/a.yaml', 'no');
  write('content/pond/node_modules/a.yaml', 'no');

  expect([...readGame(pond())]).toEqual([
    ['pond/fish/carp.yaml', 'title: Carp'],
    ['pond/game.yaml', 'title: Pond'],
    ['pond/rules/turn.rules', 'to turn'],
  ]);
});

it('reads all games alike, and one as it is among all', () => {
  write('content/moor/game.yaml', 'title: Moor');
  write('content/notes/a.yaml', 'no game');
  const all = readContent(join(root, 'content'));

  expect(gamesAmong(all)).toEqual(['moor', 'pond']);
  expect(gamesIn(join(root, 'content')).map(({ id }) => id)).toEqual(['moor', 'pond']);
  expect([...all].filter(([path]) => path.startsWith('pond/'))).toEqual([...readGame(pond())]);
});

it('ends and reads nothing twice, when links lead back to their own folder', () => {
  const before = [...readGame(pond())];
  for (const name of ['again', 'more', 'still-more']) symlinkSync('.', join(root, 'content/pond/fish', name));
  symlinkSync('carp.yaml', join(root, 'content/pond/fish/trout.yaml'));
  symlinkSync('..', join(root, 'content/pond/up'));
  symlinkSync('.', join(root, 'content/moor'));

  expect([...readGame(pond())]).toEqual(before);
  expect([...readContent(join(root, 'content'))]).toEqual(before);
  expect(linksIn(pond().folder)).toEqual(['fish/again', 'fish/more', 'fish/still-more', 'fish/trout.yaml', 'up']);
});

it('brings in nothing from outside, when a link leads out of the game', () => {
  write('secret/key.yaml', 'title: Secret');
  symlinkSync(join(root, 'secret'), join(root, 'content/pond/monsters'));
  symlinkSync(join(root, 'secret/key.yaml'), join(root, 'content/pond/fish/key.yaml'));
  mkdirSync(join(root, 'content/linked'));
  symlinkSync(join(root, 'content/pond/game.yaml'), join(root, 'content/linked/game.yaml'));

  expect(filesIn(pond().folder)).toEqual(['fish/carp.yaml', 'game.yaml', 'rules/turn.rules']);
  expect(gamesAmong(readContent(join(root, 'content')))).toEqual(['pond']);
});

it('reads a folder that was named, when it is a link itself', () => {
  symlinkSync(join(root, 'content'), join(root, 'elsewhere'));

  expect(gamesAmong(readContent(join(root, 'elsewhere')))).toEqual(['pond']);
  expect(filesIn(join(root, 'elsewhere/pond'))).toContain('game.yaml');
});

it.skipIf(process.platform === 'win32')('leaves out what is no file, when it has the name of a text', async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(join(root, 'content/pond/fish/pike.yaml'), listening));

  expect(readdirSync(join(root, 'content/pond/fish'))).toContain('pike.yaml');
  expect(filesIn(pond().folder)).not.toContain('fish/pike.yaml');
  await new Promise((closed) => server.close(closed));
});

it('reads a megabyte of a file, when it has more', () => {
  write('content/pond/fish/whale.yaml', 'x'.repeat(3_000_000));

  expect(readGame(pond()).get('pond/fish/whale.yaml')).toHaveLength(1_048_576);
});

it.each([
  ['longer than a megabyte', Buffer.alloc(1_048_577, 'x'), /carp\.yaml has more than 262,144 characters; split it/],
  ['Latin-1', Buffer.from('a: 1\n\nb: \u00E0\n', 'latin1'), /carp\.yaml is not UTF-8, see line 3; save it as UTF-8/],
  ['UTF-16', Buffer.from('\uFEFFa: 1\n', 'utf16le'), /carp\.yaml is UTF-16; save it as UTF-8/],
])('reads nothing to be written back, when a file is %s', (_, bytes, reason) => {
  const file = join(root, 'content/pond/fish/carp.yaml');
  writeFileSync(file, bytes);

  expect(() => readExact(file)).toThrow(reason);
});

it('reads a text that gives the same bytes again, with mark, line ends and all letters', () => {
  const text = '\uFEFFtitle: Slàp \u{1F41F}\r\n\uFFFD\n';
  write('content/pond/fish/carp.yaml', text);
  const read = readExact(join(root, 'content/pond/fish/carp.yaml'));

  expect(read.text).toBe(text);
  expect(read.bytes).toEqual(Buffer.from(text));
});

it('shows files whose ending is nearly right, and names only those that are read', () => {
  for (const name of ['eel.yml', 'eel.YAML', 'eel.json', 'eel.rule', 'eel.png']) write(`content/pond/fish/${name}`, '');
  write('content/pond/balance.json', '{}');

  expect(textPathsIn(pond().folder)).toEqual(['fish/carp.yaml', 'game.yaml', 'rules/turn.rules']);
  expect([...readGame(pond()).keys()].filter((path) => /eel|json/.test(path))).toEqual([
    'pond/fish/eel.YAML',
    'pond/fish/eel.json',
    'pond/fish/eel.rule',
    'pond/fish/eel.yml',
  ]);
});

it('leaves out what cannot be read, when all games are read', () => {
  expect([...readContent(join(root, 'nowhere'))]).toEqual([]);
  expect(() => readGame({ id: 'nowhere', folder: join(root, 'nowhere') })).toThrow(/ENOENT/);
});

it('finds the content folder above', () => {
  expect(findContentFolder(join(root, 'content/pond/fish'))).toBe(join(root, 'content'));
});

it.each([
  ['a.yaml', true],
  ['fish/a.yaml', true],
  ['..a.yaml', true],
  ['.', false],
  ['..', false],
  ['../pond-more/a.yaml', false],
  ['fish/../../a.yaml', false],
  ['/etc/passwd', false],
])('knows what lies inside a folder, when the path is %s', (path, inside) => {
  expect(isInside('/content/pond', path)).toBe(inside);
});

it('says where a path leads, when a folder on the way is a link and the rest is not there', () => {
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(root, 'content/pond/birds'));

  expect(realPlace(join(root, 'content/pond/birds/new/owl.yaml'))).toBe(join(root, 'outside/new/owl.yaml'));
});

it.skipIf(process.platform === 'win32')('says of a path why it is left out, exactly when it is', () => {
  for (const path of [
    '.hidden/a.yaml',
    'fish/node_modules/a.yaml',
    'dist/a.yaml',
    `${'w/'.repeat(33)}a.yaml`,
    'fish/.a.yaml',
  ])
    write(`content/pond/${path}`, '');
  write(`content/pond/${'w/'.repeat(32)}b.yaml`, '');
  symlinkSync('fish', join(root, 'content/pond/link'));
  symlinkSync('carp.yaml', join(root, 'content/pond/fish/link.yaml'));
  execFileSync('mkfifo', [join(root, 'content/pond/fish/pipe.yaml')]);
  const all = readdirSync(pond().folder, { recursive: true, encoding: 'utf8' });
  const beyondLinks = ['link/carp.yaml', 'fish/carp.yaml/a.yaml'];

  const listed = [...all, ...beyondLinks].filter((path) => whyLeftOut(join(root, 'content'), `pond/${path}`) === null);
  expect(listed.toSorted()).toEqual(filesIn(pond().folder));
  expect(whyLeftOut(join(root, 'content'), 'pond/new/folder/a.yaml')).toBeNull();
  expect(whyLeftOut(join(root, 'content'), 'pond/fish/link.yaml')).toMatch(/^pond\/fish\/link\.yaml is a link/);
});

it('names folders that are nearly games, and what is wrong with them', () => {
  write('content/moor/game.yml', 'title: Moor');
  write('content/heath/game.YAML', 'title: Heath');
  write('content/notes/a.yaml', 'no game');
  write('elsewhere/lake/game.yaml', 'title: Lake');
  symlinkSync(join(root, 'elsewhere/lake'), join(root, 'content/lake'));
  symlinkSync(join(root, 'content/notes'), join(root, 'content/linked-notes'));
  mkdirSync(join(root, 'content/fen'));
  symlinkSync(join(root, 'elsewhere/lake/game.yaml'), join(root, 'content/fen/game.yaml'));

  const told = strayGamesIn(join(root, 'content')).map(
    ({ path, reason }) => `${path.slice(root.length + 1)} ${reason}`,
  );
  expect(told).toEqual([
    'content/fen/game.yaml is a link, and links are not followed; put the file itself there',
    'content/heath/game.YAML is not read, so this folder is no game; rename it to game.yaml',
    'content/lake is a link, and links are not followed; copy the game here, or name its own folder',
    'content/moor/game.yml is not read, so this folder is no game; rename it to game.yaml',
  ]);
});
