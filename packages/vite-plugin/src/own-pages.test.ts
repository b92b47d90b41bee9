import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { ownPagesOnly } from './own-pages.ts';
import { undercroft } from './plugin.ts';

it.each([
  ['same-origin', 'passes'],
  ['none', 'passes'],
  [undefined, 'passes'],
  ['same-site', 403],
  ['cross-site', 403],
])('lets a request that comes from %s: %s', (from, expected) => {
  let seen: unknown = null;
  const response = { writeHead: (status: number) => (seen = status), end: () => {} } as never;
  ownPagesOnly({ headers: { 'sec-fetch-site': from } }, response, () => (seen = 'passes'));

  expect(seen).toBe(expected);
});

it('starts no editor, when a page of another site asks for it', async () => {
  const vite = await createServer({
    configFile: false,
    root: tmpdir(),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [undercroft({ content: tmpdir() })],
  });
  const server = createHttpServer(vite.middlewares);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const status = async (path: string): Promise<number> =>
    (await fetch(`${host}${path}`, { headers: { 'sec-fetch-site': 'cross-site' } })).status;

  expect(await status('/__open-in-editor?file=nothing')).toBe(403);
  expect(await status('/elsewhere.txt')).not.toBe(403);
  server.close();
  await vite.close();
});
