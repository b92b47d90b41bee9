import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { galleryServer } from '../gallery-server.ts';

it('starts no gallery, when a page of another site asks for it', async () => {
  let started = 0;
  const vite = await createServer({
    configFile: false,
    root: tmpdir(),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [galleryServer(tmpdir(), async () => (started++, await Promise.reject(new Error('none'))))],
  });
  const server = createHttpServer(vite.middlewares);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gallery/`;
  const status = async (from: string): Promise<number> =>
    (await fetch(address, { headers: { 'sec-fetch-site': from } })).status;

  expect(await status('cross-site')).toBe(403);
  expect(started).toBe(0);
  expect(await status('same-origin')).toBe(500);
  expect(started).toBe(1);
  server.close();
  await vite.close();
});
