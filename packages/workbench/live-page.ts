/**
 * The page without content, built once, and a server that gives it the content of a folder as it is
 * edited. Tests open the studio many times: a built page takes a third of the work of served
 * sources.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servedUrl, undercroft } from '@undercroft/vite-plugin';
import { build, type InlineConfig, type Plugin } from 'vite';
import { pageConfig } from './site.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where the built page lies: an output of nx, which makes it when a source has changed. */
export const LIVE_PAGE = fileURLToPath(new URL('.cache/live-page', import.meta.url));

/** No game lies here. */
const NOWHERE = join(LIVE_PAGE, 'no-content');

/** Leaves modules with content out of a build: the page imports them from the server. */
function contentOfServer(): Plugin {
  return {
    name: 'undercroft:content-of-server',
    enforce: 'pre',
    resolveId(id) {
      const url = servedUrl(id);
      return url === null ? null : { id: url, external: 'absolute' };
    },
  };
}

/**
 * Builds the page without content.
 *
 * @throws what Vite throws
 */
export async function buildLivePage(): Promise<void> {
  const config = pageConfig(NOWHERE, [contentOfServer()]);
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    worker: { format: 'es', plugins: () => [contentOfServer()] },
    build: { ...config.build, outDir: LIVE_PAGE, emptyOutDir: true },
  });
}

/** Configuration of a server that gives the built page with the games of a folder. */
export function livePageConfig(content: string): InlineConfig {
  if (!existsSync(LIVE_PAGE)) throw new Error('the page is not built: npx nx run @undercroft/workbench:build-live');
  return {
    root: LIVE_PAGE,
    configFile: false,
    appType: 'custom',
    // Files of this folder are sent as they are.
    publicDir: LIVE_PAGE,
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [undercroft({ content }), pageOfServer()],
  };
}

/** Gives the page itself, which Vite would change on its way. */
function pageOfServer(): Plugin {
  return {
    name: 'undercroft:page-of-server',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(\?|$)/.test(request.url ?? '')) return next();
        readFile(join(LIVE_PAGE, 'index.html')).then(
          (page) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
          next,
        );
      });
    },
  };
}

if (import.meta.main) await buildLivePage();
