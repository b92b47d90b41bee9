/** The workbench as files for any web server. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bakePictures, playerPlugin } from '@undercroft/bundle';
import { galleryServer } from './gallery-server.ts';
import { docsSite, hasDocs } from './docs-site/plugin.ts';
import { Content, LIT_MODULES, undercroft } from '@undercroft/vite-plugin';
import { productionConditions } from '@undercroft/vite-plugin/conditions';
import { build, createServer, searchForWorkspaceRoot, type PluginOption, type UserConfig } from 'vite';

/** What is shown, and where the files go. */
export interface SiteSettings {
  /** folder with a folder for each game */
  readonly content: string;
  /** ids of the games that are shown */
  readonly games: readonly string[];
  /** folder that is written, and emptied before */
  readonly out: string;
  /** their pictures are drawn; left out: they are */
  readonly pictures?: boolean;
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the studio is made of. */
const STUDIO = [
  'codemirror',
  '@codemirror/autocomplete',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/lsp-client',
  '@codemirror/state',
  '@codemirror/view',
  '@jridgewell/gen-mapping',
  '@lezer/highlight',
  '@observablehq/plot',
  'dompurify',
  'fflate',
  'idb',
  'minisearch',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
  'vscode-languageserver/browser',
  'yaml',
];

/**
 * The other packages: their sources are served file by file, so that a change shows at once.
 */
const OURS = [
  'bots',
  'compiler',
  'components',
  'contract',
  'engine',
  'game-element',
  'kernel',
  'language-server',
  'pictures',
  'report',
  'scenario',
  'simulator',
  'starters',
  'view',
].map((name) => `@undercroft/${name}`);

/** Where page and workers enter them. */
const ENTRIES = [
  'bots',
  'compiler',
  'components',
  'contract',
  'engine',
  'game-element',
  'game-element/page',
  'language-server/requests',
  'language-server/worker',
  'pictures',
  'report/html',
  'scenario',
  'simulator',
].map((name) => `@undercroft/${name}`);

/** Has modules of its own, which are made when they are asked for. */
const PLUGIN = '@undercroft/vite-plugin';

/**
 * The folder of packages that this one was installed into, the outermost when some lie inside
 * others; none in the repository.
 */
const packagesAround = [/^.*?[\\/]node_modules(?=[\\/])/.exec(root)?.[0] ?? []].flat();

/**
 * How the page is built and served.
 *
 * @param content   of the games
 * @param more      plugins besides
 * @param packages how a server gives the other packages: as `sources`, about 1,500 files a page, of
 *   which each is as it was saved last; or `bundled` once, when it starts: a page is there in a
 *   fifth of the work
 */
export function pageConfig(
  content: string | Content,
  more: readonly PluginOption[] = [],
  packages: 'sources' | 'bundled' = 'sources',
  drawn = true,
): UserConfig {
  const ours =
    packages === 'sources' ? { include: [], exclude: [...OURS, PLUGIN] } : { include: ENTRIES, exclude: [PLUGIN] };
  return {
    plugins: [undercroft({ content, ...(drawn ? { pictures: bakePictures } : {}) }), playerPlugin(), ...more],
    // Assets stand beside the page, so that the site works in any folder of any server.
    base: './',
    server: { port: 5180, fs: { allow: [searchForWorkspaceRoot(root), ...packagesAround] } },
    // Designers work with this page: the notes that lit gives its developers would stand among
    // theirs.
    resolve: { conditions: [...productionConditions] },
    // What is found only later makes the page load again.
    optimizeDeps: {
      // In the published package `docs` has pages that embed built games, whose files are not
      // there.
      entries: ['index.html'],
      include: [...LIT_MODULES, ...STUDIO, ...ours.include],
      exclude: ours.exclude,
    },
    // The worker of the bots imports games as the page does.
    worker: { format: 'es', plugins: () => [undercroft({ content })] },
    // The pictures of all icons are one file; everything else stays below a megabyte.
    build: { target: 'es2022', chunkSizeWarningLimit: 3300, rolldownOptions: { checks: { pluginTimings: false } } },
  };
}

/**
 * Builds a site for players, without studio and gallery: start page, table, cards and rulebook of
 * each game.
 *
 * @throws what Vite throws
 */
export async function buildSite({ content, games, out, pictures = true }: SiteSettings): Promise<void> {
  const config = pageConfig(new Content(content, games), [], 'sources', pictures);
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'import.meta.env.GALLERY': 'false', 'import.meta.env.WORKSHOP': 'false' },
    build: { ...config.build, outDir: out, emptyOutDir: true },
  });
}

/** Storybook and what it needs are in the repository only. */
const hasGallery = existsSync(fileURLToPath(new URL('../../.storybook', import.meta.url)));

/** A page that is served while its content is edited. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the page with studio and live content.
 *
 * @param content  folder with a folder for each game
 * @param port     0 for any; another free one is taken when it is in use
 * @throws what Vite throws
 */
export async function servePage(content: string, port: number): Promise<ServedPage> {
  // Packages that were installed do not change while they are served.
  const packages = packagesAround.length > 0 ? 'bundled' : 'sources';
  const config = pageConfig(content, [hasGallery && galleryServer(content), hasDocs && docsSite()], packages);
  const server = await createServer({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'import.meta.env.GALLERY': String(hasGallery) },
    server: { ...config.server, port },
  });
  await server.listen();
  return { url: server.resolvedUrls!.local[0]!, close: async () => await server.close() };
}
