import { spawn, type ChildProcess } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ownPagesOnly } from '@undercroft/vite-plugin';
import type { Plugin } from 'vite';
import { galleryPack } from './src/gallery/packs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Storybook that was asked for. */
interface Gallery {
  readonly port: number;
  readonly child: ChildProcess;
  ready: boolean;
}

/**
 * Answers `/gallery/` in development: the first visit starts Storybook, and every visit goes on to
 * it when it is there. The page of `npm start` does not wait for it. In the built site the gallery
 * lies in the folder of that name.
 *
 * @param content  folder of the games whose cards it shows
 * @param begin    starts Storybook; replaced in tests
 */
export function galleryServer(content: string, begin = start): Plugin {
  let gallery: Promise<Gallery> | null = null;
  let running: Gallery | null = null;
  const end = (): void => void running?.child.kill();
  return {
    name: 'undercroft:gallery',
    apply: 'serve',
    configureServer(server) {
      process.once('exit', end);
      server.httpServer?.once('close', end);
      server.middlewares.use('/gallery', ownPagesOnly);
      server.middlewares.use('/gallery', (request: IncomingMessage, response: ServerResponse) => {
        gallery ??= begin(content, (words) => server.config.logger.error(words));
        void gallery.then(
          (started) => answer((running = started), request, response),
          () => {
            gallery = null;
            response.writeHead(500).end();
          },
        );
      });
    },
  };
}

async function start(content: string, report: (words: string) => void): Promise<Gallery> {
  const port = await freePort();
  const program = createRequire(import.meta.url)
    .resolve('storybook/package.json')
    .replace(/package\.json$/, 'dist/bin/dispatcher.js');
  const child = spawn(process.execPath, [program, 'dev', '--port', String(port), '--ci', '--no-open', '--quiet'], {
    cwd: root,
    env: { ...process.env, UNDERCROFT_CONTENT: content, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => report(String(chunk).trimEnd()));
  const gallery: Gallery = { port, child, ready: false };
  return gallery;
}

async function answer(gallery: Gallery, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { port, child } = gallery;
  gallery.ready ||= (await fetch(`http://127.0.0.1:${port}/index.json`).catch(() => null))?.ok === true;
  if (gallery.ready) {
    const name = request.headers.host?.replace(/:\d+$/, '') ?? 'localhost';
    response.writeHead(302, { location: `http://${name}:${port}/` }).end();
    return;
  }
  const words = galleryPack(request.headers['accept-language'] ?? 'en');
  const failed = child.exitCode !== null;
  response.writeHead(failed ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(waitingPage(words['server.title'], words[failed ? 'server.failed' : 'server.wait'], failed));
}

function waitingPage(title: string, text: string, failed: boolean): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${failed ? '' : '<meta http-equiv="refresh" content="1">'}
<style>
  html { color-scheme: dark; background: #171b1f; color: #f2ede2; font: 1.15rem/1.5 'Segoe UI', system-ui, sans-serif; }
  body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; text-align: center; }
  h1 { margin: 0 0 8px; font-size: 1.6rem; }
  p { margin: 0; }
</style></head><body><main><h1>${title}</h1><p role="status">${text}</p></main></body></html>`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address === null || typeof address === 'string' ? 6006 : address.port;
}
