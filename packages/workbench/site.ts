/** The workbench as files for any web server. */
import { fileURLToPath } from 'node:url';
import { Content, undercroft } from '@undercroft/vite-plugin';
import { productionConditions } from '@undercroft/vite-plugin/conditions';
import { build, type PluginOption, type UserConfig } from 'vite';

/** What is shown, and where the files go. */
export interface SiteSettings {
  /** folder with a folder for each game */
  readonly content: string;
  /** ids of the games that are shown */
  readonly games: readonly string[];
  /** folder that is written, and emptied before */
  readonly out: string;
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the studio is made of. */
const STUDIO = [
  'codemirror',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/lsp-client',
  '@codemirror/state',
  '@codemirror/view',
  '@jridgewell/gen-mapping',
  '@lezer/highlight',
  'dompurify',
  'fflate',
  'idb',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
  'vscode-languageserver/browser',
  'yaml',
];

/** How the page is built and served. @param content  of the games; @param more  plugins besides */
export function pageConfig(content: string | Content, more: readonly PluginOption[] = []): UserConfig {
  return {
    plugins: [undercroft({ content }), ...more],
    // Assets stand beside the page, so that the site works in any folder of any server.
    base: './',
    server: { port: 5180 },
    // Designers work with this page: the notes that lit gives its developers would stand among theirs.
    resolve: { conditions: [...productionConditions] },
    // What is found only later makes the page load again.
    optimizeDeps: { include: ['lit', 'lit/directives/repeat.js', ...STUDIO] },
    // The worker of the bots imports games as the page does.
    worker: { format: 'es', plugins: () => [undercroft({ content })] },
    // The pictures of all icons are one file; everything else stays below a megabyte.
    build: { target: 'es2022', chunkSizeWarningLimit: 3300 },
  };
}

/** Builds a site for players, without studio and gallery: start page, table, cards and rulebook of each game. @throws what Vite throws */
export async function buildSite({ content, games, out }: SiteSettings): Promise<void> {
  const config = pageConfig(new Content(content, games));
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'import.meta.env.WORKSHOP': 'false' },
    build: { ...config.build, outDir: out, emptyOutDir: true },
  });
}
