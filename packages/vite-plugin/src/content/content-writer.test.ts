import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
