/** Writes the extension: the folder that VS Code loads, and the same as one file to install. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconNames, iconShapes } from '@undercroft/vite-plugin/icons';
import { productionConditions } from '@undercroft/vite-plugin/conditions';
import { build, type InlineConfig } from 'vite';
import { rulesConfiguration, rulesGrammar, yamlGrammar } from './contributions/colours.ts';
import { FILES, SENTENCES, extensionManifest } from './contributions/manifest.ts';
import { RULES_SNIPPETS, YAML_SNIPPETS } from './contributions/snippets.ts';
import { FRENCH, GERMAN } from './extension/words.ts';
import { packedFolder } from './vsix.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One script of the extension. */
interface Script {
  readonly from: string;
  readonly to: string;
  readonly platform: 'node' | 'browser';
  readonly format: 'cjs' | 'es' | 'iife';
}

const SCRIPTS: readonly Script[] = [
  { from: 'extension/node', to: 'extension.cjs', platform: 'node', format: 'cjs' },
  { from: 'extension/web', to: 'extension.web.js', platform: 'browser', format: 'cjs' },
  { from: 'server/node', to: 'server.mjs', platform: 'node', format: 'es' },
  { from: 'server/worker', to: 'server.worker.js', platform: 'browser', format: 'iife' },
  { from: 'scenarios/node', to: 'scenarios.mjs', platform: 'node', format: 'es' },
  { from: 'scenarios/worker', to: 'scenarios.worker.js', platform: 'browser', format: 'iife' },
  { from: 'card/card', to: 'card.js', platform: 'browser', format: 'es' },
];

/**
 * Builds the extension.
 *
 * @param out folder that is emptied: `extension` in it is what VS Code loads,
 *   `undercroft-<version>.vsix` what one installs
 * @returns    path of the file to install
 * @throws     what Vite throws
 */
export async function buildExtension(out: string): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  const folder = join(out, 'extension');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const script of SCRIPTS) await build(configOf(script, join(folder, 'dist')));
  writeFileSync(join(folder, 'dist/icons.json'), JSON.stringify(iconShapes(iconNames())));
  const { version } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
    version: string;
  };
  const manifest = extensionManifest(version);
  const said = (language: 0 | 1 | 2): object =>
    Object.fromEntries(Object.entries(SENTENCES).map(([key, sentences]) => [key, sentences[language]]));
  const files: Readonly<Record<string, object>> = {
    'package.json': manifest,
    'package.nls.json': said(0),
    'package.nls.de.json': said(2),
    'package.nls.fr.json': said(1),
    'l10n/bundle.l10n.de.json': GERMAN,
    'l10n/bundle.l10n.fr.json': FRENCH,
    [FILES.rulesGrammar]: rulesGrammar(),
    [FILES.yamlGrammar]: yamlGrammar(),
    [FILES.rulesConfiguration]: rulesConfiguration,
    [FILES.rulesSnippets]: RULES_SNIPPETS,
    [FILES.yamlSnippets]: YAML_SNIPPETS,
  };
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  }
  cpSync(join(root, 'packages/vscode/extension.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE.txt'));
  // Messages link to the pages of errors.
  cpSync(join(root, 'docs/errors'), join(folder, 'docs/errors'), { recursive: true });
  const file = join(out, `${manifest.name}-${version}.vsix`);
  writeFileSync(file, packedFolder(folder));
  return file;
}

function configOf({ from, to, platform, format }: Script, out: string): InlineConfig {
  const isNode = platform === 'node';
  return {
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [isNode ? 'node' : 'browser', ...productionConditions] },
    ...(isNode ? { ssr: { noExternal: true as const, external: ['vscode'] } } : {}),
    build: {
      target: isNode ? 'node20' : 'es2022',
      outDir: out,
      emptyOutDir: false,
      // Most of it is the compiler.
      chunkSizeWarningLimit: 1500,
      ...(isNode ? { ssr: true } : {}),
      rolldownOptions: {
        input: fileURLToPath(new URL(`${from}.ts`, import.meta.url)),
        external: ['vscode'],
        // What the editor calls must stay; what is started as a script has nothing to export.
        preserveEntrySignatures: format === 'cjs' ? 'strict' : false,
        checks: { pluginTimings: false },
        output: {
          format,
          entryFileNames: to,
          minify: true,
          codeSplitting: false,
          ...(format === 'cjs' ? { exports: 'named' } : {}),
        },
      },
    },
  };
}
