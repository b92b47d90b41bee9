/**
 * The documents in the workbench: below `docs/`, of the server of `npm start` and of a built site.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '@undercroft/content-files';
import type { Plugin, ViteDevServer } from 'vite';
import { SiteFiles } from './site-files.ts';

/** Folder of the site beside the page of the workbench. */
const FOLDER = 'docs/';
const CLIENT = fileURLToPath(new URL('../src/docs/main.ts', import.meta.url));
/** Texts of the game that the examples belong to. */
const GAME = 'virtual:undercroft/docs-game';

/** Where calls are tried. */
const POSITION = fileURLToPath(new URL('assets/position.yaml', import.meta.url));

/**
 * Where the packages were installed, the documents for designers came with this one; in the
 * repository they stand at its root.
 */
const own = fileURLToPath(new URL('..', import.meta.url));
const root = existsSync(join(own, 'docs/README.md')) ? own : fileURLToPath(new URL('../../..', import.meta.url));
const games = join(root, 'packages/compiler/test/games/tiny');
const GAME_ID = 'lantern';

/** Whether the documents are here. */
export const hasDocs = existsSync(join(root, 'docs/README.md')) && existsSync(join(games, GAME_ID));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the documents, and adds them to a site that is built. A link that leads nowhere ends a
 * build.
 */
export function docsSite(): Plugin {
  let files: SiteFiles | null = null;
  let client = '';
  const site = (): SiteFiles => (files ??= new SiteFiles(root, gameTexts()));
  return {
    name: 'undercroft:docs',
    config: () => ({ define: { 'import.meta.env.DOCS': 'true' } }),
    resolveId: (id) => (id === GAME ? `\0${GAME}` : null),
    load: (id) =>
      id === `\0${GAME}`
        ? `export const game = ${JSON.stringify(GAME_ID)};\nexport const files = ${JSON.stringify(Object.fromEntries(gameTexts()))};\nexport const position = ${JSON.stringify(readFileSync(POSITION, 'utf8'))};\n`
        : null,
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const { broken } = site().documents;
      if (broken.length > 0) this.error(`links of documents that lead nowhere:\n${broken.join('\n')}`);
      client = this.emitFile({ type: 'chunk', id: CLIENT, name: 'docs' });
    },
    // Not as assets of the bundle, because the build would print 400 lines about them.
    writeBundle({ dir }) {
      const script = `../${this.getFileName(client)}`;
      for (const address of site().addresses) {
        const path = join(dir!, FOLDER, address);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, site().file(address, script)!);
      }
    },
    configureServer(server) {
      watch(server, () => (files = null));
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const given = fileAt(site(), request.url ?? '/');
        if (given === null) next();
        else void send(server, given, response).catch((error: unknown) => response.destroy(error as Error));
      });
    },
  };
}

/** A file that was asked for, and its address. */
interface Given {
  readonly address: string;
  readonly file: string | Buffer;
}

/** @returns null when there is no such file */
function fileAt(files: SiteFiles, url: string): Given | null {
  const path = url.replace(/[?#].*$/, '').replace(/^\//, '');
  const address = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const file = files.file(address, `/@fs/${CLIENT.replace(/^\//, '')}`);
  return file === null ? null : { address, file };
}

async function send(server: ViteDevServer, { address, file }: Given, response: ServerResponse): Promise<void> {
  const isPage = address.endsWith('.html') && typeof file === 'string';
  response.setHeader('content-type', TYPES[extname(address)] ?? 'application/octet-stream');
  response.setHeader('cache-control', 'no-cache');
  response.end(isPage ? await server.transformIndexHtml(`/${FOLDER}${address}`, file) : file);
}

/** A document that is saved is read again, and pages that show documents are loaded again. */
function watch(server: ViteDevServer, forget: () => void): void {
  const folder = join(root, 'docs');
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'] as const)
    server.watcher.on(event, (file) => {
      if (!file.endsWith('.md')) return;
      forget();
      server.ws.send({ type: 'full-reload', path: `/${FOLDER}*.html` });
    });
}

function gameTexts(): ReadonlyMap<string, string> {
  const folder = join(games, GAME_ID);
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
