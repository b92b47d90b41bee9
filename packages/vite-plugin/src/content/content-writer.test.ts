import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerWrite } from './content-writer.ts';

let root: string;
let content: string;
let server: Server;
let host: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'undercroft-writer-'));
  content = join(root, 'content');
  mkdirSync(join(content, 'sticks'), { recursive: true });
  writeFileSync(join(content, 'sticks/game.yaml'), 'title: Sticks\n');
  server = createServer((request, response) => void answerWrite(content, request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((done) => {
    server.close(done);
  });
  rmSync(root, { recursive: true, force: true });
});

async function send(body: unknown, more: { origin?: string; type?: string; method?: string } = {}): Promise<string> {
  const { origin = `http://${host}`, type = 'application/json', method = 'POST' } = more;
  const answer = await fetch(`http://${host}/`, {
    method,
    headers: { 'content-type': type, ...(origin === '' ? {} : { origin }) },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return `${answer.status} ${await answer.text()}`.trim();
}

const bytesOf = (path: string): Buffer => readFileSync(join(content, path));
const textOf = (path: string): string => readFileSync(join(content, path), 'utf8');

it('writes files, makes folders for new ones and takes others away', async () => {
  const files = { 'sticks/game.yaml': null, 'sticks/woods/oak.yaml': 'title: Oak\n', 'sticks/rules/play.rules': '' };

  const known = {
    'sticks/game.yaml': 'title: Sticks\n',
    'sticks/woods/oak.yaml': null,
    'sticks/rules/play.rules': null,
  };

  expect(await send({ files, known })).toBe('204');
  expect(textOf('sticks/woods/oak.yaml')).toBe('title: Oak\n');
  expect(textOf('sticks/rules/play.rules')).toBe('');
  expect(existsSync(join(content, 'sticks/game.yaml'))).toBe(false);
});

it.each([
  '../outside.yaml',
  'sticks/../../outside.yaml',
  '/etc/outside.yaml',
  'sticks\\..\\outside.yaml',
  'sticks/.hidden.yaml',
  'sticks/page.html',
  'outside.yaml',
  'sticks/a..b/c.yaml',
])('writes nothing at all, when one path is %s', async (path) => {
  const files = { 'sticks/game.yaml': 'title: Stones\n', [path]: '' };
  const known = { 'sticks/game.yaml': 'title: Sticks\n', [path]: null };
  expect(await send({ files, known })).toMatch(/^400 .* is no path of a content file$/);
  expect(textOf('sticks/game.yaml')).toBe('title: Sticks\n');
  expect(existsSync(join(root, 'outside.yaml'))).toBe(false);
});

it('writes nothing through a link that leads out of the folder', async () => {
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(content, 'sticks/woods'));

  for (const path of ['sticks/woods/oak.yaml', 'sticks/woods/old/oak.yaml'])
    expect(await send({ files: { [path]: '' }, known: { [path]: null } })).toMatch(/^403 /);
  expect(existsSync(join(root, 'elsewhere/oak.yaml'))).toBe(false);
  expect(existsSync(join(root, 'elsewhere/old'))).toBe(false);
});

it('writes nothing over what the page has never seen, and tells what lies there', async () => {
  const files = { 'sticks/game.yaml': 'title: Stones\n', 'sticks/woods/oak.yaml': 'title: Oak\n' };
  const known = { 'sticks/game.yaml': 'title: Twigs\n', 'sticks/woods/oak.yaml': null };

  expect(await send({ files, known })).toBe(`409 {"files":{"sticks/game.yaml":"title: Sticks\\n"}}`);
  expect(textOf('sticks/game.yaml')).toBe('title: Sticks\n');
  expect(existsSync(join(content, 'sticks/woods/oak.yaml'))).toBe(false);
});

it('takes other ends of lines for no change', async () => {
  writeFileSync(join(content, 'sticks/game.yaml'), 'title: Sticks\r\n');
  const known = { 'sticks/game.yaml': 'title: Sticks\n' };

  expect(await send({ files: { 'sticks/game.yaml': 'title: Stones\n' }, known })).toBe('204');
});

it('hears pages of its own server alone', async () => {
  const body = { files: { 'sticks/game.yaml': '' }, known: { 'sticks/game.yaml': 'title: Sticks\n' } };

  expect(await send(body, { origin: 'http://elsewhere.example' })).toMatch(/^403 /);
  expect(await send(body, { origin: '' })).toMatch(/^403 /);
  expect(await send(body, { type: 'text/plain' })).toMatch(/^415 /);
  expect(await send(body, { method: 'GET' })).toMatch(/^405 /);
  expect(textOf('sticks/game.yaml')).toBe('title: Sticks\n');
});

it.each([
  '',
  '{',
  '[]',
  '{"files": []}',
  '{"files": {"sticks/game.yaml": 7}, "known": {"sticks/game.yaml": null}}',
  '{"files": {"sticks/game.yaml": ""}, "known": {}}',
  '{"files": {"sticks/game.yaml": ""}}',
])('says what it wants, when it is sent %j', async (body) => {
  expect(await send(body)).toMatch(/^400 /);
});

/** Saves a file that is not there beside a change of game.yaml, which must then stay as it is. */
async function saveBeside(path: string, known: string | null = null): Promise<string> {
  const files = { 'sticks/game.yaml': 'title: Stones\n', [path]: 'title: Oak\n' };
  const answer = await send({ files, known: { 'sticks/game.yaml': 'title: Sticks\n', [path]: known } });
  expect(textOf('sticks/game.yaml')).toBe('title: Sticks\n');
  return answer;
}

it.each([
  [
    'a name that the system finds too long',
    `sticks/${'x'.repeat(300)}.yaml`,
    /^500 .* the name is too long .*; nothing was saved$/,
  ],
  ['a file where a folder is wanted', 'sticks/file.yaml/oak.yaml', /^403 sticks\/file\.yaml is no folder/],
  ['a folder where a file is wanted', 'sticks/folder.yaml', /^403 sticks\/folder\.yaml is no plain file/],
  ['a folder that readers leave out', 'sticks/node_modules/oak.yaml', /^403 node_modules is left out/],
  ['another one', 'sticks/woods/dist/oak.yaml', /^403 dist is left out/],
  ['more folders than readers enter', `sticks/${'w/'.repeat(33)}oak.yaml`, /^403 .* more than 32 folders/],
  ['a device of Windows', 'sticks/CON.yaml', /^400 CON\.yaml is a name that Windows keeps/],
  [
    'a game that is called like a part of every object',
    'constructor/game.yaml',
    /^400 constructor is a name that JavaScript keeps/,
  ],
])('saves nothing at all, when one file has %s', async (_, path, answer) => {
  writeFileSync(join(content, 'sticks/file.yaml'), '');
  mkdirSync(join(content, 'sticks/folder.yaml'));

  expect(await saveBeside(path)).toMatch(answer);
  expect(readdirSync(content, { recursive: true }).filter((name) => String(name).includes('undercroft'))).toEqual([]);
});

it('saves as deep as readers enter', async () => {
  const path = `sticks/${'w/'.repeat(32)}oak.yaml`;

  expect(await send({ files: { [path]: '' }, known: { [path]: null } })).toBe('204');
});

it('neither shows nor replaces what a link leads to', async () => {
  writeFileSync(join(root, 'secret'), 'secret\n');
  symlinkSync(join(root, 'secret'), join(content, 'sticks/link.yaml'));

  const answer = await saveBeside('sticks/link.yaml');
  expect(answer).toMatch(/^403 sticks\/link\.yaml is a link/);
  expect(answer).not.toContain('secret');
  expect(lstatSync(join(content, 'sticks/link.yaml')).isSymbolicLink()).toBe(true);
});

it.skipIf(process.platform === 'win32')('answers, when a pipe lies where a file is wanted', async () => {
  execFileSync('mkfifo', [join(content, 'sticks/pipe.yaml')]);

  expect(await saveBeside('sticks/pipe.yaml')).toMatch(/^403 sticks\/pipe\.yaml is no plain file/);
});

it.skipIf(process.platform === 'win32')('writes nothing over a file that is read-only, and keeps rights', async () => {
  writeFileSync(join(content, 'sticks/oak.yaml'), 'title: Old Oak\n');
  chmodSync(join(content, 'sticks/oak.yaml'), 0o444);
  expect(await saveBeside('sticks/oak.yaml', 'title: Old Oak\n')).toMatch(
    /oak\.yaml` cannot be written: .*EACCES.*nothing was saved$/,
  );
  expect(textOf('sticks/oak.yaml')).toBe('title: Old Oak\n');

  chmodSync(join(content, 'sticks/game.yaml'), 0o600);
  const known = { 'sticks/game.yaml': 'title: Sticks\n' };
  expect(await send({ files: { 'sticks/game.yaml': 'title: Stones\n' }, known })).toBe('204');
  expect(statSync(join(content, 'sticks/game.yaml')).mode & 0o777).toBe(0o600);
});

it('keeps ends of lines, and the mark that the page sends', async () => {
  writeFileSync(join(content, 'sticks/game.yaml'), '\uFEFFtitle: Sticks\r\nturn: x\r\n');
  const known = { 'sticks/game.yaml': '\uFEFFtitle: Sticks\nturn: x\n' };

  expect(await send({ files: { 'sticks/game.yaml': '\uFEFFtitle: Stones\nturn: x\n' }, known })).toBe('204');
  expect(textOf('sticks/game.yaml')).toBe('\uFEFFtitle: Stones\r\nturn: x\r\n');
});

it.each([
  ['Latin-1', Buffer.from('title: Sl\u00E0p\n', 'latin1'), /^422 sticks\/oak\.yaml is not UTF-8, see line 1; save it/],
  ['longer than is read', Buffer.alloc(1_048_577, '#'), /^422 sticks\/oak\.yaml has more than 262,144 characters/],
])(
  'writes nothing over a file that is %s, even if the page has seen what can be seen of it',
  async (_, bytes, answer) => {
    writeFileSync(join(content, 'sticks/oak.yaml'), bytes);

    expect(await saveBeside('sticks/oak.yaml', bytes.toString('utf8').slice(0, 1_048_576))).toMatch(answer);
    expect(bytesOf('sticks/oak.yaml')).toEqual(bytes);
  },
);

it('refuses more files than anyone can wait for', async () => {
  const paths = Array.from({ length: 4001 }, (_, index) => [`sticks/oak-${index}.yaml`, ''] as const);
  const known = Object.fromEntries(paths.map(([path]) => [path, null]));

  expect(await send({ files: Object.fromEntries(paths), known })).toMatch(/^413 4001 files are too many; at most 4000/);
  expect(readdirSync(join(content, 'sticks'))).toEqual(['game.yaml']);
});

it('takes a file away that has a wrong ending, and says what it should be called when it is to be written', async () => {
  mkdirSync(join(content, 'sticks/oaks'));
  writeFileSync(join(content, 'sticks/oaks/oak.json'), '{}');

  expect(await saveBeside('sticks/oaks/oak.json', '{}')).toBe(
    '400 sticks/oaks/oak.json is no path of a content file; call it sticks/oaks/oak.yaml',
  );
  expect(await send({ files: { 'sticks/oaks/oak.json': null }, known: { 'sticks/oaks/oak.json': '{}' } })).toBe('204');
  expect(existsSync(join(content, 'sticks/oaks/oak.json'))).toBe(false);
});
